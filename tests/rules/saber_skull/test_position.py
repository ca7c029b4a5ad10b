"""Positions in one line."""

import pytest

from skulduggery.core.errors import BadPosition
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games import game_named
from skulduggery.games.saber_skull.rules.position import (
    EXAMPLE_POSITION,
    position_of,
    read_position,
    state_at,
)
from skulduggery.games.saber_skull.rules.state import (
    PHASE_CAST,
    PHASE_CHOOSE_TOKEN,
    PHASE_GO_ON,
    new_state,
)

GAME = game_named("saber_skull")
OPTIONS = GAME.read_options({})
POSITION_LINE = "1 2 K 5 3 B 4 2:g 5:rrg 0=rrr 1=gg turn=0 placed"


def test_a_line_is_read_and_written() -> None:
    assert str(read_position(POSITION_LINE)) == POSITION_LINE
    assert str(read_position("1 2 k 5 3 b 4 1=GG 0=rrr TURN=0 PLACED 5:rgr 2:g")) == POSITION_LINE


def test_a_position_is_played_on() -> None:
    state = GAME.new_state(
        OPTIONS, GAME.position_player_count(OPTIONS, POSITION_LINE), POSITION_LINE
    )
    assert state.phase == PHASE_GO_ON
    assert state.tokens_left() == [3, 2]
    assert state.islands[5].pile == 0x21  # what is named nowhere: one red, two green
    rng = Rng(1)
    while state.actor != OVER:
        state.advance(state.draw_action(rng))
    assert len(state.winners()) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_situation_has_a_line(players: int) -> None:
    rng = Rng(players)
    state = new_state(players)
    while state.actor != OVER:
        if state.phase in (PHASE_CAST, PHASE_CHOOSE_TOKEN, PHASE_GO_ON):
            line = str(position_of(state))
            again = state_at(read_position(line), OPTIONS, players)
            assert str(position_of(again)) == line
            assert (again.actor, again.phase, again.legal_actions()) == (
                state.actor,
                state.phase,
                state.legal_actions(),
            )
        state.advance(state.draw_action(rng))


@pytest.mark.parametrize(
    "line",
    [
        "1 2 K 5 3 B 4",
        "1 2 K 5 3 B 4 0=r turn=0",
        "1 2 K 5 3 B 4 0=r 2=g turn=0",
        "1 2 K 5 3 B 4 0=r 1=g",
        "1 2 K 5 3 B 4 0=r 1=g turn=2",
        "1 2 K 5 3 B 4 0=rrrrrrr 1=g turn=0",
        "1 2 K 5 3 B 4 0=b 1=g turn=0",
        "1 2 K 5 3 B 4 0=r 1=g turn=0 turn=1",
        "1 2 K 5 3 B 4 0=r 1=g turn=0 die=3 placed",
        "1 2 K 5 3 B 4 0=r 1=g turn=0 first=0 placed",
        "1 2 K 5 3 B 4 0=r 1=g turn=0 nonsense",
        "1 2 K 5 3 B 4 3:rr 0=r 1=g turn=0",
        "1 2 K 5 3 B 4 3:r 0=r 1=g turn=0 die=3",
        "1 2 3 4 5 0=r 1=g turn=0",
        "1" * 400,
    ],
)
def test_what_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(BadPosition):
        GAME.new_state(OPTIONS, 2, line)


def test_the_ring_has_to_be_that_of_the_game() -> None:
    options = GAME.read_options({"ring": "4 B K 2 1 3 5"})
    with pytest.raises(BadPosition):
        GAME.new_state(options, 2, POSITION_LINE)


def test_the_example_of_the_complaint_is_a_position() -> None:
    GAME.new_state(OPTIONS, 2, EXAMPLE_POSITION)
    with pytest.raises(BadPosition) as caught:
        GAME.new_state(OPTIONS, 2, "FF F first=0")
    assert EXAMPLE_POSITION in str(caught.value)
