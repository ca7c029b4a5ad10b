"""Ratings: what a place is worth, for everybody at the table."""

from itertools import permutations
from typing import Any

import pytest

from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.records.archive import with_resigned_last
from skulduggery.server.records.ratings import (
    BEGINNER_RATING,
    PlayerRating,
    display_rating,
    display_uncertainty,
    rate_players,
)


def ratings_after(places: dict[str, int], **before: PlayerRating) -> dict[str, PlayerRating]:
    ratings = {who: before.get(who, PlayerRating()) for who in places}
    return rate_players(list(places), list(places.values()), ratings)


@pytest.mark.parametrize(
    ("game", "options", "places"),
    [
        # Skull knows a winner and nothing else (SK29).
        ("skull", {}, [2, 1, 2, 2]),
        ("skull_king", {}, [3, 1, 4, 1]),
        # A single match has no points: one player wins, the others do not.
        ("saber_skull", {}, [2, 1, 2, 2]),
        ("saber_skull", {"championship": True}, [3, 1, 4, 2]),
    ],
)
def test_places_are_what_the_game_ranks_by(
    game: str, options: dict[str, Any], places: list[int]
) -> None:
    rules = GAMES_BY_NAME[game]
    winners, scores = {
        "skull": ([1], [1, 2, 0, 1]),
        "skull_king": ([1, 3], [-20, 90, -40, 90]),
        "saber_skull": ([1], [3, 6, 0, 5] if options else [3, 0, 9, 4]),
    }[game]
    assert rules.final_places(rules.read_options(options), winners, scores) == places


@pytest.mark.parametrize(
    ("places", "resigned", "standing"),
    [
        ([1, 2, 3], [False, False, False], [1, 2, 3]),
        ([1, 2, 3], [True, False, False], [3, 1, 2]),  # a bot has won the game for nobody
        ([1, 2, 2], [True, False, False], [3, 1, 1]),
        ([3, 1, 2], [False, True, True], [1, 2, 2]),
        ([2, 1], [True, True], [1, 1]),
    ],
)
def test_whoever_resigned_comes_last(
    places: list[int], resigned: list[bool], standing: list[int]
) -> None:
    assert with_resigned_last(places, resigned) == standing


def test_a_win_lifts_and_a_loss_lowers() -> None:
    ratings = ratings_after({"ada": 1, "ben": 2, "cleo": 3})
    assert ratings["ada"].ordinal > ratings["ben"].ordinal > ratings["cleo"].ordinal
    assert all(rating.games == 1 for rating in ratings.values())
    assert all(rating.sigma < PlayerRating().sigma for rating in ratings.values())


def test_those_who_share_a_place_fare_alike() -> None:
    ratings = ratings_after({"ada": 2, "ben": 1, "cleo": 2, "dario": 2})
    assert ratings["ada"] == ratings["cleo"] == ratings["dario"]
    assert ratings["ben"].mu > ratings["ada"].mu


def test_nobody_gains_by_a_seat() -> None:
    places = {"ada": 1, "ben": 2, "cleo": 3}
    told = ratings_after(places, ben=PlayerRating(30, 3, 9))
    for order in permutations(places):
        again = ratings_after({who: places[who] for who in order}, ben=PlayerRating(30, 3, 9))
        for who, rating in again.items():
            assert rating.mu == pytest.approx(told[who].mu)
            assert rating.sigma == pytest.approx(told[who].sigma)


def test_to_beat_the_strong_is_worth_more() -> None:
    weak = ratings_after({"ada": 1, "ben": 2}, ben=PlayerRating(15, 2, 50))
    strong = ratings_after({"ada": 1, "ben": 2}, ben=PlayerRating(35, 2, 50))
    assert strong["ada"].mu > weak["ada"].mu


def test_who_always_wins_is_known_for_it() -> None:
    ratings = {who: PlayerRating() for who in ("ada", "ben", "cleo")}
    for _ in range(30):
        ratings = rate_players(["ada", "ben", "cleo"], [1, 2, 2], ratings)
    assert display_rating(ratings["ada"].ordinal) > BEGINNER_RATING + 500
    assert display_rating(ratings["ben"].ordinal) < display_rating(ratings["ada"].ordinal)
    assert ratings["ada"].games == 30


def test_bots_of_one_level_are_one_player() -> None:
    before = {"ada": PlayerRating(), "bot:random": PlayerRating(20, 4, 7)}
    seats = ["bot:random", "ada", "bot:random", "bot:random"]
    ratings = rate_players(seats, [3, 1, 2, 4], before)
    assert set(ratings) == {"ada", "bot:random"}
    assert ratings["bot:random"].games == 8
    assert ratings["bot:random"].mu < 20
    # What they did to each other does not matter, only what ada did to them.
    assert ratings == rate_players(seats, [2, 1, 4, 3], before)
    assert ratings["ada"].mu > PlayerRating().mu


def test_everybody_begins_with_the_same_number() -> None:
    assert display_rating(PlayerRating().ordinal) == BEGINNER_RATING
    assert display_uncertainty(PlayerRating().sigma) == 333
