"""The list of legal moves, and the parsing of typed answers.

A move with a number in it is chosen by that number: 3 bids 3. Other moves have a fixed letter, or,
where they have none (which die, which token), their place in the list.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from skulduggery.core.errors import BadAction, IllegalAction, MalformedAction, shorten_text
from skulduggery.words import translate

_RANGE_DASH = "\N{EN DASH}"
_MAX_FILLER_WORD_LETTERS = 3
_MAX_SHOWN_MEANINGS = 6  # of an ambiguous answer
PROMPT_COMMANDS = {
    "help": "command-help",
    "rules": "command-rules",
    "legal": "command-legal",
    "hint": "command-hint",
    "odds": "command-odds",
    "table": "command-table",
    "log": "command-log",
    "quit": "command-quit",
}


class KeyedChoice(NamedTuple):
    key: str
    text: str  # the notation
    label: str
    english_key: str = ""


def keyed_choices(
    texts: Sequence[str],
    label: Callable[[str], str],
    language: str,
    letters: Mapping[str, str] = MappingProxyType({}),
) -> list[KeyedChoice]:
    """Every legal move with its key; `letters` are ids of messages, by the text of a move."""
    choices = []
    for place, text in enumerate(texts, 1):
        number = text.split()[-1]
        if text in letters:
            key, english = translate(letters[text], language), translate(letters[text])
        else:
            key = english = number if number.isdigit() else str(place)
        choices.append(KeyedChoice(key, text, label(text), english))
    return choices


def choice_rows(choices: Sequence[KeyedChoice], bids: str) -> Iterator[KeyedChoice]:
    """The rows of the list; consecutive bids are one row, labelled `bids` unless that is empty."""
    if not bids:
        yield from choices
        return
    for bidding, run in groupby(choices, key=lambda choice: choice.text.startswith("bid ")):
        members = list(run)
        if bidding and len(members) > 1:
            yield KeyedChoice(f"{members[0].key}{_RANGE_DASH}{members[-1].key}", "", bids)
        else:
            yield from members


def _key_of(choice: KeyedChoice) -> str:
    return choice.key


def _english_key_of(choice: KeyedChoice) -> str:
    return choice.english_key


class AnswerParser:
    """Parses what can be typed now: keys, moves, commands and abbreviations."""

    def __init__(
        self,
        choices: Sequence[KeyedChoice],
        labels: Callable[[], Mapping[str, str]],
        short: str,
        language: str,
        commands: Iterable[str] = PROMPT_COMMANDS,
    ) -> None:
        self.choices = choices
        self._labels = labels  # of all moves of the game, by their text
        self._short = short  # a summary of the legal moves
        self.language = language
        self._commands = {
            command: {command, _fold_text(translate(PROMPT_COMMANDS[command], language))}
            for command in commands
        }
        self._commands["help"].add("?")

    def parse_line(self, line: str) -> tuple[str, bool]:
        """The text of a move, or a command and True; BadAction where it is neither."""
        typed = _fold_text(line)
        for keys in (_key_of, _english_key_of):
            for choice in self.choices:
                if keys(choice) == typed:
                    return choice.text, False
        for choice in self.choices:
            if typed in (_fold_text(choice.text), _fold_text(choice.label)):
                return choice.text, False
        for command, words in self._commands.items():
            if typed in words:
                return command, True
        for choice in self.choices:  # without its first word
            if typed and typed == _fold_text(choice.text.partition(" ")[2]):
                return choice.text, False
        return self._parse_abbreviation(line, typed)

    def _parse_abbreviation(self, line: str, typed: str) -> tuple[str, bool]:
        moves = {
            choice.text: choice.label
            for choice in self.choices
            if _matches_abbreviation(typed, choice.text)
            or _matches_abbreviation(typed, choice.label)
        }
        orders = {
            command: translate(PROMPT_COMMANDS[command], self.language)
            for command, words in self._commands.items()
            if typed and any(word.startswith(typed) for word in words)
        }
        if len(moves) + len(orders) == 1:
            return (*moves, *orders)[0], bool(orders)
        if moves or orders:
            meanings = [*moves.values(), *orders.values()]
            some = meanings[:_MAX_SHOWN_MEANINGS] + ["…"] * (len(meanings) > _MAX_SHOWN_MEANINGS)
            raise BadAction("ambiguous-action", text=shorten_text(line), meanings=", ".join(some))
        raise self._bad_action_error(line, typed)

    def _bad_action_error(self, line: str, typed: str) -> BadAction:
        """IllegalAction for a known move, also without its first word; else MalformedAction."""
        labels = {_fold_text(text): label for text, label in self._labels().items()}
        labels |= {_fold_text(label): label for label in labels.values()}
        words = {choice.text.split()[0] for choice in self.choices}
        for meant in (*(f"{word} {typed}" for word in words), typed):
            if meant in labels and not meant.isdigit():
                return IllegalAction(labels[meant], [self._short])
        return MalformedAction(line, [self._short])


def _fold_text(text: str) -> str:
    """Normalize for comparison: without case, accents and punctuation."""
    bare = "".join(
        c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)
    )
    return "?" if bare.strip() == "?" else " ".join(re.findall(r"[^\W_]+", bare))


def _matches_abbreviation(typed: str, name: str) -> bool:
    """Whether the typed words are prefixes of words of the name, in its order.

    A single letter is not enough, nor a filler word like "the", to prevent accidental moves.
    """
    little = {
        _fold_text(word)
        for word in name.split()
        if len(word) <= _MAX_FILLER_WORD_LETTERS and word.islower()
    }
    words = iter([word for word in _fold_text(name).split() if word not in little])
    parts = [part for part in typed.split() if part not in little]
    return len("".join(parts)) > 1 and all(
        any(word == part if part.isdigit() else word.startswith(part) for word in words)
        for part in parts
    )
