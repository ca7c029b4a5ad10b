"""Which games count for ratings, and in which places those come who did not play to the end.

A rated game counts unless two of its people come from one origin: an address, a device or an owner.
Whoever could play both sides could win as often as they like.
"""

from collections.abc import Collection, Sequence
from itertools import combinations

from skulduggery.table.seats import Chair
from skulduggery.table.table_state import TableState

OWNER_ORIGIN_PREFIX = "o"  # of the person who answers for a guest
ADDRESS_ORIGIN_PREFIX = "a"


def is_counted(table: TableState) -> bool:
    """Whether the game that is played, or that would be if it started now, counts for ratings."""
    if table.status == "open":
        return table.settings.rated and not shares_origin(table)
    return table.settings.rated and table.counts


def shares_origin(table: TableState, asking: str = "", origins: Collection[str] = ()) -> bool:
    """Whether two people on chairs come from one origin.

    Of the guest who is `asking`, `origins` are known beyond those that the log knows.
    """
    known = [
        table.origins.get(chair.guest, set()) | set(origins if chair.guest == asking else ())
        for chair in table.chairs
        if chair.kind == "person"
    ]
    return any(one & other for one, other in combinations(known, 2))


def is_removal_harmful(table: TableState, guest: str) -> bool:
    """Whether somebody's part in a game that counts would end with the guest's: then nobody may
    remove them, for whoever removes an opponent, or has a friend do it, would win by it."""
    if table.status != "playing" or not is_counted(table):
        return False
    owners = _owner_origins(table, guest)
    return any(
        chair.guest == guest or owners & _owner_origins(table, chair.guest)
        for chair in (table.chairs[number] for number in table.players)
        if chair.kind == "person" and not chair.resigned
    )


def _owner_origins(table: TableState, guest: str) -> set[str]:
    known = table.origins.get(guest, set())
    return {origin for origin in known if origin.startswith(OWNER_ORIGIN_PREFIX)}


def abandoned_places(chairs: Sequence[Chair], resigned: Sequence[int]) -> list[int] | None:
    """The places in a game that nobody played to the end; None where they say nothing.

    Bots, who would have played on, come first, then those who only stayed away, then those who gave
    up, the first of them last: leaving is no way out of a defeat.
    """
    ranks = [
        0 if chair.kind == "bot" else 2 + resigned[::-1].index(player) if player in resigned else 1
        for player, chair in enumerate(chairs)
    ]
    if len(set(ranks)) == 1:
        return None
    return [1 + sum(other < own for other in ranks) for own in ranks]
