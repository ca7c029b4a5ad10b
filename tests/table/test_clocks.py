"""Time to decide, and what is played for those who have run out of it."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from tests.rules.variant_sweep import ALL_VARIANTS, SWEPT_VARIANTS, Variant, variant_params
from tests.table.table_driver import (
    DAY_S,
    SOME_VARIANTS,
    TableDriver,
    make_finished_table,
    make_seated_table,
    public_attributes,
)

from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.state import CHANCE, State
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.saber_skull.rules import state as saber_skull
from skulduggery.games.skull.rules import state as skull
from skulduggery.games.skull_king.rules import state as skull_king
from skulduggery.table import facts, timers
from skulduggery.table.clocks import Clocks
from skulduggery.table.requests import Move, Resign
from skulduggery.table.settings import Clock
from skulduggery.table.table import table_from_log

HALF_A_MINUTE = Clock("decision", 30)
CLOCK_SETTINGS = [
    HALF_A_MINUTE,
    Clock("bank", 60, 5),
    Clock("bank", 40),
    Clock("decision", 3 * 24 * 3600),
]


def three_player_game(clock: Clock, **options: Any) -> TableDriver:
    return (
        TableDriver(first=0, **options)
        .seat_guests("Ada", "Ben", "Cleo")
        .choose_settings(clock=clock)
        .start_game()
    )


def running_clocks(evening: TableDriver) -> Clocks:
    assert evening.table.clocks is not None
    return evening.table.clocks


def seconds_left(evening: TableDriver) -> list[float | None]:
    return [running_clocks(evening).seconds_left(player, evening.now) for player in range(3)]


def decided_facts(entries: list[facts.AnyFact]) -> list[tuple[int, str, str]]:
    return [(e.seat, e.text, e.by) for e in entries if isinstance(e, facts.Decided)]


# None.


def test_without_a_clock_nobody_is_hurried() -> None:
    evening = three_player_game(Clock())
    assert seconds_left(evening) == [None] * 3
    assert running_clocks(evening).next_deadline() is None
    assert timers.next_due_at(evening.table) is None
    assert evening.advance_clock(365 * DAY_S).run_timers() == []


def test_where_nothing_is_played_no_time_runs_out() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").choose_settings(clock=HALF_A_MINUTE)
    assert evening.advance_clock(DAY_S).run_timers() == []
    assert timers.next_due_at(evening.table) is None
    evening.start_game().play_randomly()
    assert evening.advance_clock(DAY_S).run_timers() == []
    assert timers.next_due_at(evening.table) is None


# Per decision.


def test_everybody_who_is_asked_has_the_same_time() -> None:
    evening = three_player_game(HALF_A_MINUTE).advance_clock(10)
    assert seconds_left(evening) == [20, 20, 20]
    evening.play_moves("Ben flower")
    assert seconds_left(evening) == [20, 30, 20]  # Ben's stands
    evening.advance_clock(10)
    assert seconds_left(evening) == [10, 30, 10]
    evening.play_moves("Ada flower", "Cleo flower").advance_clock(10)
    assert seconds_left(evening) == [20, 30, 30]  # Ada is asked again, from the beginning


def test_a_moment_before_the_end_there_is_still_time() -> None:
    evening = three_player_game(HALF_A_MINUTE).advance_clock(29.9)
    assert evening.run_timers() == []
    evening.advance_clock(0.1)
    assert decided_facts(evening.run_timers()) == [(seat, "flower", "clock") for seat in range(3)]


def test_a_default_is_marked_in_the_record() -> None:
    evening = (
        three_player_game(HALF_A_MINUTE).advance_clock(20).play_moves("Ben skull").advance_clock(10)
    )
    assert decided_facts(evening.run_timers()) == [(0, "flower", "clock"), (2, "flower", "clock")]
    assert evening.table.game_record().plies == ["1 skull", "0 flower", "2 flower"]
    assert evening.automatic_plies() == {1: "clock", 2: "clock"}


def test_a_move_that_comes_after_the_default_comes_too_late() -> None:
    evening = three_player_game(HALF_A_MINUTE)
    late = Move(0, 0, 0, "skull")
    evening.advance_clock(30).run_timers()
    evening.expect_refusal("Ada", late, "refused-decided")
    assert evening.send_request("Ada", Move(0, 0, 0, "flower")) == []  # what she wanted anyway


def test_the_next_one_has_all_their_time_after_a_default() -> None:
    evening = three_player_game(HALF_A_MINUTE).advance_clock(100)
    evening.run_timers()
    assert evening.pending_seats == [0]
    assert seconds_left(evening) == [30, 30, 30]
    assert timers.next_due_at(evening.table) == evening.now + 30


def test_the_same_player_asked_again_at_once_has_all_their_time() -> None:
    evening = TableDriver("saber_skull", first=0).seat_guests("Ada", "Ben", "Cleo")
    evening.choose_settings(clock=HALF_A_MINUTE).start_game()
    while evening.view_for(None).phase != "go on":
        evening.advance_clock(20).decide_randomly(evening.pending_seats[0])
    asked = evening.pending_seats[0]
    assert running_clocks(evening).seconds_left(asked, evening.now) == 30


def test_both_tribes_of_a_player_come_due() -> None:
    evening = TableDriver(first=0, two_tribes=True).seat_guests("Ada", "Ben")
    evening.choose_settings(clock=HALF_A_MINUTE).start_game().play_moves(
        "Ben flower", "Ben flower"
    ).advance_clock(30)
    assert decided_facts(evening.run_timers()) == [(0, "flower", "clock")]
    assert evening.pending_seats == [2]
    assert decided_facts(evening.advance_clock(30).run_timers()) == [(2, "flower", "clock")]
    assert evening.view_for(None).phase == "add"


# A bank with increment.


def test_a_bank_is_what_one_has_for_the_whole_game() -> None:
    evening = three_player_game(Clock("bank", 60, 5)).advance_clock(10).play_moves("Ada flower")
    assert seconds_left(evening) == [55, 50, 50]
    evening.advance_clock(10).play_moves("Ben flower")
    assert seconds_left(evening) == [55, 45, 40]
    evening.advance_clock(30).play_moves("Cleo flower")
    assert seconds_left(evening) == [55, 45, 15]
    evening.advance_clock(20)
    assert seconds_left(evening) == [35, 45, 15]
    evening.play_moves("Ada flower")
    assert seconds_left(evening) == [40, 45, 15]


def test_an_empty_bank_is_filled_by_the_increment_alone() -> None:
    evening = (
        three_player_game(Clock("bank", 60, 5))
        .play_moves("Ben flower", "Cleo flower")
        .advance_clock(100)
    )
    assert decided_facts(evening.run_timers()) == [(0, "flower", "clock")]
    assert seconds_left(evening) == [5, 65, 65]
    assert decided_facts(evening.advance_clock(5).run_timers()) == [(0, "flower", "clock")]
    assert evening.pending_seats == [1]


def test_a_bank_without_increment_stays_empty() -> None:
    evening = (
        three_player_game(Clock("bank", 60))
        .play_moves("Ben flower", "Cleo flower")
        .advance_clock(61)
    )
    assert (
        decided_facts(evening.run_timers()) == [(0, "flower", "clock")] * 2
    )  # and the next at once
    evening.play_moves("Ben flower", "Cleo flower")
    assert decided_facts(evening.run_timers()) == [(0, "flower", "clock")]


# By turns over days.


def test_by_turns_over_days() -> None:
    evening = three_player_game(Clock("decision", 3 * 24 * 3600)).disconnect("Ada", "Ben", "Cleo")
    assert evening.advance_clock(3 * DAY_S - 1).run_timers() == []
    assert decided_facts(evening.advance_clock(1).run_timers()) == [
        (seat, "flower", "clock") for seat in range(3)
    ]
    assert running_clocks(evening).next_deadline() == evening.now + 3 * DAY_S
    assert evening.table.status == "playing"


# When to look again.


@pytest.mark.parametrize("clock", CLOCK_SETTINGS)
@pytest.mark.parametrize("pause", [0.0, 0.1, 7.3])
def test_time_brings_something_about_exactly_when_it_was_said(clock: Clock, pause: float) -> None:
    evening = (
        TableDriver(seed=1)
        .seat_guests("Ada", "Ben", "Cleo")
        .choose_settings(clock=clock)
        .start_game()
    )
    for _ in evening.random_decisions(pause):
        evening.run_timers()
        if evening.table.status == "playing":
            due = timers.next_due_at(evening.table)
            assert due == running_clocks(evening).next_deadline()
            assert due is not None and due > evening.now
            assert timers.due_facts(evening.table, due - 0.01) == []
            (fact, *_) = timers.due_facts(evening.table, due)
            assert isinstance(fact, facts.Decided) and fact.by == "clock"


def games_with_absences(clock: Clock, seed: int) -> Iterator[TableDriver]:
    """A game in which people come and go, looked at whenever time has done all it can."""
    evening = (
        TableDriver(seed=seed)
        .seat_guests("Ada", "Ben", "Cleo", "bot")
        .choose_settings(clock=clock)
        .start_game()
    )
    for _ in evening.random_decisions(pause=20):
        guest = ("Ada", "Ben", "Cleo")[evening.rng.below(3)]
        if evening.table.guests[guest].away_since is None:
            evening.disconnect(guest)
        else:
            evening.join(guest)
        evening.run_timers()
        yield evening


def test_nothing_more_is_due_of_somebody_for_whom_a_bot_stands_in() -> None:
    evening = three_player_game(Clock()).disconnect("Ada").advance_clock(60)
    assert evening.run_timers() == [facts.StoodIn(at=evening.now, player=0)]
    assert timers.next_due_at(evening.table) is None


def test_nothing_is_due_of_somebody_who_resigned() -> None:
    evening = three_player_game(Clock())
    evening.send_request("Ada", Resign())
    assert evening.disconnect("Ada").advance_clock(60).run_timers() == []
    assert timers.next_due_at(evening.table) is None


def test_at_a_slow_table_only_the_clock_is_due() -> None:
    evening = three_player_game(Clock("decision", 3 * 24 * 3600)).disconnect("Ada")
    assert timers.next_due_at(evening.table) == evening.now + 3 * DAY_S


def test_where_all_are_away_the_end_is_due() -> None:
    evening = (
        three_player_game(Clock()).disconnect("Ada", "Ben").advance_clock(10).disconnect("Cleo")
    )
    assert timers.next_due_at(evening.table) == evening.now + DAY_S


@pytest.mark.parametrize("clock", [Clock(), HALF_A_MINUTE, Clock("decision", 3 * 24 * 3600)])
@pytest.mark.parametrize("seed", range(3))
def test_when_time_has_done_all_it_can_the_next_moment_lies_ahead(clock: Clock, seed: int) -> None:
    """Otherwise whoever waits for that moment looks again and again without a pause."""
    for evening in games_with_absences(clock, seed):
        due = timers.next_due_at(evening.table)
        assert due is None or due > evening.now


@pytest.mark.parametrize("clock", [Clock(), *CLOCK_SETTINGS])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_comes_about_before_the_next_moment(clock: Clock, seed: int) -> None:
    for evening in games_with_absences(clock, seed):
        due = timers.next_due_at(evening.table)
        if due is None:
            assert timers.due_facts(evening.table, evening.now + 1000 * DAY_S) == []
        elif due > evening.now:
            assert timers.due_facts(evening.table, due - 0.01) == []


@pytest.mark.parametrize("clock", CLOCK_SETTINGS)
@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_clocks_come_back_from_the_log_as_they_were(
    game: str, options: Options, players: int, clock: Clock
) -> None:
    evening = (
        make_seated_table(game, options, players, seed=6).choose_settings(clock=clock).start_game()
    )
    for number, _ in enumerate(evening.random_decisions(pause=13.5)):
        evening.run_timers()
        if number % 10 == 0:
            again = table_from_log(evening.log)
            assert again.clocks is not None
            assert public_attributes(again.clocks) == public_attributes(running_clocks(evening))
            assert timers.next_due_at(again) == timers.next_due_at(evening.table)
            assert timers.due_facts(again, evening.now + 50) == timers.due_facts(
                evening.table, evening.now + 50
            )


# Awake time.


@pytest.mark.parametrize("clock", CLOCK_SETTINGS)
@pytest.mark.parametrize("shift", [2 * 3600.0, -2 * 3600.0])
def test_nobody_is_charged_while_the_wall_clock_jumps(clock: Clock, shift: float) -> None:
    evening = three_player_game(clock).advance_clock(10).shift_wall_clock(shift).advance_clock(2)
    assert seconds_left(evening) == [clock.seconds - 12] * 3
    evening.play_moves("Ada flower")
    assert evening.log[-1].at == evening.now + shift  # people read the wall clock
    assert seconds_left(evening)[1:] == [clock.seconds - 12] * 2
    assert evening.run_timers() == []
    again = table_from_log(evening.log)
    assert again.clocks is not None
    assert again.clocks.all_seconds_left(evening.now) == seconds_left(evening)


@pytest.mark.parametrize("shift", [2 * 3600.0, -2 * 3600.0])
def test_nobody_is_away_for_longer_because_the_wall_clock_jumps(shift: float) -> None:
    evening = three_player_game(Clock()).disconnect("Ada").advance_clock(30)
    evening.shift_wall_clock(shift)
    assert evening.advance_clock(29).run_timers() == []
    assert evening.advance_clock(1).run_timers() == [
        facts.StoodIn(at=evening.now + shift, player=0)
    ]


def test_a_drift_of_seconds_is_not_worth_a_fact() -> None:
    evening = three_player_game(HALF_A_MINUTE)
    assert evening.shift_wall_clock(4).shift_wall_clock(-4).facts_of_type(facts.ClockShifted) == []


# The way to another node.


@pytest.mark.parametrize("clock", [clock for clock in CLOCK_SETTINGS if clock.seconds < DAY_S])
def test_the_way_to_another_node_is_not_on_the_clock(clock: Clock) -> None:
    evening = three_player_game(clock).advance_clock(clock.seconds - 1)
    given = timers.handover_facts(evening.table, {"Ada", "Cleo"}, evening.now)
    assert given == [
        facts.TimeGiven(at=evening.now, player=player, seconds=timers.HANDOVER_S)
        for player in (0, 2)
    ]
    evening.apply_facts(given)
    evening.advance_clock(timers.HANDOVER_S)
    assert seconds_left(evening) == [1, 1 - timers.HANDOVER_S, 1]
    assert decided_facts(evening.run_timers())[0][0] == 1
    again = table_from_log(evening.log)
    assert again.clocks is not None
    assert again.clocks.all_seconds_left(evening.now)[::2] == [1, 1]


def test_nobody_gains_more_by_being_sent_on_twice() -> None:
    evening = three_player_game(HALF_A_MINUTE)
    for _ in range(2):
        evening.apply_facts(timers.handover_facts(evening.table, {"Ada"}, evening.now))
    evening.advance_clock(timers.HANDOVER_S + 1)
    assert seconds_left(evening)[0] == 29


@pytest.mark.parametrize("clock", [Clock(), Clock("decision", 3 * 24 * 3600)])
def test_nothing_is_given_where_nothing_is_lost(clock: Clock) -> None:
    evening = three_player_game(clock)
    assert timers.handover_facts(evening.table, {"Ada", "Ben", "Cleo"}, evening.now) == []


# Defaults.


def pending_states(match: Match) -> Iterator[tuple[int, State]]:
    """Every seat that owes a decision, with a state that asks it."""
    for seat in match.state.pending_seats():
        state = match.state.clone()
        state.turn_to(seat)
        yield seat, state


def every_decision(game: str, variants: Sequence[Variant]) -> Iterator[tuple[int, State]]:
    """Of the random games of these variants."""
    for name, options, players in variants:
        if name == game:
            match = Match(GAMES_BY_NAME[game].new_state(options, players))
            for who, action in (
                make_finished_table(name, options, players).table.running_match().plies
            ):
                yield from pending_states(match)
                if who == CHANCE:
                    match.play_outcome(action)
                else:
                    match.play_decision(who, action)


DECISION_PHASES = {
    "skull": {
        skull.PHASE_PLACE,
        skull.PHASE_ADD,
        skull.PHASE_RAISE,
        skull.PHASE_ATTEMPT,
        skull.PHASE_LOSE,
        skull.PHASE_POINT,
        skull.PHASE_NAME_STARTER,
    },
    "skull_king": {skull_king.PHASE_ANNOUNCE, skull_king.PHASE_CHOOSE_DIE},
    "saber_skull": {saber_skull.PHASE_CHOOSE_TOKEN, saber_skull.PHASE_GO_ON},
}


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_default_is_legal_in_every_phase_of_every_variant(game: str) -> None:
    met = set()
    for seat, state in every_decision(game, SWEPT_VARIANTS):
        before = state.legal_actions()
        assert GAMES_BY_NAME[game].default_action(state, seat) in before
        assert (state.actor, state.legal_actions()) == (seat, before)
        met.add(int(state.phase))
    assert met == DECISION_PHASES[game]


@pytest.mark.parametrize(("game", "options", "players"), variant_params(ALL_VARIANTS[::7]))
def test_a_game_in_which_only_time_passes_comes_to_its_end(
    game: str, options: Options, players: int
) -> None:
    evening = (
        make_seated_table(game, options, players, seed=8)
        .choose_settings(clock=Clock("bank", 5))
        .start_game()
    )
    for _ in range(players):  # until every bank is empty
        evening.advance_clock(5).run_timers()
    assert evening.table.status == "over"
    plies = evening.table.running_match().plies
    assert evening.automatic_plies() == {
        n: "clock" for n, (who, _) in enumerate(plies) if who != CHANCE
    }


def default_decision(evening: TableDriver) -> str:
    """What is played for whoever is asked now."""
    ((_, text, by),) = decided_facts(timers.due_facts(evening.table, evening.now + 30))
    assert by == "clock"
    return text


def test_in_skull_time_lays_a_flower_passes_and_bids_low() -> None:
    evening = three_player_game(HALF_A_MINUTE).play_moves("Ada flower", "Ben skull", "Cleo flower")
    assert default_decision(evening) == "flower"
    evening.play_moves("Ada bid 1")
    assert default_decision(evening) == "pass"
    evening = three_player_game(HALF_A_MINUTE)
    for disc in ("flower", "flower", "skull", "flower"):
        evening.play_moves(f"Ada {disc}", f"Ben {disc}", f"Cleo {disc}")
    assert default_decision(evening) == "bid 1"  # the hand is empty


def test_in_skull_time_flips_the_next_stack_and_gives_up_a_flower() -> None:
    evening = three_player_game(HALF_A_MINUTE).play_moves(
        "Ada flower", "Ben flower", "Cleo skull", "Ada flower"
    )
    evening.play_moves("Ben bid 4")
    assert default_decision(evening) == "flip 2"
    evening = three_player_game(HALF_A_MINUTE).play_moves("Ada flower", "Ben flower", "Cleo flower")
    evening.play_moves("Ada flower", "Ben bid 4", "Ben flip 2")
    assert default_decision(evening) == "flip 0"  # Cleo's has no more
    evening = three_player_game(HALF_A_MINUTE).play_moves(
        "Ada skull", "Ben flower", "Cleo flower", "Ada bid 3"
    )
    assert default_decision(evening) == "lose flower"


def test_in_skull_time_names_the_next_who_is_still_in() -> None:
    """Where a Challenger went out on the own skull and gives no answer (D4)."""
    met = 0
    for seat, state in every_decision("skull", ALL_VARIANTS[::5]):
        if state.phase == skull.PHASE_NAME_STARTER:
            met += 1
            legal = [
                int(state.action_text(action).removeprefix("start "))
                for action in state.legal_actions()
            ]
            after = min(legal, key=lambda other: (other - seat) % state.num_seats)
            assert (
                state.action_text(GAMES_BY_NAME["skull"].default_action(state, seat))
                == f"start {after}"
            )
    assert met > 10


def test_in_skull_king_time_bids_a_fair_share_and_rolls_the_weakest_die() -> None:
    evening = TableDriver("skull_king", first=0).seat_guests("Ada", "Ben", "Cleo")
    evening.choose_settings(clock=HALF_A_MINUTE).start_game()
    shares = {1: "bid 0", 2: "bid 0", 3: "bid 1", 5: "bid 1", 6: "bid 2"}
    strength = ["king", "pirate", "mermaid", "black", "blue", "red", "yellow"]
    for seat in evening.random_decisions():
        state = evening.state.clone()
        state.turn_to(seat)
        text = GAMES_BY_NAME["skull_king"].action_texts[
            GAMES_BY_NAME["skull_king"].default_action(state, seat)
        ]
        if state.phase == skull_king.PHASE_ANNOUNCE:
            assert text == shares.get(state.round, text)
        else:
            dice = [
                state.action_text(action).removeprefix("roll ") for action in state.legal_actions()
            ]
            assert text == f"roll {max(dice, key=strength.index)}"


def test_in_saber_and_skull_time_stops_and_places_the_own_colour() -> None:
    met = set()
    for seed in range(20):
        evening = TableDriver("saber_skull", first=0, seed=seed).seat_guests("Ada", "Ben", "Cleo")
        evening.choose_settings(clock=HALF_A_MINUTE).start_game()
        for seat in evening.random_decisions():
            choices = evening.view_for(evening.guest_at(seat)).choices[seat]
            own = f"place {('red', 'green', 'blue')[seat]}"
            (wish,) = [text for text in ("stop", own) if text in choices] or choices[:1]
            assert default_decision(evening) == wish
            met.add("stop" if wish == "stop" else "own" if wish == own else "other")
    assert met == {"stop", "own", "other"}
