"""The little signs of the table: each has a shape of its own, colour only helps."""

from typing import NamedTuple

from rich.console import Console
from rich.text import Text


class Mark(NamedTuple):
    shape: str
    plain: str  # where only ASCII can be shown
    style: str


MARKS = {
    "turn": Mark("▶", ">", "bold yellow"),
    "winning": Mark("◀", "<", "bold yellow"),
    # Skull
    "flower": Mark("✿", "F", "green"),
    "skull": Mark("☠", "S", "bold red"),
    "last": Mark("★", "L", "magenta"),
    "hidden": Mark("●", "#", ""),
    # Skull King, by their dice
    "king": Mark("♛", "K", "bold magenta"),
    "pirate": Mark("⚔", "P", "bold"),
    "mermaid": Mark("♆", "M", "bold cyan"),
    "black": Mark("▲", "^", "bold"),
    "blue": Mark("■", "#", "blue"),
    "red": Mark("●", "o", "red"),
    "yellow": Mark("◆", "*", "yellow"),
    # Säbel & Schädel; its colours that dice do not have, and what lies beside an island
    "green": Mark("▲", "^", "green"),
    "purple": Mark("★", "+", "magenta"),
    "saber": Mark("⚔", "B", "bold cyan"),
}


def mark(name: str, console: Console) -> Text:
    shape, plain, style = MARKS[name]
    return Text(plain if console.options.ascii_only else shape, style)


def marked(name: str, words: str, console: Console) -> Text:
    """A sign and the words for it."""
    return Text.assemble(mark(name, console), " ", (words, MARKS[name].style))
