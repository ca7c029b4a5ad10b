"""Tablebases of all rings for two players, each read when somebody first plays on it."""

from functools import cache
from importlib.resources import files
from itertools import permutations

from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS, COASTER_NAMES
from skulduggery.games.saber_skull.rules.state import (
    NO_SEAT,
    PHASE_LAY,
    PHASE_ROLL_OFF,
    SaberSkullState,
)
from skulduggery.games.saber_skull.solver.ring import IslandKind, sorted_island_kinds
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.tablebase_file import RingsFile

RINGS_FILE_NAME = "two.rings"


@cache
def load_rings() -> RingsFile:
    """The file of the package."""
    folder = files("skulduggery.games.saber_skull.bots").joinpath("rings")
    return RingsFile(folder.joinpath(RINGS_FILE_NAME).read_bytes())


@cache
def _tablebase_of(kinds: tuple[IslandKind, ...]) -> Tablebase:
    return Tablebase(*load_rings().position_reader(kinds))


def _island_kinds_at(state: SaberSkullState) -> tuple[IslandKind, ...]:
    """The game that the ring on the table is."""
    return tuple(sorted(IslandKind(island.room, island.saber) for island in state.islands[:5]))


def tablebase_at(state: SaberSkullState) -> Tablebase:
    return _tablebase_of(_island_kinds_at(state))


def match_share(state: SaberSkullState, player: int) -> float:
    """A player's chance to win the match, whatever is next in it."""
    if state.phase == PHASE_LAY:
        rolls_off, first = (
            state.fixed_first == NO_SEAT,
            _mean_first_share(tuple(state.laid_coasters())),
        )
        begins = 0.5 if rolls_off else float(player == state.fixed_first)
    elif state.phase == PHASE_ROLL_OFF:
        first, begins = (
            load_rings().first_shares[_island_kinds_at(state)],
            _chance_to_begin(state, player),
        )
    else:
        return tablebase_at(state).win_share(state, player)
    return begins * first + (1 - begins) * (1 - first)


@cache
def _mean_first_share(laid: tuple[int, ...]) -> float:
    """The chance of who begins, when some coasters are laid and chance lays the others."""
    begun = [ACTION_TEXTS[coaster] for coaster in laid]
    rest = [coaster for coaster in COASTER_NAMES if coaster not in begun]
    chances = [
        load_rings().first_shares[sorted_island_kinds((*begun, *order))]
        for order in permutations(rest)
    ]
    return sum(chances) / len(chances)


def _chance_to_begin(state: SaberSkullState, player: int) -> float:
    """By the roll-off, with two: one may have rolled already; a tie begins it anew (F9)."""
    if state.best == 0:
        return 0.5
    higher = (6 - state.best) / 6 + 0.5 / 6
    return higher if state.next_to_roll_off() == player else 1 - higher
