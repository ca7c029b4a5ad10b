"""`skulduggery solve saber_skull`: a ring for two players, or a position on it."""

import math
import time
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from skulduggery.cli.common_options import (
    AsJson,
    FixedSeed,
    OptionSettings,
    Preset,
    read_game_options,
)
from skulduggery.cli.parameters import whole_number
from skulduggery.cli.solve_options import SolveSeconds, print_answer
from skulduggery.core.errors import BadOptions
from skulduggery.core.percent import format_percent
from skulduggery.games import game_named
from skulduggery.games.saber_skull.bots.two_player_tablebase import load_rings
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import TOKENS_PER_COLOUR
from skulduggery.games.saber_skull.solver.stop_policy import (
    MAX_HELD_TOKENS,
    StopPolicyCell,
    StopPolicySummary,
    sum_by_full,
)
from skulduggery.games.saber_skull.study.solve import (
    MAX_CHECK_GAMES,
    MAX_TOKENS,
    PositionValue,
    RingRow,
    RingSolution,
    SaberSkullSolveRequest,
    SolutionCheck,
    build_solution,
    read_solve_request,
    ring_rows,
    solve_ring,
)
from skulduggery.games.saber_skull.study.solve import play_check_games as check_in_games
from skulduggery.study.solve_limits import DEFAULT_SOLVE_TIME_S, check_solve_limits
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import progress_bar

_SHOWN_DECIMALS = 2  # of percentages
_SEAT_NAMES = ("0", "1")  # seats
_ALWAYS_MARK, _NEVER_MARK, _DEPENDS_MARK, _EMPTY_MARK = "●", "·", "◐", " "


def run_command(
    position: Annotated[str, Parameter(help=localize("saber-position-help"))] = "",
    /,
    *,
    tokens: Annotated[
        int, whole_number(localize("saber-tokens-help"), 1, MAX_TOKENS)
    ] = TOKENS_PER_COLOUR,
    check: Annotated[int, whole_number(localize("saber-check-help"), 0, MAX_CHECK_GAMES)] = 0,
    seconds: SolveSeconds = DEFAULT_SOLVE_TIME_S,
    settings: OptionSettings = None,
    preset: Preset = None,
    seed: FixedSeed = 1,
    json: AsJson = False,
) -> None:
    _, options, _ = read_game_options("saber_skull", None, settings, preset)
    assert isinstance(options, SaberSkullOptions)
    check_solve_limits(seconds)
    if not position:
        if tokens != TOKENS_PER_COLOUR or check:
            raise BadOptions("saber-without-ring")
        print_answer(ring_rows(load_rings().first_shares.__getitem__), _show_rings, json)
        return
    question = read_solve_request(position, options, tokens, check, seed)
    print_answer(_solve_with_progress(question, seconds), show_solution, json)


def _solve_with_progress(question: SaberSkullSolveRequest, seconds: float) -> RingSolution:
    """What the solver finds, with a bar while it works."""
    with progress_bar(localize("saber-solving")) as bar:
        task = bar.add_task("", total=None)

        def progress(sweeps: int, moved: float) -> None:
            news = localize("saber-solve-news", moved=f"{moved:.1e}")
            bar.update(task, completed=sweeps, description=news)

        ring = solve_ring(question, seconds, time.monotonic, progress)
    checked: SolutionCheck | None = None
    if question.games:
        with progress_bar(localize("saber-checking")) as bar:
            task = bar.add_task("", total=question.games)
            checked = check_in_games(
                ring.solver,
                question.games,
                question.seed,
                lambda played: bar.update(task, completed=played),
            )
    return build_solution(question, ring, checked)


def show_solution(answer: RingSolution) -> None:
    console = make_console()
    console.print(localize("saber-answer", ring=answer.ring, tokens=answer.tokens))
    if answer.stopped:
        console.print(localize("saber-stopped", moved=f"{answer.moved:.1e}"), style="bold")
    console.print(localize("saber-first", chance=format_percent(answer.first, _SHOWN_DECIMALS)))
    console.print(
        localize(
            "saber-effort",
            positions=str(answer.positions),
            sweeps=str(answer.sweeps),
            moved=f"{answer.moved:.1e}",
        )
    )
    if answer.checked is not None:
        console.print(
            localize(
                "saber-checked",
                games=str(answer.checked.games),
                share=format_percent(answer.checked.share, _SHOWN_DECIMALS),
                low=format_percent(answer.checked.low, _SHOWN_DECIMALS),
                high=format_percent(answer.checked.high, _SHOWN_DECIMALS),
            )
        )
    if answer.standing is not None:
        _show_position(console, answer.standing)
        return
    console.print(localize("saber-rule"), style="bold")
    for line in _rule_lines(answer.full):
        console.print(line)
    console.print(
        localize("saber-picture", always=_ALWAYS_MARK, never=_NEVER_MARK, depends=_DEPENDS_MARK)
    )
    console.print(policy_table(answer.stopping))
    console.print(localize("saber-both-sides"))


def _rule_lines(full: list[StopPolicySummary]) -> list[str]:
    lines = []
    for row in full:
        if row.roll == row.positions:
            lines.append(localize("saber-rule-always", full=row.full))
        elif row.roll == 0:
            lines.append(localize("saber-rule-never", full=row.full))
        else:
            share = format_percent(row.roll / row.positions, 0, unit="")
            lines.append(localize("saber-rule-depends", full=row.full, share=share))
    return lines


def policy_table(cells: list[StopPolicyCell]) -> Table:
    """For each number of full islands that leaves a question a square: own tokens down, the
    other's across."""
    found = {(cell.full, cell.own, cell.other): cell for cell in cells}
    open_ = [row.full for row in sum_by_full(cells) if 0 < row.roll < row.positions]
    across = range(1, MAX_HELD_TOKENS + 1)
    table = Table(localize("saber-own"))
    for full in open_:
        numbers = " ".join(map(str, across))
        table.add_column(f"{localize('saber-full', full=full)}\n{numbers}", no_wrap=True)
    for own in across:
        squares = [[found.get((full, own, other)) for other in across] for full in open_]
        table.add_row(str(own), *[" ".join(map(_cell_mark, square)) for square in squares])
    return table


def _cell_mark(cell: StopPolicyCell | None) -> str:
    if cell is None:
        return _EMPTY_MARK
    if cell.roll == cell.positions:
        return _ALWAYS_MARK
    return _NEVER_MARK if cell.roll == 0 else _DEPENDS_MARK


def _show_position(console: Console, standing: PositionValue) -> None:
    console.print(localize("saber-position", position=standing.position))
    for seat, chance in enumerate(standing.chances):
        console.print(
            localize("saber-chance", seat=str(seat), chance=format_percent(chance, _SHOWN_DECIMALS))
        )
    game = game_named("saber_skull")
    for choice in standing.choices:
        label = game.action_label(choice.play, _SEAT_NAMES, USER_LANGUAGE)
        console.print(
            localize(
                "saber-choice", play=label, chance=format_percent(choice.chance, _SHOWN_DECIMALS)
            )
        )


def _show_rings(rows: list[RingRow]) -> None:
    console = make_console()
    console.print(localize("saber-rings"))
    table = Table(localize("saber-ring"))
    table.add_column(localize("saber-ring-times"), justify="right")
    table.add_column(localize("saber-ring-first"), justify="right")
    for row in rows:
        table.add_row(row.ring, str(row.rings), format_percent(row.first, _SHOWN_DECIMALS))
    console.print(table)
    mean = math.fsum(row.first * row.rings for row in rows) / sum(row.rings for row in rows)
    console.print(localize("saber-rings-mean", chance=format_percent(mean, _SHOWN_DECIMALS)))
