"""`skulduggery solve skull`: how a position with two players left is best played."""

import time
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import AsJson, Preset, Settings, chosen
from skulduggery.cli.help import usually
from skulduggery.cli.solve_options import Seconds, print_answer
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.solver.report import IN_HAND, NO_SKULL, Row, Solved
from skulduggery.games.skull.study.forced_win_lines import SKULL, seat_names
from skulduggery.games.skull.study.solve import (
    USUAL_EXPLOITABILITY,
    Asked,
    Duel,
    Proof,
    SolveProgress,
    duels,
    prove,
    solve,
)
from skulduggery.study.solve_limits import USUAL_SECONDS, check_effort
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.progress import counting

RARE = 0.005  # situations less likely than that are left out, unless all are wanted
SELDOM = 0.005  # so are decisions, or they would be "0 %"
LONGEST = 60  # lines of a way to win


def command(
    position: Annotated[str, Parameter(help=told("solve-position-help"))] = "",
    /,
    *,
    belief: Annotated[
        list[str] | None,
        Parameter(help=told("solve-belief-help")),
        usually(told("default-belief")),
    ] = None,
    exploitability: Annotated[
        float, Parameter(help=told("solve-exploitability-help"))
    ] = USUAL_EXPLOITABILITY,
    seconds: Seconds = USUAL_SECONDS,
    settings: Settings = None,
    preset: Preset = None,
    played: Annotated[bool, Parameter(help=told("solve-played-help"))] = False,
    all_: Annotated[bool, Parameter(name="--all", help=told("solve-all-help"))] = False,
    json: AsJson = False,
) -> None:
    _, options, _ = chosen("skull", None, settings, preset)
    assert isinstance(options, SkullOptions)
    check_effort(seconds, exploitability)
    if not position:
        print_answer(duels(options.rules().owner_starts), show_duels, json)
        return
    asked = Asked(position, belief or [], options)
    if played:
        print_answer(proved(asked), show_proof, json)
        return
    answer = solved(asked, exploitability, seconds)
    print_answer(answer, lambda found: show(found, everything=all_), json)


def solved(asked: Asked, exploitability: float, seconds: float) -> Solved:
    """What the solver finds, with a bar while it works."""
    with counting(told("solve-solving")) as bar:
        task = bar.add_task("", total=None)

        def progress(come: SolveProgress) -> None:
            news = told("solve-news", exploitability=f"{come.exploitability:.6f}")
            bar.update(task, total=come.wanted, completed=come.iterations, description=news)

        return solve(asked, exploitability, seconds, time.monotonic, LANGUAGE, progress)


def proved(asked: Asked) -> Proof:
    with counting(told("solve-playing")) as bar:
        task = bar.add_task("", total=None)
        return prove(asked, lambda rounds: bar.update(task, completed=rounds))


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def show(answer: Solved, everything: bool) -> None:
    console = make_console()
    console.print(told("solve-answer", position=answer.position))
    if answer.stopped:
        console.print(told("solve-stopped"), style="bold")
    for seat, chance in answer.chances.items():
        belief = percent(answer.beliefs[seat])
        console.print(told("solve-chance", seat=str(seat), chance=percent(chance), belief=belief))
    key = "solve-exploitable" if answer.whole else "solve-exploitable-round"
    console.print(
        told(
            key,
            exploitability=f"{answer.exploitability:.6f}",
            iterations=str(answer.iterations),
        )
    )
    table = Table(told("solve-who"), told("solve-so-far"), told("solve-skull"))
    table.add_column(told("solve-play"), no_wrap=True)
    table.add_column(told("solve-met"), justify="right")
    for row in answer.strategy:
        if everything or row.met >= RARE:
            table.add_row(str(row.seat), so_far(row), where(row), play(row), percent(row.met))
    console.print(table)
    for lines in filter(None, answer.forced.values()):
        console.print(told("solve-forced"), style="bold")
        for line in lines[:LONGEST]:
            console.print(line, soft_wrap=True)
        if len(lines) > LONGEST:
            console.print(told("solve-more-lines", lines=str(len(lines) - LONGEST)))


def so_far(row: Row) -> str:
    if row.challenger_gives_up:
        return told("solve-own-skull", bids=numbers(row.bids))
    if 0 in row.mats.values():
        return told("solve-first-discs")
    own = row.mats[row.seat]
    mats = told("solve-mats", own=own, other=sum(row.mats.values()) - own)
    return told("solve-bids", mats=mats, bids=numbers(row.bids)) if row.bids else mats


def numbers(bids: list[int]) -> str:
    return ", ".join(map(str, bids))


def where(row: Row) -> str:
    if row.skull == NO_SKULL:
        return told("solve-no-skull")
    if row.skull == IN_HAND:
        return told("solve-in-hand")
    return told("solve-on-mat", height=row.height or 0)


def play(row: Row) -> str:
    names = seat_names(max(row.mats) + 1, LANGUAGE)
    likely = sorted(row.play.items(), key=lambda choice: -choice[1])
    return "\n".join(
        told("solve-often", play=SKULL.label(text, names, LANGUAGE), chance=f"{100 * chance:.0f}")
        for text, chance in likely
        if chance >= SELDOM
    )


def show_proof(proof: Proof) -> None:
    console = make_console()
    console.print(told("solve-answer", position=proof.position))
    console.print(
        told(
            "solve-proof",
            least=f"{proof.at_least:.6f}",
            most=f"{proof.at_most:.6f}",
            exploitability=f"{proof.exploitability:.6f}",
            rounds=str(proof.rounds),
        )
    )


def show_duels(found: list[Duel]) -> None:
    console = make_console()
    console.print(told("solve-duels"))
    table = Table(told("solve-discs"))
    for points in ("0-0", "0-1", "1-0", "1-1"):
        table.add_column(points, justify="right")
    by_discs: dict[tuple[int, int], list[str]] = {}
    for duel in found:
        by_discs.setdefault((duel.starter, duel.other), []).append(f"{duel.chance:.4f}")
    for (starter, other), chances in by_discs.items():
        table.add_row(told("solve-against", starter=starter, other=other), *chances)
    console.print(table)
