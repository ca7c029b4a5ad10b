"""`skulduggery solve skull`: how a position with two players left is best played."""

import time
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import AsJson, OptionSettings, Preset, read_game_options
from skulduggery.cli.parameters import default_shown_as
from skulduggery.cli.solve_options import SolveSeconds, print_answer
from skulduggery.core.percent import format_percent
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.study.forced_win_lines import SKULL_GAME, numbered_seat_names
from skulduggery.games.skull.study.solve import (
    DEFAULT_EXPLOITABILITY,
    IN_HAND,
    NO_SKULL,
    DuelChance,
    ExploitabilityProof,
    SkullSolveRequest,
    SolvedDuel,
    SolveProgress,
    StrategyRow,
    duel_chances,
    prove_exploitability,
    solve_request,
)
from skulduggery.study.solve_limits import DEFAULT_SOLVE_TIME_S, check_solve_limits
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import progress_bar

_MIN_SHOWN_REACH = 0.005  # situations less likely than that are left out, unless all are wanted
_MIN_SHOWN_FREQUENCY = 0.005  # so are decisions, or they would be "0 %"
_MAX_FORCED_LINES = 60  # lines of a way to win


def run_command(
    position: Annotated[str, Parameter(help=localize("solve-position-help"))] = "",
    /,
    *,
    belief: Annotated[
        list[str] | None,
        Parameter(help=localize("solve-belief-help")),
        default_shown_as(localize("default-belief")),
    ] = None,
    exploitability: Annotated[
        float, Parameter(help=localize("solve-exploitability-help"))
    ] = DEFAULT_EXPLOITABILITY,
    seconds: SolveSeconds = DEFAULT_SOLVE_TIME_S,
    settings: OptionSettings = None,
    preset: Preset = None,
    played: Annotated[bool, Parameter(help=localize("solve-played-help"))] = False,
    all_: Annotated[bool, Parameter(name="--all", help=localize("solve-all-help"))] = False,
    json: AsJson = False,
) -> None:
    _, options, _ = read_game_options("skull", None, settings, preset)
    assert isinstance(options, SkullOptions)
    check_solve_limits(seconds, exploitability)
    if not position:
        print_answer(duel_chances(options.state_rules().owner_starts), _show_duels, json)
        return
    asked = SkullSolveRequest(position, belief or [], options)
    if played:
        print_answer(_prove_with_progress(asked), _show_proof, json)
        return
    answer = _solve_with_progress(asked, exploitability, seconds)
    print_answer(answer, lambda found: _show_solution(found, everything=all_), json)


def _solve_with_progress(
    asked: SkullSolveRequest, exploitability: float, seconds: float
) -> SolvedDuel:
    """What the solver finds, with a bar while it works."""
    with progress_bar(localize("solve-solving")) as bar:
        task = bar.add_task("", total=None)

        def progress(come: SolveProgress) -> None:
            news = localize("solve-news", exploitability=f"{come.exploitability:.6f}")
            bar.update(task, total=come.wanted, completed=come.iterations, description=news)

        return solve_request(
            asked, exploitability, seconds, time.monotonic, USER_LANGUAGE, progress
        )


def _prove_with_progress(asked: SkullSolveRequest) -> ExploitabilityProof:
    with progress_bar(localize("solve-playing")) as bar:
        task = bar.add_task("", total=None)
        return prove_exploitability(asked, lambda rounds: bar.update(task, completed=rounds))


def _show_solution(answer: SolvedDuel, everything: bool) -> None:
    console = make_console()
    console.print(localize("solve-answer", position=answer.position))
    if answer.stopped:
        console.print(localize("solve-stopped"), style="bold")
    for seat, chance in answer.chances.items():
        belief = format_percent(answer.beliefs[seat])
        console.print(
            localize("solve-chance", seat=str(seat), chance=format_percent(chance), belief=belief)
        )
    key = "solve-exploitable" if answer.whole else "solve-exploitable-round"
    console.print(
        localize(
            key,
            exploitability=f"{answer.exploitability:.6f}",
            iterations=str(answer.iterations),
        )
    )
    table = Table(localize("solve-who"), localize("solve-so-far"), localize("solve-skull"))
    table.add_column(localize("solve-play"), no_wrap=True)
    table.add_column(localize("solve-met"), justify="right")
    for row in answer.strategy:
        if everything or row.met >= _MIN_SHOWN_REACH:
            table.add_row(
                str(row.seat),
                _format_situation(row),
                _format_skull_place(row),
                _format_strategy(row),
                format_percent(row.met),
            )
    console.print(table)
    for lines in filter(None, answer.forced.values()):
        console.print(localize("solve-forced"), style="bold")
        for line in lines[:_MAX_FORCED_LINES]:
            console.print(line, soft_wrap=True)
        if len(lines) > _MAX_FORCED_LINES:
            console.print(localize("solve-more-lines", lines=str(len(lines) - _MAX_FORCED_LINES)))


def _format_situation(row: StrategyRow) -> str:
    if row.challenger_gives_up:
        return localize("solve-own-skull", bids=_format_bids(row.bids))
    if 0 in row.mats.values():
        return localize("solve-first-discs")
    own = row.mats[row.seat]
    mats = localize("solve-mats", own=own, other=sum(row.mats.values()) - own)
    return localize("solve-bids", mats=mats, bids=_format_bids(row.bids)) if row.bids else mats


def _format_bids(bids: list[int]) -> str:
    return ", ".join(map(str, bids))


def _format_skull_place(row: StrategyRow) -> str:
    if row.skull == NO_SKULL:
        return localize("solve-no-skull")
    if row.skull == IN_HAND:
        return localize("solve-in-hand")
    return localize("solve-on-mat", height=row.height or 0)


def _format_strategy(row: StrategyRow) -> str:
    names = numbered_seat_names(max(row.mats) + 1, USER_LANGUAGE)
    likely = sorted(row.play.items(), key=lambda choice: -choice[1])
    return "\n".join(
        localize(
            "solve-often",
            play=SKULL_GAME.action_label(text, names, USER_LANGUAGE),
            chance=format_percent(chance, 0, unit=""),
        )
        for text, chance in likely
        if chance >= _MIN_SHOWN_FREQUENCY
    )


def _show_proof(proof: ExploitabilityProof) -> None:
    console = make_console()
    console.print(localize("solve-answer", position=proof.position))
    console.print(
        localize(
            "solve-proof",
            least=f"{proof.at_least:.6f}",
            most=f"{proof.at_most:.6f}",
            exploitability=f"{proof.exploitability:.6f}",
            rounds=str(proof.rounds),
        )
    )


def _show_duels(found: list[DuelChance]) -> None:
    console = make_console()
    console.print(localize("solve-duels"))
    table = Table(localize("solve-discs"))
    for points in ("0-0", "0-1", "1-0", "1-1"):
        table.add_column(points, justify="right")
    by_discs: dict[tuple[int, int], list[str]] = {}
    for duel in found:
        by_discs.setdefault((duel.starter, duel.other), []).append(f"{duel.chance:.4f}")
    for (starter, other), chances in by_discs.items():
        table.add_row(localize("solve-against", starter=starter, other=other), *chances)
    console.print(table)
