"""What bots remember of a game is what really happened, as far as they were told."""

import msgspec
import pytest
from tests.bots.skull.random_games import SKULL_GAME, SKULL_VARIANTS, random_decisions

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.core.match import Match, Watcher
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.games.skull.bots.opponent_stats import OpponentStats
from skulduggery.games.skull.bots.replay_history import SkullHistoryReplay, replay_turns
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.view_builder import public_view


@pytest.mark.parametrize(("players", "options"), SKULL_VARIANTS)
@pytest.mark.parametrize("seed", range(2))
def test_the_table_comes_out_as_it_is(players: int, options: SkullOptions, seed: int) -> None:
    looks = 0
    for number, (state, match, teller) in enumerate(random_decisions(players, options, seed)):
        if number % (3 * players + 1):  # a story is remembered from its beginning, which takes long
            continue
        looks += 1
        player = looks % players
        view = SKULL_GAME.view_for(state, options, player)
        recalled = SkullHistoryReplay(view, teller.histories[player])
        turns = list(recalled.iterate_turns())
        assert [turn.seat for turn in turns] == [who for who, _ in match.plies if who >= 0]
        again = public_view(recalled.table, options)
        assert without_actor(again) == without_actor(public_view(state, options))
    assert looks > 1


def without_actor(view: object) -> object:
    """While discs are sealed the rules may ask anybody next."""
    return {**msgspec.to_builtins(view), "actor": None}


class TruthStatsWatcher(Watcher):
    """Counts habits from the truth itself."""

    def __init__(self) -> None:
        self.habits = OpponentStats()

    def before_action(self, state: State, who: int, action: int) -> None:
        if who >= 0:
            assert isinstance(state, SkullState)
            self.habits.count_action(state, who, action)


@pytest.mark.parametrize(("players", "options"), SKULL_VARIANTS)
def test_habits_are_the_same_from_what_was_told_as_from_the_truth(
    players: int, options: SkullOptions
) -> None:
    state = SKULL_GAME.new_state(options, players)
    truth = TruthStatsWatcher()
    teller = HistoryRecorder(SKULL_GAME, state, range(players), truth)
    Match(state, teller).finish_at_random(Rng(3), Rng(4))
    for player in (0, players - 1):
        habits = OpponentStats()
        view = SKULL_GAME.view_for(state, options, player)
        for turn in SkullHistoryReplay(view, teller.histories[player]).iterate_turns():
            habits.count_action(turn.before, turn.seat, turn.ply)
        assert list(habits.counts) == list(truth.habits.counts)
    assert any(habits.counts)


def test_own_discs_are_remembered_and_no_others() -> None:
    options = SkullOptions(first=0)
    state = SKULL_GAME.new_state(options, 3)
    teller = HistoryRecorder(SKULL_GAME, state, range(3))
    match = Match(state, teller)
    for seat, text in enumerate(("skull", "skull", "flower")):
        match.play_decision(seat, SKULL_GAME.read_action(state, seat, text))
    view = SKULL_GAME.view_for(state, options, 0)
    turns = replay_turns(view, teller.histories[0])
    assert [state.action_text(turn.ply) for turn in turns] == ["skull", "flower", "flower"]


def test_a_game_from_a_position_is_remembered() -> None:
    options = SkullOptions()
    state = state_at(read_position("FFS+ FS FF first=2"), options, 3)
    teller = HistoryRecorder(SKULL_GAME, state, range(3))
    match = Match(state, teller)
    match.finish_at_random(Rng(5), Rng(6))
    view = SKULL_GAME.view_for(state, options, 0)
    recalled = SkullHistoryReplay(view, teller.histories[0])
    first = next(recalled.iterate_turns()).before
    assert [tribe.disc_count() for tribe in first.tribes] == [3, 2, 2]
    assert [tribe.points for tribe in first.tribes] == [1, 0, 0]


def test_without_a_story_nothing_is_remembered() -> None:
    options = SkullOptions(first=0)
    view = SKULL_GAME.view_for(SKULL_GAME.new_state(options, 3), options, 0)
    assert replay_turns(view, ()) == []
