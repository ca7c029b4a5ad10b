"""Net inputs of Säbel & Schädel, for a player about to roll; seats are counted from theirs on.

Colours count only by what the saber would do with them, so they have no inputs of their own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of, total_count
from skulduggery.games.saber_skull.rules.state import NUM_COLOURS, Island, SaberSkullState

_NUM_RING_ISLANDS: Final = 5
_MAX_ONE_HOT_TOKENS: Final = 6  # token counts encoded one-hot
_INPUTS_PER_CREW: Final = 11
_INPUTS_PER_ISLAND: Final = 8
_NUM_TABLE_INPUTS: Final = 15
_TOKEN_SCALE: Final = 6.0


def num_inputs(players: int) -> int:
    return players * _INPUTS_PER_CREW + _NUM_RING_ISLANDS * _INPUTS_PER_ISLAND + _NUM_TABLE_INPUTS


def _count_pulled(six: i64, island: Island) -> i64:
    """How many tokens of island 6 the saber would take with what lies on this one now."""
    total: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if number_of(island.pile, colour) > 0:
            total += number_of(six, colour)
        colour += 1
    return total


def _sorts_before(one: Island, other: Island) -> bool:
    """Islands are sorted by kind: small ones first, then those far from the saber."""
    if one.room != other.room:
        return one.room < other.room
    if one.saber != other.saber:
        return other.saber
    return total_count(one.pile) < total_count(other.pile)


def _islands_in_order(state: SaberSkullState) -> list[Island]:
    islands: list[Island] = []
    k: i64 = 0
    while k < _NUM_RING_ISLANDS:
        island = state.islands[k]
        at = len(islands)
        while at > 0 and _sorts_before(island, islands[at - 1]):
            at -= 1
        islands.insert(at, island)
        k += 1
    return islands


def fill_features(state: SaberSkullState, seat: i64, turns: i64, features: vec[float]) -> None:
    """Fill `features` for `seat`, about to roll in the turn of that number."""
    at: i64 = 0
    while at < len(features):
        features[at] = 0.0
        at += 1
    players = state.num_seats
    six = state.islands[5].pile
    at = 0
    crew: i64 = 0
    while crew < players:
        _fill_crew_features(state.crews[(seat + crew) % players].tokens, six, features, at)
        at += _INPUTS_PER_CREW
        crew += 1
    biting: i64 = 0
    picked: i64 = 0
    risk: i64 = 0
    free: i64 = 0
    for island in _islands_in_order(state):
        lying = total_count(island.pile)
        taken = _count_pulled(six, island) if island.saber else 0
        if lying >= island.room:
            biting += 1
            picked += lying
            risk += taken
            features[at] = 1.0
            features[at + 1] = float(lying) / _TOKEN_SCALE
            features[at + 2] = float(taken) / _TOKEN_SCALE
        else:
            free += island.room - lying
            features[at + 3] = 1.0 if island.saber else 0.0
            features[at + 4] = float(island.room - lying) / _TOKEN_SCALE
            features[at + 5] = float(taken) / _TOKEN_SCALE
        features[at + 6] = float(lying) / _TOKEN_SCALE
        features[at + 7] = 1.0 if island.room - lying == 1 else 0.0
        at += _INPUTS_PER_ISLAND
    features[at + biting] = 1.0
    at += _NUM_RING_ISLANDS + 1
    features[at] = float(picked) / _TOKEN_SCALE
    features[at + 1] = float(risk) / _TOKEN_SCALE
    features[at + 2] = float(free) / _TOKEN_SCALE
    features[at + 3] = float(total_count(six)) / (_TOKEN_SCALE * float(players))
    if turns <= players:
        features[at + 4] = 1.0
        features[at + 5] = float(players + 1 - turns) / float(players)
    kinds: i64 = 0
    most: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        there = number_of(six, colour)
        if there > 0:
            kinds += 1
        most = max(most, there)
        colour += 1
    features[at + 6] = float(kinds) / float(players)
    features[at + 7] = float(most) / _TOKEN_SCALE
    features[at + 8] = 1.0


def _fill_crew_features(tokens: i64, six: i64, features: vec[float], at: i64) -> None:
    held = total_count(tokens)
    if held <= _MAX_ONE_HOT_TOKENS:
        if held > 0:
            features[at + held - 1] = 1.0
    else:
        features[at + _MAX_ONE_HOT_TOKENS] = float(held - _MAX_ONE_HOT_TOKENS) / _TOKEN_SCALE
    features[at + _MAX_ONE_HOT_TOKENS + 1] = float(held) / _TOKEN_SCALE
    least: i64 = 15
    most: i64 = 0
    kinds: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if number_of(tokens, colour) > 0:
            there = number_of(six, colour)
            least = min(least, there)
            most = max(most, there)
            kinds += 1
        colour += 1
    if kinds > 0:
        features[at + _MAX_ONE_HOT_TOKENS + 2] = float(least) / _TOKEN_SCALE
        features[at + _MAX_ONE_HOT_TOKENS + 3] = float(most) / _TOKEN_SCALE
    features[at + _MAX_ONE_HOT_TOKENS + 4] = float(kinds) / _TOKEN_SCALE
