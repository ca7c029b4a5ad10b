"""All games keep what every game must keep."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.rules.toy import HEADS, CoinHidden, CoinLanded, Toy, ToyOptions, ToyState, ToyView

from skulduggery.core import compiled
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games import GAMES
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
    if compiled():
        check_compiled_like_plain(game, games=2)
    else:  # the same test runs again where they are compiled
        with pytest.raises(AssertionError, match="nothing to compare"):
            check_compiled_like_plain(game)


def test_a_game_from_outside_conforms_too() -> None:
    check_game(Toy(), games=5)


def test_the_variants_are_all_there() -> None:
    counts = {name: len(list(variants(game))) for name, game in GAMES.items()}
    # Skull: 8 basic combinations (placement, lost disc, failed starter), with Last Chance and
    # without, for 3 to 6 and 3 to 12 players; and with two tribes for 2 to 3 and 2 to 6.
    assert counts["skull"] == 8 * (2 * (4 + 10) + (2 + 5))
    assert counts["skull_king"] == 2 * 4
    assert counts["saber_skull"] == 2 * 4


# A suite is worth what it finds: each of these games is broken in one way.


class SharingClones(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.hidden = self.hidden
        return twin


class FalseWeights(ToyState):
    def total_weight(self) -> int:
        return 4


class Endless(ToyState):
    def toss(self, face: int) -> None:
        super().toss(face)
        if self.actor == OVER:
            self.points = [0, 0]
            self.ask()


class DeadEnd(ToyState):
    def count(self) -> int:
        return 0 if self.points[0] else super().count()


class Obliging(ToyState):
    """Takes anything."""

    def is_legal(self, action: int) -> bool:
        return True


class Hasty(ToyState):
    """Whoever hides first decides for the other, too."""

    def advance(self, action: int) -> None:
        if self.actor >= 0 and self.hidden == [None, None]:
            self.hidden = [action, action]
            self.ask()
        else:
            super().advance(action)


class Ordered(ToyState):
    """The order of sealed choices matters."""

    def advance(self, action: int) -> None:
        if self.actor == 1 and self.hidden[0] is None:
            self.points[1] += 1
        super().advance(action)


class Winnerless(ToyState):
    def winners(self) -> list[int]:
        return []


class Forgetful(ToyState):
    """Draws worlds with a coin hidden that nobody has hidden."""

    def redraw(self, player: int, rng: Rng) -> None:
        self.hidden = [HEADS, HEADS]


class Blurting(ToyState):
    """Numbers the plies as if everybody saw everything."""

    def seen(self, action: int, player: int) -> int:
        return action


def toy_with(kind: type[ToyState]) -> Toy:
    class Broken(Toy):
        def begin(self, options: ToyOptions, players: int) -> ToyState:
            return kind(2 if options.coin == "bent" else 1)

        def some_world(self, view: ToyView) -> ToyState:
            world = super().some_world(view)
            twin = kind(world.bend)
            twin.hidden, twin.points = world.hidden, world.points
            twin.phase, twin.actor = world.phase, world.actor
            return twin

    return Broken()


class Tattling(Toy):
    """Everybody is told what was hidden."""

    def events(self, before: ToyState, action: int, after: ToyState) -> Iterator[Event]:
        for event in super().events(before, action, after):
            yield CoinLanded("", [str(event.face)]) if isinstance(event, CoinHidden) else event


class Untaught(Toy):
    """An event nobody taught who may see it."""

    def events(self, before: ToyState, action: int, after: ToyState) -> Iterator[Event]:
        yield from super().events(before, action, after)
        yield Mystery()


class Mystery(Event, frozen=True):
    pass


class Peeping(Toy):
    """A view with somebody else's coin in it."""

    def view(self, state: ToyState, options: ToyOptions, player: int | None) -> ToyView:
        honest = super().view(state, options, player)
        faces = [None if face is None else str(face) for face in state.hidden]
        return msgspec.structs.replace(honest, hidden=faces)

    def some_world(self, view: ToyView) -> ToyState:
        faces = [None if face is None else "?" for face in view.hidden]
        return super().some_world(msgspec.structs.replace(view, hidden=faces))


def broken() -> Iterator[tuple[AnyGame, type[Exception], str]]:
    yield toy_with(SharingClones), AssertionError, "clone"
    yield toy_with(FalseWeights), AssertionError, "add up"
    yield toy_with(Endless), AssertionError, "does not end"
    yield toy_with(DeadEnd), AssertionError, "nothing is possible"
    yield toy_with(Obliging), AssertionError, "listed and legal differ"
    yield toy_with(Hasty), AssertionError, "stale"
    yield toy_with(Ordered), AssertionError, "order of sealed choices"
    yield toy_with(Winnerless), AssertionError, "without a winner"
    yield toy_with(Forgetful), AssertionError, "does not look like"
    yield toy_with(Blurting), AssertionError, "sees more"
    yield Tattling(), AssertionError, "sealed choice can be told|told things apart"
    yield Untaught(), TypeError, "never taught"
    yield Peeping(), AssertionError, "look|tell apart"


@pytest.mark.parametrize(("game", "kind", "words"), list(broken()))
def test_a_broken_game_is_found(game: AnyGame, kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        check_game(game)
