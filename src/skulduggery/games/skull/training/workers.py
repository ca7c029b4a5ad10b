"""The pupils of a course, one after another or several at once, each in a process of its own."""

import signal
from collections import deque
from collections.abc import Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from skulduggery.core.errors import Mistake
from skulduggery.games.skull.training.model_selection import Step, Trial


class PupilLost(Mistake):
    """Its process has ended, maybe for want of memory. What it had learned is kept."""

    def __init__(self, pupil: int) -> None:
        super().__init__("pupil-lost", pupil=pupil)


def steps(trial: Trial, jobs: int) -> Generator[Step]:
    """What all do who have not been tried yet; what the trial of each comes to is kept."""
    for step in one_by_one(trial) if jobs == 1 else side_by_side(trial, jobs):
        if step.is_last:
            trial.keep(step)
        yield step


def one_by_one(trial: Trial) -> Iterator[Step]:
    for pupil in trial.untried():
        yield from trial.steps(pupil)


def side_by_side(trial: Trial, jobs: int) -> Iterator[Step]:
    """As soon as one is ready the next begins; they end with whoever listens."""
    context = get_context("spawn")
    waiting = deque(trial.untried())
    learning: dict[Connection, tuple[int, SpawnProcess]] = {}
    try:
        while waiting or learning:
            while waiting and len(learning) < jobs:
                pupil = waiting.popleft()
                ours, theirs = context.Pipe(duplex=False)
                process = context.Process(target=learn, args=(theirs, trial, pupil), daemon=True)
                process.start()
                theirs.close()  # or nobody would notice that the other end is gone
                learning[ours] = pupil, process
            ready = wait(list(learning))
            for ours in [pipe for pipe in learning if pipe in ready]:
                try:
                    news = ours.recv()
                except (EOFError, OSError):  # between two messages, or in the middle of one
                    raise PupilLost(learning[ours][0]) from None
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


def learn(theirs: Connection, trial: Trial, pupil: int) -> None:
    # Whoever presses Ctrl-C means the program; it ends its processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for step in trial.steps(pupil):
            theirs.send(step)
    except Mistake as mistake:
        theirs.send(mistake)
    except BrokenPipeError:  # nobody listens any more
        return
