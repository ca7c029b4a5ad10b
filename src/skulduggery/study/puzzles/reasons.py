"""Why a play is best, in words: what the idea is, what it wins, and what the other one costs."""

from collections.abc import Iterator
from functools import cache

import msgspec

from skulduggery.core.sentences import value_about
from skulduggery.games.skull.position import read_position
from skulduggery.solve.skull.public import MOST_DISCS
from skulduggery.solve.skull.telling import Telling
from skulduggery.study.puzzles.ideas import IDEAS
from skulduggery.study.puzzles.puzzle import SOLVER, Puzzle, label, names_of
from skulduggery.study.puzzles.shelf import puzzle_numbered
from skulduggery.study.puzzles.skull import OTHER, plan_of
from skulduggery.study.puzzles.skull_king import LOOK as WORLDS
from skulduggery.words import say

ALMOST = 0.0005
LONGEST = 12  # lines of a way to win; what follows is more of the same


class Reason(msgspec.Struct, frozen=True):
    sentences: list[str]
    line: list[str]  # of a win that nothing can stop, what to do whatever happens


def reason(puzzle: Puzzle, language: str) -> Reason:
    return Reason(list(sentences(puzzle, language)), list(way(puzzle.number, language)))


def percent(share: float) -> int | float:
    """A share as a whole number, with a tenth where it would look impossible or certain."""
    rounded = round(100 * share)
    if (rounded == 0 and share > ALMOST) or (rounded == 100 and share < 1 - ALMOST):
        return round(100 * share, 1)
    return rounded


def sentences(puzzle: Puzzle, language: str) -> Iterator[str]:
    best, tempting = puzzle.best, puzzle.tempting
    other = names_of(puzzle.players)[1]
    yield say(IDEAS[str(puzzle.facts.get("idea", puzzle.theme))], language, name=other)
    yield say(
        "puzzles-reason-worth-likely" if puzzle.game == "skull_king" else "puzzles-reason-worth",
        language,
        best=label(puzzle, best, language),
        worth=percent(puzzle.worths[best]),
        tempting=label(puzzle, tempting, language),
        other=percent(puzzle.worths[tempting]),
    )
    if puzzle.game == "skull":
        yield from of_skull(puzzle, language, other)
    elif puzzle.game == "saber_skull":
        yield from of_saber_skull(puzzle, language, other)
    else:
        points = round(100 * 2 * puzzle.error, 1)
        yield say("puzzles-reason-worlds", language, worlds=WORLDS, error=points)


def conditions(puzzle: Puzzle, language: str) -> Iterator[str]:
    """What is known beyond what the table shows: special rules, and lost discs."""
    if puzzle.game == "skull":
        for option, value in puzzle.options.items():
            yield value_about(puzzle.game, option, str(value), language)
        seats = read_position(puzzle.position or "").seats
        name = names_of(puzzle.players)[OTHER]
        discs = seats[OTHER].number
        if discs < MOST_DISCS:
            chance = percent(discs / MOST_DISCS)
            yield say("puzzles-lost-by-chance", language, name=name, chance=chance)


def of_skull(puzzle: Puzzle, language: str, name: str) -> Iterator[str]:
    chances = {key: percent(fact) for key, fact in puzzle.facts.items() if isinstance(fact, float)}
    if "mat" in chances:
        yield say(
            "puzzles-reason-reading",
            language,
            name=name,
            mat=chances["mat"],
            hand=chances["hand"],
            gone=chances["gone"],
        )
    for which, text in (("best", puzzle.best), ("tempting", puzzle.tempting)):
        play = label(puzzle, text, language)
        if f"{which}-their-luck" in chances:
            luck = chances[f"{which}-their-luck"]
            yield say("puzzles-reason-their-luck", language, name=name, chance=luck)
        elif f"{which}-passes" in chances:
            passes = chances[f"{which}-passes"]
            yield say("puzzles-reason-passes", language, play=play, name=name, chance=passes)
        luck = chances.get(f"{which}-luck", 0)
        if luck and chances.get(f"{which}-passes") != 0:
            yield say("puzzles-reason-luck", language, play=play, chance=luck)


def of_saber_skull(puzzle: Puzzle, language: str, name: str) -> Iterator[str]:
    facts = {key: int(fact) for key, fact in puzzle.facts.items()}
    own, theirs = facts["own"], facts["theirs"]
    yield say("puzzles-reason-tokens", language, own=own, theirs=theirs, name=name)
    if "good" in facts:
        good, back = facts["good"], facts["back"]
        yield say("puzzles-reason-roll", language, good=good, back=back)


@cache  # it is looked for among everything that could be
def way(number: int, language: str) -> tuple[str, ...]:
    puzzle = puzzle_numbered(number)
    plan = plan_of(puzzle) if puzzle.theme == "certain" else None
    if plan is None:
        return ()
    lines = list(Telling(SOLVER, names_of(puzzle.players), language).lines(plan, []))
    if len(lines) > LONGEST:
        more = say("puzzles-more-lines", language, lines=len(lines) - LONGEST)
        return (*lines[:LONGEST], more)
    return tuple(lines)
