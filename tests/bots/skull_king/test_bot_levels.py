"""Who plays Skull King: always legal, the same from a seed, in time; and the master weighs."""

from collections.abc import Callable, Iterator

import pytest

from skulduggery.bots.advisor import WinEstimate
from skulduggery.bots.bot import Bot
from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.registry import bot_named
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull_king.bots import master, sharp
from skulduggery.games.skull_king.bots.casual import SKULL_KING_CHARACTERS, SkullKingCasualBot
from skulduggery.games.skull_king.bots.master import (
    BID_MET_WEIGHT_AMONG_RULED,
    BID_MET_WEIGHT_AMONG_STRONG,
    SkullKingMasterBot,
    best_probabilities,
    bid_met_weight,
)
from skulduggery.games.skull_king.bots.prepare_search import (
    RULE_BIDDER_PRIOR,
    SkullKingHistory,
    estimate_bidder,
    prepare_search,
)
from skulduggery.games.skull_king.bots.rule import SkullKingRuleBot
from skulduggery.games.skull_king.rules.state import PHASE_CHOOSE_DIE, SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import pack_dice
from skulduggery.games.skull_king.solver.determinize import Bidder
from skulduggery.games.skull_king.solver.die_values import rule_bid
from skulduggery.sim.bot_game import play_game

SKULL_KING_GAME = game_named("skull_king")
BOT_NAMES = ("casual", "sharp", "master", "rule")
TABLE_SETTINGS = [
    (players, scoring) for players in (3, 4, 5, 6) for scoring in ("standard", "landlubber")
]


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly a thought is given to anything, and time never runs out."""
    for name in ("ROLLOUTS_PER_DECISION", "EXACT_ROLLOUTS_PER_DECISION"):
        monkeypatch.setattr(master, name, 2)
    monkeypatch.setattr(master, "MAX_STANDING_WORLDS", 3)
    monkeypatch.setattr(sharp, "ROLLOUTS_PER_DECISION", 2)


def stopped_clock() -> float:
    return 0.0


def clock_of_readings(*readings: float) -> Callable[[], float]:
    """Shows these, and then that it is late."""
    left = iter(readings)
    return lambda: next(left, 3.0)


def make_bot(name: str, seed: int, player: int = 0) -> Bot:
    return bot_named("skull_king", name, Rng(seed, player), None, stopped_clock)


def decisions_of_game(
    players: int, bots: list[Bot], seed: int, scoring: str = "standard"
) -> Iterator[tuple[SkullKingState, SkullKingView, list[Event]]]:
    """Every decision of a game, with what whoever decides sees and was told."""
    options = SKULL_KING_GAME.read_options({"scoring": scoring})
    state = SKULL_KING_GAME.new_state(options, players)
    teller = HistoryRecorder(SKULL_KING_GAME, state, range(players))
    match = Match(state, teller)
    chance = Rng(seed)
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        seat = state.actor
        view = SKULL_KING_GAME.view_for(state, options, seat)
        yield state, view, teller.histories[seat]
        text = bots[seat].decide(view, seat, teller.histories[seat])
        match.play_decision(seat, SKULL_KING_GAME.read_action(state, seat, text))


@pytest.mark.parametrize(("players", "scoring"), TABLE_SETTINGS)
def test_all_levels_finish_a_game_at_every_table(players: int, scoring: str) -> None:
    options = SKULL_KING_GAME.read_options({"scoring": scoring})
    bots = [make_bot(BOT_NAMES[player % len(BOT_NAMES)], 1, player) for player in range(players)]
    match = play_game(SKULL_KING_GAME, options, bots, Rng(players))
    assert match.state.winners()


@pytest.mark.parametrize("name", ["casual", "sharp", "master"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    options = SKULL_KING_GAME.read_options({})
    games = [
        tuple(
            play_game(
                SKULL_KING_GAME, options, [make_bot(name, seed, k) for k in range(3)], Rng(seed)
            ).plies
        )
        for seed in (1, 1, 2)
    ]
    assert games[0] == games[1] != games[2]


def test_the_reference_adds_up_strengths_and_keeps_to_it() -> None:
    looks = 0
    bots: list[Bot] = [SkullKingRuleBot(Rng(1)) for _ in range(4)]
    for state, view, _ in decisions_of_game(4, bots, 3):
        looks += 1
        seat = state.actor
        text = SkullKingRuleBot(Rng(2)).decide(view, seat)
        if state.phase != PHASE_CHOOSE_DIE:
            assert text == f"bid {rule_bid(state.screens[seat].dice, 4)}"
        else:
            assert text in view.choices[seat]
    assert looks == 4 * (8 + 36)


def test_a_memory_of_what_everybody_rolled_and_bid() -> None:
    bots: list[Bot] = [SkullKingRuleBot(Rng(1)) for _ in range(3)]
    ended = 0
    for state, view, story in decisions_of_game(3, bots, 5):
        memory = SkullKingHistory(3, story)
        assert sum(memory.rolled_dice) == pack_dice(view.gone)
        for shown in memory.shown_hands:
            assert len(shown) == len(view.pad)
            ended += len(shown)
            for number, hand in enumerate(shown, 1):
                assert hand.round == number and hand.bid == rule_bid(hand.dice, 3)
        by_rule = estimate_bidder(view, memory.shown_hands[0]).by_rule
        if len(view.pad) >= 5:
            assert by_rule > 0.5 > RULE_BIDDER_PRIOR
        elif not view.pad:
            assert by_rule == pytest.approx(RULE_BIDDER_PRIOR)
        assert state.num_players == 3
    assert ended > 0


# Characters.


def test_the_bold_bid_more_than_the_cautious() -> None:
    cautious, dreamer, bold = 0, 0, 0
    for seed in range(6):
        bots: list[Bot] = [SkullKingCasualBot(Rng(seed, player)) for player in range(3)]
        match = play_game(SKULL_KING_GAME, SKULL_KING_GAME.read_options({}), bots, Rng(seed))
        assert isinstance(match.state, SkullKingState)
        for line in match.state.pad:
            cautious, dreamer, bold = (
                cautious + line[0][0],
                dreamer + line[1][0],
                bold + line[2][0],
            )
    assert cautious < dreamer < bold
    assert len(SKULL_KING_CHARACTERS) == 3


# Time, and what the master thinks.


@pytest.mark.parametrize("name", ["sharp", "master"])
def test_when_time_is_up_it_answers_from_what_it_has(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(master, "ROLLOUTS_PER_DECISION", 10**9)
    monkeypatch.setattr(sharp, "ROLLOUTS_PER_DECISION", 10**9)
    bots: list[Bot] = [SkullKingRuleBot(Rng(1)) for _ in range(4)]
    late = 0
    for state, view, story in decisions_of_game(4, bots, 7):
        if state.round == 4:
            bot = bot_named("skull_king", name, Rng(1), 2.0, clock_of_readings(0.0, 1.0))
            text = bot.decide(view, state.actor, story)
            assert text in view.choices[state.actor]
            late += 1
    assert late == 4 * 5


def test_the_master_weighs_every_choice_with_and_without_a_story() -> None:
    bots: list[Bot] = [SkullKingRuleBot(Rng(1)) for _ in range(4)]
    looks = 0
    for state, view, story in decisions_of_game(4, bots, 9):
        if state.round not in (2, 6):
            continue
        looks += 1
        seat = state.actor
        for told in (story, []):
            weighed = SkullKingMasterBot(Rng(3), None, stopped_clock).weigh_choices(
                view, seat, told
            )
            assert [choice.text for choice in weighed] == view.choices[seat]
            assert sum(choice.often for choice in weighed) == pytest.approx(1)
            assert all(0 <= c.worth.share <= 1 and c.worth.error >= 0 for c in weighed)
    assert looks == 4 * (3 + 7)


def test_bids_are_the_prouder_the_surer_the_others_keep_to_the_rule_of_thumb() -> None:
    bots: list[Bot] = [SkullKingRuleBot(Rng(1)) for _ in range(4)]
    bids, plays = [], set()
    for state, view, story in decisions_of_game(4, bots, 9):
        search = SkullKingMasterBot(Rng(3), None, stopped_clock).run_search(
            view, state.actor, story
        )
        if state.phase == PHASE_CHOOSE_DIE:
            plays.add(search.bid_met_weight)
        elif state.actor == 0:
            bids.append(search.bid_met_weight)
    assert plays == {master.BID_MET_WEIGHT}
    assert BID_MET_WEIGHT_AMONG_STRONG < bids[0] < bids[3] < bids[7] < BID_MET_WEIGHT_AMONG_RULED


def test_nobody_is_proud_of_a_bid_among_strong_players() -> None:
    strong = Bidder(0.0, 1.0, 0.5)
    assert bid_met_weight([strong, strong]) == BID_MET_WEIGHT_AMONG_STRONG


def test_standing_at_any_moment_and_at_the_end() -> None:
    options = SKULL_KING_GAME.read_options({})
    state = SKULL_KING_GAME.new_state(options, 3)
    bot = SkullKingMasterBot(Rng(3), None, stopped_clock)
    chance = Rng(5)
    looks = 0
    plies = 0
    while state.actor != -2:
        if plies % 23 == 0:
            shares = [
                bot.estimate_win(SKULL_KING_GAME.view_for(state, options, player), player)
                for player in range(3)
            ]
            assert all(0 <= worth.share <= 1 for worth in shares)
            looks += 1
        state.advance(state.draw_action(chance))
        plies += 1
    views = [SKULL_KING_GAME.view_for(state, options, player) for player in range(3)]
    assert sum(bot.estimate_win(views[player], player).share for player in range(3)) == 1
    assert looks > 5


def test_how_often_follows_from_how_sure() -> None:
    sure = best_probabilities(
        [WinEstimate(0.3, 0.01), WinEstimate(0.2, 0.01), WinEstimate(0.1, 0.0)]
    )
    assert sure == pytest.approx([1, 0, 0], abs=1e-6)
    unsure = best_probabilities([WinEstimate(0.3, 0.1), WinEstimate(0.29, 0.1)])
    assert 0.5 < unsure[0] < 0.6
    assert best_probabilities([WinEstimate(0.25, 0.0), WinEstimate(0.25, 0.0)]) == pytest.approx(
        [0.5, 0.5]
    )


def test_in_the_last_two_tricks_every_face_counts() -> None:
    bots: list[Bot] = [SkullKingRuleBot(Rng(1)) for _ in range(4)]
    for state, view, story in decisions_of_game(4, bots, 4):
        if state.phase == PHASE_CHOOSE_DIE and len(view.choices[state.actor]) > 1:
            search = prepare_search(view, state.actor, story, Rng(1))
            assert search.exact == (len(view.screens[state.actor].own or []) <= 2)
