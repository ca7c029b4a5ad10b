"""What bots remember of a game is what really happened, as far as they were told."""

import msgspec
import pytest
from tests.bots.skull.evening import SKULL, VARIANTS, moments

from skulduggery.bots.player_history import Storyteller
from skulduggery.core.match import Match, Watcher
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.games.skull.bots.opponent_stats import Habits
from skulduggery.games.skull.bots.replay_history import Recollection, remembered
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.view_builder import public_view


@pytest.mark.parametrize(("players", "options"), VARIANTS)
@pytest.mark.parametrize("seed", range(2))
def test_the_table_comes_out_as_it_is(players: int, options: SkullOptions, seed: int) -> None:
    looks = 0
    for number, (state, match, teller) in enumerate(moments(players, options, seed)):
        if number % (3 * players + 1):  # a story is remembered from its beginning, which takes long
            continue
        looks += 1
        player = looks % players
        view = SKULL.view(state, options, player)
        recalled = Recollection(view, teller.stories[player])
        turns = list(recalled.turns())
        assert [turn.seat for turn in turns] == [who for who, _ in match.plies if who >= 0]
        again = public_view(recalled.table, options)
        assert without_actor(again) == without_actor(public_view(state, options))
    assert looks > 1


def without_actor(view: object) -> object:
    """While discs are sealed the rules may ask anybody next."""
    return {**msgspec.to_builtins(view), "actor": None}


class Watched(Watcher):
    """Counts habits from the truth itself."""

    def __init__(self) -> None:
        self.habits = Habits()

    def before(self, state: State, who: int, action: int) -> None:
        if who >= 0:
            assert isinstance(state, SkullState)
            self.habits.watch(state, who, action)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_habits_are_the_same_from_what_was_told_as_from_the_truth(
    players: int, options: SkullOptions
) -> None:
    state = SKULL.new(options, players)
    truth = Watched()
    teller = Storyteller(SKULL, state, range(players), truth)
    Match(state, teller).finish_at_random(Rng(3), Rng(4))
    for player in (0, players - 1):
        habits = Habits()
        view = SKULL.view(state, options, player)
        for turn in Recollection(view, teller.stories[player]).turns():
            habits.watch(turn.before, turn.seat, turn.ply)
        assert list(habits.counts) == list(truth.habits.counts)
    assert any(habits.counts)


def test_own_discs_are_remembered_and_no_others() -> None:
    options = SkullOptions(first=0)
    state = SKULL.new(options, 3)
    teller = Storyteller(SKULL, state, range(3))
    match = Match(state, teller)
    for seat, text in enumerate(("skull", "skull", "flower")):
        match.decide(seat, SKULL.read_action(state, seat, text))
    view = SKULL.view(state, options, 0)
    turns = remembered(view, teller.stories[0])
    assert [state.text(turn.ply) for turn in turns] == ["skull", "flower", "flower"]


def test_a_game_from_a_position_is_remembered() -> None:
    options = SkullOptions()
    state = state_at(read_position("FFS+ FS FF first=2"), options, 3)
    teller = Storyteller(SKULL, state, range(3))
    match = Match(state, teller)
    match.finish_at_random(Rng(5), Rng(6))
    view = SKULL.view(state, options, 0)
    recalled = Recollection(view, teller.stories[0])
    first = next(recalled.turns()).before
    assert [tribe.discs() for tribe in first.tribes] == [3, 2, 2]
    assert [tribe.points for tribe in first.tribes] == [1, 0, 0]


def test_without_a_story_nothing_is_remembered() -> None:
    options = SkullOptions(first=0)
    view = SKULL.view(SKULL.new(options, 3), options, 0)
    assert remembered(view, ()) == []
