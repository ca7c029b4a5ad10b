"""What `skulduggery bench skull_king` prints."""

from collections.abc import Iterator
from itertools import count

import pytest

from skulduggery.bots.player_history import Storyteller
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull_king.benchmarks import bids
from skulduggery.games.skull_king.benchmarks.bids import (
    ALWAYS,
    BLIND,
    PLAYING,
    SIGHTS,
    Peephole,
    Seer,
    measured,
)
from skulduggery.games.skull_king.benchmarks.show_bids import show
from skulduggery.games.skull_king.rules.state import ANNOUNCE, SkullKingState
from skulduggery.games.skull_king.solver.die_values import rule_bid
from skulduggery.games.skull_king.solver.search import Search

GAME = game_named("skull_king")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bids, "SIMULATIONS", 8)
    monkeypatch.setattr(bids, "EXACT_SIMULATIONS", 2)


def searches(sight: str) -> Iterator[tuple[SkullKingState, Search]]:
    """The truth at some decisions of a game, and how a seer goes about them."""
    options = GAME.read_options({})
    state = GAME.new(options, 3)
    assert isinstance(state, SkullKingState)
    peephole = Peephole()
    teller = Storyteller(GAME, state, range(3), peephole)
    match = Match(state, teller)
    chance = Rng(4)
    while not match.is_over() and state.round < 5:
        if match.awaits_chance():
            match.draw(chance)
            continue
        seat = state.actor
        view = GAME.view(state, options, seat)
        yield state, Seer(sight, peephole, Rng(1)).search(view, seat, teller.stories[seat])
        match.decide_at_random(chance)


def hands(world: SkullKingState) -> list[int]:
    return [int(screen.dice) for screen in world.screens]


def test_who_sees_through_screens_draws_the_truth() -> None:
    bidding = playing = 0
    for state, search in searches(ALWAYS):
        world = search.worlds.draw()
        assert hands(world) == hands(state)
        if state.phase == ANNOUNCE:
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
    for state, search in searches(PLAYING):
        bidding = state.phase == ANNOUNCE
        looked[bidding] += 1
        saw[bidding] += hands(search.worlds.draw()) == hands(state)
    assert saw[False] == looked[False] > 0
    assert saw[True] < looked[True] // 2


def test_who_sees_nothing_more_draws_what_might_be() -> None:
    different = [
        hands(search.worlds.draw()) != hands(state)
        for state, search in searches(BLIND)
        if state.round > 2
    ]
    assert sum(different) > len(different) // 2


def test_all_sights_are_tried_on_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    heard: list[float] = []
    report = measured(1.0, heard.append, clock=count(0, 2).__next__)
    assert [row.sight for row in report.rows] == list(SIGHTS)
    assert {(row.wins.games, row.bids.games) for row in report.rows} == {(8, 64)}  # two deals
    assert heard == [pytest.approx(2 / 3), 1.0]
    show(report)
    shown = capsys.readouterr().out
    assert f"{report.rows[0].bids.share:.3f}" in shown
