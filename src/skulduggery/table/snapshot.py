"""A table between two games in one piece: what its log says up to there need not be read again."""

import msgspec

from skulduggery.games import game_named
from skulduggery.table.seats import Chair, Guest, Terms
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything but the facts that were kept for those who come back."""

    id: str
    settings: TableSettings
    host: str
    guests: dict[str, Guest]
    removed: set[str]
    muted: set[str]
    origins: dict[str, set[str]]
    chairs: list[Chair]
    terms: Terms
    terms_number: int
    secret: bytes
    commitment: str
    log_length: int
    extra_facts: int
    asleep_s: float
    match_number: int


def can_take_snapshot(table: Table) -> bool:
    """Between games; else there is a match with all that led to it."""
    return table.status == "open" and table.match is None


def take_snapshot(table: Table) -> bytes:
    kept = {name: getattr(table, name) for name in TableSnapshot.__struct_fields__}
    return msgspec.json.encode(TableSnapshot(**kept))


def table_from_snapshot(taken: bytes) -> Table:
    """Raises msgspec.MsgspecError for one of another version."""
    snapshot = msgspec.json.decode(taken, type=TableSnapshot)
    table = Table()
    for name in TableSnapshot.__struct_fields__:
        setattr(table, name, getattr(snapshot, name))
    table.game = game_named(snapshot.terms.game)
    table.options = table.game.read_options(snapshot.terms.options)
    return table
