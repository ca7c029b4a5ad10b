"""The rule bot of Skull does what it is defined to do, for figures stand on it."""

from collections import Counter

import pytest

from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.bots.rule import SkullRuleBot
from skulduggery.games.skull.rules.actions import ACTION_TEXTS
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.testing import all_variants

SKULL_GAME = GAMES_BY_NAME["skull"]
FIRST_SEAT_OPTIONS = SKULL_GAME.read_options({"first": 0})
DECISION_COUNT = 600


def state_after(*plies: str, position: str | None = None, players: int = 3) -> SkullState:
    options = SKULL_GAME.read_options({}) if position else FIRST_SEAT_OPTIONS
    state: SkullState = SKULL_GAME.new_state(options, players, position)
    for ply in plies:
        state.apply(ACTION_TEXTS.index(ply))
    return state


def count_decisions(
    state: SkullState, times: int = DECISION_COUNT, options: Options = FIRST_SEAT_OPTIONS
) -> Counter[str]:
    """What the seat to act decides, again and again."""
    bot = SkullRuleBot(Rng(1))
    seat = int(state.actor)
    view = SKULL_GAME.view_for(state, options, int(state.player_of(seat)))
    return Counter(bot.decide(view, seat) for _ in range(times))


def decision_share(found: Counter[str], text: str) -> float:
    return found[text] / found.total()


@pytest.mark.parametrize(("options", "players"), list(all_variants(SKULL_GAME))[::3])
def test_any_view_gets_a_legal_move(options: Options, players: int) -> None:
    rng = Rng(players)
    bot = SkullRuleBot(rng)
    state: SkullState = SKULL_GAME.new_state(options, players)
    while not state.winners():
        action = state.draw_action(rng)
        if state.actor >= 0:
            seat = int(state.actor)
            view = SKULL_GAME.view_for(state, options, int(state.player_of(seat)))
            text = bot.decide(view, seat)
            assert text in view.choices[seat]
            if rng.below(2) == 0:  # otherwise at random, to get about
                action = ACTION_TEXTS.index(text)
        state.advance(action)


def test_the_first_disc_is_the_skull_three_times_in_ten() -> None:
    found = count_decisions(state_after())
    assert set(found) == {"flower", "skull"}
    assert decision_share(found, "skull") == pytest.approx(0.3, abs=0.06)
    assert set(count_decisions(state_after(position="FF FS FS first=0"))) == {"flower"}


def test_adds_a_flower_every_other_time_else_opens_with_its_flowers() -> None:
    found = count_decisions(state_after("flower", "skull", "flower"))
    assert set(found) == {"flower", "bid 1"}
    assert decision_share(found, "flower") == pytest.approx(0.5, abs=0.06)
    laid_two = state_after("flower", "flower", "flower", "flower", "flower", "flower")
    assert set(count_decisions(laid_two)) == {"flower", "bid 2"}
    over_skull = state_after("skull", "flower", "flower", "flower", "flower", "flower")
    assert set(count_decisions(over_skull)) == {"flower", "bid 1"}
    only_skull = state_after("skull", "flower", "flower")
    assert set(count_decisions(only_skull)) == {"flower", "bid 1"}
    no_flower_left = state_after("flower", "flower", "flower", position="FS FFFS FFFS first=0")
    assert set(count_decisions(no_flower_left)) == {"bid 1"}


def test_raises_with_flowers_up_to_half_the_opponents() -> None:
    table = state_after("flower", "flower", "flower", "flower", "flower", "flower")
    assert set(count_decisions(state_after_bid(table, 1))) == {"bid 2"}
    assert set(count_decisions(state_after_bid(table, 2))) == {
        "bid 3"
    }  # two discs and half of two opponents
    assert set(count_decisions(state_after_bid(table, 3))) == {"pass"}


def state_after_bid(table: SkullState, number: int) -> SkullState:
    state = table.clone()
    state.apply(ACTION_TEXTS.index(f"bid {number}"))
    return state


def test_bluffs_over_the_own_skull_twice_in_ten_but_never_for_all() -> None:
    table = state_after("flower", "skull", "flower", "flower", "flower", "flower")
    found = count_decisions(state_after_bid(table, 4))
    assert set(found) == {"bid 5", "pass"}
    assert decision_share(found, "bid 5") == pytest.approx(0.2, abs=0.06)
    assert set(count_decisions(state_after_bid(table, 5))) == {"pass"}


def test_flips_from_those_who_made_no_bid() -> None:
    quiet = state_after("flower", "flower", "flower", "bid 1", "pass", "bid 2", "bid 3")
    assert quiet.actor == 0
    assert set(count_decisions(quiet)) == {"flip 1"}
    nobody_bid = state_after("flower", "flower", "flower", "bid 3")
    found = count_decisions(nobody_bid)
    assert decision_share(found, "flip 1") == pytest.approx(0.5, abs=0.07)
    assert set(found) == {"flip 1", "flip 2"}


def test_gives_up_flowers_first_and_the_skull_of_two() -> None:
    blown_up = ("skull", "flower", "flower", "bid 3")
    assert set(count_decisions(state_after(*blown_up))) == {"lose flower"}
    assert set(count_decisions(state_after(*blown_up, position="FS FFFS FFFS first=0"))) == {
        "lose skull"
    }


def test_names_any_starter() -> None:
    out = state_after(
        "skull", "flower", "flower", "bid 3", "lose skull", position="S FFFS FFFS first=0"
    )
    assert set(count_decisions(out)) == {"start 1", "start 2"}


def test_the_last_chance_disc_is_laid_last() -> None:
    options = SKULL_GAME.read_options({"last_chance": True})
    state: SkullState = SKULL_GAME.new_state(options, 3, "F FFFS FFFS first=0 last=0")
    assert set(count_decisions(state, options=options)) == {"flower"}
    state = SKULL_GAME.new_state(options, 3, "S FFFS FFFS first=0 last=0")
    assert set(count_decisions(state, options=options)) == {"last", "skull"}


def test_with_two_tribes_the_own_other_flowers_come_first_and_its_skull_last() -> None:
    options = SKULL_GAME.read_options({"two_tribes": True, "first": 0})
    for other, flips in (("flower", {"flip 2"}), ("skull", {"flip 1", "flip 3"})):
        state: SkullState = SKULL_GAME.new_state(options, 2)
        for ply in ("flower", "flower", other, "flower", "bid 4"):
            state.apply(ACTION_TEXTS.index(ply))
        assert set(count_decisions(state, options=options)) == flips
