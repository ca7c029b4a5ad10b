"""The rule bot of Skull does what it is defined to do, for figures stand on it."""

from collections import Counter

import pytest

from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES
from skulduggery.games.skull.bots.rule import RuleBot
from skulduggery.games.skull.rules.actions import TEXTS
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.testing import variants

SKULL = GAMES["skull"]
OPTIONS = SKULL.read_options({"first": 0})
MANY = 600


def after(*plies: str, position: str | None = None, players: int = 3) -> SkullState:
    options = SKULL.read_options({}) if position else OPTIONS
    state: SkullState = SKULL.new(options, players, position)
    for ply in plies:
        state.apply(TEXTS.index(ply))
    return state


def decided(state: SkullState, times: int = MANY, options: Options = OPTIONS) -> Counter[str]:
    """What the seat to act decides, again and again."""
    bot = RuleBot(Rng(1))
    seat = int(state.actor)
    view = SKULL.view(state, options, int(state.player_of(seat)))
    return Counter(bot.decide(view, seat) for _ in range(times))


def share(found: Counter[str], text: str) -> float:
    return found[text] / found.total()


@pytest.mark.parametrize(("options", "players"), list(variants(SKULL))[::3])
def test_any_view_gets_a_legal_move(options: Options, players: int) -> None:
    rng = Rng(players)
    bot = RuleBot(rng)
    state: SkullState = SKULL.new(options, players)
    while not state.winners():
        action = state.draw(rng)
        if state.actor >= 0:
            seat = int(state.actor)
            view = SKULL.view(state, options, int(state.player_of(seat)))
            text = bot.decide(view, seat)
            assert text in view.choices[seat]
            if rng.below(2) == 0:  # otherwise at random, to get about
                action = TEXTS.index(text)
        state.advance(action)


def test_the_first_disc_is_the_skull_three_times_in_ten() -> None:
    found = decided(after())
    assert set(found) == {"flower", "skull"}
    assert share(found, "skull") == pytest.approx(0.3, abs=0.06)
    assert set(decided(after(position="FF FS FS first=0"))) == {"flower"}


def test_adds_a_flower_every_other_time_else_opens_with_its_flowers() -> None:
    found = decided(after("flower", "skull", "flower"))
    assert set(found) == {"flower", "bid 1"}
    assert share(found, "flower") == pytest.approx(0.5, abs=0.06)
    laid_two = after("flower", "flower", "flower", "flower", "flower", "flower")
    assert set(decided(laid_two)) == {"flower", "bid 2"}
    over_skull = after("skull", "flower", "flower", "flower", "flower", "flower")
    assert set(decided(over_skull)) == {"flower", "bid 1"}
    only_skull = after("skull", "flower", "flower")
    assert set(decided(only_skull)) == {"flower", "bid 1"}
    no_flower_left = after("flower", "flower", "flower", position="FS FFFS FFFS first=0")
    assert set(decided(no_flower_left)) == {"bid 1"}


def test_raises_with_flowers_up_to_half_the_opponents() -> None:
    table = after("flower", "flower", "flower", "flower", "flower", "flower")
    assert set(decided(bid(table, 1))) == {"bid 2"}
    assert set(decided(bid(table, 2))) == {"bid 3"}  # two discs and half of two opponents
    assert set(decided(bid(table, 3))) == {"pass"}


def bid(table: SkullState, number: int) -> SkullState:
    state = table.clone()
    state.apply(TEXTS.index(f"bid {number}"))
    return state


def test_bluffs_over_the_own_skull_twice_in_ten_but_never_for_all() -> None:
    table = after("flower", "skull", "flower", "flower", "flower", "flower")
    found = decided(bid(table, 4))
    assert set(found) == {"bid 5", "pass"}
    assert share(found, "bid 5") == pytest.approx(0.2, abs=0.06)
    assert set(decided(bid(table, 5))) == {"pass"}


def test_flips_from_those_who_made_no_bid() -> None:
    quiet = after("flower", "flower", "flower", "bid 1", "pass", "bid 2", "bid 3")
    assert quiet.actor == 0
    assert set(decided(quiet)) == {"flip 1"}
    nobody_bid = after("flower", "flower", "flower", "bid 3")
    found = decided(nobody_bid)
    assert share(found, "flip 1") == pytest.approx(0.5, abs=0.07)
    assert set(found) == {"flip 1", "flip 2"}


def test_gives_up_flowers_first_and_the_skull_of_two() -> None:
    blown_up = ("skull", "flower", "flower", "bid 3")
    assert set(decided(after(*blown_up))) == {"lose flower"}
    assert set(decided(after(*blown_up, position="FS FFFS FFFS first=0"))) == {"lose skull"}


def test_names_any_starter() -> None:
    out = after("skull", "flower", "flower", "bid 3", "lose skull", position="S FFFS FFFS first=0")
    assert set(decided(out)) == {"start 1", "start 2"}


def test_the_last_chance_disc_is_laid_last() -> None:
    options = SKULL.read_options({"last_chance": True})
    state: SkullState = SKULL.new(options, 3, "F FFFS FFFS first=0 last=0")
    assert set(decided(state, options=options)) == {"flower"}
    state = SKULL.new(options, 3, "S FFFS FFFS first=0 last=0")
    assert set(decided(state, options=options)) == {"last", "skull"}


def test_with_two_tribes_the_own_other_flowers_come_first_and_its_skull_last() -> None:
    options = SKULL.read_options({"two_tribes": True, "first": 0})
    for other, flips in (("flower", {"flip 2"}), ("skull", {"flip 1", "flip 3"})):
        state: SkullState = SKULL.new(options, 2)
        for ply in ("flower", "flower", other, "flower", "bid 4"):
            state.apply(TEXTS.index(ply))
        assert set(decided(state, options=options)) == flips
