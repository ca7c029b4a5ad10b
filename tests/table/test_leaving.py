"""Leaving in the middle, being away, coming back; and playing once more."""

import pytest
from tests.table.table_driver import DAY_S, SOME_VARIANTS, TableDriver, make_seated_table

from skulduggery.core.options import Options
from skulduggery.core.record import replay_record
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts, timers
from skulduggery.table.provable_random import commitment_of, verify_draws
from skulduggery.table.requests import (
    ChooseOptions,
    Join,
    Leave,
    Move,
    PassHost,
    Refused,
    Rematch,
    Remove,
    Resign,
    SeatBot,
    Sit,
    Start,
)
from skulduggery.table.settings import Clock

SLOW_CLOCK = Clock("decision", 3600)


def three_player_game(**settings: object) -> TableDriver:
    """Three people at Skull, everybody asked for a first disc; Zoe watches."""
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").join("Zoe")
    return evening.choose_settings(**settings).start_game()


def fact_names(entries: list[facts.AnyFact]) -> list[str]:
    return [type(fact).__name__ for fact in entries]


# Away.


def test_whoever_is_back_within_the_grace_time_missed_nothing() -> None:
    evening = three_player_game(grace=60).disconnect("Ada").advance_clock(59)
    assert evening.run_timers() == []
    assert fact_names(evening.send_request("Ada", Join("Ada"))) == ["CameBack"]
    assert evening.advance_clock(DAY_S).run_timers() == []
    assert timers.pending_bot_seats(evening.table) == []
    evening.play_moves("Ada skull")
    assert evening.automatic_plies() == {}


def test_a_bot_stands_in_after_the_grace_time() -> None:
    evening = three_player_game(grace=60).disconnect("Ada").advance_clock(60)
    assert evening.run_timers() == [facts.StoodIn(at=evening.now, player=0)]
    assert timers.pending_bot_seats(evening.table) == [0]
    evening.play_bots()
    assert evening.pending_seats == [1, 2]
    assert evening.automatic_plies() == {0: "stand-in"}
    assert evening.chair_names()[0] == "Ada"


def test_the_grace_time_is_the_tables_to_choose() -> None:
    evening = three_player_game(grace=300).disconnect("Ada").advance_clock(299)
    assert evening.run_timers() == []
    assert fact_names(evening.advance_clock(1).run_timers()) == ["StoodIn"]


def test_the_seat_is_taken_back() -> None:
    evening = three_player_game().disconnect("Ada").advance_clock(60)
    evening.run_timers()
    evening.play_bots().play_moves("Ben flower", "Cleo flower").advance_clock(100)
    evening.join("Ada")
    assert timers.pending_bot_seats(evening.table) == []
    with pytest.raises(Refused):
        timers.bot_move_facts(evening.table, 0, "bid 1", evening.now)
    evening.play_moves("Ada bid 1")
    assert evening.automatic_plies() == {0: "stand-in"}


def test_going_away_twice_is_as_good_as_once() -> None:
    evening = three_player_game().disconnect("Ada").advance_clock(50)
    assert timers.away_facts(evening.table, "Ada", evening.now) == []
    assert timers.away_facts(evening.table, "Mallory", evening.now) == []
    assert fact_names(evening.advance_clock(10).run_timers()) == ["StoodIn"]


def test_every_absence_has_its_own_grace_time() -> None:
    evening = (
        three_player_game()
        .disconnect("Ada")
        .advance_clock(50)
        .join("Ada")
        .disconnect("Ada")
        .advance_clock(50)
    )
    assert evening.run_timers() == []
    assert fact_names(evening.advance_clock(10).run_timers()) == ["StoodIn"]


def test_nobody_stands_in_for_somebody_who_only_watches() -> None:
    evening = three_player_game().disconnect("Zoe").advance_clock(DAY_S)
    assert evening.run_timers() == []


@pytest.mark.parametrize(
    ("clock", "stands_in"), [(SLOW_CLOCK, False), (Clock("decision", 3599), True)]
)
def test_nobody_stands_in_where_the_clocks_are_slow(clock: Clock, stands_in: bool) -> None:
    evening = three_player_game(clock=clock).disconnect("Ada").advance_clock(3000)
    assert evening.run_timers() == ([facts.StoodIn(at=evening.now, player=0)] if stands_in else [])


def test_slow_tables_are_not_given_up_because_nobody_is_connected() -> None:
    evening = three_player_game(clock=Clock("decision", 7 * 24 * 3600)).disconnect(
        "Ada", "Ben", "Cleo"
    )
    assert evening.advance_clock(6 * DAY_S).run_timers() == []


def test_with_nobody_there_the_game_waits() -> None:
    evening = three_player_game().disconnect("Ada", "Ben", "Cleo").advance_clock(DAY_S / 2)
    assert evening.run_timers() == []
    assert timers.pending_bot_seats(evening.table) == []
    evening.join("Ben")
    assert fact_names(evening.run_timers()) == [
        "StoodIn",
        "StoodIn",
    ]  # for the two who are still away
    assert timers.pending_bot_seats(evening.table) == [0, 2]


def test_the_bots_wait_for_the_only_person() -> None:
    evening = (
        TableDriver(first=0)
        .seat_guests("Ada", "bot", "bot")
        .start_game()
        .play_bots()
        .disconnect("Ada")
    )
    assert evening.advance_clock(DAY_S - 1).run_timers() == []
    evening.join("Ada").play_moves("Ada flower")
    assert evening.table.status == "playing"


# Resigning and leaving in the middle.


def test_whoever_resigns_is_played_for_to_the_end() -> None:
    evening = three_player_game()
    assert evening.send_request("Ada", Resign()) == [facts.Resigned(at=evening.now, player=0)]
    assert evening.send_request("Ada", Resign()) == []
    assert timers.pending_bot_seats(evening.table) == [0]
    evening.expect_refusal("Ada", Move(0, 0, 0, "flower"), "refused-resigned")
    evening.disconnect("Ada").join("Ada")  # coming back does not undo it
    assert timers.pending_bot_seats(evening.table) == [0]
    evening.play_randomly()
    plies = evening.table.running_match().plies
    assert evening.automatic_plies() == {
        n: "stand-in" for n, (who, _) in enumerate(plies) if who == 0
    }
    assert evening.table.chairs[0].resigned


def test_whoever_watches_cannot_resign() -> None:
    evening = three_player_game()
    evening.expect_refusal("Zoe", Resign(), "refused-not-playing")
    evening.play_randomly()
    evening.expect_refusal("Ada", Resign(), "refused-not-playing")


@pytest.mark.parametrize("how", ["leaves", "is removed"])
def test_whoever_goes_in_the_middle_leaves_name_and_discs(how: str) -> None:
    evening = three_player_game().play_moves("Ben skull")
    if how == "leaves":
        assert fact_names(evening.send_request("Ben", Leave())) == ["Departed"]
    else:
        assert fact_names(evening.send_request("Ada", Remove("Ben"))) == ["Removed"]
    assert "Ben" not in evening.table.guests
    assert list(evening.table.player_names) == ["Ada", "Ben", "Cleo"]
    evening.play_moves("Ada flower", "Cleo flower", "Ada flower")
    assert timers.pending_bot_seats(evening.table) == [1]
    evening.expect_refusal("Ben", Move(0, 1, 1, "flower"), "refused-not-here")
    evening.play_randomly()
    assert [seated.name for seated in evening.table.game_record().players] == ["Ada", "Ben", "Cleo"]


def test_whoever_left_can_come_back_to_watch_only() -> None:
    evening = three_player_game()
    evening.send_request("Ben", Leave())
    evening.join("Ben")
    evening.expect_refusal("Ben", Move(0, 1, 0, "flower"), "refused-resigned")
    assert timers.pending_bot_seats(evening.table) == [1]


def test_those_who_only_watch_come_and_go_as_they_like() -> None:
    evening = three_player_game()
    assert fact_names(evening.send_request("Zoe", Leave())) == ["Departed"]
    assert timers.pending_bot_seats(evening.table) == []
    assert evening.table.status == "playing"


def test_after_the_end_a_chair_is_left_open() -> None:
    evening = three_player_game().play_randomly()
    evening.send_request("Ben", Leave())
    assert evening.chair_names()[:3] == ["Ada", "open", "Cleo"]
    assert [seated.name for seated in evening.table.game_record().players] == ["Ada", "Ben", "Cleo"]


def test_the_names_of_a_finished_game_stay() -> None:
    evening = three_player_game().play_randomly()
    evening.send_request("Ben", Leave())
    assert list(evening.table.player_names) == ["Ada", "Ben", "Cleo"]


# Everybody gone.


def test_when_all_have_left_the_game_is_abandoned_at_once() -> None:
    evening = three_player_game().play_moves("Ada flower")
    evening.send_request("Ada", Leave())
    evening.send_request("Ben", Leave())
    assert evening.is_playing()
    assert fact_names(evening.send_request("Cleo", Leave())) == [
        "Departed",
        "HostPassed",
        "Abandoned",
    ]
    assert evening.table.status == "over"
    assert evening.table.host == "Zoe"


def test_when_all_have_resigned_left_or_been_removed_the_game_is_abandoned_at_once() -> None:
    evening = three_player_game()
    evening.send_request("Cleo", Resign())
    evening.send_request("Ada", Remove("Ben"))
    secret = evening.table.secret.hex()
    (resigned, abandoned) = evening.send_request("Ada", Resign())
    assert resigned == facts.Resigned(at=evening.now, player=0)
    assert abandoned == facts.Abandoned(at=evening.now, secret=secret)


def test_bots_do_not_play_on_alone() -> None:
    evening = TableDriver().seat_guests("Ada", "bot", "bot").start_game()
    assert fact_names(evening.send_request("Ada", Leave())) == ["Departed", "Abandoned"]
    assert timers.pending_bot_seats(evening.table) == []


def test_when_all_are_away_the_game_is_abandoned_after_a_day() -> None:
    evening = three_player_game().disconnect("Ada", "Ben").advance_clock(40).disconnect("Cleo")
    assert evening.advance_clock(DAY_S - 1).run_timers() == []
    assert fact_names(evening.advance_clock(1).run_timers()) == ["Abandoned"]
    assert evening.run_timers() == []


def test_those_who_resigned_do_not_hold_the_game() -> None:
    evening = three_player_game()
    evening.send_request("Cleo", Resign())
    evening.disconnect("Ada", "Ben")
    assert evening.advance_clock(DAY_S - 1).run_timers() == []
    assert fact_names(evening.advance_clock(1).run_timers()) == ["Abandoned"]


def test_when_all_went_away_one_after_another_the_game_waits_too() -> None:
    evening = three_player_game().disconnect("Ada").advance_clock(60)
    evening.run_timers()
    evening.disconnect("Ben").advance_clock(60)
    evening.run_timers()
    evening.disconnect("Cleo").advance_clock(60)
    assert evening.run_timers() == []  # with nobody there, the game waits
    assert fact_names(evening.advance_clock(DAY_S).run_timers()) == ["Abandoned"]


def test_an_abandoned_game_is_over_and_counts_for_nobody() -> None:
    evening = TableDriver(seed=3).seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly(30)
    for guest in ("Ada", "Ben", "Cleo"):
        evening.send_request(guest, Resign())
    table = evening.table
    assert (table.status, table.abandoned) == ("over", True)
    record = table.game_record()
    assert (record.result.ending, record.result.winners) == ("abandoned", [])
    assert replay_record(record, table.game).plies == table.running_match().plies
    assert verify_draws(record, table.game).draws == len(evening.facts_of_type(facts.Drawn)) > 0
    evening.expect_refusal("Ada", Resign(), "refused-not-playing")
    seat = evening.pending_seats[0]
    nth = len(table.decisions[seat])
    evening.expect_refusal(
        evening.guest_at(seat), Move(0, seat, nth, "flower"), "refused-not-playing"
    )
    assert evening.advance_clock(2 * DAY_S).run_timers() == []
    assert timers.next_due_at(table) is None


# The host.


def test_the_role_passes_on_in_the_middle_to_somebody_who_plays() -> None:
    evening = TableDriver().join("Zoe").seat_guests("Ada", "Ben", "bot").start_game()
    assert fact_names(evening.send_request("Ada", Leave())) == ["Departed", "HostPassed"]
    assert evening.table.host == "Ben"
    evening.play_randomly()
    evening.send_request("Ben", Rematch())


def test_whoever_only_loses_the_connection_stays_host() -> None:
    evening = three_player_game().disconnect("Ada").advance_clock(60)
    evening.run_timers()
    assert evening.table.host == "Ada"


def test_a_host_who_resigns_stays_host() -> None:
    evening = three_player_game()
    evening.send_request("Ada", Resign())
    assert evening.table.host == "Ada"
    evening.send_request("Ada", PassHost("Zoe"))
    evening.send_request("Zoe", Remove("Ben"))


# Once more.


def test_a_rematch_is_called_by_the_host_when_the_game_is_over() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo")
    evening.expect_refusal("Ada", Rematch(), "refused-not-over")
    evening.start_game()
    evening.expect_refusal("Ada", Rematch(), "refused-not-over")
    evening.play_randomly()
    evening.expect_refusal("Ben", Rematch(), "refused-not-host")
    evening.send_request("Ada", Rematch())
    assert evening.table.status == "open"
    evening.expect_refusal("Ada", Rematch(), "refused-not-over")


def test_the_same_people_sit_one_further_and_everybody_is_first_once() -> None:
    evening = TableDriver().join("Ben", "Cleo")
    for guest, chair in (("Ada", 0), ("Ben", 2), ("Cleo", 5)):
        evening.send_request(guest, Sit(chair))
    evening.send_request("Ada", SeatBot(3))
    firsts = []
    for _ in range(4):
        evening.start_game()
        assert evening.table.players == [0, 2, 3, 5]
        firsts.append(evening.table.player_names[0])
        evening.play_randomly()
        evening.send_request("Ada", Rematch())
    assert firsts == ["Ada", "Cleo", "Kelp", "Ben"]
    assert evening.chair_names() == ["Ada", "open", "Ben", "Kelp", "open", "Cleo"]


def test_whoever_left_leaves_an_open_chair() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo", "Dario").start_game()
    evening.send_request("Ben", Leave())  # in the middle
    evening.play_randomly()
    evening.send_request("Dario", Leave())  # after the end
    evening.send_request("Ada", Rematch())
    assert evening.chair_names()[:4] == ["Cleo", "open", "Ada", "open"]
    evening.expect_refusal("Ada", Start(), "bad-player-count")
    evening.seat_guests("Emma").start_game()
    assert list(evening.table.player_names) == ["Cleo", "Emma", "Ada"]


def test_whoever_was_away_or_resigned_plays_again() -> None:
    evening = three_player_game()
    evening.send_request("Ben", Resign())
    evening.disconnect("Cleo").advance_clock(60)
    evening.run_timers()
    evening.play_randomly()
    evening.join("Cleo")
    evening.send_request("Ada", Rematch())
    evening.start_game()
    assert timers.pending_bot_seats(evening.table) == []
    assert sorted(evening.table.player_names) == ["Ada", "Ben", "Cleo"]


def test_a_rematch_has_a_new_secret_and_nothing_of_the_old_game() -> None:
    evening = three_player_game(rated=True, keep_talk=True).play_randomly()
    before = evening.table.commitment
    options, settings = evening.table.options, evening.table.settings
    evening.send_request("Ada", Rematch())
    table = evening.table
    assert (table.options, table.settings) == (options, settings)
    assert len(set(evening.secrets)) == 2
    assert table.secret == evening.secrets[1]
    assert table.commitment == commitment_of(evening.secrets[1]) != before
    assert evening.run_timers() == []
    evening.expect_refusal("Ada", Move(0, 0, 0, "flower"), "refused-not-playing")
    evening.start_game()
    assert table.running_match().plies == []
    assert table.notes == [] and table.revealable == {} and not table.abandoned
    assert table.decisions == [[], [], []]


def test_the_last_move_of_the_old_game_is_none_of_the_new() -> None:
    """Sent again, it meets a table that asks for its first."""
    evening = three_player_game().play_randomly()
    first, late = Move(0, 0, 0, evening.table.decisions[0][0]), Move(1, 0, 1, "flower")
    evening.send_request("Ada", Rematch())
    assert evening.table.match_number == 1
    evening.start_game()
    evening.expect_refusal(evening.guest_at(0), first, "refused-other-match")
    evening.expect_refusal(evening.guest_at(0), late, "refused-too-early")


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_rematches_of_every_kind_prove_their_draws(
    game: str, options: Options, players: int
) -> None:
    evening = make_seated_table(game, options, players, seed=9)
    records = []
    for _ in range(3):
        records.append(evening.start_game().play_randomly().table.game_record())
        evening.send_request("Ada", Rematch())
    for record in records:
        verify_draws(record, GAMES_BY_NAME[game])
    assert len({record.tags["fair.commitment"] for record in records}) == 3


def test_another_game_can_be_chosen_for_the_rematch() -> None:
    evening = three_player_game().play_randomly()
    evening.send_request("Ada", Rematch())
    evening.send_request("Ada", ChooseOptions("skull_king"))
    evening.start_game().play_randomly()
    assert evening.table.game_record().game == "skull_king"
