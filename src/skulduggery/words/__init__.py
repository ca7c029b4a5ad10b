"""Every word for people, in four languages: from the Fluent files beside this module, and from
those that the packages of games bring."""

import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "de", "it", "fr")
LANGUAGE_VARIABLE = "SKULDUGGERY_LANG"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
_loaders: list[Callable[[], None]] = []
_folders = [Path(__file__).parent]  # each with a folder for each language
ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)  # other lines of it are indented


class Messages:
    """All messages of one language. Each is parsed when somebody first asks for it: to parse
    them all takes longer than most commands do."""

    def __init__(self, language: str) -> None:
        # Isolation marks are for mixed scripts; terminals show them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.language = language
        self.unparsed: dict[str, str] = {}
        for folder in _folders:
            self.read_folder(folder)

    def read_folder(self, folder: Path) -> None:
        for file in sorted((folder / self.language).glob("*.ftl")):
            self.unparsed |= entries(file.read_text(encoding="utf-8"))

    def parse(self, message: str) -> None:
        """Have this message at hand, and those that it mentions."""
        source = self.unparsed.get(message)
        if source is None and not self.bundle.has_message(message):
            _ask_for_more_words()
            source = self.unparsed.get(message)
        if source is None:
            return
        resource = FluentResource(source)
        for mentioned in mentions(resource):
            self.parse(mentioned)
        self.bundle.add_resource(resource)
        self.unparsed.pop(message, None)  # last: another thread may ask for it meanwhile

    def format(self, message: str, details: dict[str, object]) -> str:
        self.parse(message)
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = self.bundle.format_pattern(pattern, details)
        if problems:
            raise problems[0]
        return str(text)


def entries(source: str) -> dict[str, str]:
    """The messages of a file, unparsed, by their ids."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class Mentions(Visitor):
    """The ids of other messages that a message mentions."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)


def mentions(resource: ast.Resource) -> list[str]:
    visitor = Mentions()
    visitor.visit(resource)
    return visitor.found


@cache
def messages(language: str) -> Messages:
    return Messages(language)


def when_words_are_missing(load_words: Callable[[], None]) -> None:
    """What to call for a message nobody has read yet: a game may bring it."""
    _loaders.append(load_words)


def _ask_for_more_words() -> None:
    while _loaders:
        _loaders.pop()()


def add_words(folder: Path) -> None:
    """Take in the words of a game, which lie in a folder of its package."""
    if folder not in _folders:
        _folders.append(folder)
        for language in LANGUAGES:
            messages(language).read_folder(folder)


def say(message: str, language: str = "en", **details: object) -> str:
    """The sentence `message` in `language`, filled with `details`."""
    return messages(language).format(message, details)


def preferred_language() -> str:
    """The language the environment asks for, English where it asks for none of ours."""
    for variable in (LANGUAGE_VARIABLE, *LOCALE_VARIABLES):
        known = first_known_language(os.environ.get(variable, ""))
        if known is not None:
            return known
    return "en"


def first_known_language(wishes: str) -> str | None:
    """The first of our languages in wishes such as `de_AT.UTF-8` or `pl:it`."""
    languages = (wish[:2].lower() for wish in wishes.split(":"))
    return next((language for language in languages if language in LANGUAGES), None)
