"""What a run has found so far, in a file: it can be stopped at any time, and goes on from there."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from tools.chaos.figures import Figures

FOLDER = Path("build/chaos")


class RunState(msgspec.Struct):
    command: str
    seed: int
    rounds: int = 0
    seconds: float = 0.0  # that were spent on it
    figures: dict[str, Figures] = {}  # by what was put to the test
    details: dict[str, list[float]] = {}  # series of figures, where a command keeps some

    def total(self) -> Figures:
        total = Figures()
        for figures in self.figures.values():
            total.take_in(figures)
        return total

    def count(self, name: str) -> int:
        return self.total().counts.get(name, 0)

    def take_in(self, part: str, figures: Figures, began: float) -> None:
        """A round is over."""
        self.rounds += 1
        self.seconds = round(self.seconds + time.monotonic() - began, 1)
        self.figures.setdefault(part, Figures()).take_in(figures)


class StateFile:
    def __init__(self, folder: Path, command: str) -> None:
        self.folder = folder / command
        self.folder.mkdir(parents=True, exist_ok=True)
        self._file = self.folder / "state.json"
        self._command = command

    @property
    def evidence(self) -> Path:
        return self.folder / "failures"

    def load(self, seed: int) -> RunState:
        if self._file.exists():
            return msgspec.json.decode(self._file.read_bytes(), type=RunState)
        return RunState(self._command, seed)

    def save(self, state: RunState) -> None:
        """Wholly or not at all."""
        beside = self._file.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(state), indent=2))
        beside.replace(self._file)


ShowProgress = Callable[[str], None]
