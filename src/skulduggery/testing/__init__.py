"""The conformance suite: what every game must guarantee.

    from skulduggery.testing import check_game
    check_game(MyGame())

raises an AssertionError that names the violation, the variant and the seed.
"""

from skulduggery.core import is_compiled
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.testing.compiled_rules import check_compiled_like_plain
from skulduggery.testing.conformance import check_record, check_steps
from skulduggery.testing.secrecy import check_secrecy
from skulduggery.testing.variants import all_variants

__all__ = ["all_variants", "check_compiled_like_plain", "check_game", "check_variant"]


def check_game(game: AnyGame, games: int = 1, seed: int = 0) -> None:
    """Check a game in every variant and for every number of players, compiled and plain."""
    for number, (options, players) in enumerate(all_variants(game)):
        for k in range(games):
            check_variant(game, options, players, seed + number * games + k)
    if is_compiled():
        check_compiled_like_plain(game, games, seed)


def check_variant(game: AnyGame, options: Options, players: int, seed: int) -> None:
    """All checks in one variant, over one game from one seed."""
    where = f"{game.name} for {players}, {options}, seed {seed}"
    try:
        match = check_steps(game, options, players, seed)
        check_record(game, options, match)
        again = Match(game.new_state(options, players))
        again.finish_at_random(Rng(seed, 0), Rng(seed, 1))
        twin = Match(game.new_state(options, players))
        twin.finish_at_random(Rng(seed, 0), Rng(seed, 1))
        assert again.plies == twin.plies, "the same seed gave another game"
        for viewer in (None, seed % players):
            check_secrecy(game, options, players, viewer, seed)
    except AssertionError as broken:
        raise AssertionError(f"{where}: {broken}") from broken
