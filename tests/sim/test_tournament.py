"""Tournaments: everybody among all others, counted and rated."""

import pytest

from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.games import GAMES
from skulduggery.sim.tournament import (
    Tournament,
    distance,
    games_in_all,
    standings,
    tournament,
)

BOTS = ["random", "casual", "rule"]
SKULL = GAMES["skull"]


def held(games: int = 20, jobs: int = 1, players: int = 3) -> Tournament:
    return tournament(SKULL, SKULL.read_options({}), players, BOTS, games, seed=1, jobs=jobs)


def test_every_bot_meets_every_other_from_every_chair() -> None:
    heard: list[int] = []
    outcome = tournament(
        SKULL, SKULL.read_options({}), 3, [*BOTS, "casual"], 20, seed=1, progress=heard.append
    )
    assert {(p.hero, p.others) for p in outcome.pairings} == {
        (hero, others) for hero in BOTS for others in BOTS if hero != others
    }
    assert all(pairing.result.games == 21 for pairing in outcome.pairings)  # a multiple of 3
    assert sum(heard) == games_in_all(20, 3, BOTS) == 6 * 21
    for standing in outcome.standings:
        own = [p.result for p in outcome.pairings if p.hero == standing.bot]
        assert standing.result.games == sum(result.games for result in own)
        assert standing.result.wins == sum(result.wins for result in own)
        assert standing.result.low < standing.result.share < standing.result.high


def test_the_same_seed_gives_the_same_tournament_whatever_the_jobs() -> None:
    assert held(6) == held(6, jobs=2)


def test_ratings_stand_in_order_and_sum_to_nothing() -> None:
    ratings = [standing.rating for standing in held().standings]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0)


def test_a_rating_is_the_odds_beyond_fair_from_both_sides() -> None:
    fair = [1.0] * 100 + [0.0] * 200
    assert distance([fair], 3) == pytest.approx(0, abs=1)
    assert distance([[1.0] * 5], 3) > 0 > distance([[0.0] * 5], 3)  # and never without end
    strong = [1.0] * 500 + [0.0] * 100  # ten times the odds of one among three
    weak = [1.0] * 100 + [0.0] * 2000
    rows = standings({("a", "b"): [strong], ("b", "a"): [weak]}, ["a", "b"], 3)
    assert [row.bot for row in rows] == ["a", "b"]
    assert rows[0].rating - rows[1].rating == pytest.approx(400, abs=5)


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["casual"], 10, "too-few-bots"),
        (["casual", "casual"], 10, "too-few-bots"),
        (["casual", "frob"], 10, "unknown-bot"),
        (BOTS, 0, "bad-number"),
    ],
)
def test_what_cannot_be_is_said_first(bots: list[str], games: int, sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        tournament(SKULL, SKULL.read_options({}), 3, bots, games, seed=1)
    assert caught.value.sentence == sentence


def test_nobody_thinks_in_no_time() -> None:
    with pytest.raises(BadOptions):
        tournament(SKULL, SKULL.read_options({}), 3, BOTS, 3, seed=1, seconds=0)
