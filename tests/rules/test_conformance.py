"""All games keep what every game must keep."""

from collections.abc import Iterator

import pytest

from skulduggery.core import compiled
from skulduggery.core.events import Event, Public
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.state import State
from skulduggery.games import GAMES
from skulduggery.games.saber_skull import SaberSkull
from skulduggery.games.saber_skull.options import SaberSkullOptions
from skulduggery.games.saber_skull.state import SaberSkullState
from skulduggery.games.skull import Skull
from skulduggery.games.skull.events import DiscSealed
from skulduggery.games.skull.options import SkullOptions
from skulduggery.games.skull.state import SkullState
from skulduggery.games.skull.view import SkullView
from skulduggery.games.skull_king import SkullKing
from skulduggery.games.skull_king.options import SkullKingOptions
from skulduggery.games.skull_king.state import SkullKingState
from skulduggery.games.skull_king.view import SkullKingView
from skulduggery.testing import check_compiled_like_plain, check_game, check_variant, variants

EVERY_VARIANT = [
    pytest.param(game, options, players, id=f"{game.name}-{number}-for-{players}")
    for game in GAMES.values()
    for number, (options, players) in enumerate(variants(game))
]


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT)
def test_every_variant_conforms(game: AnyGame, options: Options, players: int) -> None:
    check_variant(game, options, players, seed=players)


@pytest.mark.parametrize("ring", ["1 2 K 5 3 B 4", "4 B K 2 1 3 5", "B 4 K 5 1 2 3"])
@pytest.mark.parametrize("players", range(2, 6))
def test_fixed_rings_conform(ring: str, players: int) -> None:
    game = GAMES["saber_skull"]
    check_variant(game, game.read_options({"ring": ring, "first": "1"}), players, seed=1)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_compiled_and_plain_play_alike(game: AnyGame) -> None:
    if not compiled():
        pytest.skip("the rules are not compiled here")
    check_compiled_like_plain(game, games=2)


def test_the_variants_are_all_there() -> None:
    counts = {name: len(list(variants(game))) for name, game in GAMES.items()}
    # Skull: 8 basic combinations (placement, lost disc, failed starter), with Last Chance and
    # without, for 3 to 6 and 3 to 12 players; and with two tribes for 2 to 3 and 2 to 6.
    assert counts["skull"] == 8 * (2 * (4 + 10) + (2 + 5))
    assert counts["skull_king"] == 2 * 4
    assert counts["saber_skull"] == 2 * 4


# A suite is worth what it finds: each of these games is broken in one way.


class Forgetful(SkullState):
    """A clone that shares its tribes with its original."""

    def clone(self) -> SkullState:
        twin = super().clone()
        twin.tribes = self.tribes
        return twin


class SharingClones(Skull):
    def begin(self, options: SkullOptions, players: int) -> SkullState:
        plain = super().begin(options, players)
        state = Forgetful(plain.num_players, plain.num_seats, plain.rules)
        state.tribes = plain.tribes
        state.actor = plain.actor
        return state


class Tattling(Skull):
    """Everybody is told which disc was sealed."""

    def events(self, before: SkullState, action: int, after: SkullState) -> Iterator[Event]:
        for event in super().events(before, action, after):
            yield OpenSeal(event.seat, event.disc) if isinstance(event, DiscSealed) else event


class OpenSeal(Public, frozen=True):
    seat: int
    disc: str | None


class Peeping(SkullKing):
    """A view with somebody else's dice in it."""

    def view(
        self, state: SkullKingState, options: SkullKingOptions, player: int | None
    ) -> SkullKingView:
        return super().view(state, options, 0)


class Untaught(Skull):
    """An event nobody taught who may see it."""

    def events(self, before: SkullState, action: int, after: SkullState) -> Iterator[Event]:
        yield from super().events(before, action, after)
        yield Mystery()


class Mystery(Event, frozen=True):
    pass


class WrongWorlds(Skull):
    """A world that forgets a point."""

    def some_world(self, view: SkullView) -> SkullState:
        world = super().some_world(view)
        world.round += 1
        return world


class Loaded(SaberSkull):
    """A die whose weights do not add up."""

    def begin(self, options: SaberSkullOptions, players: int) -> SaberSkullState:
        plain = super().begin(options, players)
        state = LoadedDie(players, options.coasters(), -1, False)
        state.crews, state.islands = plain.crews, plain.islands
        state.begin_match()
        return state


class LoadedDie(SaberSkullState):
    def weight(self, k: int) -> int:
        return 2 if k == 5 else 1


def broken() -> Iterator[tuple[AnyGame, type[Exception], str]]:
    yield SharingClones(), AssertionError, "clone"
    yield Tattling(), AssertionError, "sealed choice"
    yield Peeping(), AssertionError, "tell apart|look like"
    yield Untaught(), TypeError, "never taught"
    yield WrongWorlds(), AssertionError, "does not look like"
    yield Loaded(), AssertionError, "add up"


@pytest.mark.parametrize(
    ("game", "kind", "words"), list(broken()), ids=lambda part: type(part).__name__
)
def test_a_broken_game_is_found(game: AnyGame, kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        check_game(game)


def test_states_are_what_the_suite_takes_them_for() -> None:
    for game in GAMES.values():
        options = game.read_options({})
        assert isinstance(game.new(options, 3), State)
