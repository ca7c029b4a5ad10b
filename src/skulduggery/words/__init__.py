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

SUPPORTED_LANGUAGES = ("en", "de", "it", "fr")
LANGUAGE_ENV_VARIABLE = "SKULDUGGERY_LANG"
_LOCALE_ENV_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
_word_loaders: list[Callable[[], None]] = []
_word_folders = [Path(__file__).parent]  # each with a folder for each language
_MESSAGE_START_PATTERN = re.compile(
    r"^([a-z][a-z0-9-]*) *=", re.MULTILINE
)  # other lines of it are indented


class LanguageMessages:
    """All messages of one language. Each is parsed when somebody first asks for it: to parse
    them all takes longer than most commands do."""

    def __init__(self, language: str) -> None:
        # Isolation marks are for mixed scripts; terminals show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.language = language
        self.unparsed: dict[str, str] = {}
        for folder in _word_folders:
            self.read_folder(folder)

    def read_folder(self, folder: Path) -> None:
        for file in sorted((folder / self.language).glob("*.ftl")):
            self.unparsed |= message_sources(file.read_text(encoding="utf-8"))

    def _parse_message(self, message: str) -> None:
        """Have this message at hand, and those that it mentions."""
        source = self.unparsed.get(message)
        if source is None and not self._bundle.has_message(message):
            _run_word_loaders()
            source = self.unparsed.get(message)
        if source is None:
            return
        resource = FluentResource(source)
        for mentioned in _referenced_messages(resource):
            self._parse_message(mentioned)
        self._bundle.add_resource(resource)
        self.unparsed.pop(message, None)  # last: another thread may ask for it meanwhile

    def format_message(self, message: str, details: dict[str, object]) -> str:
        self._parse_message(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = self._bundle.format_pattern(pattern, details)
        if problems:
            raise problems[0]
        return str(text)


def message_sources(source: str) -> dict[str, str]:
    """The messages of a file, unparsed, by their ids."""
    starts = list(_MESSAGE_START_PATTERN.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class _MessageReferences(Visitor):
    """The ids of other messages that a message mentions."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)


def _referenced_messages(resource: ast.Resource) -> list[str]:
    visitor = _MessageReferences()
    visitor.visit(resource)
    return visitor.found


@cache
def _load_messages(language: str) -> LanguageMessages:
    return LanguageMessages(language)


def add_word_loader(load_words: Callable[[], None]) -> None:
    """What to call for a message nobody has read yet: a game may bring it."""
    _word_loaders.append(load_words)


def _run_word_loaders() -> None:
    while _word_loaders:
        _word_loaders.pop()()


def add_word_folder(folder: Path) -> None:
    """Take in the words of a game, which lie in a folder of its package."""
    if folder not in _word_folders:
        _word_folders.append(folder)
        for language in SUPPORTED_LANGUAGES:
            _load_messages(language).read_folder(folder)


def translate(message: str, language: str = "en", **details: object) -> str:
    """The sentence `message` in `language`, filled with `details`."""
    return _load_messages(language).format_message(message, details)


def preferred_language() -> str:
    """The language the environment asks for, English where it asks for none of ours."""
    for variable in (LANGUAGE_ENV_VARIABLE, *_LOCALE_ENV_VARIABLES):
        known = first_known_language(os.environ.get(variable, ""))
        if known is not None:
            return known
    return "en"


def first_known_language(wishes: str) -> str | None:
    """The first of our languages in wishes such as `de_AT.UTF-8` or `pl:it`."""
    languages = (wish[:2].lower() for wish in wishes.split(":"))
    return next((language for language in languages if language in SUPPORTED_LANGUAGES), None)
