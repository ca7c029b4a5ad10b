"""Ratings of bots, and how sure they are."""

import math
import random

import pytest

from skulduggery.sim.ratings import POINTS_PER_LOG_ODDS, BotRating, rate_bots, rating_distance

WinsByPair = dict[tuple[str, str], list[list[float]]]


def test_a_distance_is_the_odds_beyond_fair() -> None:
    fair = [1.0] * 100 + [0.0] * 200
    assert rating_distance([fair], 3) == pytest.approx(0, abs=1)
    assert (
        rating_distance([[1.0] * 5], 3) > 0 > rating_distance([[0.0] * 5], 3)
    )  # and never without end


def test_two_ratings_are_as_far_apart_as_the_odds_from_both_sides() -> None:
    strong = [1.0] * 500 + [0.0] * 100  # ten times the odds of one among three
    weak = [1.0] * 100 + [0.0] * 2000
    first, second = rate_bots({("a", "b"): [strong], ("b", "a"): [weak]}, ["a", "b"], 3)
    assert first.value - second.value == pytest.approx(400, abs=5)
    assert first.value == pytest.approx(-second.value)


def simulate_wins(rng: random.Random, deals: int, luck: float) -> WinsByPair:
    """Two bots among three players; on some deals chance alone decides, for both of them."""
    won: WinsByPair = {("a", "b"): [], ("b", "a"): []}
    for _ in range(deals):
        lucky = rng.random() < luck
        for pair, chance in ((("a", "b"), 0.6), (("b", "a"), 0.15)):
            if lucky:
                won[pair].append([1.0, 0.0, 0.0])
            else:
                won[pair].append([float(rng.random() < chance) for _ in range(3)])
    return won


def true_rating(luck: float) -> float:
    """The rating of the first, from the chances that `played` has."""
    first, second = (luck / 3 + (1 - luck) * chance for chance in (0.6, 0.15))
    return (
        POINTS_PER_LOG_ODDS * (math.log(first / (1 - first)) - math.log(second / (1 - second))) / 4
    )


@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_the_interval_holds_the_truth_in_95_of_100(luck: float) -> None:
    """Also where a deal moves all pairings at once."""
    rng = random.Random(3)
    held = 0
    for _ in range(1000):
        rating = rate_bots(simulate_wins(rng, 80, luck), ["a", "b"], 3)[0]
        held += rating.low <= true_rating(luck) <= rating.high
    assert 930 <= held <= 970


def test_more_deals_make_it_surer() -> None:
    def width(deals: int) -> float:
        rating = rate_bots(simulate_wins(random.Random(5), deals, 0.3), ["a", "b"], 3)[0]
        return rating.high - rating.low

    assert width(400) == pytest.approx(width(100) / 2, rel=0.25)


@pytest.mark.parametrize("deals", [3, 300])
def test_who_always_wins_is_not_certain(deals: int) -> None:
    won: WinsByPair = {("a", "b"): [[1.0] * 3] * deals, ("b", "a"): [[0.0] * 3] * deals}
    first, second = rate_bots(won, ["a", "b"], 3)
    assert first.value > second.value
    assert first.high - first.low > 100
    assert first == BotRating(-second.value, -second.high, -second.low)


def test_pairings_that_were_stopped_one_deal_short_count_too() -> None:
    won = simulate_wins(random.Random(9), 50, 0.2)
    whole = rate_bots(won, ["a", "b"], 3)[0]
    won["b", "a"].pop()
    short = rate_bots(won, ["a", "b"], 3)[0]
    assert short.high - short.low == pytest.approx(whole.high - whole.low, rel=0.1)
