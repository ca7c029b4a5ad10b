"""Games of Skull in the making, in every variant, for tests that look at them from outside."""

from collections.abc import Iterator

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import SkullState

SKULL_GAME = game_named("skull")
SKULL_VARIANTS = [
    (3, SkullOptions()),
    (6, SkullOptions()),
    (4, SkullOptions(placement="first_player_last", lost_disc="pick")),
    (4, SkullOptions(last_chance=True)),
    (5, SkullOptions(last_chance=True, placement="first_player_last")),
    (3, SkullOptions(failed_starter="skull_owner")),
    (2, SkullOptions(two_tribes=True)),
    (5, SkullOptions(two_tribes=True, boxes=2)),
    (12, SkullOptions(boxes=2)),
]


def random_decisions(
    players: int, options: SkullOptions, seed: int
) -> Iterator[tuple[SkullState, Match, HistoryRecorder]]:
    """A game by random players, at each decision before it is made."""
    state = SKULL_GAME.new_state(options, players)
    teller = HistoryRecorder(SKULL_GAME, state, range(players))
    match = Match(state, teller)
    chance, choice = Rng(seed), Rng(seed, 1)
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
        else:
            yield state, match, teller
            match.play_random_decision(choice)
