"""A keyboard and a screen for tests: somebody who types, and everything they could read."""

import io
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from skulduggery.core.match import Match
from skulduggery.games import game_named
from skulduggery.terminal.console import make_console
from skulduggery.terminal.play import play

Answer: TypeAlias = Callable[[str, str], str]  # to a prompt, and what was printed before it

OFFER = re.compile("^ {1,5}(\\w+)(?:\N{EN DASH}(\\w+))?  \\S", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[\d;]*m")


class Keyboard:
    """Types what it is told to, remembers what stood on the screen before each answer."""

    def __init__(self, answer: Answer, terminal: bool = False) -> None:
        self.answer = answer
        self.paper = io.StringIO()
        self.console = make_console(file=self.paper, width=80, height=24, force_terminal=terminal)
        self.screens: list[tuple[str, str]] = []  # a prompt, and what was printed before it
        self.read_so_far = 0

    def read(self, prompt: str) -> str:
        printed = self.paper.getvalue()[self.read_so_far :]
        self.read_so_far += len(printed)
        self.screens.append((prompt, printed))
        return self.answer(prompt, printed)

    @property
    def printed(self) -> str:
        return self.paper.getvalue()

    def play(
        self, game: str, players: int, humans: int = 1, bots: Sequence[str] = (), **more: str
    ) -> Match:
        language = more.pop("language", "en")
        position = more.pop("position", None)
        return play(
            game,
            game_named(game).read_options(more),
            players,
            humans=humans,
            bots=bots,
            language=language,
            seed=7,
            console=self.console,
            read=self.read,
            position=position,
        )


def anything_offered(seed: int = 1) -> Answer:
    """Chooses from the list on the screen, as a person would."""
    rng = random.Random(seed)

    def answer(prompt: str, printed: str) -> str:
        plain = COLOUR.sub("", printed)
        offers = [key for first, last in OFFER.findall(plain) for key in keys(first, last)]
        return rng.choice(offers) if prompt.endswith("> ") else ""

    return answer


def keys(first: str, last: str) -> Iterator[str]:
    return map(str, range(int(first), int(last) + 1)) if last else iter([first])


def typed(lines: Sequence[str]) -> Answer:
    """Types these lines, and then the input ends."""
    left = iter(lines)

    def answer(prompt: str, printed: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def stop_after(answer: Answer, times: int) -> Answer:
    left = iter(range(times))

    def limited(prompt: str, printed: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return answer(prompt, printed)

    return limited
