"""What the odds say of a roll is what the roll then does."""

import msgspec
import pytest
from tests.rules.saber_skull.saber_skull_driver import SABER_SKULL_GAME, SaberSkullDriver
from tests.table.table_driver import TableDriver

from skulduggery.core.events import Event
from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.rules.events import MatchWon, TokensTaken
from skulduggery.games.saber_skull.rules.narrate import events_of_action
from skulduggery.games.saber_skull.rules.odds import FaceOdds, SaberSkullOdds
from skulduggery.games.saber_skull.rules.state import PHASE_GO_ON, SaberSkullState
from skulduggery.table.settings import TableSettings
from skulduggery.table.view import OwnView
from skulduggery.table.view_builder import own_view

PLACE = FaceOdds("place", {}, {})
WIN = FaceOdds("win", {}, {})


def play_text(state: SaberSkullState, text: str) -> tuple[SaberSkullState, list[Event]]:
    action = SABER_SKULL_GAME.read_action(state, state.actor, text)
    assert state.is_legal(action)
    after = state.clone()
    after.advance(action)
    return after, list(events_of_action(state, action, after))


def events_of_roll(state: SaberSkullState, die: int) -> list[Event]:
    """All that happens when somebody rolls this face, and places whatever comes first."""
    cast, _ = play_text(state, "roll")
    landed, found = play_text(cast, str(die))
    if landed.turn == state.turn and landed.actor == state.turn:
        _, more = play_text(landed, landed.action_text(landed.nth_action(0)))
        found += more
    return found


def face_odds_from(found: list[Event]) -> FaceOdds:
    for event in found:
        if isinstance(event, TokensTaken):
            return FaceOdds("take", event.taken, event.pulled)
    return WIN if any(isinstance(event, MatchWon) for event in found) else PLACE


def face_odds_list(state: SaberSkullState) -> list[FaceOdds]:
    odds = SABER_SKULL_GAME.view_odds(state, state.turn)
    assert isinstance(odds, SaberSkullOdds)
    return odds.faces


@pytest.mark.parametrize("championship", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_odds_are_what_the_rolls_bring(players: int, championship: bool) -> None:
    seen = set[str]()
    rng = Rng(players)
    for _ in range(6):
        state = SABER_SKULL_GAME.new_state(
            SABER_SKULL_GAME.read_options({"championship": championship}), players
        )
        while state.count_actions():
            if state.phase == PHASE_GO_ON:
                found = face_odds_list(state)
                assert found == [face_odds_from(events_of_roll(state, die)) for die in range(1, 7)]
                seen.update(face.outcome for face in found)
            state.advance(state.nth_action(rng.below(state.count_actions())))
    assert seen == {"place", "take", "win"}


def place_and_continue(table: SaberSkullDriver, die: int = 6) -> SaberSkullState:
    """Seat 0 has placed a token and may roll again."""
    table.cast_and_place(die)
    return table.state


def test_skull_and_saber_are_in_them() -> None:
    table = SaberSkullDriver(4, ring="B 4 K 5 1 2 3").arrange_tokens(
        {4: "red red green blue", 6: "red green green yellow", 5: "blue", 2: "yellow"}
    )
    assert face_odds_list(place_and_continue(table)) == [
        PLACE,
        FaceOdds("take", {"yellow": 1}, {}),
        PLACE,
        FaceOdds("take", {"red": 2, "green": 1, "blue": 1}, {"red": 2, "green": 2}),
        PLACE,
        PLACE,
    ]


def test_with_one_token_left_every_free_island_wins() -> None:
    table = SaberSkullDriver(2).arrange_tokens({1: "green", 6: "red red red red"})
    assert face_odds_list(place_and_continue(table)) == [
        FaceOdds("take", {"green": 1}, {}),
        *[WIN] * 5,
    ]


def test_nobody_is_told_who_has_nothing_to_risk() -> None:
    table = SaberSkullDriver(2)
    assert [SABER_SKULL_GAME.view_odds(table.state, player) for player in (0, 1)] == [None, None]
    table.cast_die(6)
    assert SABER_SKULL_GAME.view_odds(table.state, 0) is None  # a token is to be chosen
    table.decide(0, "place red")
    table.cast_and_place(6)
    state = place_and_continue(table)
    assert SABER_SKULL_GAME.view_odds(state, 0) is not None
    assert SABER_SKULL_GAME.view_odds(state, 1) is None


def test_asking_changes_nothing() -> None:
    table = SaberSkullDriver(2)
    table.play_first_round(6, 6)
    place_and_continue(table)
    before = table.full_snapshot()
    face_odds_list(table.state)
    assert table.full_snapshot() == before


def own_view_at_table(**settings: bool) -> OwnView:
    """What Ada has of her own once she may roll again."""
    driver = TableDriver("saber_skull", first=0, ring="1 2 K 5 3 B 4").seat_guests("Ada", "Ben")
    driver.choose_settings(**settings).start_game()
    while driver.table.running_match().state.phase != PHASE_GO_ON:
        driver.decide_randomly(driver.pending_seats[0])
    [seat] = driver.pending_seats
    own = own_view(driver.table, seat)
    assert own is not None
    assert own_view(driver.table, 1 - seat) == OwnView()
    return own


def test_a_table_tells_them_unless_its_host_does_not_want_it() -> None:
    assert own_view_at_table().odds is not None
    assert own_view_at_table(rated=True).odds is not None
    assert own_view_at_table(odds=False).odds is None


def test_a_log_from_before_there_were_odds_is_read_with_them() -> None:
    assert msgspec.json.decode(b'{"rated": true}', type=TableSettings).odds
