"""Every message exists in all four languages, is asked for somewhere, and nothing else is.

Messages are asked for in three ways: as literals (`say("cli-…")`, `page.words("terminal-…")`, or
an id in a table), by a mistake (`BadOptions("bad-ring")` is told by `error-bad-ring`), and by
names made from the rules: events, options, presets, games, tribes, tallies; and from the table:
facts, phrases, reactions. Lessons name theirs in the notes of a record. The browser asks by
literals only: `say('web-…')`, or an id in a table.
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
from skulduggery.core.events import Event
from skulduggery.core.options import choices_of
from skulduggery.core.sentences import dashed, event_message, option_message
from skulduggery.games import GAMES
from skulduggery.games.skull.rules.sentences import TRIBES
from skulduggery.study.lessons import lesson
from skulduggery.table.chat import PHRASES, REACTIONS
from skulduggery.table.facts import AnyFact
from skulduggery.table.sentences import UNTOLD, phrase_text, reaction_name
from skulduggery.terminal.choices import COMMANDS
from skulduggery.words import LANGUAGES

SOURCES = Path(skulduggery.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"`]""")
ASKING = {"say", "told", "words"}  # called with the id of a message
MISTAKING = {"wrong"}  # called with the id of a mistake, as the kinds of mistakes are
# Literals that begin like this are ids, wherever they stand.
FAMILIES = ("action-", "command-", "key-", "rules-", "terminal-")
BROWSER_FAMILIES = ("web-", "action-", "rules-", "seat-", "tribe-")
NAMES = ["Ada", "Ben", "Cleo"]


# What there is.


@cache
def entries(language: str) -> list[ftl.EntryType]:
    files = [
        *SOURCES.glob(f"words/{language}/*.ftl"),
        *SOURCES.glob(f"games/*/words/{language}/*.ftl"),
    ]
    return [
        entry
        for file in sorted(files)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class Mentions(Visitor):
    """The variables and other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def mentions(message: str, language: str) -> Mentions:
    found = Mentions()
    found.visit(messages(language)[message])
    return found


def variables(message: str, language: str) -> set[str]:
    """Everything it has to be told, also for the messages inside it."""
    found = mentions(message, language)
    return found.variables.union(*(variables(inner, language) for inner in found.messages))


# What is asked for.


@cache
def nodes() -> list[ast.AST]:
    """Every piece of every source."""
    files = SOURCES.rglob("*.py")
    return [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def mistakes() -> set[str]:
    """The names of all kinds of mistakes in the sources."""
    kinds = {"Mistake"}
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    for _ in classes:
        kinds |= {node.name for node in classes if kinds & {ast.unparse(b) for b in node.bases}}
    return kinds


def literals() -> set[str]:
    constants = (node.value for node in nodes() if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


@cache
def quoted_in_browser() -> set[str]:
    files = [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    return {text for file in files for text in QUOTED.findall(file.read_text("utf-8"))}


def calls(whole: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    """What is called, and with which text as its first argument."""
    for node in whole:
        if isinstance(node, ast.Call) and node.args:
            function = node.func
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            yield from ((name, text) for text in texts_in(node.args[0]))


def asked_by_calls() -> Iterator[str]:
    kinds = mistakes()
    for name, text in calls(nodes()):
        if name in ASKING:
            yield text
        elif name in kinds | MISTAKING:
            yield f"error-{text}"
    for node in nodes():  # mistakes that name their message in their own constructor
        if isinstance(node, ast.ClassDef) and node.name in kinds:
            yield from (
                f"error-{text}" for name, text in calls(ast.walk(node)) if name == "__init__"
            )


def texts_in(argument: ast.expr) -> Iterator[str]:
    """A literal, or the two of `"one" if so else "other"`."""
    if isinstance(argument, ast.IfExp):
        yield from (*texts_in(argument.body), *texts_in(argument.orelse))
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value


def event_kinds(game: str) -> tuple[type[Event], ...]:
    return GAMES[game].event_types


def made_from_the_rules() -> Iterator[str]:
    yield from (f"tribe-{tribe}" for tribe in TRIBES)
    yield from (f"{message}-about" for message in COMMANDS.values())
    for name in GAMES:
        yield from (event_message(name, kind) for kind in event_kinds(name))
        tally = GAMES[name].tally()
        yield from (f"tally-{dashed(name)}-{what}" for what in (*tally.counts(), *tally.ratios()))
        for message in told_with_about(name):
            yield message
            yield f"{message}-about"


def made_from_the_table() -> Iterator[str]:
    yield from (event_message("table", kind) for kind in get_args(AnyFact) if kind not in UNTOLD)
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    yield from (f"reaction-{reaction}" for reaction in REACTIONS)
    yield from (f"level-{level}{about}" for level in registry.NAMES for about in ("", "-about"))


def told_with_about(name: str) -> Iterator[str]:
    """Games, presets, options and their values have a name and a sentence about them."""
    game = GAMES[name]
    yield f"game-{dashed(name)}"
    yield from (f"preset-{dashed(name)}-{preset}" for preset in game.presets)
    for option, hint in get_type_hints(game.options).items():
        if option.startswith("__"):
            continue
        message = option_message(name, option)
        yield message
        yield from (f"{message}-{dashed(choice)}" for choice in choices_of(hint))
    yield "option-first-seat"
    if "ring" in get_type_hints(game.options):
        yield from ("option-saber-skull-ring-random", "option-saber-skull-ring-fixed")


def asked_for() -> set[str]:
    families = {text for text in literals() if text.startswith(FAMILIES) and " " not in text}
    lessons = {message for game in GAMES for message in lesson(game).messages()}
    made = {*made_from_the_rules(), *made_from_the_table(), *lessons}
    browser = {text for text in quoted_in_browser() if text.startswith(BROWSER_FAMILIES)}
    return {*asked_by_calls(), *made, *families, *browser} - set(FAMILIES)


# The tests.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    ids = Counter(e.id.name for e in entries(language) if isinstance(e, ftl.Message))
    assert [message for message, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_told_the_same_in_all_languages(language: str) -> None:
    for message in messages("en"):
        assert variables(message, language) == variables(message, "en"), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_asked_for_exists(language: str) -> None:
    inner = {m for message in messages(language) for m in mentions(message, language).messages}
    assert (asked_for() | inner) - set(messages(language)) == set()


def test_every_message_is_asked_for() -> None:
    inner = {
        mentioned
        for language in LANGUAGES
        for message in messages(language)
        for mentioned in mentions(message, language).messages
    }
    written = literals() | quoted_in_browser() | {f"error-{text}" for text in literals()}
    assert set(messages("en")) - asked_for() - inner - written == set()


def test_every_mistake_brings_what_its_sentence_needs() -> None:
    kinds = mistakes()
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            brought = {keyword.arg for keyword in node.keywords}
            if node.func.id in kinds and None not in brought:
                for text in texts_in(node.args[0]):
                    assert variables(f"error-{text}", "en") <= brought, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_and_reactions_can_be_told_apart(language: str) -> None:
    phrases = [phrase_text(phrase, language) for phrase in PHRASES]
    assert len(set(phrases)) == len(phrases)
    assert all(phrase[-1] in ".!?" for phrase in phrases)
    reactions = [reaction_name(reaction, language) for reaction in REACTIONS]
    assert len(set(reactions)) == len(reactions)
    assert all(len(reaction.split()) <= 2 for reaction in reactions)


# What the fields of events can hold; a redacted event holds None for what is secret.
SAMPLES: dict[str, object] = {
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


def sample(kind: type[Event]) -> Event:
    """An event of this kind that could have happened to three players."""
    values = []
    for field, hint in get_type_hints(kind).items():
        if field in kind.__struct_fields__:
            number: object = [1, 0, 2] if hint == list[int] else 1
            values.append(number if hint in (int, list[int]) else SAMPLES.get(field, 1))
    return kind(*values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence(game: str, language: str) -> None:
    for kind in event_kinds(game):
        for seats in ((0, 1, 2), ()):
            event = sample(kind).seen_by(seats)
            told = GAMES[game].sentence(event, NAMES, language)
            assert told[-1] in ".!", told
            assert "{" not in told and "hidden" not in told and "None" not in told, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_label_of_its_own(game: str, language: str) -> None:
    names = [f"Player {letter}" for letter in "ABCDEFGHIJKL"]
    labels = [GAMES[game].label(text, names, language) for text in GAMES[game].texts]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_tribes_of_one_player_are_told_apart(language: str) -> None:
    label = GAMES["skull"].label
    labels = {label(f"flip {seat}", NAMES, language, 6) for seat in range(6)}
    assert len(labels) == 6
    assert all(any(name in label for name in NAMES) for label in labels)
