"""Playing: a move is taken once, by whom it belongs to; and the log is the whole truth."""

import itertools
from typing import Any

import msgspec
import pytest
from tests.table.table_driver import (
    EVERY_VARIANT,
    SOME_VARIANTS,
    TableDriver,
    make_finished_table,
    make_seated_table,
    snapshot_table,
)

from skulduggery.bots.registry import usual_level
from skulduggery.core.options import Options
from skulduggery.core.record import replay_record
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts, timers
from skulduggery.table.requests import Move, Refused, Resign, Say
from skulduggery.table.table import Table, table_from_log


@pytest.fixture
def evening() -> TableDriver:
    """Three people at Skull, everybody asked for a first disc."""
    return TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").join("Zoe").start_game()


# One move, taken once.


def test_a_move_is_written_down(evening: TableDriver) -> None:
    (fact,) = evening.send_request("Ada", Move(0, 0, 0, "skull"))
    assert fact == facts.Decided(at=evening.now, seat=0, text="skull", by="person")
    assert evening.pending_seats == [1, 2]


def test_the_same_move_twice_is_as_good_as_once(evening: TableDriver) -> None:
    evening.play_moves("Ada skull")
    before = evening.snapshot_with_log()
    assert evening.send_request("Ada", Move(0, 0, 0, "skull")) == []
    evening.play_moves("Ben flower", "Cleo flower", "Ada flower")
    assert evening.send_request("Ada", Move(0, 0, 0, "skull")) == []
    assert evening.send_request("Ada", Move(0, 0, 1, "flower")) == []
    assert evening.snapshot_with_log() != before
    assert [fact.text for fact in evening.facts_of_type(facts.Decided)] == [
        "skull",
        *["flower"] * 3,
    ]


def test_the_same_move_is_as_good_as_once_when_the_game_is_over_too() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly()
    before = evening.snapshot_with_log()
    for seat, guest in enumerate(("Ada", "Ben", "Cleo")):
        taken = evening.table.decisions[seat]
        assert evening.send_request(guest, Move(0, seat, len(taken) - 1, taken[-1])) == []
        evening.expect_refusal(guest, Move(0, seat, len(taken), "pass"), "refused-not-playing")
    assert evening.snapshot_with_log() == before


def test_a_move_in_another_spelling_is_the_same_move(evening: TableDriver) -> None:
    evening.send_request("Ada", Move(0, 0, 0, "  SKULL "))
    assert evening.send_request("Ada", Move(0, 0, 0, "  SKULL ")) == []


def test_however_it_was_spelled_the_canonical_text_is_kept(evening: TableDriver) -> None:
    evening.send_request("Ada", Move(0, 0, 0, "  SKULL "))
    assert evening.table.decisions[0] == ["skull"]


def test_another_move_in_its_place_is_refused(evening: TableDriver) -> None:
    evening.play_moves("Ada skull")
    mistake = evening.expect_refusal("Ada", Move(0, 0, 0, "flower"), "refused-decided")
    assert mistake.details == {"text": "skull"}


def test_a_move_before_its_time_is_refused(evening: TableDriver) -> None:
    mistake = evening.expect_refusal("Ada", Move(0, 0, 1, "flower"), "refused-too-early")
    assert mistake.details == {"nth": "1", "due": "0"}
    evening.expect_refusal("Ada", Move(0, 0, 10**30, "flower"), "refused-too-early")


def test_there_is_no_move_before_the_first(evening: TableDriver) -> None:
    evening.expect_refusal("Ada", Move(0, 0, -1, "flower"), "refused-too-early")
    evening.play_moves("Ada flower")
    evening.expect_refusal("Ada", Move(0, 0, -1, "flower"), "refused-too-early")


@pytest.mark.parametrize("seat", [1, 2, 3, -1, -3, 10**30])
def test_somebody_elses_seat_is_refused(evening: TableDriver, seat: int) -> None:
    mistake = evening.expect_refusal("Ada", Move(0, seat, 0, "flower"), "refused-not-your-seat")
    assert mistake.details == {"seat": str(seat)}


def test_whoever_watches_does_not_play(evening: TableDriver) -> None:
    evening.expect_refusal("Zoe", Move(0, 0, 0, "flower"), "refused-not-playing")


def test_nobody_plays_before_the_start() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo")
    evening.expect_refusal("Ada", Move(0, 0, 0, "flower"), "refused-not-playing")
    evening.expect_refusal("Ada", Resign(), "refused-not-playing")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid 1", "illegal-action"),
        ("last", "illegal-action"),
        ("first 1", "illegal-action"),
        ("", "malformed-action"),
        ("walk the plank", "malformed-action"),
        ("flower\nskull", "malformed-action"),
        ("\ud800\x00\u202e" * 5000, "malformed-action"),
    ],
)
def test_what_cannot_be_played_leaves_everything_as_it_was(
    evening: TableDriver, text: str, sentence: str
) -> None:
    mistake = evening.expect_refusal("Ada", Move(0, 0, 0, text), sentence)
    assert mistake.details["legal"] == "flower, skull"


def test_out_of_turn_is_refused(evening: TableDriver) -> None:
    evening.play_moves("Ada flower", "Ben flower", "Cleo flower")
    mistake = evening.expect_refusal("Ben", Move(0, 1, 1, "flower"), "not-your-turn")
    assert mistake.details == {"seat": "1", "pending": "0"}


def test_a_person_plays_their_two_tribes_and_no_others() -> None:
    evening = TableDriver(first=0, two_tribes=True).seat_guests("Ada", "Ben").start_game()
    assert evening.pending_seats == [0, 1, 2, 3]
    evening.send_request("Ada", Move(0, 2, 0, "skull"))
    evening.send_request("Ada", Move(0, 0, 0, "flower"))
    evening.expect_refusal("Ada", Move(0, 3, 0, "flower"), "refused-not-your-seat")
    assert evening.pending_seats == [1, 3]


def test_bots_play_their_own_seats_only() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "bot", "bot").start_game()
    assert timers.pending_bot_seats(evening.table) == [1, 2]
    with pytest.raises(Refused):
        timers.bot_move_facts(evening.table, 0, "flower", evening.now)
    evening.apply_facts(timers.bot_move_facts(evening.table, 2, "skull", evening.now))
    assert timers.pending_bot_seats(evening.table) == [1]
    evening.play_bots().play_moves("Ada flower")
    assert evening.automatic_plies() == {0: "bot", 1: "bot"}


def test_a_bot_that_thought_too_long_does_not_play_on_in_an_abandoned_game() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "bot", "bot").start_game()
    evening.send_request("Ada", Resign())
    assert evening.table.abandoned
    with pytest.raises(Refused):
        timers.bot_move_facts(evening.table, 1, "flower", evening.now)


# Sealed choices.

GUEST_ORDERS = list(itertools.permutations(["Ada", "Ben", "Cleo"]))


@pytest.mark.parametrize("order", GUEST_ORDERS)
def test_sealed_discs_come_in_any_order(order: tuple[str, ...]) -> None:
    """Everybody answers what they saw at the same moment, and nobody is too late."""
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    discs = {"Ada": "flower", "Ben": "skull", "Cleo": "flower"}
    sent = {guest: evening.next_move(guest, disc) for guest, disc in discs.items()}
    for guest in order:
        evening.send_request(guest, sent[guest])
    assert evening.view_for(None).phase == "add"
    for guest, player in (("Ada", 0), ("Ben", 1), ("Cleo", 2)):
        own = msgspec.to_builtins(evening.view_for(guest))["tribes"][player]["own"]
        assert own["stack"] == [discs[guest]]


@pytest.mark.parametrize("order", GUEST_ORDERS)
def test_sealed_bids_come_in_any_order(order: tuple[str, ...]) -> None:
    evening = TableDriver("skull_king", first=1).seat_guests("Ada", "Ben", "Cleo").start_game()
    bids = {"Ada": "bid 0", "Ben": "bid 1", "Cleo": "bid 1"}
    sent = {guest: evening.next_move(guest, bid) for guest, bid in bids.items()}
    for guest in order:
        evening.send_request(guest, sent[guest])
    screens = msgspec.to_builtins(evening.view_for(None))["screens"]
    assert [screen["bid"] for screen in screens] == [0, 1, 1]


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_a_sealed_choice_never_makes_anothers_stale(
    game: str, options: Options, players: int
) -> None:
    """All who are asked send at once, and every one of these moves is taken."""
    evening = make_seated_table(game, options, players, seed=1).start_game()
    together = 0
    while evening.table.status == "playing":
        asked = evening.pending_seats
        together = max(together, len(asked))
        sent = [
            (seat, Move(0, seat, len(evening.table.decisions[seat]), evening.random_choice(seat)))
            for seat in asked
        ]
        while sent:
            seat, move = sent.pop(evening.rng.below(len(sent)))
            if seat in timers.pending_bot_seats(evening.table):
                evening.apply_facts(
                    timers.bot_move_facts(evening.table, seat, move.text, evening.now)
                )
            else:
                evening.send_request(evening.guest_at(seat), move)
            assert evening.table.decisions[seat][move.nth] == move.text
    sealing = game == "skull_king" or getattr(options, "placement", "") == "simultaneous"
    assert (together > 1) == sealing


# Whole games.


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT)
def test_every_variant_is_played_to_its_end_and_told_by_its_log(
    game: str, options: Options, players: int
) -> None:
    evening = make_finished_table(game, options, players)
    table = evening.table
    assert table.status == "over" and not table.abandoned
    record = table.game_record()
    assert record.result.ending == "finished" and record.result.winners
    assert replay_record(record, GAMES_BY_NAME[game]).plies == table.running_match().plies
    assert [seated.bot for seated in record.players] == [
        usual_level(game) if n % 3 == 2 else "" for n in range(players)
    ]
    bots = {seat for seat in range(len(table.decisions)) if table.chair_at(seat).kind == "bot"}
    assert evening.automatic_plies() == {
        at: "bot" for at, (who, _) in enumerate(table.running_match().plies) if who in bots
    }
    assert snapshot_table(table_from_log(evening.log)) == snapshot_table(table)


class SnapshottingDriver(TableDriver):
    """An evening that remembers how the table was after every fact."""

    def __init__(self, *given: Any, **options: Any) -> None:
        self.snapshots: list[bytes] = []
        super().__init__(*given, **options)

    def apply_facts(self, entries: list[facts.AnyFact]) -> list[facts.AnyFact]:
        for fact in entries:
            super().apply_facts([fact])
            self.snapshots.append(snapshot_table(self.table))
        return entries


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_the_log_tells_the_same_table_at_every_length(
    game: str, options: Options, players: int
) -> None:
    """Record, views, happenings and all: what one saw live is what a restart brings back."""
    evening = SnapshottingDriver(game, seed=2, **msgspec.to_builtins(options))
    evening.seat_guests("Ada", *["Ben", "bot", "Cleo", "bot"][: players - 1]).choose_settings(
        keep_talk=True
    )
    evening.start_game()
    for _ in evening.random_decisions():
        if evening.rng.below(5) == 0:
            evening.send_request("Ada", Say("ahoy"))
    written = msgspec.json.encode(evening.log)
    log = msgspec.json.decode(written, type=list[facts.AnyFact])
    assert msgspec.json.encode(log) == written
    table = Table()
    for number, fact in enumerate(log):
        happening = table.apply(fact)
        assert happening == evening.happenings[number]
        assert happening.number == number
        assert snapshot_table(table) == evening.snapshots[number]
    assert len(evening.snapshots) == len(log)
    assert table.game_record() == evening.table.game_record()


def test_a_beginning_of_a_log_is_a_log() -> None:
    """Also where the log ends between what was decided and what chance made of it."""
    evening = (
        SnapshottingDriver(seed=4).seat_guests("Ada", "Ben", "bot").start_game().play_randomly(40)
    )
    for length in range(1, len(evening.log)):
        assert snapshot_table(table_from_log(evening.log[:length])) == evening.snapshots[length - 1]


def test_a_move_refused_after_a_restart_as_before_it() -> None:
    """What makes sending twice safe is in the log too."""
    evening = (
        TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game().play_moves("Ada skull")
    )
    evening.table = table_from_log(evening.log)
    assert evening.send_request("Ada", Move(0, 0, 0, "skull")) == []
    evening.expect_refusal("Ada", Move(0, 0, 0, "flower"), "refused-decided")
