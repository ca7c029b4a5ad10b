"""`skulduggery solve saber_skull`: a ring for two players, or a position on it."""

import math
import time
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from skulduggery.cli.common_options import AsJson, FixedSeed, Preset, Settings, chosen
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.solve_options import Seconds, print_answer
from skulduggery.core.errors import BadOptions
from skulduggery.games import game_named
from skulduggery.games.saber_skull.bots.two_player import rings
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import ALL_TOKENS
from skulduggery.games.saber_skull.solver.stop_policy import MOST_HELD, Cell, Full, by_full
from skulduggery.games.saber_skull.study.solve import (
    MOST_GAMES,
    MOST_TOKENS,
    Asked,
    Checked,
    RingRow,
    Solved,
    Standing,
    all_rings,
    asked,
    report,
    solve_ring,
)
from skulduggery.games.saber_skull.study.solve import check as check_in_games
from skulduggery.study.solve_limits import USUAL_SECONDS, check_effort
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.progress import counting

NAMES = ("0", "1")  # seats
ALWAYS, NEVER, DEPENDS, NOTHING = "●", "·", "◐", " "


def command(
    position: Annotated[str, Parameter(help=told("saber-position-help"))] = "",
    /,
    *,
    tokens: Annotated[int, whole_number(told("saber-tokens-help"), 1, MOST_TOKENS)] = ALL_TOKENS,
    check: Annotated[int, whole_number(told("saber-check-help"), 0, MOST_GAMES)] = 0,
    seconds: Seconds = USUAL_SECONDS,
    settings: Settings = None,
    preset: Preset = None,
    seed: FixedSeed = 1,
    json: AsJson = False,
) -> None:
    _, options, _ = chosen("saber_skull", None, settings, preset)
    assert isinstance(options, SaberSkullOptions)
    check_effort(seconds)
    if not position:
        if tokens != ALL_TOKENS or check:
            raise BadOptions("saber-without-ring")
        print_answer(all_rings(rings().first.__getitem__), show_rings, json)
        return
    question = asked(position, options, tokens, check, seed)
    print_answer(solved(question, seconds), show, json)


def solved(question: Asked, seconds: float) -> Solved:
    """What the solver finds, with a bar while it works."""
    with counting(told("saber-solving")) as bar:
        task = bar.add_task("", total=None)

        def progress(sweeps: int, moved: float) -> None:
            news = told("saber-solve-news", moved=f"{moved:.1e}")
            bar.update(task, completed=sweeps, description=news)

        ring = solve_ring(question, seconds, time.monotonic, progress)
    checked: Checked | None = None
    if question.games:
        with counting(told("saber-checking")) as bar:
            task = bar.add_task("", total=question.games)
            checked = check_in_games(
                ring.study,
                question.games,
                question.seed,
                lambda played: bar.update(task, completed=played),
            )
    return report(question, ring, checked)


def percent(chance: float) -> str:
    return f"{100 * chance:.2f} %"


def show(answer: Solved) -> None:
    console = make_console()
    console.print(told("saber-answer", ring=answer.ring, tokens=answer.tokens))
    if answer.stopped:
        console.print(told("saber-stopped", moved=f"{answer.moved:.1e}"), style="bold")
    console.print(told("saber-first", chance=percent(answer.first)))
    console.print(
        told(
            "saber-effort",
            positions=str(answer.positions),
            sweeps=str(answer.sweeps),
            moved=f"{answer.moved:.1e}",
        )
    )
    if answer.checked is not None:
        console.print(
            told(
                "saber-checked",
                games=str(answer.checked.games),
                share=percent(answer.checked.share),
                low=percent(answer.checked.low),
                high=percent(answer.checked.high),
            )
        )
    if answer.standing is not None:
        show_standing(console, answer.standing)
        return
    console.print(told("saber-rule"), style="bold")
    for line in rule_lines(answer.full):
        console.print(line)
    console.print(told("saber-picture", always=ALWAYS, never=NEVER, depends=DEPENDS))
    console.print(picture(answer.stopping))
    console.print(told("saber-both-sides"))


def rule_lines(full: list[Full]) -> list[str]:
    lines = []
    for row in full:
        if row.roll == row.positions:
            lines.append(told("saber-rule-always", full=row.full))
        elif row.roll == 0:
            lines.append(told("saber-rule-never", full=row.full))
        else:
            share = f"{100 * row.roll / row.positions:.0f}"
            lines.append(told("saber-rule-depends", full=row.full, share=share))
    return lines


def picture(cells: list[Cell]) -> Table:
    """For each number of full islands that leaves a question a square: own tokens down, the
    other's across."""
    found = {(cell.full, cell.own, cell.other): cell for cell in cells}
    open_ = [row.full for row in by_full(cells) if 0 < row.roll < row.positions]
    across = range(1, MOST_HELD + 1)
    table = Table(told("saber-own"))
    for full in open_:
        numbers = " ".join(map(str, across))
        table.add_column(f"{told('saber-full', full=full)}\n{numbers}", no_wrap=True)
    for own in across:
        squares = [[found.get((full, own, other)) for other in across] for full in open_]
        table.add_row(str(own), *[" ".join(map(mark, square)) for square in squares])
    return table


def mark(cell: Cell | None) -> str:
    if cell is None:
        return NOTHING
    if cell.roll == cell.positions:
        return ALWAYS
    return NEVER if cell.roll == 0 else DEPENDS


def show_standing(console: Console, standing: Standing) -> None:
    console.print(told("saber-position", position=standing.position))
    for seat, chance in enumerate(standing.chances):
        console.print(told("saber-chance", seat=str(seat), chance=percent(chance)))
    game = game_named("saber_skull")
    for choice in standing.choices:
        label = game.label(choice.play, NAMES, LANGUAGE)
        console.print(told("saber-choice", play=label, chance=percent(choice.chance)))


def show_rings(rows: list[RingRow]) -> None:
    console = make_console()
    console.print(told("saber-rings"))
    table = Table(told("saber-ring"))
    table.add_column(told("saber-ring-times"), justify="right")
    table.add_column(told("saber-ring-first"), justify="right")
    for row in rows:
        table.add_row(row.ring, str(row.rings), percent(row.first))
    console.print(table)
    mean = math.fsum(row.first * row.rings for row in rows) / sum(row.rings for row in rows)
    console.print(told("saber-rings-mean", chance=percent(mean)))
