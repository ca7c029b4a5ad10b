"""All games keep what every game must keep."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.rules.toy_game import (
    HEADS,
    CoinHidden,
    CoinLanded,
    ToyGame,
    ToyOptions,
    ToyState,
    ToyView,
)
from tests.rules.variant_sweep import SWEPT_VARIANTS, variant_params

from skulduggery.core import is_compiled
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games import GAMES_BY_NAME
from skulduggery.testing import all_variants, check_compiled_like_plain, check_game, check_variant


@pytest.mark.parametrize(("game", "options", "players"), variant_params(SWEPT_VARIANTS))
def test_every_variant_conforms(game: str, options: Options, players: int) -> None:
    check_variant(GAMES_BY_NAME[game], options, players, seed=players)


@pytest.mark.parametrize("ring", ["1 2 K 5 3 B 4", "4 B K 2 1 3 5", "B 4 K 5 1 2 3"])
@pytest.mark.parametrize("players", range(2, 6))
def test_fixed_rings_conform(ring: str, players: int) -> None:
    game = GAMES_BY_NAME["saber_skull"]
    check_variant(game, game.read_options({"ring": ring, "first": "1"}), players, seed=1)


@pytest.mark.parametrize("game", list(GAMES_BY_NAME.values()), ids=list(GAMES_BY_NAME))
def test_compiled_and_plain_play_alike(game: AnyGame) -> None:
    if is_compiled():
        check_compiled_like_plain(game, games=2)
    else:  # the same test runs again where they are compiled
        with pytest.raises(AssertionError, match="nothing to compare"):
            check_compiled_like_plain(game)


def test_a_game_from_outside_conforms_too() -> None:
    check_game(ToyGame(), games=5)


def test_the_variants_are_all_there() -> None:
    counts = {name: len(list(all_variants(game))) for name, game in GAMES_BY_NAME.items()}
    # Skull: 8 basic combinations (placement, lost disc, failed starter), with Last Chance and
    # without, for 3 to 6 and 3 to 12 players; and with two tribes for 2 to 3 and 2 to 6.
    assert counts["skull"] == 8 * (2 * (4 + 10) + (2 + 5))
    assert counts["skull_king"] == 2 * 4
    assert counts["saber_skull"] == 2 * 4


# A suite is worth what it finds: each of these games is broken in one way.


class SharedCloneState(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.hidden = self.hidden
        return twin


class WrongWeightState(ToyState):
    def total_weight(self) -> int:
        return 4


class EndlessState(ToyState):
    def toss_coin(self, face: int) -> None:
        super().toss_coin(face)
        if self.actor == OVER:
            self.points = [0, 0]
            self.ask_next_seat()


class DeadEndState(ToyState):
    def count_actions(self) -> int:
        return 0 if self.points[0] else super().count_actions()


class AlwaysLegalState(ToyState):
    """Takes anything."""

    def is_legal(self, action: int) -> bool:
        return True


class DecidesForOthersState(ToyState):
    """Whoever hides first decides for the other, too."""

    def advance(self, action: int) -> None:
        if self.actor >= 0 and self.hidden == [None, None]:
            self.hidden = [action, action]
            self.ask_next_seat()
        else:
            super().advance(action)


class OrderDependentState(ToyState):
    """The order of sealed choices matters."""

    def advance(self, action: int) -> None:
        if self.actor == 1 and self.hidden[0] is None:
            self.points[1] += 1
        super().advance(action)


class WinnerlessState(ToyState):
    def winners(self) -> list[int]:
        return []


class WrongRedrawState(ToyState):
    """Draws worlds with a coin hidden that nobody has hidden."""

    def redraw_hidden(self, player: int, rng: Rng) -> None:
        self.hidden = [HEADS, HEADS]


class LeakyObservationState(ToyState):
    """Numbers the plies as if everybody saw everything."""

    def observation_code(self, action: int, player: int) -> int:
        return action


def game_with_state(kind: type[ToyState]) -> ToyGame:
    class Broken(ToyGame):
        def initial_state(self, options: ToyOptions, players: int) -> ToyState:
            return kind(2 if options.coin == "bent" else 1)

        def world_from_view(self, view: ToyView) -> ToyState:
            world = super().world_from_view(view)
            twin = kind(world.heads_weight)
            twin.hidden, twin.points = world.hidden, world.points
            twin.phase, twin.actor = world.phase, world.actor
            return twin

    return Broken()


class LeakyEventGame(ToyGame):
    """Everybody is told what was hidden."""

    def events_of_action(self, before: ToyState, action: int, after: ToyState) -> Iterator[Event]:
        for event in super().events_of_action(before, action, after):
            yield CoinLanded("", [str(event.face)]) if isinstance(event, CoinHidden) else event


class UnredactedEventGame(ToyGame):
    """An event nobody taught who may see it."""

    def events_of_action(self, before: ToyState, action: int, after: ToyState) -> Iterator[Event]:
        yield from super().events_of_action(before, action, after)
        yield UnredactedEvent()


class UnredactedEvent(Event, frozen=True):
    pass


class LeakyViewGame(ToyGame):
    """A view with somebody else's coin in it."""

    def view_for(self, state: ToyState, options: ToyOptions, player: int | None) -> ToyView:
        honest = super().view_for(state, options, player)
        faces = [None if face is None else str(face) for face in state.hidden]
        return msgspec.structs.replace(honest, hidden=faces)

    def world_from_view(self, view: ToyView) -> ToyState:
        faces = [None if face is None else "?" for face in view.hidden]
        return super().world_from_view(msgspec.structs.replace(view, hidden=faces))


def broken_games() -> Iterator[tuple[AnyGame, type[Exception], str]]:
    yield game_with_state(SharedCloneState), AssertionError, "clone"
    yield game_with_state(WrongWeightState), AssertionError, "add up"
    yield game_with_state(EndlessState), AssertionError, "does not end"
    yield game_with_state(DeadEndState), AssertionError, "no legal action"
    yield game_with_state(AlwaysLegalState), AssertionError, "legal_actions and is_legal differ"
    yield game_with_state(DecidesForOthersState), AssertionError, "changed who is pending"
    yield game_with_state(OrderDependentState), AssertionError, "order of sealed choices"
    yield game_with_state(WinnerlessState), AssertionError, "without a winner"
    yield game_with_state(WrongRedrawState), AssertionError, "has another view"
    yield game_with_state(LeakyObservationState), AssertionError, "the same events have codes"
    yield LeakyEventGame(), AssertionError, "distinguish a sealed choice|same observation code"
    yield UnredactedEventGame(), TypeError, "does not define who may see it"
    yield LeakyViewGame(), AssertionError, "another view|different views"


@pytest.mark.parametrize(("game", "kind", "words"), list(broken_games()))
def test_a_broken_game_is_found(game: AnyGame, kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        check_game(game)
