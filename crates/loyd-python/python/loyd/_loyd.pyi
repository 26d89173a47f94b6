"""The extension module, made from Rust. Boards are bytes with their size."""

import os
from typing import Any, Callable

__version__: str

Size = tuple[int, int]
Packed = tuple[bytes, Size]

def parse_board(text: str, size: Size | None) -> Packed: ...
def check_board(tiles: list[int], size: Size) -> Packed: ...
def goal_board(text: str, size: Size) -> Packed: ...
def board_text(tiles: bytes, size: Size, notation: str) -> str: ...
def board_svg(tiles: bytes, size: Size) -> str: ...
def apply(tiles: bytes, size: Size, moves: str, notation: str) -> Packed: ...
def parse_time(text: str) -> float: ...
def random_states(
    count: int, size: Size, seed: int, goal_text: str, walk: int | None
) -> bytearray: ...

class Engine:
    def __new__(
        cls, data_dir: str | os.PathLike[str] | None, tables: str | None, store: bool, load: str
    ) -> Engine: ...
    def take_remarks(self) -> list[str]: ...
    def solve(self, tiles: bytes, size: Size, choices: dict[str, Any]) -> dict[str, Any]: ...
    def hint(
        self, tiles: bytes, size: Size, moves: int, choices: dict[str, Any]
    ) -> dict[str, Any]: ...
    def analyze(
        self, tiles: bytes, size: Size, played: str, choices: dict[str, Any]
    ) -> dict[str, Any]: ...
    def estimate(
        self, tiles: bytes, size: Size, heuristic: str | None, choices: dict[str, Any]
    ) -> dict[str, Any]: ...
    def label(
        self,
        tiles: bytes,
        size: Size,
        moves: bool,
        choices: dict[str, Any],
        progress: Callable[[int], None] | None,
    ) -> tuple[bytearray, bytearray]: ...
    def scramble(
        self,
        count: int,
        size: Size,
        seed: int,
        goal_text: str,
        least: int,
        most: int,
        thread_count: int,
    ) -> tuple[bytearray, list[int]]: ...
