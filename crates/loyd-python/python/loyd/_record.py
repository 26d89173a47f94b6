"""Answers: dictionaries whose fields are attributes too."""

from __future__ import annotations

from typing import Any


class Record(dict):
    """An answer with the fields of the command's JSON.

    It is a dictionary, so ``pandas.DataFrame(records)`` and ``polars.DataFrame(records)``
    read lists of them. Fields are attributes as well.

    >>> record = Record(length=31, status="optimal")
    >>> record.length
    31
    >>> record["status"]
    'optimal'
    >>> record.colour
    Traceback (most recent call last):
    AttributeError: there is no field 'colour'; there are length, status
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            fields = ", ".join(self)
            raise AttributeError(f"there is no field {name!r}; there are {fields}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self]


def record(value: Any) -> Any:
    """Returns a dictionary, and those inside it, as records."""
    if isinstance(value, dict):
        return Record((name, record(field)) for name, field in value.items())
    if isinstance(value, list):
        return [record(one) for one in value]
    return value
