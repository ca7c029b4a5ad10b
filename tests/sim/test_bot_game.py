"""One game between bots: everybody is told what is theirs to know, and nothing else."""

import pytest

from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.bots.player_history import history_of_player
from skulduggery.bots.random import RandomBot
from skulduggery.core.events import Event, OwnedEvent
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.rules.events import RoundBegan
from skulduggery.sim.bot_game import deal_rng, make_bots, play_deal, play_game, rotate_names


class HistoryCheckingBot(RandomBot):
    """Remembers the last story it was told."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.last_history: list[Event] = []

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        assert len(history) >= len(self.last_history)  # it only ever goes on
        assert list(history[: len(self.last_history)]) == self.last_history
        self.last_history = list(history)
        return super().decide(view, seat)


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_stories_hold_what_a_player_may_know(name: str) -> None:
    game = GAMES_BY_NAME[name]
    bots = [HistoryCheckingBot(Rng(1, player)) for player in range(3)]
    match = play_game(game, game.read_options({}), bots, Rng(2))
    assert match.is_over()
    for player, bot in enumerate(bots):
        assert bot.last_history
        for event in bot.last_history:
            if isinstance(event, OwnedEvent) and event.seat != player:
                assert event.seen_by(()) == event, "a secret of somebody else"
        whole = history_of_player(game, game.read_options({}), 3, match.plies, player)
        assert whole[: len(bot.last_history)] == bot.last_history


def test_a_story_begins_before_the_first_ply() -> None:
    game = GAMES_BY_NAME["skull"]
    options = game.read_options({"first": 1})
    assert history_of_player(game, options, 3, [], 0) == [RoundBegan(1, 1)]


def test_whoever_measures_hears_every_decision_once() -> None:
    game = GAMES_BY_NAME["skull"]
    ticks = iter(range(10**6))
    heard: list[tuple[int, float]] = []
    bots: list[Bot] = [RandomBot(Rng(1, player)) for player in range(4)]
    match = play_game(
        game,
        game.read_options({}),
        bots,
        Rng(2),
        took=lambda player, seconds: heard.append((player, seconds)),
        clock=lambda: float(next(ticks)),
    )
    decisions = [who for who, _ in match.plies if who >= 0]
    assert heard == [(seat % 4, 1.0) for seat in decisions]


def test_chance_and_bots_follow_from_seed_and_number() -> None:
    game = GAMES_BY_NAME["saber_skull"]
    options = game.read_options({})

    def plies(seed: int, deal: int, number: int) -> list[tuple[int, int]]:
        bots = make_bots(game.name, ["random"] * 3, seed, number)
        return play_game(game, options, bots, deal_rng(seed, deal)).plies

    assert plies(1, 0, 0) == plies(1, 0, 0)
    assert plies(1, 0, 0)[0] == plies(1, 0, 1)[0]  # the same chance, to begin with
    assert plies(1, 0, 0) != plies(1, 0, 1)
    assert plies(1, 0, 0) != plies(2, 0, 0)


def test_everybody_moves_on_round_the_table() -> None:
    assert rotate_names("abc", 0) == ["a", "b", "c"]
    assert rotate_names("abc", 1) == ["c", "a", "b"]
    assert {tuple(rotate_names("abcd", turns)).index("a") for turns in range(4)} == {0, 1, 2, 3}


def test_a_deal_is_played_from_every_chair() -> None:
    game = GAMES_BY_NAME["skull"]
    options = game.read_options({})
    names = ["casual", "random", "random", "random"]
    won = [play_deal(game, options, names, 1, deal) for deal in range(3)]
    assert all(len(wins) == 4 and set(wins) <= {0.0, 1.0} for wins in won)
    assert won == [play_deal(game, options, names, 1, deal) for deal in range(3)]
