"""Whatever anybody asks for, sense or nonsense: a fact or a mistake, and the log is the truth."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.table.evening import DAY, Evening, portrait

from skulduggery.bots.registry import NAMES
from skulduggery.core.errors import Mistake
from skulduggery.games import GAMES
from skulduggery.table import requests, timers
from skulduggery.table.chat import PHRASES, REACTIONS
from skulduggery.table.requests import AnyRequest
from skulduggery.table.settings import DAY as WHOLE_DAY
from skulduggery.table.settings import LONGEST_WAIT, BadSettings, Clock, Settings
from skulduggery.table.table import from_log
from skulduggery.table.view_builder import table_view

GUESTS = ["Ada", "Ben", "Cleo", "Mallory"]
NASTY = ["", " ", "\x00", "\ud800", "\u202e", "☠", '"};--', "1e999"]

guests = st.sampled_from(GUESTS)
anybody = st.sampled_from([*GUESTS, *NASTY])
small = st.integers(-3, 13)
numbers = small | small | st.sampled_from([-(10**40), 10**40, 2**63, -(2**63) - 1])
huge = st.integers(100, 10_000).map(lambda length: "x" * length)
texts = st.sampled_from(NASTY) | st.text(max_size=40) | huge
plies = st.sampled_from([text for game in GAMES.values() for text in game.texts]) | texts
names = st.sampled_from(["first", "boxes", "two_tribes", "last_chance", "ring", "scoring", "", "x"])
values = st.booleans() | numbers | texts | st.sampled_from(["random", "1", "true", "landlubber"])
games = st.sampled_from([*GAMES]) | texts

clocks = st.one_of(
    st.just(Clock()),
    st.builds(Clock, st.just("decision"), st.integers(5, LONGEST_WAIT)),
    st.builds(Clock, st.just("bank"), st.integers(5, LONGEST_WAIT), st.integers(0, WHOLE_DAY)),
)
tables = st.builds(
    Settings,
    clock=clocks,
    talk=st.sampled_from(["free", "phrases", "off"]),
    rated=st.booleans(),
    grace=st.integers(5, 1000),
    keep_talk=st.booleans(),
    odds=st.booleans(),
) | st.just(Settings(hints=True))

wishes: st.SearchStrategy[AnyRequest] = st.one_of(
    st.builds(requests.Join, texts),
    st.builds(requests.Leave),
    st.builds(requests.Sit, numbers, texts),
    st.builds(requests.Stand),
    st.builds(requests.SeatBot, numbers, st.none() | st.sampled_from(NAMES) | texts),
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
    st.builds(requests.Move, numbers, numbers, plies),
    st.builds(requests.AskHint, numbers, numbers, numbers),
    st.builds(requests.AskOdds, numbers, numbers, numbers),
    st.builds(requests.Resign),
    st.builds(requests.Say, texts),
    st.builds(requests.Phrase, st.sampled_from(PHRASES) | texts),
    st.builds(requests.React, st.sampled_from(REACTIONS) | texts),
    st.builds(requests.Show, numbers),
    st.builds(requests.Rematch),
)


class AnyEvening(RuleBasedStateMachine):
    """Guests who ask for anything, at any time, between moves that make sense."""

    @initialize(game=st.sampled_from([*GAMES]), seed=st.integers(0, 1000), seated=st.booleans())
    def open_a_table(self, game: str, seed: int, seated: bool) -> None:
        self.evening = Evening(game, seed=seed)
        if seated:
            self.evening.seat("Ada", "Ben", "bot").start()

    @rule(guest=guests, request=wishes)
    def ask(self, guest: str, request: AnyRequest) -> None:
        before = self.evening.portrait()
        try:
            self.evening.ask(guest, request)
        except Mistake:
            assert self.evening.portrait() == before

    @rule(guest=guests)
    def join(self, guest: str) -> None:
        self.ask(guest, requests.Join(guest))

    @rule(guest=guests, chair=st.integers(0, 4))
    def sit(self, guest: str, chair: int) -> None:
        self.ask(guest, requests.Sit(chair, guest))

    @rule(decisions=st.integers(1, 60))
    def play(self, decisions: int) -> None:
        self.evening.play_on(decisions)

    @rule(guest=guests)
    def start(self, guest: str) -> None:
        self.ask(guest, requests.Start())

    @rule(guest=guests)
    def lose_the_connection(self, guest: str) -> None:
        self.evening.loses(guest)

    @rule(seconds=st.sampled_from([0.5, 5.0, 61.0, 3601.0, DAY, 15 * DAY]))
    def let_time_pass(self, seconds: float) -> None:
        self.evening.wait(seconds).tick()

    @rule(seat=small, text=plies)
    def hear_a_bot(self, seat: int, text: str) -> None:
        before = self.evening.portrait()
        table = self.evening.table
        try:
            self.evening.write(timers.bot_moves(table, seat, text, self.evening.now))
        except Mistake:
            assert self.evening.portrait() == before

    @invariant()
    def somebody_is_asked_while_a_game_is_on(self) -> None:
        table = self.evening.table
        if table.status == "playing":
            assert self.evening.pending
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
            assert portrait(from_log(self.evening.log)) == portrait(table)
            assert table.length == len(self.evening.log)


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
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
        chosen = Settings(clock=Clock(kind, seconds, increment), grace=grace)
    except BadSettings:
        return
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo")
    evening.ask("Ada", requests.ChooseSettings(chosen))
    evening.start().wait(LONGEST_WAIT + 1).tick()
    assert any(evening.table.decisions) == (kind != "none")
    assert portrait(from_log(evening.log)) == portrait(evening.table)
