"""Two players: what is known of every ring, read when somebody first plays on it."""

from functools import cache
from importlib.resources import files
from itertools import permutations

from skulduggery.games.saber_skull.rules.actions import COASTERS, TEXTS
from skulduggery.games.saber_skull.rules.state import LAY, NOBODY, ROLL_OFF, SaberSkullState
from skulduggery.games.saber_skull.solver.ring import Isle, sorted_isles
from skulduggery.games.saber_skull.solver.tablebase import Reckoning
from skulduggery.games.saber_skull.solver.tablebase_file import Rings

RINGS = "two.rings"


@cache
def rings() -> Rings:
    """Those that ship."""
    folder = files("skulduggery.games.saber_skull.bots").joinpath("rings")
    return Rings(folder.joinpath(RINGS).read_bytes())


@cache
def reckoning_of(isles: tuple[Isle, ...]) -> Reckoning:
    return Reckoning(*rings().reader(isles))


def isles_at(state: SaberSkullState) -> tuple[Isle, ...]:
    """The game that the ring on the table is."""
    return tuple(sorted(Isle(island.room, island.saber) for island in state.islands[:5]))


def reckoning_at(state: SaberSkullState) -> Reckoning:
    return reckoning_of(isles_at(state))


def share_of_match(state: SaberSkullState, player: int) -> float:
    """A player's chance to win the match, whatever is next in it."""
    if state.phase == LAY:
        rolls_off, first = state.fixed_first == NOBODY, mean_first(tuple(state.coasters()))
        begins = 0.5 if rolls_off else float(player == state.fixed_first)
    elif state.phase == ROLL_OFF:
        first, begins = rings().first[isles_at(state)], chance_to_begin(state, player)
    else:
        return reckoning_at(state).share(state, player)
    return begins * first + (1 - begins) * (1 - first)


@cache
def mean_first(laid: tuple[int, ...]) -> float:
    """The chance of who begins, when some coasters are laid and chance lays the others."""
    begun = [TEXTS[coaster] for coaster in laid]
    rest = [coaster for coaster in COASTERS if coaster not in begun]
    chances = [rings().first[sorted_isles((*begun, *order))] for order in permutations(rest)]
    return sum(chances) / len(chances)


def chance_to_begin(state: SaberSkullState, player: int) -> float:
    """By the roll-off, with two: one may have rolled already; a tie begins it anew (F9)."""
    if state.best == 0:
        return 0.5
    higher = (6 - state.best) / 6 + 0.5 / 6
    return higher if state.next_to_roll_off() == player else 1 - higher
