"""What the odds say of a roll is what the roll then does."""

import msgspec
import pytest
from tests.rules.saber_skull.table import GAME, Table
from tests.table.evening import Evening

from skulduggery.core.events import Event
from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.rules.events import MatchWon, TokensTaken
from skulduggery.games.saber_skull.rules.narrate import events
from skulduggery.games.saber_skull.rules.odds import FaceOdds, SaberSkullOdds
from skulduggery.games.saber_skull.rules.state import GO_ON, SaberSkullState
from skulduggery.table.settings import Settings
from skulduggery.table.view import OwnView
from skulduggery.table.view_builder import own_view

PLACE = FaceOdds("place", {}, {})
WIN = FaceOdds("win", {}, {})


def played(state: SaberSkullState, text: str) -> tuple[SaberSkullState, list[Event]]:
    action = GAME.read_action(state, state.actor, text)
    assert state.is_legal(action)
    after = state.clone()
    after.advance(action)
    return after, list(events(state, action, after))


def rolled(state: SaberSkullState, die: int) -> list[Event]:
    """All that happens when somebody rolls this face, and places whatever comes first."""
    cast, _ = played(state, "roll")
    landed, told = played(cast, str(die))
    if landed.turn == state.turn and landed.actor == state.turn:
        _, more = played(landed, landed.text(landed.nth(0)))
        told += more
    return told


def found_out(told: list[Event]) -> FaceOdds:
    for event in told:
        if isinstance(event, TokensTaken):
            return FaceOdds("take", event.taken, event.pulled)
    return WIN if any(isinstance(event, MatchWon) for event in told) else PLACE


def faces(state: SaberSkullState) -> list[FaceOdds]:
    odds = GAME.odds(state, state.turn)
    assert isinstance(odds, SaberSkullOdds)
    return odds.faces


@pytest.mark.parametrize("championship", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_odds_are_what_the_rolls_bring(players: int, championship: bool) -> None:
    seen = set[str]()
    rng = Rng(players)
    for _ in range(6):
        state = GAME.new(GAME.read_options({"championship": championship}), players)
        while state.count():
            if state.phase == GO_ON:
                told = faces(state)
                assert told == [found_out(rolled(state, die)) for die in range(1, 7)]
                seen.update(face.outcome for face in told)
            state.advance(state.nth(rng.below(state.count())))
    assert seen == {"place", "take", "win"}


def go_on(table: Table, die: int = 6) -> SaberSkullState:
    """Seat 0 has placed a token and may roll again."""
    table.place(die)
    return table.state


def test_skull_and_saber_are_in_them() -> None:
    table = Table(4, ring="B 4 K 5 1 2 3").arrange(
        {4: "red red green blue", 6: "red green green yellow", 5: "blue", 2: "yellow"}
    )
    assert faces(go_on(table)) == [
        PLACE,
        FaceOdds("take", {"yellow": 1}, {}),
        PLACE,
        FaceOdds("take", {"red": 2, "green": 1, "blue": 1}, {"red": 2, "green": 2}),
        PLACE,
        PLACE,
    ]


def test_with_one_token_left_every_free_island_wins() -> None:
    table = Table(2).arrange({1: "green", 6: "red red red red"})
    assert faces(go_on(table)) == [FaceOdds("take", {"green": 1}, {}), *[WIN] * 5]


def test_nobody_is_told_who_has_nothing_to_risk() -> None:
    table = Table(2)
    assert [GAME.odds(table.state, player) for player in (0, 1)] == [None, None]
    table.cast(6)
    assert GAME.odds(table.state, 0) is None  # a token is to be chosen
    table.decide(0, "place red")
    table.place(6)
    state = go_on(table)
    assert GAME.odds(state, 0) is not None
    assert GAME.odds(state, 1) is None


def test_asking_changes_nothing() -> None:
    table = Table(2)
    table.first_round(6, 6)
    go_on(table)
    before = table.truth()
    faces(table.state)
    assert table.truth() == before


def own_at_a_table(**settings: bool) -> OwnView:
    """What Ada has of her own once she may roll again."""
    evening = Evening("saber_skull", first=0, ring="1 2 K 5 3 B 4").seat("Ada", "Ben")
    evening.settle(**settings).start()
    while evening.table.running().state.phase != GO_ON:
        evening.decide(evening.pending[0])
    [seat] = evening.pending
    own = own_view(evening.table, seat)
    assert own is not None
    assert own_view(evening.table, 1 - seat) == OwnView()
    return own


def test_a_table_tells_them_unless_its_host_does_not_want_it() -> None:
    assert own_at_a_table().odds is not None
    assert own_at_a_table(rated=True).odds is not None
    assert own_at_a_table(odds=False).odds is None


def test_a_log_from_before_there_were_odds_is_read_with_them() -> None:
    assert msgspec.json.decode(b'{"rated": true}', type=Settings).odds
