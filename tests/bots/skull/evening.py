"""Games of Skull in the making, in every variant, for tests that look at them from outside."""

from collections.abc import Iterator

from skulduggery.bots.player_history import Storyteller
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import SkullState

SKULL = game_named("skull")
VARIANTS = [
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


def moments(
    players: int, options: SkullOptions, seed: int
) -> Iterator[tuple[SkullState, Match, Storyteller]]:
    """A game by random players, at each decision before it is made."""
    state = SKULL.new(options, players)
    teller = Storyteller(SKULL, state, range(players))
    match = Match(state, teller)
    chance, choice = Rng(seed), Rng(seed, 1)
    while not match.is_over():
        if match.awaits_chance():
            match.draw(chance)
        else:
            yield state, match, teller
            match.decide_at_random(choice)
