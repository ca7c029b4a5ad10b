"""Draws the pictures of docs/strategy.md from the results of the solvers.

`python -m tools.strategy_pictures` runs `skulduggery solve` and `skulduggery odds`, and writes
pictures of their results into docs/pictures.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tools import strategy_dice_pictures
from tools.svg_picture import (
    FAINT_INK,
    INK,
    LARGE_FONT_PX,
    MARGIN,
    PAPER,
    SMALL_FONT_PX,
    TEXT_FONT_PX,
    Picture,
    chance_colour,
    run_json_command,
)

SOLVE_PRECISION_OPTIONS = ("--exploitability", "0.0001", "--seconds", "60")

SCORES = ((0, 0), (0, 1), (1, 0), (1, 1))
MOST_DISCS = 4
CELL = 58

POSITIONS = {
    "2 v 2, 0-1": "2 2+ first=0",
    "3 v 3, 0-0": "3 3 first=0",
    "4 v 4, 0-0": "4 4 first=0",
    "2 v 2, 1-1": "2+ 2+ first=0",
    "3 v 3, 1-1": "3+ 3+ first=0",
    "4 v 4, 1-1": "4+ 4+ first=0",
}
SKULLS = {"none": "no skull", "hand": "skull in hand", "mat": "skull on the mat"}
MIN_DRAWN_SHARE = 0.005  # what comes up less often than that is not drawn
MIN_LABELLED_SHARE = 0.09  # of a bar: too little for a figure


class Play(NamedTuple):
    words: str
    colour: str
    ink: str


PLAYS = {
    "flower": Play("lay a flower", "#7fae7a", INK),
    "skull": Play("lay the skull", "#4a3b57", PAPER),
    "bid 1": Play("bid 1", "#efc163", INK),
    "bid 2": Play("bid 2", "#d9793a", INK),
}
BAR, GAP = 20, 6
BARS = 250  # how long they are
FIRST, OPENING = 250, 690  # where they begin


# Who wins.


def duels() -> Picture:
    chances = {
        (duel["starter"], duel["other"], duel["starter_points"], duel["other_points"]): duel
        for duel in run_json_command("solve", "skull")
    }
    side = MOST_DISCS * CELL
    width, height = 3 * MARGIN + 2 * (side + 40), 88 + 2 * (side + 74)
    picture = Picture(width, height, "The starter's chance to win with two players left")
    picture.text(MARGIN, 36, "Two players left: the starter wins so often", LARGE_FONT_PX)
    picture.text(
        MARGIN,
        56,
        "in percent; down the starter's discs, across the other's, points starter-other",
        SMALL_FONT_PX,
        FAINT_INK,
    )
    for number, points in enumerate(SCORES):
        left = MARGIN + 40 + number % 2 * (side + 40 + MARGIN)
        top = 120 + number // 2 * (side + 74)
        picture.text(left + side / 2, top - 24, "points {}-{}".format(*points), 15, INK, "middle")
        for k in range(MOST_DISCS):
            middle = (k + 0.5) * CELL
            across, down = left + middle, top + middle
            picture.text(across, top - 6, str(k + 1), SMALL_FONT_PX, FAINT_INK, "middle")
            picture.text(left - 10, down + 4, str(k + 1), SMALL_FONT_PX, FAINT_INK, "end")
        for starter in range(1, MOST_DISCS + 1):
            for other in range(1, MOST_DISCS + 1):
                chance = chances[starter, other, *points]["chance"]
                x, y = left + (other - 1) * CELL, top + (starter - 1) * CELL
                picture.box(x + 1, y + 1, CELL - 2, CELL - 2, chance_colour(chance), corner=4)
                ink = PAPER if abs(chance - 0.5) > 0.33 else INK
                figure = f"{100 * chance:.1f}".removesuffix(".0")
                picture.text(x + CELL / 2, y + CELL / 2 + 5, figure, 15, ink, "middle")
    return picture


# What to do.


def openings() -> Picture:
    answers = {
        name: run_json_command("solve", "skull", at, *SOLVE_PRECISION_OPTIONS)
        for name, at in POSITIONS.items()
    }
    heights = [max(2, len(list(opening(solved)))) * (BAR + GAP) + 18 for solved in answers.values()]
    picture = Picture(
        OPENING + BARS + MARGIN, 140 + sum(heights), "The first disc and the opening, by duel"
    )
    picture.text(MARGIN, 36, "Two players left: how often to do what", LARGE_FONT_PX)
    x: float = MARGIN
    for play in PLAYS.values():
        picture.box(x, 52, 14, 14, play.colour, corner=3)
        picture.text(x + 20, 64, play.words)
        x += 130
    picture.text(FIRST, 100, "First disc, with a skull in hand", 15)
    picture.text(OPENING, 100, "Opening, one disc on each mat", 15)
    top = 120
    for (name, solved), height in zip(answers.items(), heights, strict=True):
        picture.box(MARGIN, top - 8, OPENING + BARS - MARGIN, 1, "#d8cfbf")
        picture.text(MARGIN, top + 15, name, 15)
        draw_bars(picture, FIRST, top, first_discs(solved))
        draw_bars(picture, OPENING, top, opening(solved))
        top += height
    return picture


def first_discs(answer: Any) -> Iterator[tuple[str, dict[str, float]]]:
    for row in answer["strategy"]:
        if row["skull"] == "hand" and row["mats"][str(row["seat"])] == 0:
            yield ("starter", "other")[row["seat"]], row["play"]


def opening(answer: Any) -> Iterator[tuple[str, dict[str, float]]]:
    for row in answer["strategy"]:
        mats = list(row["mats"].values())
        if mats == [1, 1] and not row["bids"] and row["met"] >= MIN_DRAWN_SHARE:
            yield SKULLS[row["skull"]], row["play"]


def draw_bars(
    picture: Picture, left: int, top: float, bars: Iterator[tuple[str, dict[str, float]]]
) -> None:
    for name, plays in bars:
        picture.text(left - 10, top + 15, name, TEXT_FONT_PX, FAINT_INK, "end")
        x: float = left
        for text, play in PLAYS.items():
            share = plays.get(text, 0.0)
            picture.box(x, top, share * BARS, BAR, play.colour)
            if share >= MIN_LABELLED_SHARE:
                middle = x + share * BARS / 2
                picture.text(
                    middle, top + 15, f"{100 * share:.0f}", SMALL_FONT_PX, play.ink, "middle"
                )
            x += share * BARS
        top += BAR + GAP


if __name__ == "__main__":
    duels().write("duels.svg")
    openings().write("openings.svg")
    strategy_dice_pictures.stopping().write("stopping.svg")
    strategy_dice_pictures.places().write("places.svg")
