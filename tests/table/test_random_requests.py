"""Whatever anybody asks for, sense or nonsense: a fact or a mistake, and the log is the truth."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.table.table_driver import DAY_S, TableDriver, snapshot_table

from skulduggery.bots.registry import LEVEL_NAMES
from skulduggery.core.errors import Mistake
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import requests, timers
from skulduggery.table.chat import CHAT_PHRASES, CHAT_REACTIONS
from skulduggery.table.requests import AnyRequest
from skulduggery.table.settings import DAY_S as WHOLE_DAY
from skulduggery.table.settings import MAX_WAIT_S, BadSettings, Clock, TableSettings
from skulduggery.table.table import table_from_log
from skulduggery.table.view_builder import table_view

FUZZ_GUESTS = ["Ada", "Ben", "Cleo", "Mallory"]
NASTY_TEXTS = ["", " ", "\x00", "\ud800", "\u202e", "☠", '"};--', "1e999"]

guests = st.sampled_from(FUZZ_GUESTS)
anybody = st.sampled_from([*FUZZ_GUESTS, *NASTY_TEXTS])
small = st.integers(-3, 13)
numbers = small | small | st.sampled_from([-(10**40), 10**40, 2**63, -(2**63) - 1])
huge = st.integers(100, 10_000).map(lambda length: "x" * length)
texts = st.sampled_from(NASTY_TEXTS) | st.text(max_size=40) | huge
plies = (
    st.sampled_from([text for game in GAMES_BY_NAME.values() for text in game.action_texts]) | texts
)
names = st.sampled_from(["first", "boxes", "two_tribes", "last_chance", "ring", "scoring", "", "x"])
values = st.booleans() | numbers | texts | st.sampled_from(["random", "1", "true", "landlubber"])
games = st.sampled_from([*GAMES_BY_NAME]) | texts

clocks = st.one_of(
    st.just(Clock()),
    st.builds(Clock, st.just("decision"), st.integers(5, MAX_WAIT_S)),
    st.builds(Clock, st.just("bank"), st.integers(5, MAX_WAIT_S), st.integers(0, WHOLE_DAY)),
)
tables = st.builds(
    TableSettings,
    clock=clocks,
    talk=st.sampled_from(["free", "phrases", "off"]),
    rated=st.booleans(),
    grace=st.integers(5, 1000),
    keep_talk=st.booleans(),
    odds=st.booleans(),
    bot_talk=st.booleans(),
) | st.just(TableSettings(hints=True))

wishes: st.SearchStrategy[AnyRequest] = st.one_of(
    st.builds(requests.Join, texts),
    st.builds(requests.Leave),
    st.builds(requests.Sit, numbers, texts),
    st.builds(requests.Stand),
    st.builds(requests.SeatBot, numbers, st.none() | st.sampled_from(LEVEL_NAMES) | texts),
    st.builds(requests.SetChair, numbers, st.booleans()),
    st.builds(
        requests.ChooseOptions,
        games,
        st.dictionaries(names, values, max_size=3),
        st.none() | st.sampled_from(["german", "english"]) | huge,
    ),
    st.builds(requests.ChooseSettings, tables),
    st.builds(requests.PassHost, anybody),
    st.builds(requests.Knock),
    st.builds(requests.Rename, st.sampled_from(["Ada", "Zoe", ""])),
    st.builds(requests.Remove, anybody),
    st.builds(requests.Mute, anybody, st.booleans()),
    st.builds(requests.Start),
    st.builds(requests.Move, numbers, numbers, numbers, plies),
    st.builds(requests.AskHint, numbers, numbers, numbers),
    st.builds(requests.AskOdds, numbers, numbers, numbers),
    st.builds(
        requests.AskWhyNot,
        numbers,
        numbers,
        numbers,
        texts | st.sampled_from(["flower", "bid 1", "roll"]),
    ),
    st.builds(requests.Resign),
    st.builds(requests.Say, texts),
    st.builds(requests.Phrase, st.sampled_from(CHAT_PHRASES) | texts),
    st.builds(requests.React, st.sampled_from(CHAT_REACTIONS) | texts),
    st.builds(requests.Show, numbers),
    st.builds(requests.Rematch),
    st.builds(requests.ProposeRematch),
    st.builds(requests.AgreeRematch, texts),
)


class RequestFuzzer(RuleBasedStateMachine):
    """Guests who ask for anything, at any time, between moves that make sense."""

    @initialize(
        game=st.sampled_from([*GAMES_BY_NAME]), seed=st.integers(0, 1000), seated=st.booleans()
    )
    def open_a_table(self, game: str, seed: int, seated: bool) -> None:
        self.evening = TableDriver(game, seed=seed)
        if seated:
            self.evening.seat_guests("Ada", "Ben", "bot").start_game()

    @rule(guest=guests, request=wishes)
    def send_request(self, guest: str, request: AnyRequest) -> None:
        before = self.evening.snapshot_with_log()
        try:
            self.evening.send_request(guest, request)
        except Mistake:
            assert self.evening.snapshot_with_log() == before

    @rule(guest=guests)
    def join_table(self, guest: str) -> None:
        self.send_request(guest, requests.Join(guest))

    @rule(guest=guests, chair=st.integers(0, 4))
    def take_seat(self, guest: str, chair: int) -> None:
        self.send_request(guest, requests.Sit(chair, guest))

    @rule(decisions=st.integers(1, 60))
    def play_randomly(self, decisions: int) -> None:
        self.evening.play_randomly(decisions)

    @rule(guest=guests)
    def start_game(self, guest: str) -> None:
        self.send_request(guest, requests.Start())

    @rule(guest=guests)
    def disconnect(self, guest: str) -> None:
        self.evening.disconnect(guest)

    @rule(seconds=st.sampled_from([0.5, 5.0, 61.0, 3601.0, DAY_S, 15 * DAY_S]))
    def advance_clock(self, seconds: float) -> None:
        self.evening.advance_clock(seconds).run_timers()

    @rule(seat=small, text=plies)
    def answer_for_bot(self, seat: int, text: str) -> None:
        before = self.evening.snapshot_with_log()
        table = self.evening.table
        try:
            self.evening.apply_facts(timers.bot_move_facts(table, seat, text, self.evening.now))
        except Mistake:
            assert self.evening.snapshot_with_log() == before

    @invariant()
    def somebody_is_asked_while_a_game_is_on(self) -> None:
        table = self.evening.table
        if table.status == "playing":
            assert self.evening.pending_seats
            assert any(chair.kind == "person" for chair in table.chairs)
        if table.guests:
            assert table.host in table.guests

    @invariant()
    def everybody_can_be_shown_the_table(self) -> None:
        for guest in ("Ada", "Mallory", None):
            table_view(self.evening.table, guest, self.evening.now)

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            table = self.evening.table
            assert snapshot_table(table_from_log(self.evening.log)) == snapshot_table(table)
            assert table.log_length == len(self.evening.log)


TestRequestFuzzer = RequestFuzzer.TestCase
TestRequestFuzzer.settings = settings(
    max_examples=80,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@given(
    kind=st.sampled_from(["none", "decision", "bank"]),
    seconds=numbers | st.integers(),
    increment=numbers,
    grace=numbers | st.integers(),
)
@settings(max_examples=200, deadline=None)
def test_settings_are_sound_or_a_mistake(
    kind: Any, seconds: int, increment: int, grace: int
) -> None:
    try:
        chosen = TableSettings(clock=Clock(kind, seconds, increment), grace=grace)
    except BadSettings:
        return
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo")
    evening.send_request("Ada", requests.ChooseSettings(chosen))
    evening.start_game().advance_clock(MAX_WAIT_S + 1).run_timers()
    assert any(evening.table.decisions) == (kind != "none")
    assert snapshot_table(table_from_log(evening.log)) == snapshot_table(evening.table)
