"""`skulduggery review`: a finished game beside what the master thinks of it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from skulduggery.bots.registry import check_thinking_time
from skulduggery.cli.common_options import AsJson
from skulduggery.cli.files import RecordFile, RecordNumber
from skulduggery.cli.help import usually
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.replay import pick
from skulduggery.core.errors import BadOptions
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import game_name
from skulduggery.games.records import Loaded
from skulduggery.study.hint import adviser_of, percent
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import SECONDS, Reviewing
from skulduggery.study.reviews.sentences import Words, points, sentences, tenths
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.progress import counting

SEED = 1  # the master's, so that a review can be had again
MOST_COSTLY = 10  # decisions in the table
WIDTH = 60  # columns of the graph
LEVELS = " ▁▂▃▄▅▆▇█"


def command(
    file: RecordFile = None,
    /,
    *,
    number: RecordNumber = 1,
    player: Annotated[
        int | None,
        whole_number(told("review-player-help"), 0),
        usually(told("default-everybody")),
    ] = None,
    seconds: Annotated[float, Parameter(help=told("review-seconds-help"))] = SECONDS,
    json: AsJson = False,
) -> None:
    check_thinking_time(seconds)
    loaded = pick(file, number)
    players = len(loaded.record.players)
    if player is not None and not 0 <= player < players:
        raise BadOptions("review-player", player=str(player), last=str(players - 1))
    found = review(loaded, None if player is None else [player], seconds)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, loaded)


def review(loaded: Loaded, players: Sequence[int] | None, seconds: float) -> Review:
    """The whole game, or as far as it came when somebody had enough."""
    adviser = adviser_of(loaded.game.name, Rng(SEED), seconds)
    with counting(told("review-working")) as bar:
        task = bar.add_task("", total=len(loaded.record.plies))
        reviewing = Reviewing(loaded, adviser, players, lambda ply: bar.advance(task))
        try:
            reviewing.run()
        except KeyboardInterrupt:
            if not reviewing.moments:
                raise
    return reviewing.review()


# Showing.


def show(found: Review, loaded: Loaded) -> None:
    console = make_console()
    names = [seated.name for seated in loaded.record.players]
    game = game_name(found.game, LANGUAGE)
    console.print(told("cli-replay-title", game=game, players=", ".join(names)), style="bold")
    if found.reached < found.plies:
        reached, plies = str(found.reached), str(found.plies)
        console.print(told("review-stopped", reached=reached, plies=plies), style="bold")
    console.print(told("review-knowledge"))
    show_chances(console, found, names)
    show_costly(console, found, names)
    show_accounts(console, found, names)
    in_words = sentences(found, names, LANGUAGE)
    for sentence in filter(None, (in_words.best, in_words.worst)):
        console.print(sentence)


def show_chances(console: Console, found: Review, names: Sequence[str]) -> None:
    console.print()
    console.print(told("review-chances"), style="bold")
    longest = max(len(names[player]) for player in found.players)
    for player in found.players:
        chances = found.chances[player]
        first, last = (f"{percent(chance):>3} %" for chance in (chances[0], chances[-1]))
        line = f"{names[player]:<{longest}} {first} {graph(chances)} {last}"
        console.print(line, soft_wrap=True)


def graph(chances: Sequence[float]) -> str:
    """A column for each moment, or for several where there are too many."""
    width = min(WIDTH, len(chances))
    edges = [column * len(chances) // width for column in range(width + 1)]
    means = [sum(chances[start:end]) / (end - start) for start, end in pairwise(edges)]
    return "".join(LEVELS[round(mean * (len(LEVELS) - 1))] for mean in means)


def show_costly(console: Console, found: Review, names: Sequence[str]) -> None:
    costly = sorted((one for one in found.decisions if one.cost > 0), key=lambda one: -one.cost)
    console.print()
    console.print(told("review-costly"), style="bold")
    if not costly:
        console.print(told("review-none-costly"))
        return
    words = Words(found, names, LANGUAGE)
    table = Table(
        told("review-move-number"),
        told("review-player"),
        told("review-move"),
        told("review-often"),
        told("review-cost"),
        told("review-better"),
    )
    for column in (0, 3, 4):
        table.columns[column].justify = "right"
    for one in costly[:MOST_COSTLY]:
        table.add_row(
            str(one.ply),
            names[one.player],
            words.move(one.text),
            f"{percent(one.often)} %",
            tenths(one.cost),
            words.move(one.best),
        )
    console.print(table)


def show_accounts(console: Console, found: Review, names: Sequence[str]) -> None:
    console.print()
    console.print(told("review-accounts"), style="bold")
    table = Table(
        told("review-player"),
        told("review-start"),
        told("review-luck"),
        told("review-own"),
        told("review-others"),
        told("review-end"),
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for one in found.accounts:
        table.add_row(
            names[one.player],
            f"{percent(one.start)} %",
            f"{points(one.luck)} ± {percent(one.error)}",
            points(one.own),
            f"{points(one.others)} ± {percent(one.error)}",
            f"{percent(one.end)} %",
        )
    console.print(table)
