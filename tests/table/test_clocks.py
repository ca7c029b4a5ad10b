"""Time to decide, and what is played for those who have run out of it."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.evening import (
    DAY,
    EVERY_VARIANT,
    SOME_VARIANTS,
    VARIANTS,
    Evening,
    finished,
    gathered,
    parts_of,
)

from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.state import CHANCE, State
from skulduggery.games import GAMES
from skulduggery.games.saber_skull.rules import state as saber_skull
from skulduggery.games.skull.rules import state as skull
from skulduggery.games.skull_king.rules import state as skull_king
from skulduggery.table import facts, timers
from skulduggery.table.clocks import Clocks
from skulduggery.table.requests import Move, Resign
from skulduggery.table.settings import Clock
from skulduggery.table.table import from_log

HALF_A_MINUTE = Clock("decision", 30)
CLOCKS = [HALF_A_MINUTE, Clock("bank", 60, 5), Clock("bank", 40), Clock("decision", 3 * 24 * 3600)]


def three(clock: Clock, **options: Any) -> Evening:
    return Evening(first=0, **options).seat("Ada", "Ben", "Cleo").settle(clock=clock).start()


def clocks(evening: Evening) -> Clocks:
    assert evening.table.clocks is not None
    return evening.table.clocks


def left(evening: Evening) -> list[float | None]:
    return [clocks(evening).left(player, evening.now) for player in range(3)]


def decided(entries: list[facts.AnyFact]) -> list[tuple[int, str, str]]:
    return [(e.seat, e.text, e.by) for e in entries if isinstance(e, facts.Decided)]


# None.


def test_without_a_clock_nobody_is_hurried() -> None:
    evening = three(Clock())
    assert left(evening) == [None] * 3
    assert clocks(evening).deadline() is None
    assert timers.next_tick(evening.table) is None
    assert evening.wait(365 * DAY).tick() == []


def test_where_nothing_is_played_no_time_runs_out() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo").settle(clock=HALF_A_MINUTE)
    assert evening.wait(DAY).tick() == []
    assert timers.next_tick(evening.table) is None
    evening.start().play_on()
    assert evening.wait(DAY).tick() == []
    assert timers.next_tick(evening.table) is None


# Per decision.


def test_everybody_who_is_asked_has_the_same_time() -> None:
    evening = three(HALF_A_MINUTE).wait(10)
    assert left(evening) == [20, 20, 20]
    evening.play("Ben flower")
    assert left(evening) == [20, 30, 20]  # Ben's stands
    evening.wait(10)
    assert left(evening) == [10, 30, 10]
    evening.play("Ada flower", "Cleo flower").wait(10)
    assert left(evening) == [20, 30, 30]  # Ada is asked again, from the beginning


def test_a_moment_before_the_end_there_is_still_time() -> None:
    evening = three(HALF_A_MINUTE).wait(29.9)
    assert evening.tick() == []
    evening.wait(0.1)
    assert decided(evening.tick()) == [(seat, "flower", "clock") for seat in range(3)]


def test_a_default_is_marked_in_the_record() -> None:
    evening = three(HALF_A_MINUTE).wait(20).play("Ben skull").wait(10)
    assert decided(evening.tick()) == [(0, "flower", "clock"), (2, "flower", "clock")]
    assert evening.table.record().plies == ["1 skull", "0 flower", "2 flower"]
    assert evening.marks() == {1: "clock", 2: "clock"}


def test_a_move_that_comes_after_the_default_comes_too_late() -> None:
    evening = three(HALF_A_MINUTE)
    late = Move(0, 0, 0, "skull")
    evening.wait(30).tick()
    evening.refused("Ada", late, "refused-decided")
    assert evening.ask("Ada", Move(0, 0, 0, "flower")) == []  # what she wanted anyway


def test_the_next_one_has_all_their_time_after_a_default() -> None:
    evening = three(HALF_A_MINUTE).wait(100)
    evening.tick()
    assert evening.pending == [0]
    assert left(evening) == [30, 30, 30]
    assert timers.next_tick(evening.table) == evening.now + 30


def test_the_same_player_asked_again_at_once_has_all_their_time() -> None:
    evening = Evening("saber_skull", first=0).seat("Ada", "Ben", "Cleo")
    evening.settle(clock=HALF_A_MINUTE).start()
    while evening.view(None).phase != "go on":
        evening.wait(20).decide(evening.pending[0])
    asked = evening.pending[0]
    assert clocks(evening).left(asked, evening.now) == 30


def test_both_tribes_of_a_player_come_due() -> None:
    evening = Evening(first=0, two_tribes=True).seat("Ada", "Ben")
    evening.settle(clock=HALF_A_MINUTE).start().play("Ben flower", "Ben flower").wait(30)
    assert decided(evening.tick()) == [(0, "flower", "clock")]
    assert evening.pending == [2]
    assert decided(evening.wait(30).tick()) == [(2, "flower", "clock")]
    assert evening.view(None).phase == "add"


# A bank with increment.


def test_a_bank_is_what_one_has_for_the_whole_game() -> None:
    evening = three(Clock("bank", 60, 5)).wait(10).play("Ada flower")
    assert left(evening) == [55, 50, 50]
    evening.wait(10).play("Ben flower")
    assert left(evening) == [55, 45, 40]
    evening.wait(30).play("Cleo flower")
    assert left(evening) == [55, 45, 15]
    evening.wait(20)
    assert left(evening) == [35, 45, 15]
    evening.play("Ada flower")
    assert left(evening) == [40, 45, 15]


def test_an_empty_bank_is_filled_by_the_increment_alone() -> None:
    evening = three(Clock("bank", 60, 5)).play("Ben flower", "Cleo flower").wait(100)
    assert decided(evening.tick()) == [(0, "flower", "clock")]
    assert left(evening) == [5, 65, 65]
    assert decided(evening.wait(5).tick()) == [(0, "flower", "clock")]
    assert evening.pending == [1]


def test_a_bank_without_increment_stays_empty() -> None:
    evening = three(Clock("bank", 60)).play("Ben flower", "Cleo flower").wait(61)
    assert decided(evening.tick()) == [(0, "flower", "clock")] * 2  # and the next at once
    evening.play("Ben flower", "Cleo flower")
    assert decided(evening.tick()) == [(0, "flower", "clock")]


# By turns over days.


def test_by_turns_over_days() -> None:
    evening = three(Clock("decision", 3 * 24 * 3600)).loses("Ada", "Ben", "Cleo")
    assert evening.wait(3 * DAY - 1).tick() == []
    assert decided(evening.wait(1).tick()) == [(seat, "flower", "clock") for seat in range(3)]
    assert clocks(evening).deadline() == evening.now + 3 * DAY
    assert evening.table.status == "playing"


# When to look again.


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("pause", [0.0, 0.1, 7.3])
def test_time_brings_something_about_exactly_when_it_was_said(clock: Clock, pause: float) -> None:
    evening = Evening(seed=1).seat("Ada", "Ben", "Cleo").settle(clock=clock).start()
    for _ in evening.playing(pause):
        evening.tick()
        if evening.table.status == "playing":
            due = timers.next_tick(evening.table)
            assert due == clocks(evening).deadline()
            assert due is not None and due > evening.now
            assert timers.tick(evening.table, due - 0.01) == []
            (fact, *_) = timers.tick(evening.table, due)
            assert isinstance(fact, facts.Decided) and fact.by == "clock"


def away_now_and_then(clock: Clock, seed: int) -> Iterator[Evening]:
    """A game in which people come and go, looked at whenever time has done all it can."""
    evening = Evening(seed=seed).seat("Ada", "Ben", "Cleo", "bot").settle(clock=clock).start()
    for _ in evening.playing(pause=20):
        guest = ("Ada", "Ben", "Cleo")[evening.rng.below(3)]
        if evening.table.guests[guest].away_since is None:
            evening.loses(guest)
        else:
            evening.join(guest)
        evening.tick()
        yield evening


def test_nothing_more_is_due_of_somebody_for_whom_a_bot_stands_in() -> None:
    evening = three(Clock()).loses("Ada").wait(60)
    assert evening.tick() == [facts.StoodIn(at=evening.now, player=0)]
    assert timers.next_tick(evening.table) is None


def test_nothing_is_due_of_somebody_who_resigned() -> None:
    evening = three(Clock())
    evening.ask("Ada", Resign())
    assert evening.loses("Ada").wait(60).tick() == []
    assert timers.next_tick(evening.table) is None


def test_at_a_slow_table_only_the_clock_is_due() -> None:
    evening = three(Clock("decision", 3 * 24 * 3600)).loses("Ada")
    assert timers.next_tick(evening.table) == evening.now + 3 * DAY


def test_where_all_are_away_the_end_is_due() -> None:
    evening = three(Clock()).loses("Ada", "Ben").wait(10).loses("Cleo")
    assert timers.next_tick(evening.table) == evening.now + DAY


@pytest.mark.parametrize("clock", [Clock(), HALF_A_MINUTE, Clock("decision", 3 * 24 * 3600)])
@pytest.mark.parametrize("seed", range(3))
def test_when_time_has_done_all_it_can_the_next_moment_lies_ahead(clock: Clock, seed: int) -> None:
    """Otherwise whoever waits for that moment looks again and again without a pause."""
    for evening in away_now_and_then(clock, seed):
        due = timers.next_tick(evening.table)
        assert due is None or due > evening.now


@pytest.mark.parametrize("clock", [Clock(), *CLOCKS])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_comes_about_before_the_next_moment(clock: Clock, seed: int) -> None:
    for evening in away_now_and_then(clock, seed):
        due = timers.next_tick(evening.table)
        if due is None:
            assert timers.tick(evening.table, evening.now + 1000 * DAY) == []
        elif due > evening.now:
            assert timers.tick(evening.table, due - 0.01) == []


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_clocks_come_back_from_the_log_as_they_were(
    game: str, options: Options, players: int, clock: Clock
) -> None:
    evening = gathered(game, options, players, seed=6).settle(clock=clock).start()
    for number, _ in enumerate(evening.playing(pause=13.5)):
        evening.tick()
        if number % 10 == 0:
            again = from_log(evening.log)
            assert again.clocks is not None
            assert parts_of(again.clocks) == parts_of(clocks(evening))
            assert timers.next_tick(again) == timers.next_tick(evening.table)
            assert timers.tick(again, evening.now + 50) == timers.tick(
                evening.table, evening.now + 50
            )


# Defaults.


def asked(match: Match) -> Iterator[tuple[int, State]]:
    """Every seat that owes a decision, with a state that asks it."""
    for seat in match.state.pending():
        state = match.state.clone()
        state.turn_to(seat)
        yield seat, state


def every_decision(game: str, every: int = 1) -> Iterator[tuple[int, State]]:
    """Of the random games of all variants, or of some."""
    for name, options, players in VARIANTS[::every]:
        if name == game:
            match = Match(GAMES[game].new(options, players))
            for who, action in finished(name, options, players).table.running().plies:
                yield from asked(match)
                if who == CHANCE:
                    match.outcome(action)
                else:
                    match.decide(who, action)


PHASES = {
    "skull": {
        skull.PLACE,
        skull.ADD,
        skull.RAISE,
        skull.ATTEMPT,
        skull.LOSE,
        skull.POINT,
        skull.NAME_STARTER,
    },
    "skull_king": {skull_king.ANNOUNCE, skull_king.CHOOSE_DIE},
    "saber_skull": {saber_skull.CHOOSE_TOKEN, saber_skull.GO_ON},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_default_is_legal_in_every_phase_of_every_variant(game: str) -> None:
    met = set()
    for seat, state in every_decision(game):
        before = state.actions()
        assert GAMES[game].default(state, seat) in before
        assert (state.actor, state.actions()) == (seat, before)
        met.add(int(state.phase))
    assert met == PHASES[game]


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT[::7])
def test_a_game_in_which_only_time_passes_comes_to_its_end(
    game: str, options: Options, players: int
) -> None:
    evening = gathered(game, options, players, seed=8).settle(clock=Clock("bank", 5)).start()
    for _ in range(players):  # until every bank is empty
        evening.wait(5).tick()
    assert evening.table.status == "over"
    plies = evening.table.running().plies
    assert evening.marks() == {n: "clock" for n, (who, _) in enumerate(plies) if who != CHANCE}


def default(evening: Evening) -> str:
    """What is played for whoever is asked now."""
    ((_, text, by),) = decided(timers.tick(evening.table, evening.now + 30))
    assert by == "clock"
    return text


def test_in_skull_time_lays_a_flower_passes_and_bids_low() -> None:
    evening = three(HALF_A_MINUTE).play("Ada flower", "Ben skull", "Cleo flower")
    assert default(evening) == "flower"
    evening.play("Ada bid 1")
    assert default(evening) == "pass"
    evening = three(HALF_A_MINUTE)
    for disc in ("flower", "flower", "skull", "flower"):
        evening.play(f"Ada {disc}", f"Ben {disc}", f"Cleo {disc}")
    assert default(evening) == "bid 1"  # the hand is empty


def test_in_skull_time_flips_the_next_stack_and_gives_up_a_flower() -> None:
    evening = three(HALF_A_MINUTE).play("Ada flower", "Ben flower", "Cleo skull", "Ada flower")
    evening.play("Ben bid 4")
    assert default(evening) == "flip 2"
    evening = three(HALF_A_MINUTE).play("Ada flower", "Ben flower", "Cleo flower")
    evening.play("Ada flower", "Ben bid 4", "Ben flip 2")
    assert default(evening) == "flip 0"  # Cleo's has no more
    evening = three(HALF_A_MINUTE).play("Ada skull", "Ben flower", "Cleo flower", "Ada bid 3")
    assert default(evening) == "lose flower"


def test_in_skull_time_names_the_next_who_is_still_in() -> None:
    """Where a Challenger went out on the own skull and gives no answer (D4)."""
    met = 0
    for seat, state in every_decision("skull", every=5):
        if state.phase == skull.NAME_STARTER:
            met += 1
            legal = [int(state.text(action).removeprefix("start ")) for action in state.actions()]
            after = min(legal, key=lambda other: (other - seat) % state.num_seats)
            assert state.text(GAMES["skull"].default(state, seat)) == f"start {after}"
    assert met > 10


def test_in_skull_king_time_bids_a_fair_share_and_rolls_the_weakest_die() -> None:
    evening = Evening("skull_king", first=0).seat("Ada", "Ben", "Cleo")
    evening.settle(clock=HALF_A_MINUTE).start()
    shares = {1: "bid 0", 2: "bid 0", 3: "bid 1", 5: "bid 1", 6: "bid 2"}
    strength = ["king", "pirate", "mermaid", "black", "blue", "red", "yellow"]
    for seat in evening.playing():
        state = evening.state.clone()
        state.turn_to(seat)
        text = GAMES["skull_king"].texts[GAMES["skull_king"].default(state, seat)]
        if state.phase == skull_king.ANNOUNCE:
            assert text == shares.get(state.round, text)
        else:
            dice = [state.text(action).removeprefix("roll ") for action in state.actions()]
            assert text == f"roll {max(dice, key=strength.index)}"


def test_in_saber_and_skull_time_stops_and_places_the_own_colour() -> None:
    met = set()
    for seed in range(20):
        evening = Evening("saber_skull", first=0, seed=seed).seat("Ada", "Ben", "Cleo")
        evening.settle(clock=HALF_A_MINUTE).start()
        for seat in evening.playing():
            choices = evening.view(evening.guest_at(seat)).choices[seat]
            own = f"place {('red', 'green', 'blue')[seat]}"
            (wish,) = [text for text in ("stop", own) if text in choices] or choices[:1]
            assert default(evening) == wish
            met.add("stop" if wish == "stop" else "own" if wish == own else "other")
    assert met == {"stop", "own", "other"}
