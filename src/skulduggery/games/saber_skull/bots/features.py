"""What a player about to roll sees of a match, as numbers for a net; everything from their seat on.

Colours count only by what the saber would do with them, so they have no names here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of, size
from skulduggery.games.saber_skull.rules.state import COLOURS, Island, SaberSkullState

ISLANDS: Final = 5  # of the ring
FEW: Final = 6  # tokens that are told one by one
OF_CREW: Final = 11
OF_ISLAND: Final = 8
OF_TABLE: Final = 15
MANY: Final = 6.0


def num_inputs(players: int) -> int:
    return players * OF_CREW + ISLANDS * OF_ISLAND + OF_TABLE


def pulled(six: i64, island: Island) -> i64:
    """How many tokens of island 6 the saber would take with what lies on this one now."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if number_of(island.pile, colour) > 0:
            total += number_of(six, colour)
        colour += 1
    return total


def before(one: Island, other: Island) -> bool:
    """Islands are told by kind: small ones first, then those far from the saber."""
    if one.room != other.room:
        return one.room < other.room
    if one.saber != other.saber:
        return other.saber
    return size(one.pile) < size(other.pile)


def in_order(state: SaberSkullState) -> list[Island]:
    islands: list[Island] = []
    k: i64 = 0
    while k < ISLANDS:
        island = state.islands[k]
        at = len(islands)
        while at > 0 and before(island, islands[at - 1]):
            at -= 1
        islands.insert(at, island)
        k += 1
    return islands


def look(state: SaberSkullState, seat: i64, turns: i64, seen: vec[float]) -> None:
    """Fill `seen` for `seat`, about to roll in the turn of that number."""
    at: i64 = 0
    while at < len(seen):
        seen[at] = 0.0
        at += 1
    players = state.num_seats
    six = state.islands[5].pile
    at = 0
    crew: i64 = 0
    while crew < players:
        see_crew(state.crews[(seat + crew) % players].tokens, six, seen, at)
        at += OF_CREW
        crew += 1
    biting: i64 = 0
    picked: i64 = 0
    risk: i64 = 0
    free: i64 = 0
    for island in in_order(state):
        lying = size(island.pile)
        taken = pulled(six, island) if island.saber else 0
        if lying >= island.room:
            biting += 1
            picked += lying
            risk += taken
            seen[at] = 1.0
            seen[at + 1] = float(lying) / MANY
            seen[at + 2] = float(taken) / MANY
        else:
            free += island.room - lying
            seen[at + 3] = 1.0 if island.saber else 0.0
            seen[at + 4] = float(island.room - lying) / MANY
            seen[at + 5] = float(taken) / MANY
        seen[at + 6] = float(lying) / MANY
        seen[at + 7] = 1.0 if island.room - lying == 1 else 0.0
        at += OF_ISLAND
    seen[at + biting] = 1.0
    at += ISLANDS + 1
    seen[at] = float(picked) / MANY
    seen[at + 1] = float(risk) / MANY
    seen[at + 2] = float(free) / MANY
    seen[at + 3] = float(size(six)) / (MANY * float(players))
    if turns <= players:
        seen[at + 4] = 1.0
        seen[at + 5] = float(players + 1 - turns) / float(players)
    kinds: i64 = 0
    most: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        there = number_of(six, colour)
        if there > 0:
            kinds += 1
        most = max(most, there)
        colour += 1
    seen[at + 6] = float(kinds) / float(players)
    seen[at + 7] = float(most) / MANY
    seen[at + 8] = 1.0


def see_crew(tokens: i64, six: i64, seen: vec[float], at: i64) -> None:
    held = size(tokens)
    if held <= FEW:
        if held > 0:
            seen[at + held - 1] = 1.0
    else:
        seen[at + FEW] = float(held - FEW) / MANY
    seen[at + FEW + 1] = float(held) / MANY
    least: i64 = 15
    most: i64 = 0
    kinds: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if number_of(tokens, colour) > 0:
            there = number_of(six, colour)
            least = min(least, there)
            most = max(most, there)
            kinds += 1
        colour += 1
    if kinds > 0:
        seen[at + FEW + 2] = float(least) / MANY
        seen[at + FEW + 3] = float(most) / MANY
    seen[at + FEW + 4] = float(kinds) / MANY
