"""Statements that mean the same to SQLite and to PostgreSQL."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import ColumnElement, Executable, LargeBinary, String, bindparam, func, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg, insert
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import FunctionElement
from sqlalchemy.types import Boolean, TypeDecorator

# SQLAlchemy has an insert for each dialect; SQLite understands what this one can say, too.
__all__ = [
    "DriverSql",
    "DriverStatement",
    "PlainText",
    "contains_bytes",
    "hold_name",
    "insert",
]


class DriverSql:
    """A statement in the words of one driver."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self._names: Sequence[str] = compiled.positiontup

    def arguments(self, values: Mapping[str, Any]) -> list[Any]:
        return [values[name] for name in self._names]


class DriverStatement:
    """A statement as drivers take it. To compile it each time costs more than to execute it."""

    def __init__(self, statement: Executable) -> None:
        self._statement = statement

    @cached_property
    def for_sqlite(self) -> DriverSql:
        return DriverSql(self._statement, sqlite.dialect())

    @cached_property
    def for_postgresql(self) -> DriverSql:
        return DriverSql(self._statement, asyncpg.dialect())  # type: ignore[no-untyped-call]


class PlainText(TypeDecorator[str]):
    """Text, in which anything may be looked for: PostgreSQL refuses to hear of NUL."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else value.replace("\0", "\ufffd")


async def hold_name(connection: AsyncConnection, *name: str) -> None:
    """Whoever else holds this name waits until the transaction ends; SQLite has one writer anyway.

    For what is counted after it was written: of two at once the second has to see the first.
    """
    if connection.dialect.name == "postgresql":
        number = func.hashtextextended(":".join(name), 0)
        await connection.execute(select(func.pg_advisory_xact_lock(number)))


class contains_bytes(FunctionElement[bool]):
    """Whether bytes stand in a column of bytes."""

    type = Boolean()
    inherit_cache = True

    def __init__(self, column: ColumnElement[bytes], part: bytes) -> None:
        super().__init__(column, bindparam(None, part, LargeBinary))


@compiles(contains_bytes, "sqlite")
def _find_in_sqlite(element: contains_bytes, compiler: SQLCompiler, **options: Any) -> str:
    return f"instr({compiler.process(element.clauses, **options)}) > 0"


@compiles(contains_bytes, "postgresql")
def _find_in_postgresql(element: contains_bytes, compiler: SQLCompiler, **options: Any) -> str:
    column, part = (compiler.process(clause, **options) for clause in element.clauses)
    return f"position({part} in {column}) > 0"
