"""The pupils of a course, one after another or several at once, each in a process of its own."""

import signal
from collections import deque
from collections.abc import Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from skulduggery.core.errors import Mistake
from skulduggery.games.skull.training.model_selection import ModelSelection, SelectionProgress


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
