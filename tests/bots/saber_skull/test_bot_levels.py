"""Who plays Säbel & Schädel: always something legal, the same from the same seed."""

from collections.abc import Callable

import pytest

from skulduggery.bots.bot import Bot
from skulduggery.bots.registry import bot_named
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.core.view import View
from skulduggery.games import game_named
from skulduggery.games.saber_skull.bots.casual import SaberSkullCasualBot
from skulduggery.games.saber_skull.bots.championship_value import (
    championship_prize,
    match_endings,
    title_probabilities,
)
from skulduggery.games.saber_skull.bots.master import (
    MIN_PLAYOUTS,
    SaberSkullMasterBot,
    load_value_net,
)
from skulduggery.games.saber_skull.bots.playouts import PlayoutRunner
from skulduggery.games.saber_skull.bots.rule import SaberSkullRuleBot
from skulduggery.games.saber_skull.bots.rule_of_thumb import rule_action
from skulduggery.games.saber_skull.bots.sharp import SaberSkullSharpBot
from skulduggery.games.saber_skull.bots.two_player_tablebase import tablebase_at
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.sim.bot_game import play_game

SABER_SKULL_GAME = game_named("saber_skull")
SINGLE_MATCH = SaberSkullOptions()
CHAMPIONSHIP_OPTIONS = SaberSkullOptions(championship=True)
RING_LINE = "1 2 K 5 3 B 4"


def view_at_position(line: str, player: int) -> View:
    state = SABER_SKULL_GAME.new_state(
        SINGLE_MATCH, SABER_SKULL_GAME.position_player_count(SINGLE_MATCH, line), line
    )
    view: View = SABER_SKULL_GAME.view_for(state, SINGLE_MATCH, player)
    return view


def random_situations(
    options: SaberSkullOptions, players: int, seed: int
) -> list[tuple[SaberSkullState, View]]:
    """Every situation of a random game, as the next to decide sees it."""
    rng = Rng(seed)
    state = SABER_SKULL_GAME.new_state(options, players)
    found = []
    while state.actor != OVER:
        seat = max(0, state.actor)
        found.append((state.clone(), SABER_SKULL_GAME.view_for(state, options, seat)))
        state.advance(state.draw_action(rng))
    return found


@pytest.mark.parametrize("level", ["casual", "sharp", "master", "rule"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [SINGLE_MATCH, CHAMPIONSHIP_OPTIONS])
def test_every_decision_is_legal(level: str, players: int, options: SaberSkullOptions) -> None:
    bot = bot_named("saber_skull", level, Rng(1))
    decisions = 0
    for state, view in random_situations(options, players, players)[
        :: 3 if level == "master" else 1
    ]:
        if state.actor != CHANCE:
            decisions += 1
            assert bot.decide(view, state.actor) in view.choices[state.actor]
    assert decisions > 0


@pytest.mark.parametrize("level", ["casual", "sharp", "master"])
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    def plies() -> list[tuple[int, int]]:
        bots: list[Bot] = [bot_named("saber_skull", level, Rng(2, seat)) for seat in range(2)]
        return list(play_game(SABER_SKULL_GAME, SINGLE_MATCH, bots, Rng(3)).plies)

    assert plies() == plies()


def test_the_rule() -> None:
    bot = SaberSkullRuleBot(Rng(1))
    assert (
        bot.decide(view_at_position(f"{RING_LINE} 1:r 3:g 0=rr 1=gg turn=0 placed", 0), 0) == "roll"
    )
    assert (
        bot.decide(view_at_position(f"{RING_LINE} 1:r 3:g 4:r 0=rr 1=gg turn=0 placed", 0), 0)
        == "stop"
    )
    assert (
        bot.decide(view_at_position(f"{RING_LINE} 0=rggg 1=gg turn=0 die=1", 0), 0) == "place red"
    )
    assert (
        bot.decide(view_at_position(f"{RING_LINE} 0=ggbbb 1=g 2=b turn=0 die=1", 0), 0)
        == "place blue"
    )


def test_one_alone_goes_by_the_net_and_the_others_by_the_rule() -> None:
    everybody, alone = PlayoutRunner(load_value_net(3)), PlayoutRunner(load_value_net(3), 1)
    chosen = []
    for state, _ in random_situations(CHAMPIONSHIP_OPTIONS, 3, 5):
        if state.actor != CHANCE:
            net, thumb = everybody.choose_action(state), rule_action(state)
            assert alone.choose_action(state) == (net if state.actor == 1 else thumb)
            chosen.append((state.actor == 1, net == thumb))
    assert {(True, False), (False, False)} <= set(chosen)  # they do not always agree


def test_casual_players_have_characters() -> None:
    """On two full islands the cautious one stops, the bold one rolls, most of the time."""
    rolls = {}
    for seat in (0, 2):
        view = view_at_position(f"{RING_LINE} 1:r 3:g 0=rrr 1=ggg 2=bbb turn={seat} placed", seat)
        bot = SaberSkullCasualBot(Rng(4))
        rolls[seat] = sum(bot.decide(view, seat) == "roll" for _ in range(200))
    assert rolls[0] < 60
    assert rolls[2] > 140


def test_the_sharp_one_counts_what_the_saber_takes() -> None:
    bot = SaberSkullSharpBot(Rng(1))
    one_on_three = f"{RING_LINE} 1:r 3:g 4:r 0=rrrr"
    assert (
        bot.decide(view_at_position(f"{RING_LINE} 1:r 3:r 0=rrrr 1=gggggg turn=0 placed", 0), 0)
        == "roll"
    )
    assert bot.decide(view_at_position(f"{one_on_three} 1=gg turn=0 placed", 0), 0) == "stop"
    assert (
        bot.decide(view_at_position(f"{RING_LINE} 0=rg 1=ggggg turn=0 die=3", 0), 0)
        == "place green"
    )


# The master.


def test_with_two_the_master_plays_by_the_values() -> None:
    bot = SaberSkullMasterBot(Rng(1))
    for state, view in random_situations(SINGLE_MATCH, 2, 9):
        if state.actor == CHANCE:
            continue
        weighed = bot.weigh_choices(view, state.actor)
        assert [one.text for one in weighed] == view.choices[state.actor]
        assert sum(one.often for one in weighed) == 1
        best = max(one.worth.share for one in weighed)
        chosen = next(one for one in weighed if one.often)
        assert chosen.worth.share == best
        assert chosen.text == bot.decide(view, state.actor)
        assert tablebase_at(state).win_share(state, state.actor) == best
        assert all(one.worth.error == 0 for one in weighed)


@pytest.mark.parametrize(
    "options", [SINGLE_MATCH, CHAMPIONSHIP_OPTIONS, SaberSkullOptions(first=1)]
)
def test_the_standings_of_two_add_up_at_every_moment(options: SaberSkullOptions) -> None:
    bot = SaberSkullMasterBot(Rng(1))
    for state, view in random_situations(options, 2, 4):
        other = SABER_SKULL_GAME.view_for(state, options, 1)
        first = bot.estimate_win(view, 0).share
        assert first + bot.estimate_win(other, 1).share == pytest.approx(1)
        assert 0 <= first <= 1


def test_who_has_won_stands_at_one() -> None:
    state = random_situations(SINGLE_MATCH, 3, 2)[-1][0]
    while state.actor != OVER:
        state.advance(state.nth_action(0))
    winner = state.winners()[0]
    bot = SaberSkullMasterBot(Rng(1))
    for player in range(3):
        worth = bot.estimate_win(SABER_SKULL_GAME.view_for(state, SINGLE_MATCH, player), player)
        assert worth == (float(player == winner), 0.0)


def ticking_clock(step: float) -> Callable[[], float]:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


@pytest.mark.parametrize("players", [3, 5])
def test_with_more_choices_are_played_on_while_there_is_time(players: int) -> None:
    hands = " ".join(f"{seat}={'rgbyp'[seat] * 5}" for seat in range(players))
    view = view_at_position(f"{RING_LINE} {hands} 1:r turn=0 placed", 0)
    bot = SaberSkullMasterBot(Rng(1), 1.0, ticking_clock(10.0))
    weighed = bot.weigh_choices(view, 0)
    assert [one.text for one in weighed] == ["roll", "stop"]
    assert sum(one.often for one in weighed) == 1
    assert all(0 <= one.worth.share <= 1 and one.worth.error > 0 for one in weighed)
    hurried = SaberSkullMasterBot(Rng(1), 1.0, ticking_clock(10.0)).weigh_choices(view, 0)
    assert hurried == weighed  # the least that is played on does not depend on the clock
    assert MIN_PLAYOUTS > 1


def test_a_winning_token_is_worth_everything() -> None:
    view = view_at_position(f"{RING_LINE} 0=r 1=gg 2=bb turn=0 die=6", 0)
    assert [
        one.worth.share
        for one in SaberSkullMasterBot(Rng(1), 1.0, ticking_clock(10.0)).weigh_choices(view, 0)
    ] == [1]


# Championships.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_crown_is_shared_out(players: int) -> None:
    assert sum(ending.chance for ending in match_endings(players)) == pytest.approx(1)
    assert title_probabilities((0,) * players) == pytest.approx((1 / players,) * players)
    ahead = title_probabilities((5, *[2] * (players - 1)))
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > ahead[1]


def test_two_play_the_best_of_three() -> None:
    assert title_probabilities((3, 2)) == (0.75, 0.25)
    assert title_probabilities((6, 4)) == (1.0, 0.0)


def test_a_prize_rewards_own_points_and_fears_the_leader() -> None:
    totals = (4, 4, 0)
    prize = list(championship_prize(totals, 0))
    mine, rival, third = prize[0:4], prize[4:8], prize[8:12]
    assert mine[0] > mine[1] > mine[2]
    assert rival[0] < rival[2]
    assert third[0] > rival[0]


def test_a_prize_goes_with_the_totals_and_not_with_the_chairs() -> None:
    prize = list(championship_prize((4, 1, 3, 0), 0))
    moved = list(championship_prize((0, 4, 1, 3), 1))
    assert moved == prize[12:] + prize[:12]
    assert prize[4:8] != prize[8:12]
