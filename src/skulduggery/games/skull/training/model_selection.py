"""Trains several runs (seeds) and keeps the one that does best against search bots.

All nets trained by self-play come to play well, but late in a training each develops a style of its
own, and these differ in strength against other bots. So several runs are trained, each is evaluated
in the same games against search bots, and the best is kept. Both ways round: a net that wins much
alone among search bots may still lose much to a single one of them.
"""

import shutil
import signal
from collections import deque
from collections.abc import Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NamedTuple

import msgspec

from skulduggery.bots.bot import Bot
from skulduggery.bots.inference_net import read_net
from skulduggery.bots.registry import bot_named
from skulduggery.core.atomic_file import replace_bytes, replace_file
from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.bots.master import SkullMasterBot
from skulduggery.games.skull.bots.policy import SkullNetPolicy
from skulduggery.games.skull.training.config import SkullTrainingConfig, SkullTrainingRun
from skulduggery.sim.bot_game import play_deal

CANDIDATE_NAME = "candidate"
_SELECTION_PLAYERS = 3
_NUM_SEEDS = 2**64


class SelectionMatch(NamedTuple):
    """One among two others."""

    one: str
    others: str
    deals: int  # each played from every seat


_CANDIDATE_ALONE_MATCH = SelectionMatch(CANDIDATE_NAME, "ismcts-2000", 200)
_SEARCH_ALONE_MATCH = SelectionMatch("ismcts-10000", CANDIDATE_NAME, 60)


class SelectionProgress(NamedTuple):
    """Progress of a run: an iteration, or after the last of them a game of its evaluation."""

    run: int
    is_evaluating: bool
    done: int
    total: int
    figures: tuple[float, float]  # entropy and error; in evaluation the shares won and lost

    @property
    def is_last(self) -> bool:
        return self.is_evaluating and self.done == self.total


class ModelSelection:
    """Of the runs of a configuration; all results are in a folder, so it can be stopped."""

    def __init__(
        self,
        config: SkullTrainingConfig,
        folder: Path,
        seed: int,
        iterations: int | None = None,
        alone: SelectionMatch = _CANDIDATE_ALONE_MATCH,
        among: SelectionMatch = _SEARCH_ALONE_MATCH,
    ) -> None:
        self.config, self._folder, self.seed, self._iterations = config, folder, seed, iterations
        self.alone, self.among = alone, among
        self._file = folder / f"{config.name}.trial.json"
        # By run: its share of wins alone among search bots, and a search bot's alone among it.
        self.shares: dict[str, tuple[float, float]] = {}
        if self._file.exists():
            self.shares = self._read_results()

    def _read_results(self) -> dict[str, tuple[float, float]]:
        kind = dict[str, tuple[float, float]]
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=kind)
        except msgspec.DecodeError as trouble:
            raise BadOptions("broken-training", file=str(self._file)) from trouble

    def untried_runs(self) -> list[int]:
        """The runs that are still to be trained and evaluated before one is chosen."""
        if self.config.runs == 1 or self._is_over:
            return []
        runs = range(1, self.config.runs + 1)
        return [run for run in runs if str(run) not in self.shares]

    def training_run(self, run: int) -> SkullTrainingRun:
        # No two runs of two selections with different seeds share a seed.
        seed = self.seed * self.config.runs + run - 1
        return SkullTrainingRun(self.config, self._folder, seed % _NUM_SEEDS, self._iterations, run)

    def train_and_evaluate(self, number: int) -> Iterator[SelectionProgress]:
        """The iterations of a run from its last checkpoint on, and then its evaluation."""
        run = self.training_run(number)
        for report in run.run_iterations():
            figures = report.entropy, report.error
            yield SelectionProgress(number, False, run.done, run.iterations, figures)
        own = SkullNetPolicy(read_net(run.net_file.read_bytes()))
        alone, among = self.alone.deals * _SELECTION_PLAYERS, self.among.deals * _SELECTION_PLAYERS
        won = left = 0.0
        for games, won in enumerate(self.win_shares(self.alone, own), 1):
            yield SelectionProgress(number, True, games, alone + among, (won, left))
        for games, left in enumerate(self.win_shares(self.among, own), 1):
            yield SelectionProgress(number, True, alone + games, alone + among, (won, left))

    def win_shares(self, match: SelectionMatch, own: SkullNetPolicy) -> Iterator[float]:
        """The share of wins of `match.one`, game after game; `own` is the candidate's policy."""

        def named(game: str, name: str, rng: Rng, seconds: float | None) -> Bot:
            if name != CANDIDATE_NAME:
                return bot_named(game, name, rng, seconds)
            bot = SkullMasterBot(rng)
            bot.policy = own
            return bot

        game = game_named("skull")
        names = [match.one, *[match.others] * (_SELECTION_PLAYERS - 1)]
        won: list[float] = []
        for deal in range(match.deals):
            options = game.read_options({})
            for win in play_deal(game, options, names, self.seed, deal, named=named):
                won.append(win)
                yield sum(won) / len(won)

    def save_result(self, last: SelectionProgress) -> None:
        """Save the result of an evaluation."""
        self.shares[str(last.run)] = last.figures
        replace_bytes(self._file, msgspec.json.encode(self.shares))

    @property
    def best_run(self) -> str:
        """The run with the largest difference of shares won and lost."""
        return max(self.shares, key=lambda run: self.shares[run][0] - self.shares[run][1])

    def adopt_best_run(self) -> SkullTrainingRun:
        """The best run, under the name of the configuration; or the only one there is."""
        for kind in ("net", "npz"):  # the checkpoint last: where it is, everything is
            file = self._folder / f"{self.config.name}.{kind}"
            if self.shares and not self._is_over:
                with replace_file(file) as copy:
                    shutil.copy(self._folder / f"{self.config.name}-{self.best_run}.{kind}", copy)
        return SkullTrainingRun(self.config, self._folder, self.seed, self._iterations)

    @property
    def _is_over(self) -> bool:
        return (self._folder / f"{self.config.name}.npz").exists()


class TrainingProcessLost(Mistake):
    """The process of a run has ended, maybe out of memory. Its checkpoint is kept."""

    def __init__(self, run: int) -> None:
        super().__init__("pupil-lost", pupil=run)


def train_runs(selection: ModelSelection, jobs: int) -> Generator[SelectionProgress]:
    """Train and evaluate all runs that are left; results are saved as they come."""
    for step in (
        _train_sequentially(selection) if jobs == 1 else _train_in_parallel(selection, jobs)
    ):
        if step.is_last:
            selection.save_result(step)
        yield step


def _train_sequentially(selection: ModelSelection) -> Iterator[SelectionProgress]:
    for run in selection.untried_runs():
        yield from selection.train_and_evaluate(run)


def _train_in_parallel(selection: ModelSelection, jobs: int) -> Iterator[SelectionProgress]:
    """A process for each run, `jobs` at a time; all end when the generator is closed."""
    context = get_context("spawn")
    waiting = deque(selection.untried_runs())
    learning: dict[Connection, tuple[int, SpawnProcess]] = {}
    try:
        while waiting or learning:
            while waiting and len(learning) < jobs:
                run = waiting.popleft()
                ours, theirs = context.Pipe(duplex=False)
                process = context.Process(
                    target=_train_in_process, args=(theirs, selection, run), daemon=True
                )
                process.start()
                theirs.close()  # or nobody would notice that the other end is gone
                learning[ours] = run, process
            ready = wait(list(learning))
            for ours in [pipe for pipe in learning if pipe in ready]:
                try:
                    news = ours.recv()
                except (EOFError, OSError):  # between two messages, or in the middle of one
                    raise TrainingProcessLost(learning[ours][0]) from None
                if isinstance(news, Mistake):
                    raise news
                yield news
                if news.is_last:
                    learning.pop(ours)[1].join()
    finally:
        for _, process in learning.values():
            process.kill()
            process.join()


# In the process.


def _train_in_process(theirs: Connection, selection: ModelSelection, run: int) -> None:
    # Whoever presses Ctrl-C means the program; it ends its processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for step in selection.train_and_evaluate(run):
            theirs.send(step)
    except Mistake as mistake:
        theirs.send(mistake)
    except BrokenPipeError:  # nobody listens any more
        return
