"""Which puzzles somebody has tried at this computer, and whether their first try was right."""

import os
from pathlib import Path

import msgspec


class PuzzleTries:
    """First tries by the number of the puzzle, kept in a file of the user."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.right: dict[int, bool] = {}
        if file.is_file():
            self.right = msgspec.json.decode(file.read_bytes(), type=dict[int, bool])

    def keep_first_try(self, number: int, right: bool) -> None:
        """Only the first try counts: after it the answer is known."""
        if number in self.right:
            return
        self.right[number] = right
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(msgspec.json.encode(self.right))

    @property
    def solved_count(self) -> int:
        return sum(self.right.values())


def default_tries_file() -> Path:
    """Where programs keep such things."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "skulduggery" / "puzzles.json"
