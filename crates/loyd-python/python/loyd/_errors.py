"""The exceptions of the package, by kind."""

from __future__ import annotations


class Error(Exception):
    """What every exception of this package is.

    ``row`` is the row of an array that the error is about, ``span`` the first and the last
    position (exclusive) in a text, ``bounds`` the least and the greatest distance that is
    possible. Each is ``None`` where it does not apply.
    """

    row: int | None = None
    span: tuple[int, int] | None = None
    bounds: tuple[int, int] | None = None


class BoardError(Error, ValueError):
    """What was given is no board."""


class UnsolvableError(Error, ValueError):
    """The board cannot reach the goal."""


class RequestError(Error, ValueError):
    """The arguments cannot be used, or not together."""


class LimitError(Error):
    """A limit was reached before the answer was known."""


class TableError(Error):
    """A table cannot be used."""


class StoppedError(Error):
    """The work was stopped."""


class TableWarning(UserWarning):
    """The data directory cannot be used; tables are built in memory."""
