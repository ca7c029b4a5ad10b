"""What `skulduggery bench skull_king` prints."""

from collections.abc import Iterator
from itertools import count

import pytest

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull_king.benchmarks import perfect_information
from skulduggery.games.skull_king.benchmarks.perfect_information import (
    SIGHT_ALWAYS,
    SIGHT_BLIND,
    SIGHT_MODES,
    SIGHT_PLAYING,
    BidOnlyBot,
    TruthWatcher,
    run_benchmark,
    show_report,
)
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE, SkullKingState
from skulduggery.games.skull_king.solver.die_values import rule_bid
from skulduggery.games.skull_king.solver.search import RolloutSearch

SKULL_KING_GAME = game_named("skull_king")


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perfect_information, "ROLLOUTS_PER_DECISION", 8)
    monkeypatch.setattr(perfect_information, "EXACT_ROLLOUTS_PER_DECISION", 2)


def searches_of_game(sight: str) -> Iterator[tuple[SkullKingState, RolloutSearch]]:
    """The truth at some decisions of a game, and how a seer goes about them."""
    options = SKULL_KING_GAME.read_options({})
    state = SKULL_KING_GAME.new_state(options, 3)
    assert isinstance(state, SkullKingState)
    peephole = TruthWatcher()
    teller = HistoryRecorder(SKULL_KING_GAME, state, range(3), peephole)
    match = Match(state, teller)
    chance = Rng(4)
    while not match.is_over() and state.round < 5:
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        seat = state.actor
        view = SKULL_KING_GAME.view_for(state, options, seat)
        yield (
            state,
            BidOnlyBot(sight, peephole, Rng(1)).new_search(view, seat, teller.histories[seat]),
        )
        match.play_random_decision(chance)


def dice_by_seat(world: SkullKingState) -> list[int]:
    return [int(screen.dice) for screen in world.screens]


def test_who_sees_through_screens_draws_the_truth() -> None:
    bidding = playing = 0
    for state, search in searches_of_game(SIGHT_ALWAYS):
        world = search.worlds.draw_world()
        assert dice_by_seat(world) == dice_by_seat(state)
        if state.phase == PHASE_ANNOUNCE:
            bidding += 1
            for seat, screen in enumerate(world.screens):
                if seat != state.actor:  # what players by the rule of thumb will have bid
                    assert screen.bid == rule_bid(screen.dice, 3)
        else:
            playing += 1
    assert bidding and playing


def test_who_plays_by_sight_bids_without_it() -> None:
    saw = {True: 0, False: 0}  # by whether they bid
    looked = {True: 0, False: 0}
    for state, search in searches_of_game(SIGHT_PLAYING):
        bidding = state.phase == PHASE_ANNOUNCE
        looked[bidding] += 1
        saw[bidding] += dice_by_seat(search.worlds.draw_world()) == dice_by_seat(state)
    assert saw[False] == looked[False] > 0
    assert saw[True] < looked[True] // 2


def test_who_sees_nothing_more_draws_what_might_be() -> None:
    different = [
        dice_by_seat(search.worlds.draw_world()) != dice_by_seat(state)
        for state, search in searches_of_game(SIGHT_BLIND)
        if state.round > 2
    ]
    assert sum(different) > len(different) // 2


def test_all_sights_are_tried_on_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    heard: list[float] = []
    report = run_benchmark(1.0, heard.append, clock=count(0, 2).__next__)
    assert [row.sight for row in report.rows] == list(SIGHT_MODES)
    assert {(row.wins.games, row.bids.games) for row in report.rows} == {(8, 64)}  # two deals
    assert heard == [pytest.approx(2 / 3), 1.0]
    show_report(report)
    shown = capsys.readouterr().out
    assert f"{report.rows[0].bids.share:.3f}" in shown
