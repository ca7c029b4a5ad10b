"""Leaving in the middle, being away, coming back; and playing once more."""

import pytest
from tests.table.evening import DAY, SOME_VARIANTS, Evening, gathered

from skulduggery.core.options import Options
from skulduggery.core.record import replay
from skulduggery.games import GAMES
from skulduggery.table import commands, facts, timers
from skulduggery.table.provable_random import commitment, verify
from skulduggery.table.requests import (
    ChooseOptions,
    Join,
    Leave,
    Move,
    PassHost,
    Rematch,
    Remove,
    Resign,
    SeatBot,
    Sit,
    Start,
)
from skulduggery.table.settings import Clock

SLOW = Clock("decision", 3600)


def three(**settings: object) -> Evening:
    """Three people at Skull, everybody asked for a first disc; Zoe watches."""
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").join("Zoe")
    return evening.settle(**settings).start()


def kinds(entries: list[facts.AnyFact]) -> list[str]:
    return [type(fact).__name__ for fact in entries]


# Away.


def test_whoever_is_back_within_the_grace_time_missed_nothing() -> None:
    evening = three(grace=60).loses("Ada").wait(59)
    assert evening.tick() == []
    assert kinds(evening.ask("Ada", Join("Ada"))) == ["CameBack"]
    assert evening.wait(DAY).tick() == []
    assert timers.bot_seats(evening.table) == []
    evening.play("Ada skull")
    assert evening.marks() == {}


def test_a_bot_stands_in_after_the_grace_time() -> None:
    evening = three(grace=60).loses("Ada").wait(60)
    assert evening.tick() == [facts.StoodIn(at=evening.now, player=0)]
    assert timers.bot_seats(evening.table) == [0]
    evening.bots()
    assert evening.pending == [1, 2]
    assert evening.marks() == {0: "stand-in"}
    assert evening.chairs()[0] == "Ada"


def test_the_grace_time_is_the_tables_to_choose() -> None:
    evening = three(grace=300).loses("Ada").wait(299)
    assert evening.tick() == []
    assert kinds(evening.wait(1).tick()) == ["StoodIn"]


def test_the_seat_is_taken_back() -> None:
    evening = three().loses("Ada").wait(60)
    evening.tick()
    evening.bots().play("Ben flower", "Cleo flower").wait(100)
    evening.join("Ada")
    assert timers.bot_seats(evening.table) == []
    with pytest.raises(commands.Refused):
        timers.bot_moves(evening.table, 0, "bid 1", evening.now)
    evening.play("Ada bid 1")
    assert evening.marks() == {0: "stand-in"}


def test_going_away_twice_is_as_good_as_once() -> None:
    evening = three().loses("Ada").wait(50)
    assert timers.went_away(evening.table, "Ada", evening.now) == []
    assert timers.went_away(evening.table, "Mallory", evening.now) == []
    assert kinds(evening.wait(10).tick()) == ["StoodIn"]


def test_every_absence_has_its_own_grace_time() -> None:
    evening = three().loses("Ada").wait(50).join("Ada").loses("Ada").wait(50)
    assert evening.tick() == []
    assert kinds(evening.wait(10).tick()) == ["StoodIn"]


def test_nobody_stands_in_for_somebody_who_only_watches() -> None:
    evening = three().loses("Zoe").wait(DAY)
    assert evening.tick() == []


@pytest.mark.parametrize(("clock", "stands_in"), [(SLOW, False), (Clock("decision", 3599), True)])
def test_nobody_stands_in_where_the_clocks_are_slow(clock: Clock, stands_in: bool) -> None:
    evening = three(clock=clock).loses("Ada").wait(3000)
    assert evening.tick() == ([facts.StoodIn(at=evening.now, player=0)] if stands_in else [])


def test_slow_tables_are_not_given_up_because_nobody_is_connected() -> None:
    evening = three(clock=Clock("decision", 7 * 24 * 3600)).loses("Ada", "Ben", "Cleo")
    assert evening.wait(6 * DAY).tick() == []


def test_with_nobody_there_the_game_waits() -> None:
    evening = three().loses("Ada", "Ben", "Cleo").wait(DAY / 2)
    assert evening.tick() == []
    assert timers.bot_seats(evening.table) == []
    evening.join("Ben")
    assert kinds(evening.tick()) == ["StoodIn", "StoodIn"]  # for the two who are still away
    assert timers.bot_seats(evening.table) == [0, 2]


def test_the_bots_wait_for_the_only_person() -> None:
    evening = Evening(first=0).seat("Ada", "bot", "bot").start().bots().loses("Ada")
    assert evening.wait(DAY - 1).tick() == []
    evening.join("Ada").play("Ada flower")
    assert evening.table.status == "playing"


# Resigning and leaving in the middle.


def test_whoever_resigns_is_played_for_to_the_end() -> None:
    evening = three()
    assert evening.ask("Ada", Resign()) == [facts.Resigned(at=evening.now, player=0)]
    assert evening.ask("Ada", Resign()) == []
    assert timers.bot_seats(evening.table) == [0]
    evening.refused("Ada", Move(0, 0, 0, "flower"), "refused-resigned")
    evening.loses("Ada").join("Ada")  # coming back does not undo it
    assert timers.bot_seats(evening.table) == [0]
    evening.play_on()
    plies = evening.table.running().plies
    assert evening.marks() == {n: "stand-in" for n, (who, _) in enumerate(plies) if who == 0}
    assert evening.table.chairs[0].resigned


def test_whoever_watches_cannot_resign() -> None:
    evening = three()
    evening.refused("Zoe", Resign(), "refused-not-playing")
    evening.play_on()
    evening.refused("Ada", Resign(), "refused-not-playing")


@pytest.mark.parametrize("how", ["leaves", "is removed"])
def test_whoever_goes_in_the_middle_leaves_name_and_discs(how: str) -> None:
    evening = three().play("Ben skull")
    if how == "leaves":
        assert kinds(evening.ask("Ben", Leave())) == ["Departed"]
    else:
        assert kinds(evening.ask("Ada", Remove("Ben"))) == ["Removed"]
    assert "Ben" not in evening.table.guests
    assert list(evening.table.names) == ["Ada", "Ben", "Cleo"]
    evening.play("Ada flower", "Cleo flower", "Ada flower")
    assert timers.bot_seats(evening.table) == [1]
    evening.refused("Ben", Move(0, 1, 1, "flower"), "refused-not-here")
    evening.play_on()
    assert [seated.name for seated in evening.table.record().players] == ["Ada", "Ben", "Cleo"]


def test_whoever_left_can_come_back_to_watch_only() -> None:
    evening = three()
    evening.ask("Ben", Leave())
    evening.join("Ben")
    evening.refused("Ben", Move(0, 1, 0, "flower"), "refused-resigned")
    assert timers.bot_seats(evening.table) == [1]


def test_those_who_only_watch_come_and_go_as_they_like() -> None:
    evening = three()
    assert kinds(evening.ask("Zoe", Leave())) == ["Departed"]
    assert timers.bot_seats(evening.table) == []
    assert evening.table.status == "playing"


def test_after_the_end_a_chair_is_left_open() -> None:
    evening = three().play_on()
    evening.ask("Ben", Leave())
    assert evening.chairs()[:3] == ["Ada", "open", "Cleo"]
    assert [seated.name for seated in evening.table.record().players] == ["Ada", "Ben", "Cleo"]


def test_the_names_of_a_finished_game_stay() -> None:
    evening = three().play_on()
    evening.ask("Ben", Leave())
    assert list(evening.table.names) == ["Ada", "Ben", "Cleo"]


# Everybody gone.


def test_when_all_have_left_the_game_is_abandoned_at_once() -> None:
    evening = three().play("Ada flower")
    evening.ask("Ada", Leave())
    evening.ask("Ben", Leave())
    assert evening.is_on()
    assert kinds(evening.ask("Cleo", Leave())) == ["Departed", "HostPassed", "Abandoned"]
    assert evening.table.status == "over"
    assert evening.table.host == "Zoe"


def test_when_all_have_resigned_left_or_been_removed_the_game_is_abandoned_at_once() -> None:
    evening = three()
    evening.ask("Cleo", Resign())
    evening.ask("Ada", Remove("Ben"))
    secret = evening.table.secret.hex()
    (resigned, abandoned) = evening.ask("Ada", Resign())
    assert resigned == facts.Resigned(at=evening.now, player=0)
    assert abandoned == facts.Abandoned(at=evening.now, secret=secret)


def test_bots_do_not_play_on_alone() -> None:
    evening = Evening().seat("Ada", "bot", "bot").start()
    assert kinds(evening.ask("Ada", Leave())) == ["Departed", "Abandoned"]
    assert timers.bot_seats(evening.table) == []


def test_when_all_are_away_the_game_is_abandoned_after_a_day() -> None:
    evening = three().loses("Ada", "Ben").wait(40).loses("Cleo")
    assert evening.wait(DAY - 1).tick() == []
    assert kinds(evening.wait(1).tick()) == ["Abandoned"]
    assert evening.tick() == []


def test_those_who_resigned_do_not_hold_the_game() -> None:
    evening = three()
    evening.ask("Cleo", Resign())
    evening.loses("Ada", "Ben")
    assert evening.wait(DAY - 1).tick() == []
    assert kinds(evening.wait(1).tick()) == ["Abandoned"]


def test_when_all_went_away_one_after_another_the_game_waits_too() -> None:
    evening = three().loses("Ada").wait(60)
    evening.tick()
    evening.loses("Ben").wait(60)
    evening.tick()
    evening.loses("Cleo").wait(60)
    assert evening.tick() == []  # with nobody there, the game waits
    assert kinds(evening.wait(DAY).tick()) == ["Abandoned"]


def test_an_abandoned_game_is_over_and_counts_for_nobody() -> None:
    evening = Evening(seed=3).seat("Ada", "Ben", "Cleo").start().play_on(30)
    for guest in ("Ada", "Ben", "Cleo"):
        evening.ask(guest, Resign())
    table = evening.table
    assert (table.status, table.abandoned) == ("over", True)
    record = table.record()
    assert (record.result.ending, record.result.winners) == ("abandoned", [])
    assert replay(record, table.game).plies == table.running().plies
    assert verify(record, table.game).draws == len(evening.facts(facts.Drawn)) > 0
    evening.refused("Ada", Resign(), "refused-not-playing")
    seat = evening.pending[0]
    nth = len(table.decisions[seat])
    evening.refused(evening.guest_at(seat), Move(0, seat, nth, "flower"), "refused-not-playing")
    assert evening.wait(2 * DAY).tick() == []
    assert timers.next_tick(table) is None


# The host.


def test_the_role_passes_on_in_the_middle_to_somebody_who_plays() -> None:
    evening = Evening().join("Zoe").seat("Ada", "Ben", "bot").start()
    assert kinds(evening.ask("Ada", Leave())) == ["Departed", "HostPassed"]
    assert evening.table.host == "Ben"
    evening.play_on()
    evening.ask("Ben", Rematch())


def test_whoever_only_loses_the_connection_stays_host() -> None:
    evening = three().loses("Ada").wait(60)
    evening.tick()
    assert evening.table.host == "Ada"


def test_a_host_who_resigns_stays_host() -> None:
    evening = three()
    evening.ask("Ada", Resign())
    assert evening.table.host == "Ada"
    evening.ask("Ada", PassHost("Zoe"))
    evening.ask("Zoe", Remove("Ben"))


# Once more.


def test_a_rematch_is_called_by_the_host_when_the_game_is_over() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo")
    evening.refused("Ada", Rematch(), "refused-not-over")
    evening.start()
    evening.refused("Ada", Rematch(), "refused-not-over")
    evening.play_on()
    evening.refused("Ben", Rematch(), "refused-not-host")
    evening.ask("Ada", Rematch())
    assert evening.table.status == "open"
    evening.refused("Ada", Rematch(), "refused-not-over")


def test_the_same_people_sit_one_further_and_everybody_is_first_once() -> None:
    evening = Evening().join("Ben", "Cleo")
    for guest, chair in (("Ada", 0), ("Ben", 2), ("Cleo", 5)):
        evening.ask(guest, Sit(chair))
    evening.ask("Ada", SeatBot(3))
    firsts = []
    for _ in range(4):
        evening.start()
        assert evening.table.players == [0, 2, 3, 5]
        firsts.append(evening.table.names[0])
        evening.play_on()
        evening.ask("Ada", Rematch())
    assert firsts == ["Ada", "Cleo", "Kelp", "Ben"]
    assert evening.chairs() == ["Ada", "open", "Ben", "Kelp", "open", "Cleo"]


def test_whoever_left_leaves_an_open_chair() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo", "Dario").start()
    evening.ask("Ben", Leave())  # in the middle
    evening.play_on()
    evening.ask("Dario", Leave())  # after the end
    evening.ask("Ada", Rematch())
    assert evening.chairs()[:4] == ["Cleo", "open", "Ada", "open"]
    evening.refused("Ada", Start(), "bad-player-count")
    evening.seat("Emma").start()
    assert list(evening.table.names) == ["Cleo", "Emma", "Ada"]


def test_whoever_was_away_or_resigned_plays_again() -> None:
    evening = three()
    evening.ask("Ben", Resign())
    evening.loses("Cleo").wait(60)
    evening.tick()
    evening.play_on()
    evening.join("Cleo")
    evening.ask("Ada", Rematch())
    evening.start()
    assert timers.bot_seats(evening.table) == []
    assert sorted(evening.table.names) == ["Ada", "Ben", "Cleo"]


def test_a_rematch_has_a_new_secret_and_nothing_of_the_old_game() -> None:
    evening = three(rated=True, keep_talk=True).play_on()
    before = evening.table.commitment
    options, settings = evening.table.options, evening.table.settings
    evening.ask("Ada", Rematch())
    table = evening.table
    assert (table.options, table.settings) == (options, settings)
    assert len(set(evening.secrets)) == 2
    assert table.secret == evening.secrets[1]
    assert table.commitment == commitment(evening.secrets[1]) != before
    assert evening.tick() == []
    evening.refused("Ada", Move(0, 0, 0, "flower"), "refused-not-playing")
    evening.start()
    assert table.running().plies == []
    assert table.notes == [] and table.showable == {} and not table.abandoned
    assert table.decisions == [[], [], []]


def test_the_last_move_of_the_old_game_is_none_of_the_new() -> None:
    """Sent again, it meets a table that asks for its first."""
    evening = three().play_on()
    first, late = Move(0, 0, 0, evening.table.decisions[0][0]), Move(1, 0, 1, "flower")
    evening.ask("Ada", Rematch())
    assert evening.table.number == 1
    evening.start()
    evening.refused(evening.guest_at(0), first, "refused-other-match")
    evening.refused(evening.guest_at(0), late, "refused-too-early")


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_rematches_of_every_kind_prove_their_draws(
    game: str, options: Options, players: int
) -> None:
    evening = gathered(game, options, players, seed=9)
    records = []
    for _ in range(3):
        records.append(evening.start().play_on().table.record())
        evening.ask("Ada", Rematch())
    for record in records:
        verify(record, GAMES[game])
    assert len({record.tags["fair.commitment"] for record in records}) == 3


def test_another_game_can_be_chosen_for_the_rematch() -> None:
    evening = three().play_on()
    evening.ask("Ada", Rematch())
    evening.ask("Ada", ChooseOptions("skull_king"))
    evening.start().play_on()
    assert evening.table.record().game == "skull_king"
