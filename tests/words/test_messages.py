"""Every message exists in all four languages, is asked for somewhere, and nothing else is.

Messages are used in three ways: as literals (`localize("cli-…")`, `page.localize("terminal-…")`, or
an id in a table), by a mistake (`BadOptions("bad-ring")` uses `error-bad-ring`), and by ids
made from the rules: events, options, presets, games, tribes, tallies; and from the table:
facts, phrases, reactions. Lessons name theirs in the notes of a record. The browser asks by
literals only: `translate('web-…')`, or an id in a table.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import skulduggery
from skulduggery.bots import registry
from skulduggery.core.errors import BadPosition
from skulduggery.core.events import Event
from skulduggery.core.game import Game
from skulduggery.core.options import option_choices
from skulduggery.core.sentences import (
    event_message_id,
    kebab_case,
    option_message_id,
    own_event_message_id,
)
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.rules.events import Passed
from skulduggery.games.skull.rules.sentences import TRIBE_NAMES
from skulduggery.study.lessons import load_lesson
from skulduggery.table.chat import CHAT_PHRASES, CHAT_REACTIONS, phrase_text
from skulduggery.table.facts import UNSEEN_FACTS, AnyFact
from skulduggery.table.sentences import reaction_name
from skulduggery.terminal.choices import PROMPT_COMMANDS
from skulduggery.words import SUPPORTED_LANGUAGES

SOURCE_FOLDER = Path(skulduggery.__file__).parent
BROWSER_SOURCES = Path(__file__).parents[2] / "web" / "src"
BUILD_SOURCES = tuple(BROWSER_SOURCES.parent.glob("*.ts"))
QUOTED_ID_PATTERN = re.compile(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"`]""")
MESSAGE_FUNCTIONS = {"translate", "localize"}  # called with the id of a message
MISTAKE_FUNCTIONS = {
    "record_error"
}  # called with the id of a mistake, as the kinds of mistakes are
# Literals that begin like this are ids, wherever they stand.
MESSAGE_FAMILIES = ("action-", "command-", "key-", "rules-", "terminal-")
BROWSER_FAMILIES = ("web-", "action-", "rules-", "seat-", "tribe-")
PLAYER_NAMES = ["Ada", "Ben", "Cleo"]


# What there is.


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_game_that_begins_from_positions_is_named(language: str) -> None:
    able = {
        name
        for name, game in GAMES_BY_NAME.items()
        if type(game).state_at_position is not Game.state_at_position
    }
    for name in GAMES_BY_NAME.keys() - able:
        with pytest.raises(BadPosition) as caught:
            GAMES_BY_NAME[name].new_state(GAMES_BY_NAME[name].read_options({}), 3, "FF F first=0")
        told = caught.value.message_in(language).removeprefix(name)
        assert {word.strip(".,") for word in told.split()} & GAMES_BY_NAME.keys() == able


@cache
def ftl_entries(language: str) -> list[ftl.EntryType]:
    files = [
        *SOURCE_FOLDER.glob(f"words/{language}/*.ftl"),
        *SOURCE_FOLDER.glob(f"games/*/words/{language}/*.ftl"),
    ]
    return [
        entry
        for file in sorted(files)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def messages_by_id(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry for entry in ftl_entries(language) if isinstance(entry, ftl.Message)
    }


class MentionVisitor(Visitor):
    """The variables and other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def find_mentions(message: str, language: str) -> MentionVisitor:
    found = MentionVisitor()
    found.visit(messages_by_id(language)[message])
    return found


def message_variables(message: str, language: str) -> set[str]:
    """Everything it has to be told, also for the messages inside it."""
    found = find_mentions(message, language)
    return found.variables.union(*(message_variables(inner, language) for inner in found.messages))


# What is asked for.


@cache
def source_nodes() -> list[ast.AST]:
    """Every piece of every source."""
    files = SOURCE_FOLDER.rglob("*.py")
    return [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def mistake_classes() -> set[str]:
    """The names of all kinds of mistakes in the sources."""
    kinds = {"Mistake"}
    classes = [node for node in source_nodes() if isinstance(node, ast.ClassDef)]
    for _ in classes:
        kinds |= {node.name for node in classes if kinds & {ast.unparse(b) for b in node.bases}}
    return kinds


def string_literals() -> set[str]:
    constants = (node.value for node in source_nodes() if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


@cache
def quoted_in_browser() -> set[str]:
    files = [*BROWSER_SOURCES.rglob("*.ts"), *BROWSER_SOURCES.rglob("*.svelte"), *BUILD_SOURCES]
    return {text for file in files for text in QUOTED_ID_PATTERN.findall(file.read_text("utf-8"))}


def calls_with_text(whole: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    """What is called, and with which text as its first argument."""
    for node in whole:
        if isinstance(node, ast.Call) and node.args:
            function = node.func
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            yield from ((name, text) for text in texts_in(node.args[0]))


def messages_of_calls() -> Iterator[str]:
    kinds = mistake_classes()
    for name, text in calls_with_text(source_nodes()):
        if name in MESSAGE_FUNCTIONS:
            yield text
        elif name in kinds | MISTAKE_FUNCTIONS:
            yield f"error-{text}"
    for node in source_nodes():  # mistakes that name their message in their own constructor
        if isinstance(node, ast.ClassDef) and node.name in kinds:
            yield from (
                f"error-{text}"
                for name, text in calls_with_text(ast.walk(node))
                if name == "__init__"
            )


def texts_in(argument: ast.expr) -> Iterator[str]:
    """A literal, or the two of `"one" if so else "other"`."""
    if isinstance(argument, ast.IfExp):
        yield from (*texts_in(argument.body), *texts_in(argument.orelse))
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value


def event_kinds(game: str) -> tuple[type[Event], ...]:
    return GAMES_BY_NAME[game].event_types


def events_about_a_player(game: str) -> Iterator[type[Event]]:
    for kind in event_kinds(game):
        if {"seat", "player"} & {*kind.__struct_fields__}:
            yield kind


def messages_of_games() -> Iterator[str]:
    yield from (f"tribe-{tribe}" for tribe in TRIBE_NAMES)
    yield from (f"{message}-about" for message in PROMPT_COMMANDS.values())
    for name in GAMES_BY_NAME:
        yield from (event_message_id(name, kind) for kind in event_kinds(name))
        yield from (own_event_message_id(name, kind) for kind in events_about_a_player(name))
        tally = GAMES_BY_NAME[name].new_statistics()
        yield from (
            f"tally-{kebab_case(name)}-{what}"
            for what in (*tally.counts_by_name(), *tally.ratio_definitions())
        )
        for message in messages_with_about(name):
            yield message
            yield f"{message}-about"


def messages_of_tables() -> Iterator[str]:
    yield from (
        event_message_id("table", kind) for kind in get_args(AnyFact) if kind not in UNSEEN_FACTS
    )
    yield from (f"phrase-{phrase}" for phrase in CHAT_PHRASES)
    yield from (f"reaction-{reaction}" for reaction in CHAT_REACTIONS)
    yield from (
        f"level-{level}{about}" for level in registry.LEVEL_NAMES for about in ("", "-about")
    )


def messages_with_about(name: str) -> Iterator[str]:
    """Games, presets, options and their values have a name and a sentence about them."""
    game = GAMES_BY_NAME[name]
    yield f"game-{kebab_case(name)}"
    yield from (f"preset-{kebab_case(name)}-{preset}" for preset in game.presets)
    for option, hint in get_type_hints(game.options_type).items():
        if option.startswith("__"):
            continue
        message = option_message_id(name, option)
        yield message
        yield from (f"{message}-{kebab_case(choice)}" for choice in option_choices(hint))
    yield "option-first-seat"
    if "ring" in get_type_hints(game.options_type):
        yield from ("option-saber-skull-ring-random", "option-saber-skull-ring-fixed")


def used_messages() -> set[str]:
    families = {
        text for text in string_literals() if text.startswith(MESSAGE_FAMILIES) and " " not in text
    }
    lessons = {message for game in GAMES_BY_NAME for message in load_lesson(game).message_ids()}
    made = {*messages_of_games(), *messages_of_tables(), *lessons}
    browser = {text for text in quoted_in_browser() if text.startswith(BROWSER_FAMILIES)}
    return {*messages_of_calls(), *made, *families, *browser} - set(MESSAGE_FAMILIES)


# The tests.


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    assert [entry.content for entry in ftl_entries(language) if isinstance(entry, ftl.Junk)] == []
    ids = Counter(e.id.name for e in ftl_entries(language) if isinstance(e, ftl.Message))
    assert [message for message, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(messages_by_id(language)) == set(messages_by_id("en"))


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_messages_are_told_the_same_in_all_languages(language: str) -> None:
    for message in messages_by_id("en"):
        assert message_variables(message, language) == message_variables(message, "en"), message


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_message_that_is_asked_for_exists(language: str) -> None:
    inner = {
        m for message in messages_by_id(language) for m in find_mentions(message, language).messages
    }
    assert (used_messages() | inner) - set(messages_by_id(language)) == set()


def test_every_message_is_asked_for() -> None:
    inner = {
        mentioned
        for language in SUPPORTED_LANGUAGES
        for message in messages_by_id(language)
        for mentioned in find_mentions(message, language).messages
    }
    written = (
        string_literals() | quoted_in_browser() | {f"error-{text}" for text in string_literals()}
    )
    assert set(messages_by_id("en")) - used_messages() - inner - written == set()


def test_every_mistake_brings_what_its_sentence_needs() -> None:
    kinds = mistake_classes()
    for node in source_nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            brought = {keyword.arg for keyword in node.keywords}
            if node.func.id in kinds and None not in brought:
                for text in texts_in(node.args[0]):
                    assert message_variables(f"error-{text}", "en") <= brought, text


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_phrases_and_reactions_can_be_told_apart(language: str) -> None:
    phrases = [phrase_text(phrase, language) for phrase in CHAT_PHRASES]
    assert len(set(phrases)) == len(phrases)
    assert all(phrase[-1] in ".!?" for phrase in phrases)
    reactions = [reaction_name(reaction, language) for reaction in CHAT_REACTIONS]
    assert len(set(reactions)) == len(reactions)
    assert all(len(reaction.split()) <= 2 for reaction in reactions)


# What the fields of events can hold; a redacted event holds None for what is secret.
SAMPLE_VALUES: dict[str, object] = {
    "disc": "flower",
    "die": "black",
    "face": "skull",
    "coaster": "K",
    "colour": "red",
    "ring": ["1", "2", "K", "5", "3", "B", "4"],
    "taken": {"red": 2, "green": 1},
    "pulled": {"red": 1},
    "seats": [0, 2],
    "winners": [0, 1],
    "standing": True,
}


def sample_event(kind: type[Event]) -> Event:
    """An event of this kind that could have happened to three players."""
    values = []
    for field, hint in get_type_hints(kind).items():
        if field in kind.__struct_fields__:
            number: object = [1, 0, 2] if hint == list[int] else 1
            values.append(number if hint in (int, list[int]) else SAMPLE_VALUES.get(field, 1))
    return kind(*values)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_event_has_a_sentence(game: str, language: str) -> None:
    for kind in event_kinds(game):
        for seats in ((0, 1, 2), ()):
            event = sample_event(kind).seen_by(seats)
            told = GAMES_BY_NAME[game].event_sentence(event, PLAYER_NAMES, language)
            assert told[-1] in ".!", told
            assert "{" not in told and "hidden" not in told and "None" not in told, told


# Also verbs that need no pronoun in Italian.
WORDS_FOR_READERS = frozenset(
    ["you", "your", "du", "dich", "dir", "dein", "tu", "te", "toi", "tuo", "prendi", "trovi"]
)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_whoever_an_event_is_about_is_addressed(game: str, language: str) -> None:
    rules = GAMES_BY_NAME[game]
    for kind in events_about_a_player(game):
        event = sample_event(kind)
        told = rules.own_event_sentence(event, PLAYER_NAMES, language, len(PLAYER_NAMES))
        assert told is not None and told[-1] in ".!", told
        assert WORDS_FOR_READERS & {*re.findall(r"\w+", told.casefold())}, told
        assert told != rules.event_sentence(event, PLAYER_NAMES, language)
        assert "{" not in told and "hidden" not in told and "None" not in told, told


def test_whoever_has_two_tribes_is_told_by_name_which_one_acts() -> None:
    passed = Passed(seat=3)
    assert GAMES_BY_NAME["skull"].own_event_sentence(passed, PLAYER_NAMES[:2], "en", 4) is None


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_move_has_a_label_of_its_own(game: str, language: str) -> None:
    names = [f"Player {letter}" for letter in "ABCDEFGHIJKL"]
    labels = [
        GAMES_BY_NAME[game].action_label(text, names, language)
        for text in GAMES_BY_NAME[game].action_texts
    ]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_two_tribes_of_one_player_are_told_apart(language: str) -> None:
    label = GAMES_BY_NAME["skull"].action_label
    labels = {label(f"flip {seat}", PLAYER_NAMES, language, 6) for seat in range(6)}
    assert len(labels) == 6
    assert all(any(name in label for name in PLAYER_NAMES) for label in labels)
