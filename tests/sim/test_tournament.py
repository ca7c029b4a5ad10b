"""Tournaments: everybody among all others, counted and rated."""

from multiprocessing import active_children

import pytest

from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.games import GAMES_BY_NAME
from skulduggery.sim.tournament import TournamentResult, TournamentRun, run_tournament

BOT_NAMES = ["random", "casual", "rule"]
SKULL_GAME = GAMES_BY_NAME["skull"]


def play_small_tournament(games: int = 20, jobs: int = 1, players: int = 3) -> TournamentResult:
    return run_tournament(
        SKULL_GAME, SKULL_GAME.read_options({}), players, BOT_NAMES, games, seed=1, jobs=jobs
    )


def test_every_bot_meets_every_other_from_every_chair() -> None:
    heard: list[int] = []
    outcome = run_tournament(
        SKULL_GAME,
        SKULL_GAME.read_options({}),
        3,
        [*BOT_NAMES, "casual"],
        20,
        seed=1,
        progress=heard.append,
    )
    assert {(p.hero, p.others) for p in outcome.pairings} == {
        (hero, others) for hero in BOT_NAMES for others in BOT_NAMES if hero != others
    }
    assert all(pairing.result.games == 21 for pairing in outcome.pairings)  # a multiple of 3
    assert sum(heard) == outcome.games_wanted == 6 * 21
    for standing in outcome.standings:
        own = [p.result for p in outcome.pairings if p.hero == standing.bot]
        assert standing.result.games == sum(result.games for result in own)
        assert standing.result.wins == sum(result.wins for result in own)
        assert standing.result.low < standing.result.share < standing.result.high


def test_the_same_seed_gives_the_same_tournament_whatever_the_jobs() -> None:
    assert play_small_tournament(6) == play_small_tournament(6, jobs=2)


def test_ratings_stand_in_order_and_sum_to_nothing() -> None:
    ratings = [standing.rating for standing in play_small_tournament().standings]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0)


def test_ratings_come_with_intervals() -> None:
    for standing in play_small_tournament(60).standings:
        assert standing.rating_low < standing.rating < standing.rating_high


class StopTournament(Exception):
    """Somebody stops looking on."""


def tournament_stopped_after(games: int, jobs: int) -> TournamentRun:
    run = TournamentRun(
        SKULL_GAME, SKULL_GAME.read_options({}), 3, BOT_NAMES, 20, seed=1, jobs=jobs
    )

    def look(_: int) -> None:
        if run.games_played() >= games:
            raise StopTournament

    with pytest.raises(StopTournament):
        run.run(look)
    return run


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_played_before_it_was_stopped_can_be_shown(jobs: int) -> None:
    outcome = tournament_stopped_after(30, jobs).current_result()
    assert (outcome.games, outcome.games_wanted, outcome.interrupted) == (30, 126, True)
    assert sorted(pairing.result.games for pairing in outcome.pairings) == [3] * 2 + [6] * 4
    assert {standing.bot for standing in outcome.standings} == set(BOT_NAMES)
    assert not active_children()


def test_before_every_pairing_was_played_there_are_no_ratings() -> None:
    outcome = tournament_stopped_after(3, 1).current_result()
    assert [(pairing.hero, pairing.others) for pairing in outcome.pairings] == [
        ("random", "casual")
    ]
    assert outcome.standings == []


def test_a_whole_tournament_was_not_interrupted() -> None:
    outcome = play_small_tournament()
    assert (outcome.games, outcome.interrupted) == (outcome.games_wanted, False)


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["casual"], 10, "too-few-bots"),
        (["casual", "casual"], 10, "too-few-bots"),
        (["casual", "frob"], 10, "unknown-bot"),
        (BOT_NAMES, 0, "bad-number"),
    ],
)
def test_what_cannot_be_is_said_first(bots: list[str], games: int, sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        run_tournament(SKULL_GAME, SKULL_GAME.read_options({}), 3, bots, games, seed=1)
    assert caught.value.sentence == sentence


def test_nobody_thinks_in_no_time() -> None:
    with pytest.raises(BadOptions):
        run_tournament(SKULL_GAME, SKULL_GAME.read_options({}), 3, BOT_NAMES, 3, seed=1, seconds=0)
