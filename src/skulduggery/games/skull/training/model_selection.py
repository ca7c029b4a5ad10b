"""Which of several pupils becomes the master.

Nets that learn Skull by themselves all come to play well, but late in a course each takes to a way
of playing of its own: some of these do well among strangers, some less. So several attend it, at
its end each plays the same games with strangers who search, and the best is the one that counts.
Both ways round: who wins much alone among strangers may still leave much to one of them.
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
from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.bots.master import SkullMasterBot
from skulduggery.games.skull.bots.policy import SkullNetPolicy
from skulduggery.games.skull.training.config import SkullTrainingConfig, SkullTrainingRun
from skulduggery.sim.bot_game import play_deal

CANDIDATE_NAME = "pupil"
SELECTION_PLAYERS = 3
NUM_SEEDS = 2**64


class SelectionMatch(NamedTuple):
    """One among two others."""

    one: str
    others: str
    deals: int  # from every chair


CANDIDATE_ALONE_MATCH = SelectionMatch(CANDIDATE_NAME, "ismcts-2000", 200)
SEARCH_ALONE_MATCH = SelectionMatch("ismcts-10000", CANDIDATE_NAME, 60)


class SelectionProgress(NamedTuple):
    """How far a pupil has come: a lesson, or after the last of them a game of its trial."""

    pupil: int
    in_trial: bool
    done: int
    total: int
    figures: tuple[float, float]  # the lesson's entropy and error; what it has won, and left

    @property
    def is_last(self) -> bool:
        return self.in_trial and self.done == self.total


class ModelSelection:
    """Of a course for several, in a folder where everything is kept: it can be stopped."""

    def __init__(
        self,
        course: SkullTrainingConfig,
        folder: Path,
        seed: int,
        lessons: int | None = None,
        alone: SelectionMatch = CANDIDATE_ALONE_MATCH,
        among: SelectionMatch = SEARCH_ALONE_MATCH,
    ) -> None:
        self.course, self.folder, self.seed, self.lessons = course, folder, seed, lessons
        self.alone, self.among = alone, among
        self.file = folder / f"{course.name}.trial.json"
        # By pupil: its share of wins alone among strangers, and a stranger's alone among it.
        self.shares: dict[str, tuple[float, float]] = {}
        if self.file.exists():
            self.shares = self.read_results()

    def read_results(self) -> dict[str, tuple[float, float]]:
        kind = dict[str, tuple[float, float]]
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=kind)
        except msgspec.DecodeError as trouble:
            raise BadOptions("broken-training", file=str(self.file)) from trouble

    def untried_runs(self) -> list[int]:
        """Those who have to learn and to be seen before one is chosen."""
        if self.course.pupils == 1 or self.is_over:
            return []
        pupils = range(1, self.course.pupils + 1)
        return [pupil for pupil in pupils if str(pupil) not in self.shares]

    def training_run(self, pupil: int) -> SkullTrainingRun:
        # Nobody learns what a pupil of another seed does.
        seed = self.seed * self.course.pupils + pupil - 1
        return SkullTrainingRun(self.course, self.folder, seed % NUM_SEEDS, self.lessons, pupil)

    def train_and_evaluate(self, number: int) -> Iterator[SelectionProgress]:
        """A pupil's lessons from its last checkpoint on, and then its trial."""
        pupil = self.training_run(number)
        for report in pupil.run_iterations():
            figures = report.entropy, report.error
            yield SelectionProgress(number, False, pupil.done, pupil.lessons, figures)
        own = SkullNetPolicy(read_net(pupil.net_file.read_bytes()))
        alone, among = self.alone.deals * SELECTION_PLAYERS, self.among.deals * SELECTION_PLAYERS
        won = left = 0.0
        for games, won in enumerate(self.win_shares(self.alone, own), 1):
            yield SelectionProgress(number, True, games, alone + among, (won, left))
        for games, left in enumerate(self.win_shares(self.among, own), 1):
            yield SelectionProgress(number, True, alone + games, alone + among, (won, left))

    def win_shares(self, bout: SelectionMatch, own: SkullNetPolicy) -> Iterator[float]:
        """Of the wins that the one has, game after game; the pupil plays by what it has learned."""

        def named(game: str, name: str, rng: Rng, seconds: float | None) -> Bot:
            if name != CANDIDATE_NAME:
                return bot_named(game, name, rng, seconds)
            bot = SkullMasterBot(rng)
            bot.policy = own
            return bot

        game = game_named("skull")
        names = [bout.one, *[bout.others] * (SELECTION_PLAYERS - 1)]
        won: list[float] = []
        for deal in range(bout.deals):
            options = game.read_options({})
            for win in play_deal(game, options, names, self.seed, deal, named=named):
                won.append(win)
                yield sum(won) / len(won)

    def save_result(self, last: SelectionProgress) -> None:
        """What a trial came to."""
        self.shares[str(last.pupil)] = last.figures
        young = self.file.with_suffix(".tmp")  # whenever it is stopped, a file is whole
        young.write_bytes(msgspec.json.encode(self.shares))
        young.replace(self.file)

    @property
    def best_run(self) -> str:
        """Whoever wins most beyond what it leaves."""
        return max(self.shares, key=lambda pupil: self.shares[pupil][0] - self.shares[pupil][1])

    def adopt_best_run(self) -> SkullTrainingRun:
        """The best, under the name of the course; or whoever attends it alone."""
        for kind in ("net", "npz"):  # the checkpoint last: where it is, everything is
            file = self.folder / f"{self.course.name}.{kind}"
            if self.shares and not self.is_over:
                young = file.with_suffix(".tmp")
                shutil.copy(self.folder / f"{self.course.name}-{self.best_run}.{kind}", young)
                young.replace(file)
        return SkullTrainingRun(self.course, self.folder, self.seed, self.lessons)

    @property
    def is_over(self) -> bool:
        return (self.folder / f"{self.course.name}.npz").exists()


class TrainingProcessLost(Mistake):
    """Its process has ended, maybe for want of memory. What it had learned is kept."""

    def __init__(self, pupil: int) -> None:
        super().__init__("pupil-lost", pupil=pupil)


def train_runs(trial: ModelSelection, jobs: int) -> Generator[SelectionProgress]:
    """What all do who have not been tried yet; what the trial of each comes to is kept."""
    for step in train_sequentially(trial) if jobs == 1 else train_in_parallel(trial, jobs):
        if step.is_last:
            trial.save_result(step)
        yield step


def train_sequentially(trial: ModelSelection) -> Iterator[SelectionProgress]:
    for pupil in trial.untried_runs():
        yield from trial.train_and_evaluate(pupil)


def train_in_parallel(trial: ModelSelection, jobs: int) -> Iterator[SelectionProgress]:
    """As soon as one is ready the next begins; they end with whoever listens."""
    context = get_context("spawn")
    waiting = deque(trial.untried_runs())
    learning: dict[Connection, tuple[int, SpawnProcess]] = {}
    try:
        while waiting or learning:
            while waiting and len(learning) < jobs:
                pupil = waiting.popleft()
                ours, theirs = context.Pipe(duplex=False)
                process = context.Process(
                    target=train_in_process, args=(theirs, trial, pupil), daemon=True
                )
                process.start()
                theirs.close()  # or nobody would notice that the other end is gone
                learning[ours] = pupil, process
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


def train_in_process(theirs: Connection, trial: ModelSelection, pupil: int) -> None:
    # Whoever presses Ctrl-C means the program; it ends its processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for step in trial.train_and_evaluate(pupil):
            theirs.send(step)
    except Mistake as mistake:
        theirs.send(mistake)
    except BrokenPipeError:  # nobody listens any more
        return
