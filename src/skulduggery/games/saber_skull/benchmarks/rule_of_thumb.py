"""How much can be won from the rule of thumb with two players, by anybody: worked out, not played.

On a ring the rule is a player of fixed habits, so the best answer to it is a fixed point like the
ring itself. Beside it, what the master wins, who plays as if against its equal.
"""

from collections.abc import Callable

import msgspec
from librt.vecs import vec

from skulduggery.core.packed_counts import one
from skulduggery.games.saber_skull.bots.rule_of_thumb import DARES
from skulduggery.games.saber_skull.bots.two_player import rings
from skulduggery.games.saber_skull.solver.fixed_policies import Guided, Thumb
from skulduggery.games.saber_skull.solver.fixed_policy_match import Duel
from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.ring import Isle, all_games
from skulduggery.games.saber_skull.solver.ring_solver import PLAYERS, table_of
from skulduggery.games.saber_skull.solver.tablebase_file import FINEST, TOKENS
from skulduggery.games.saber_skull.solver.value_iteration import Chances

PRECISION = 1e-6


class Answered(msgspec.Struct, frozen=True):
    """Shares of the win against the rule of thumb, over both chairs and over rings as chance lays
    them."""

    rings: int  # that were worked out, of 720
    master: float
    best: float  # nobody wins more


def answered(in_time: Callable[[], bool]) -> Answered:
    """The most common games first, as many as there is time for."""
    games = all_games()
    done = 0
    master = best = 0.0
    for isles in sorted(games, key=games.__getitem__, reverse=True):
        if done and not in_time():
            break
        waters = Waters(isles, TOKENS, alike=False)
        master += games[isles] * against_thumb(isles, Guided(waters, known(isles)))
        best += games[isles] * against_thumb(isles, Chances(waters))
        done += games[isles]
    return Answered(done, master / done, best / done)


def known(isles: tuple[Isle, ...]) -> Chances:
    """What the master goes by."""
    chances = Chances(Waters(isles, TOKENS))
    chances.value = vec[float]([value / FINEST for value in rings().values(isles)])
    return chances


def against_thumb(isles: tuple[Isle, ...], player: Chances) -> float:
    """What a player wins of matches on a ring, begun by either as often."""
    duel = Duel(player, Thumb(player.waters, DARES))
    duel.solve(PRECISION)
    opening = table_of(isles, [TOKENS * one(seat) for seat in range(PLAYERS)])
    shares = []
    for first in range(PLAYERS):
        opening.begin(first)
        shares.append(duel.share(opening))
    return sum(shares) / PLAYERS
