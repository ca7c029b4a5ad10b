"""A game gone through beside a master: it adds up, finds what was wrong, and tells no secrets."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest
from tests.study.playout_advisor import PlayoutAdvisor

from skulduggery.bots.advisor import WinEstimate
from skulduggery.cli.replay import steps_for_viewer as steps_of
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.record import RecordedPlayer, make_record, replay_ply
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.games.record_files import LoadedRecord, load_record
from skulduggery.games.skull.bots.master import SkullMasterBot
from skulduggery.study.hint import AdvisedChoice, Hint
from skulduggery.study.reviews.review import BoldMove, JudgedDecision, Review, luck_and_skill
from skulduggery.study.reviews.reviewer import GameReviewer, NotFinished, judge_choice
from skulduggery.study.reviews.sentences import review_sentences, signed_points
from skulduggery.words import SUPPORTED_LANGUAGES

PLAYER_NAMES = ["Ada", "Ben", "Cleo"]


def play_recorded_game(
    game: AnyGame,
    plies: Sequence[str] = (),
    *,
    players: int = 3,
    position: str | None = None,
    seed: int = 1,
    finish: bool = True,
    wishes: Mapping[str, object] | None = None,
) -> LoadedRecord:
    """A game that begins with these plies and goes on at random."""
    options = game.read_options(wishes or {})
    match = Match(game.new_state(options, players, position))
    for ply in plies:
        replay_ply(match, game, ply)
    if finish:
        match.finish_at_random(Rng(seed), Rng(seed, 1))
    seated = [RecordedPlayer(name) for name in PLAYER_NAMES[:players]]
    return LoadedRecord(make_record(game, options, seated, match, position=position), game, match)


def review_of(loaded: LoadedRecord, players: Sequence[int] | None = None) -> Review:
    reviewing = GameReviewer(loaded, PlayoutAdvisor(loaded.game), players)
    reviewing.review_all()
    return reviewing.build_review()


@pytest.fixture(scope="module", params=sorted(GAMES_BY_NAME))
def gone_through(request: pytest.FixtureRequest) -> tuple[LoadedRecord, Review]:
    loaded = play_recorded_game(game_named(request.param))
    return loaded, review_of(loaded)


def test_luck_and_skill_add_up_to_the_result(gone_through: tuple[LoadedRecord, Review]) -> None:
    loaded, review = gone_through
    winners = loaded.match.state.winners()
    assert len(review.accounts) == 3
    for one in review.accounts:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
        assert one.end == (one.player in winners) / len(winners)
        chances = review.chances[one.player]
        assert (chances[0], chances[-1]) == (one.start, one.end)
        assert len(chances) == len(review.errors[one.player]) == review.plies + 1
        assert one.own == pytest.approx(
            -sum(decision.cost for decision in review.decisions if decision.player == one.player)
        )


@pytest.mark.parametrize(
    ("game", "players", "wishes"),
    [
        ("skull", 2, {"two_tribes": True}),
        ("skull", 3, {"last_chance": True, "placement": "first_player_last", "lost_disc": "pick"}),
        ("saber_skull", 2, {"championship": True}),
    ],
)
def test_they_add_up_in_variants_too(game: str, players: int, wishes: dict[str, object]) -> None:
    loaded = play_recorded_game(game_named(game), players=players, wishes=wishes)
    review = review_of(loaded, [1])
    one = review.accounts[0]
    assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
    winners = loaded.match.state.winners()
    assert one.end == (1 in winners) / len(winners)
    assert review.decisions and {decision.player for decision in review.decisions} == {1}


def test_every_decision_is_judged_where_there_was_a_choice(
    gone_through: tuple[LoadedRecord, Review],
) -> None:
    loaded, review = gone_through
    judged_plies = {one.ply: one for one in review.decisions}
    match = Match(loaded.game.new_state(loaded.game.read_options({}), 3))
    for number, (who, action) in enumerate(loaded.match.plies, 1):
        if who == CHANCE:
            assert number not in judged_plies
            match.play_outcome(action)
            continue
        choices = loaded.game.view_for(match.state, loaded.game.read_options({}), who).choices[who]
        assert (number in judged_plies) == (len(choices) > 1)
        if number in judged_plies:
            one = judged_plies[number]
            assert one.text == loaded.game.action_texts[action]
            assert {choice.text for choice in one.choices} == set(choices)
            assert one.best in choices
        match.play_decision(who, action)


def test_what_chance_changed_is_told_for_each_outcome(
    gone_through: tuple[LoadedRecord, Review],
) -> None:
    loaded, review = gone_through
    assert [one.ply for one in review.swings] == [
        number for number, (who, _) in enumerate(loaded.match.plies, 1) if who == CHANCE
    ]
    for one in review.swings:
        for player, change in one.changes.items():
            chances = review.chances[player]
            assert change == pytest.approx(chances[one.ply] - chances[one.ply - 1])


def test_it_can_be_about_one_player_alone(gone_through: tuple[LoadedRecord, Review]) -> None:
    loaded, review = gone_through
    alone = review_of(loaded, [1])
    assert alone.chances == {1: review.chances[1]}
    assert alone.decisions == [one for one in review.decisions if one.player == 1]
    assert alone.accounts == [one for one in review.accounts if one.player == 1]
    for dare in filter(None, (alone.best, alone.worst)):
        assert dare.player == 1


def test_what_is_dared_has_a_beginning_and_an_end(
    gone_through: tuple[LoadedRecord, Review],
) -> None:
    _, review = gone_through
    dares = [dare for dare in (review.best, review.worst) if dare is not None]
    assert dares
    assert review.best is None or review.best.change > 0
    assert review.worst is None or review.worst.change < 0
    for dare in dares:
        chances = review.chances[dare.player]
        assert dare.ply <= dare.until
        assert dare.change == pytest.approx(chances[dare.until] - chances[dare.ply - 1])


def test_moves_are_counted_as_a_replay_counts_them() -> None:
    loaded = load_record(Path("docs/records/saber_skull.txt").read_bytes(), 1)
    review = review_of(loaded)
    assert review.best is not None
    assert f"(move {review.best.ply})" in str(review_sentences(review, PLAYER_NAMES, "en").best)
    steps = {step.ply: step.text for step in steps_of(loaded, "all")}
    moves = [(one.ply, one.text) for one in review.decisions]
    for ply, text in (*moves, (review.best.ply, review.best.text)):
        assert str(steps[ply]).endswith(f" {text}")


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_all_of_it_in_words(gone_through: tuple[LoadedRecord, Review], language: str) -> None:
    _, review = gone_through
    told = review_sentences(review, PLAYER_NAMES, language)
    assert set(told.accounts) == {0, 1, 2}
    assert set(told.decisions) == {one.ply for one in review.decisions}
    for one in review.decisions:
        assert PLAYER_NAMES[one.player] in told.decisions[one.ply]
    assert (told.best is None, told.worst is None) == (review.best is None, review.worst is None)
    dares = filter(None, (told.best, told.worst))
    for sentence in (*told.accounts.values(), *told.decisions.values(), *dares):
        assert sentence[-1] == "." and "{" not in sentence


def test_it_travels_as_json(gone_through: tuple[LoadedRecord, Review]) -> None:
    _, review = gone_through
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_it_can_be_stopped_and_tells_what_there_is(
    gone_through: tuple[LoadedRecord, Review],
) -> None:
    loaded, whole = gone_through
    reviewing = GameReviewer(loaded, PlayoutAdvisor(loaded.game, most=40))
    with pytest.raises(KeyboardInterrupt):
        reviewing.review_all()
    review = reviewing.build_review()
    assert 0 < review.reached < review.plies
    assert review.decisions == [one for one in whole.decisions if one.ply <= review.reached]
    for one in review.accounts:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
        assert review.chances[one.player] == whole.chances[one.player][: review.reached + 1]


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    game = game_named("skull")
    with pytest.raises(NotFinished):
        GameReviewer(play_recorded_game(game, ["* first 0"], finish=False), PlayoutAdvisor(game))


def test_progress_is_told_for_every_ply() -> None:
    loaded = play_recorded_game(game_named("skull"))
    told: list[int] = []
    GameReviewer(loaded, PlayoutAdvisor(loaded.game), [0], told.append).review_all()
    assert told == list(range(len(loaded.record.plies)))


# What it cost.


def hint_from_estimates(*choices: tuple[str, float, float, float]) -> Hint:
    return Hint([AdvisedChoice(*one) for one in choices], 0.0)


def cost_of(text: str, *choices: tuple[str, float, float, float]) -> JudgedDecision:
    return judge_choice(3, 0, 0, text, hint_from_estimates(*choices))


def test_the_cost_is_against_all_that_the_master_does() -> None:
    choices = (("a", 0.8, 0.5, 0.0), ("b", 0.2, 0.4, 0.0), ("c", 0.0, 0.3, 0.0))
    assert cost_of("b", *choices).cost == pytest.approx(0.08)
    assert cost_of("c", *choices).cost == pytest.approx(0.18)
    assert cost_of("c", *choices).often == 0
    assert cost_of("c", *choices).best == "a"
    better = (("a", 1.0, 0.5, 0.0), ("b", 0.0, 0.6, 0.0))
    assert cost_of("b", *better).cost == pytest.approx(-0.1)


def test_what_the_master_often_does_costs_nothing() -> None:
    choices = (("a", 0.6, 0.5, 0.0), ("b", 0.4, 0.4, 0.0))
    assert [cost_of(text, *choices).cost for text in "ab"] == [0, 0]


def test_what_is_within_the_error_costs_nothing() -> None:
    one = cost_of("b", ("a", 1.0, 0.6, 0.03), ("b", 0.0, 0.5, 0.04))
    assert (one.cost, one.error) == pytest.approx((0.0, 0.05))
    assert cost_of("b", ("a", 1.0, 0.6, 0.03), ("b", 0.0, 0.49, 0.04)).cost > 0
    assert cost_of("b", ("a", 1.0, 0.504, 0), ("b", 0.0, 0.5, 0)).cost == 0
    sure = cost_of("a", ("a", 1.0, 0.6, 0.03), ("b", 0.0, 0.5, 0.04))
    assert (sure.cost, sure.error) == (0.0, 0.0)


def test_errors_only_count_where_luck_and_the_others_meet() -> None:
    standings = [
        WinEstimate(0.5, 0.1),
        WinEstimate(0.6, 0.1),
        WinEstimate(0.7, 0.1),
        WinEstimate(1.0),
    ]
    assert luck_and_skill(0, standings, [1, 2, 1], {}).error == pytest.approx(0.1)  # at the start
    assert luck_and_skill(0, standings, [CHANCE, 0, CHANCE], {}).error == 0
    assert luck_and_skill(0, standings, [CHANCE, 1, CHANCE], {}).error == pytest.approx(
        0.1 * 2**0.5
    )
    one = luck_and_skill(0, standings, [CHANCE, 1, 0], {2: WinEstimate(0.2, 0.0)})
    assert (one.luck, one.others, one.own) == pytest.approx((0.6, 0.1, -0.2))


def test_points_have_a_sign() -> None:
    assert [signed_points(share) for share in (0.124, -0.05, 0.0)] == [
        "+12",
        "\N{MINUS SIGN}5",
        "0",
    ]


# From one player's knowledge.


def master_without_clock(truths: int = 1) -> SkullMasterBot:
    bot = SkullMasterBot(Rng(1), clock=lambda: 0.0)
    bot.max_worlds = truths
    return bot


def test_a_blunder_in_a_won_duel_is_found() -> None:
    """Two flowers against one disc are a certain win, but not for whoever bids 1."""
    opening = ["0 flower", "1 flower", "0 bid 1", "1 bid 2"]
    loaded = play_recorded_game(game_named("skull"), opening, players=2, position="FF F first=0")
    reviewing = GameReviewer(loaded, master_without_clock())
    reviewing.review_all()
    review = reviewing.build_review()
    worst = max(review.decisions, key=lambda one: one.cost)
    assert (worst.ply, worst.player, worst.text, worst.best) == (3, 0, "bid 1", "bid 2")
    assert worst.cost > 0.1 and worst.often < 0.05
    words = review_sentences(review, PLAYER_NAMES, "en").decisions[3]
    assert "Ada" in words and "Bid 2" in words


def review_until(loaded: LoadedRecord, moment: int) -> Review:
    def enough(ply: int) -> None:
        if ply == moment:
            raise KeyboardInterrupt

    reviewing = GameReviewer(loaded, PlayoutAdvisor(loaded.game), [0, 1], enough)
    with pytest.raises(KeyboardInterrupt):
        reviewing.review_all()
    return reviewing.build_review()


def view_after(game: AnyGame, plies: Sequence[str], player: int) -> View:
    options = game.read_options({})
    view: View = game.view_for(
        play_recorded_game(game, plies, finish=False).match.state, options, player
    )
    return view


def player_part(player: int, review: Review) -> tuple[list[float], list[JudgedDecision]]:
    return review.chances[player], [one for one in review.decisions if one.player == player]


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        (
            "skull",
            ["* first 0", "0 flower", "1 flower", "2 flower", "0 flower", "1 skull", "2 flower"],
            ["* first 0", "0 flower", "1 skull", "2 flower", "0 flower", "1 flower", "2 flower"],
        ),
        (
            "skull_king",
            ["* first 0", "* king", "* black", "* red", "0 bid 1"],
            ["* first 0", "* king", "* pirate", "* yellow", "0 bid 1"],
        ),
    ],
)
def test_what_a_player_cannot_see_changes_nothing_in_their_review(
    game: str, one: list[str], other: list[str]
) -> None:
    """Two games that look alike to player 0 so far, and only to them, are reviewed alike so far."""
    rules = game_named(game)
    assert view_after(rules, one, 0) == view_after(rules, other, 0)
    assert view_after(rules, one, 1) != view_after(rules, other, 1)
    reviews = [
        review_until(play_recorded_game(rules, plies, seed=3), len(plies)) for plies in (one, other)
    ]
    known = [player_part(0, review) for review in reviews]
    assert known[0] == known[1]
    assert known[0][1]


def test_sealed_choices_move_nobody_but_whoever_makes_them() -> None:
    loaded = play_recorded_game(game_named("skull"), ["* first 0", "1 skull", "0 flower"])
    review = review_of(loaded)
    assert review.chances[2][1] == review.chances[2][2]
    played = next(one for one in review.decisions if one.ply == 2)
    worth = next(one.worth for one in played.choices if one.text == "skull")
    assert review.chances[1][2] == worth


def test_a_die_dealt_to_somebody_else_moves_nobody() -> None:
    game = game_named("skull_king")
    plies = ["* first 0", "* king", "* black", "* red"]
    review = review_until(play_recorded_game(game, plies), len(plies))
    assert review.chances[0][2:4] == [review.chances[0][2]] * 2
    assert [one.changes[0] for one in review.swings[2:4]] == [0, 0]


# Bluffs.


def test_a_bid_that_the_own_skull_would_end_is_a_bluff_and_a_skull_that_is_met_a_trap() -> None:
    plies = ["* first 0", "0 skull", "1 skull", "2 flower", "0 bid 1", "1 pass", "2 bid 2"]
    plies += ["0 pass", "2 flip 1", "* flower"]
    reviewing = GameReviewer(
        play_recorded_game(game_named("skull"), plies), PlayoutAdvisor(game_named("skull"))
    )
    reviewing.review_all()
    first_round = [dare for dare in reviewing.bold_move_finder.found if dare.until <= len(plies)]
    assert first_round == [BoldMove("bluff", 0, 5, len(plies)), BoldMove("trap", 1, 3, len(plies))]


def test_an_honest_bid_is_no_bluff() -> None:
    plies = ["* first 0", "0 skull", "1 flower", "2 flower", "0 flower", "1 flower", "2 flower"]
    plies += ["0 bid 1", "1 pass", "2 pass"]  # the skull lies below what is turned
    reviewing = GameReviewer(
        play_recorded_game(game_named("skull"), plies), PlayoutAdvisor(game_named("skull"))
    )
    reviewing.review_all()
    assert all(dare.ply > len(plies) for dare in reviewing.bold_move_finder.found)
