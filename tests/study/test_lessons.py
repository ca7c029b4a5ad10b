"""Lessons go by the rules, explain each when it matters, and have an answer to every choice."""

import re
from collections.abc import Iterator

import pytest

from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.record import COMMENT_KEY, match_from_record, replay_ply
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.study.lessons import (
    ASK_NOTE,
    LEARNER_PLAYER,
    LESSON_NOTE,
    OTHERWISE_NOTE,
    load_lesson,
)
from skulduggery.words import SUPPORTED_LANGUAGES, translate

# What has to have happened just before something is told: the name of an event, and what it says.
EXPLAINED_EVENTS: dict[str, dict[str, str]] = {
    "skull": {
        "learn-skull-placed": "FirstDiscsDown",
        "learn-skull-opened": "ChallengeOpened seat=2",
        "learn-skull-attempt": "DiscFlipped seat=0 owner=0 disc=flower",
        "learn-skull-success": "AttemptSucceeded points=1",
        "learn-skull-bait": "BidRaised seat=1",
        "learn-skull-caught": "AttemptFailed seat=1 owner=0",
        "learn-skull-own": "AttemptFailed seat=0 owner=0",
        "learn-skull-lost": "DiscLost seat=0",
        "learn-skull-all": "AttemptBegan bid=5",
        "learn-skull-all-failed": "DiscLost seat=2 disc=skull left=1",
        "learn-skull-must-open": "ChallengeOpened seat=2",
        "learn-skull-out": "TribeOut seat=2",
        "learn-skull-won": "GameWon player=0 standing=False",
    },
    "skull_king": {
        "learn-skull-king-numbers": "DieDealt die=black",
        "learn-skull-king-yohoho": "BidsOpened",
        "learn-skull-king-first-trick": "TrickWon seat=0 die=black face=6",
        "learn-skull-king-pad": "RoundScored round=1",
        "learn-skull-king-follow": "DieRolled die=blue",
        "learn-skull-king-equal": "TrickWon seat=0 die=blue face=5",
        "learn-skull-king-pirate": "DieRolled die=pirate face=skull",
        "learn-skull-king-exception": "DieDealt seat=0 die=mermaid",
        "learn-skull-king-no-colour": "DieRolled die=king face=skull",
        "learn-skull-king-bonus": "TrickWon seat=0 die=mermaid bonus=50",
        "learn-skull-king-third-score": "RoundScored round=3",
        "learn-skull-king-flags": "TrickWon seat=1 face=flag",
        "learn-skull-king-saved": "RoundScored round=4",
    },
    "saber_skull": {
        "learn-saber-skull-roll-off": "RollOffTied",
        "learn-saber-skull-first-round": "TokenPlaced seat=0 island=5",
        "learn-saber-skull-second-round": "TokenPlaced island=6",
        "learn-saber-skull-took": "TokensTaken seat=1 island=5",
        "learn-saber-skull-saber": "TokensTaken seat=0 island=2",
        "learn-saber-skull-skull": "TokenPlaced seat=1 island=4",
        "learn-saber-skull-three": "TokensTaken island=3",
        "learn-saber-skull-both": "TokenPlaced seat=2 island=4",
        "learn-saber-skull-won": "MatchWon seat=0",
    },
}
MENTIONED_MESSAGES = {  # what no ten minutes have room for
    "skull": {"learn-skull-last-chance", "learn-skull-two-tribes"},
    "skull_king": {"learn-skull-king-zero", "learn-skull-king-landlubber"},
    "saber_skull": {"learn-saber-skull-championship"},
}


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_the_learner_is_asked_for_every_decision_and_nothing_else(game: str) -> None:
    found = load_lesson(game)
    own = [n for n, ply in enumerate(found.record.plies) if ply.startswith(f"{LEARNER_PLAYER} ")]
    assert list(found.tasks) == own
    for task in found.tasks.values():
        assert task.expected in task.choices


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_other_choice_has_an_answer(game: str) -> None:
    for task in load_lesson(game).tasks.values():
        assert {*task.otherwise, task.expected} == set(task.choices)
        assert all(task.otherwise.values())


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_note_means_something(game: str) -> None:
    found = load_lesson(game)
    for note in found.record.notes:
        key, _, choice = note.key.partition(" ")
        assert key in (COMMENT_KEY, LESSON_NOTE, ASK_NOTE, OTHERWISE_NOTE)
        if key == OTHERWISE_NOTE:
            task = found.tasks[note.at]
            assert note.text in task.otherwise.values(), "an answer that is never given"
            assert choice in ("", *task.otherwise)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_all_of_it_can_be_said(game: str, language: str) -> None:
    told = [translate(message, language) for message in load_lesson(game).message_ids()]
    assert all(re.search(r"[.!?…“”»]$", text) for text in told)
    assert all(len(text) < 280 for text in told), "a page of a phone"


def events_before_texts(game: str) -> Iterator[tuple[str, list[str]]]:
    """What is told, and the events since the learner was last told or asked something."""
    found = load_lesson(game)
    narrator = EventRecorder(game_named(game))
    match = match_from_record(found.record, narrator.game, narrator)
    since: list[str] = []
    for number, ply in enumerate(found.record.plies):
        if number in found.tasks:
            since = []
        replay_ply(match, narrator.game, ply)
        for event in narrator.events:
            fields = (f"{name}={getattr(event, name)}" for name in event.__struct_fields__)
            since.append(f"{type(event).__name__} {' '.join(fields)}")
        texts = found.told.get(number + 1, [])
        yield from ((text, since) for text in texts)
        if texts:
            since = []


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_each_rule_is_explained_when_it_matters(game: str) -> None:
    told = dict(events_before_texts(game))
    for message, wanted in EXPLAINED_EVENTS[game].items():
        assert any(set(wanted.split()) <= set(event.split()) for event in told[message]), message
    assert set(told) >= MENTIONED_MESSAGES[game]


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_it_takes_about_ten_minutes(game: str) -> None:
    found = load_lesson(game)
    words = sum(len(translate(message).split()) for message in found.message_ids())
    assert 5 < words / 200 + len(found.tasks) / 4 < 15
