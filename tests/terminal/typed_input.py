"""A keyboard and a screen for tests: somebody who types, and everything they could read."""

import io
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from skulduggery.core.match import Match
from skulduggery.games import game_named
from skulduggery.terminal.console import make_console
from skulduggery.terminal.play import play_in_terminal

AnswerPrompt: TypeAlias = Callable[[str, str], str]  # to a prompt, and what was printed before it

CHOICE_PATTERN = re.compile("^ {1,5}(\\w+)(?:\N{EN DASH}(\\w+))?  \\S", re.MULTILINE)
COLOUR_CODE_PATTERN = re.compile(r"\x1b\[[\d;]*m")


class TypedInput:
    """Types what it is told to, remembers what stood on the screen before each answer."""

    def __init__(self, answer: AnswerPrompt, terminal: bool = False) -> None:
        self.answer = answer
        self.output = io.StringIO()
        self.console = make_console(file=self.output, width=80, height=24, force_terminal=terminal)
        self.screens: list[tuple[str, str]] = []  # a prompt, and what was printed before it
        self.read_so_far = 0

    def read_line(self, prompt: str) -> str:
        printed = self.output.getvalue()[self.read_so_far :]
        self.read_so_far += len(printed)
        self.screens.append((prompt, printed))
        return self.answer(prompt, printed)

    @property
    def printed(self) -> str:
        return self.output.getvalue()

    def play_game(
        self, game: str, players: int, humans: int = 1, bots: Sequence[str] = (), **more: str
    ) -> Match:
        language = more.pop("language", "en")
        position = more.pop("position", None)
        return play_in_terminal(
            game,
            game_named(game).read_options(more),
            players,
            humans=humans,
            bots=bots,
            language=language,
            seed=7,
            console=self.console,
            read=self.read_line,
            position=position,
        )


def random_answers(seed: int = 1) -> AnswerPrompt:
    """Chooses from the list on the screen, as a person would."""
    rng = random.Random(seed)

    def answer(prompt: str, printed: str) -> str:
        plain = COLOUR_CODE_PATTERN.sub("", printed)
        offers = [
            key for first, last in CHOICE_PATTERN.findall(plain) for key in key_range(first, last)
        ]
        return rng.choice(offers) if prompt.endswith("> ") else ""

    return answer


def key_range(first: str, last: str) -> Iterator[str]:
    return map(str, range(int(first), int(last) + 1)) if last else iter([first])


def scripted_answers(lines: Sequence[str]) -> AnswerPrompt:
    """Types these lines, and then the input ends."""
    left = iter(lines)

    def answer(prompt: str, printed: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def limit_answers(answer: AnswerPrompt, times: int) -> AnswerPrompt:
    left = iter(range(times))

    def limited(prompt: str, printed: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return answer(prompt, printed)

    return limited
