"""`skulduggery review`: review a finished game with the advisor bot."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from skulduggery.bots.registry import check_thinking_time
from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.cli.parameters import default_shown_as, whole_number
from skulduggery.cli.record_files import RecordFile, RecordNumber
from skulduggery.cli.replay import load_numbered_record
from skulduggery.cli.report_tables import numeric_table
from skulduggery.core.errors import BadOptions
from skulduggery.core.percent import format_percent, whole_percent
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import game_name
from skulduggery.games.record_files import LoadedRecord
from skulduggery.study.hint import load_advisor
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import REVIEW_TIME_S, GameReviewer
from skulduggery.study.reviews.sentences import (
    ReviewWriter,
    review_sentences,
    signed_points,
)
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import progress_bar

_REVIEW_SEED = 1  # of the advisor: reviews are reproducible
_MAX_COSTLY_DECISIONS = 10
GRAPH_WIDTH_COLUMNS = 60
GRAPH_LEVELS = " ▁▂▃▄▅▆▇█"


def run_command(
    file: RecordFile = None,
    /,
    *,
    number: RecordNumber = 1,
    player: Annotated[
        int | None,
        whole_number(localize("review-player-help"), 0),
        default_shown_as(localize("default-everybody")),
    ] = None,
    seconds: Annotated[float, Parameter(help=localize("review-seconds-help"))] = REVIEW_TIME_S,
    json: AsJson = False,
) -> None:
    check_thinking_time(seconds)
    loaded = load_numbered_record(file, number)
    players = len(loaded.record.players)
    if player is not None and not 0 <= player < players:
        raise BadOptions("review-player", player=str(player), last=str(players - 1))
    found = _review_record(loaded, None if player is None else [player], seconds)
    if json:
        print_json(found)
    else:
        _show_review(found, loaded)


def _review_record(loaded: LoadedRecord, players: Sequence[int] | None, seconds: float) -> Review:
    """Review the whole game, or as far as it came before Ctrl-C."""
    advisor = load_advisor(loaded.game.name, Rng(_REVIEW_SEED), seconds)
    with progress_bar(localize("review-working")) as bar:
        task = bar.add_task("", total=len(loaded.record.plies))
        reviewer = GameReviewer(loaded, advisor, players, lambda ply: bar.advance(task))
        try:
            reviewer.review_all()
        except KeyboardInterrupt:
            if not reviewer.moments:
                raise
    return reviewer.build_review()


# Showing.


def _show_review(found: Review, loaded: LoadedRecord) -> None:
    console = make_console()
    names = [seated.name for seated in loaded.record.players]
    game = game_name(found.game, USER_LANGUAGE)
    console.print(localize("cli-replay-title", game=game, players=", ".join(names)), style="bold")
    if found.reached < found.plies:
        reached, plies = str(found.reached), str(found.plies)
        console.print(localize("review-stopped", reached=reached, plies=plies), style="bold")
    console.print(localize("review-knowledge"))
    _show_chances(console, found, names)
    _show_costly_decisions(console, found, names)
    _show_luck_and_skill(console, found, names)
    in_words = review_sentences(found, names, USER_LANGUAGE)
    for sentence in filter(None, (in_words.best, in_words.worst, *in_words.claims)):
        console.print(sentence)


def _show_chances(console: Console, found: Review, names: Sequence[str]) -> None:
    console.print()
    console.print(localize("review-chances"), style="bold")
    longest = max(len(names[player]) for player in found.players)
    for player in found.players:
        chances = found.chances[player]
        first, last = (f"{whole_percent(chance):>3} %" for chance in (chances[0], chances[-1]))
        line = f"{names[player]:<{longest}} {first} {chances_graph(chances)} {last}"
        console.print(line, soft_wrap=True)


def chances_graph(chances: Sequence[float]) -> str:
    """A column for each moment, or for the mean of several where there are too many."""
    width = min(GRAPH_WIDTH_COLUMNS, len(chances))
    edges = [column * len(chances) // width for column in range(width + 1)]
    means = [sum(chances[start:end]) / (end - start) for start, end in pairwise(edges)]
    return "".join(GRAPH_LEVELS[round(mean * (len(GRAPH_LEVELS) - 1))] for mean in means)


def _show_costly_decisions(console: Console, found: Review, names: Sequence[str]) -> None:
    costly = sorted((one for one in found.decisions if one.cost > 0), key=lambda one: -one.cost)
    console.print()
    console.print(localize("review-costly"), style="bold")
    if not costly:
        console.print(localize("review-none-costly"))
        return
    words = ReviewWriter(found, names, USER_LANGUAGE)
    table = Table(
        localize("review-move-number"),
        localize("review-player"),
        localize("review-move"),
        localize("review-often"),
        localize("review-cost"),
        localize("review-better"),
    )
    for column in (0, 3, 4):
        table.columns[column].justify = "right"
    for one in costly[:_MAX_COSTLY_DECISIONS]:
        table.add_row(
            str(one.ply),
            names[one.player],
            words.move_label(one.text),
            f"{whole_percent(one.often)} %",
            format_percent(one.cost, unit=""),
            words.move_label(one.best),
        )
    console.print(table)


def _show_luck_and_skill(console: Console, found: Review, names: Sequence[str]) -> None:
    console.print()
    console.print(localize("review-accounts"), style="bold")
    table = numeric_table(
        localize("review-start"),
        localize("review-luck"),
        localize("review-own"),
        localize("review-others"),
        localize("review-end"),
        beside=(localize("review-player"),),
    )
    for one in found.accounts:
        table.add_row(
            names[one.player],
            f"{whole_percent(one.start)} %",
            f"{signed_points(one.luck)} ± {whole_percent(one.error)}",
            signed_points(one.own),
            f"{signed_points(one.others)} ± {whole_percent(one.error)}",
            f"{whole_percent(one.end)} %",
        )
    console.print(table)
