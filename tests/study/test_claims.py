"""What players said of their discs, and whether it was true."""

import msgspec
import pytest
from tests.study.test_review import PLAYER_NAMES, play_recorded_game, review_of

from skulduggery.core.record import Note
from skulduggery.games import game_named
from skulduggery.games.record_files import LoadedRecord
from skulduggery.study.reviews.review import JudgedClaim
from skulduggery.study.reviews.sentences import review_sentences
from skulduggery.words import SUPPORTED_LANGUAGES, translate

FIRST_PLIES = ["0 skull", "1 flower", "2 flower", "0 flower", "1 bid 1"]
NOTES = [
    Note(0, "claim", "0 only-flowers"),  # nothing lies there yet
    Note(1, "claim", "0 only-flowers"),  # a lie
    Note(3, "claim", "1 only-flowers"),
    Note(3, "claim", "2 i-have-a-skull"),  # a lie
    Note(4, "claim", "0 i-have-a-skull"),
    Note(4, "claim", "0 trust-me"),  # which nobody can check
    Note(4, "claim", "7 only-flowers"),  # nobody
    Note(4, "claim", "Ada only-flowers"),
]


def game_with_claims() -> LoadedRecord:
    wishes = {"first": 0}
    loaded = play_recorded_game(game_named("skull"), FIRST_PLIES, wishes=wishes)
    record = msgspec.structs.replace(loaded.record, notes=NOTES)
    return LoadedRecord(record, loaded.game, loaded.match)


def test_a_review_says_exactly_which_claims_were_lies() -> None:
    review = review_of(game_with_claims())
    assert review.claims == [
        JudgedClaim(1, 0, "only-flowers", is_true=False),
        JudgedClaim(3, 1, "only-flowers", is_true=True),
        JudgedClaim(3, 2, "i-have-a-skull", is_true=False),
        JudgedClaim(4, 0, "i-have-a-skull", is_true=True),
    ]


def test_a_review_of_one_player_judges_only_what_they_said() -> None:
    review = review_of(game_with_claims(), [2])
    assert review.claims == [JudgedClaim(3, 2, "i-have-a-skull", is_true=False)]


def test_nobody_claims_anything_in_games_without_claims() -> None:
    loaded = play_recorded_game(game_named("saber_skull"))
    record = msgspec.structs.replace(loaded.record, notes=[Note(1, "claim", "0 only-flowers")])
    assert review_of(LoadedRecord(record, loaded.game, loaded.match)).claims == []


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_lies_and_truths_are_told_apart_in_words(language: str) -> None:
    sentences = review_sentences(review_of(game_with_claims()), PLAYER_NAMES, language).claims
    flowers = translate("phrase-only-flowers", language)
    lie, truth = sentences[:2]
    assert "Ada" in lie and "Ben" in truth
    assert flowers in lie and flowers in truth
    assert lie.rpartition(flowers)[2] != truth.rpartition(flowers)[2]
