"""Worlds are drawn as often as they should be: against exact enumeration, by fixed seeds."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from typing import Any

from skulduggery.core.match import Match
from skulduggery.core.record import replay_ply
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view_builder import dice_names

WORLD_SAMPLES = 6_000


def assert_close(found: Counter[object], expected: Mapping[Any, Fraction], draws: int) -> None:
    """Every share within four standard errors of what it should be, and nothing else drawn."""
    assert set(found) == {key for key, share in expected.items() if share}
    for key, share in expected.items():
        error = (float(share * (1 - share)) / draws) ** 0.5
        assert abs(found[key] / draws - share) <= 4 * error + 1e-9, (key, found[key], share)


def play_plies(game: str, players: int, plies: str, position: str | None = None) -> Match:
    rules = GAMES_BY_NAME[game]
    wishes = {} if position else {"first": "0"}
    match = Match(rules.new_state(rules.read_options(wishes), players, position))
    for ply in filter(None, map(str.strip, plies.split(";"))):
        replay_ply(match, rules, ply)
    return match


def count_skull_places(match: Match, viewer: int, seat: int) -> Counter[object]:
    """Where the skull of a seat turns up, for somebody else: gone, in hand, or at a height."""
    game = GAMES_BY_NAME["skull"]
    view = game.view_for(match.state, game.read_options({}), viewer)
    found: Counter[object] = Counter()
    for number in range(WORLD_SAMPLES):
        world = game.sample_world(view, Rng(5, number))
        assert isinstance(world, SkullState)
        tribe = world.tribes[seat]
        found[tribe.skull_at if tribe.skull_at >= 0 else ("hand" if tribe.skull else "gone")] += 1
    return found


def test_a_fresh_skull_is_anywhere_alike() -> None:
    match = play_plies("skull", 3, "0 flower; 1 flower; 2 flower; 0 flower")
    quarter = Fraction(1, 4)
    found = count_skull_places(match, 1, 0)
    assert_close(found, {0: quarter, 1: quarter, "hand": 2 * quarter}, WORLD_SAMPLES)


def test_a_blind_loss_takes_the_skull_by_chance() -> None:
    """Four discs, one drawn blind: the skull is there with 3/4, then anywhere in the hand."""
    loss = "0 flower; 1 skull; 2 flower; 0 bid 2; 1 pass; 2 pass; 0 flip 1; * flower"
    found = count_skull_places(play_plies("skull", 3, loss), 1, 0)
    assert_close(found, {"hand": Fraction(3, 4), "gone": Fraction(1, 4)}, WORLD_SAMPLES)


def test_a_chosen_loss_is_taken_for_either() -> None:
    """Who turned up the own skull had it; which disc went is a free choice."""
    loss = "0 skull; 1 flower; 2 flower; 0 bid 1; 1 pass; 2 pass; 0 lose flower"
    found = count_skull_places(play_plies("skull", 3, loss), 1, 0)
    assert_close(found, {"hand": Fraction(1, 2), "gone": Fraction(1, 2)}, WORLD_SAMPLES)


def test_flowers_turned_up_speak_against_the_skull() -> None:
    """Three discs left, there with 3/4; one turned up as a flower leaves 2/3 of that."""
    loss = "0 flower; 1 skull; 2 flower; 0 bid 2; 1 pass; 2 pass; 0 flip 1; * flower; "
    attempt = "0 flower; 1 flower; 2 flower; 0 bid 1; 1 bid 2; 2 bid 3; 2 flip 0"
    match = play_plies("skull", 3, loss + attempt)
    there, gone = Fraction(3, 4) * Fraction(2, 3), Fraction(1, 4)
    expected = {"hand": there / (there + gone), "gone": gone / (there + gone)}
    assert_close(count_skull_places(match, 1, 0), expected, WORLD_SAMPLES)


def test_a_shown_skull_is_surely_there() -> None:
    shown = "0 flower; 1 skull; 2 flower; 0 bid 2; 1 pass; 2 pass; 0 flip 1; * flower"
    assert_close(
        count_skull_places(play_plies("skull", 3, shown), 0, 1),
        {"hand": Fraction(1)},
        WORLD_SAMPLES,
    )


def test_all_discs_turned_up_as_flowers_prove_it_gone() -> None:
    attempt = "0 flower; 1 flower; 0 flower; 1 bid 1; 0 bid 2; 1 pass"
    match = play_plies("skull", 2, attempt, position="FF FF first=0")
    assert_close(count_skull_places(match, 1, 0), {"gone": Fraction(1)}, WORLD_SAMPLES)


def test_hands_of_skull_king_are_alike_whatever_colours_are_missing() -> None:
    """Seat 0 could not follow black, seat 2 may hold anything: against all deals there are."""
    deals = "* black; * red; * blue; "
    first = "0 bid 0; 1 bid 0; 2 bid 0; 0 roll black; * 5; 1 roll red; * 1; 2 roll blue; * 3; "
    second = "* black; * blue; * black; * red; * red; * yellow; 0 bid 0; 1 bid 0; 2 bid 0; "
    trick = "1 roll black; * 5; 2 roll black; * 5; 0 roll yellow; * 1"
    match = play_plies("skull_king", 3, deals + first + second + trick)
    game = GAMES_BY_NAME["skull_king"]
    view = game.view_for(match.state, game.read_options({}), 1)
    found: Counter[object] = Counter()
    for number in range(WORLD_SAMPLES):
        world = game.sample_world(view, Rng(6, number))
        assert isinstance(world, SkullKingState)
        found[tuple(dice_names(screen.dice)[0] for screen in world.screens)] += 1

    pool = 1 * ["king"] + 3 * ["pirate"] + 2 * ["mermaid"] + 7 * ["black"] + 7 * ["blue"]
    pool += 8 * ["red"] + 8 * ["yellow"]
    assert isinstance(match.state, SkullKingState)
    own = dice_names(match.state.screens[1].dice)[0]
    for seen in ("black", "black", "yellow", own):
        pool.remove(seen)
    deals_there_are = Counter(
        (zero, own, two) for zero, two in permutations(pool, 2) if zero != "black"
    )
    total = sum(deals_there_are.values())
    expected = {deal: Fraction(number, total) for deal, number in deals_there_are.items()}
    assert_close(found, expected, WORLD_SAMPLES)


def test_sealed_bids_are_unknown_until_all_are_in() -> None:
    match = play_plies("skull_king", 3, "* black; * red; * blue; 0 bid 1")
    game = GAMES_BY_NAME["skull_king"]
    view = game.view_for(match.state, game.read_options({}), 1)
    found: Counter[object] = Counter()
    for number in range(WORLD_SAMPLES):
        world = game.sample_world(view, Rng(7, number))
        assert isinstance(world, SkullKingState)
        found[world.screens[0].bid] += 1
    assert_close(found, {0: Fraction(1, 2), 1: Fraction(1, 2)}, WORLD_SAMPLES)
