"""The words of each game, by its name: `SENTENCES["skull"].sentence(event, names, "en")`."""

from collections.abc import Sequence
from typing import Protocol

from skulduggery.core.events import Event
from skulduggery.games.saber_skull import sentences as saber_skull
from skulduggery.games.skull import sentences as skull
from skulduggery.games.skull_king import sentences as skull_king


class Sentences(Protocol):
    """What each game's module `sentences` offers. `names` go by player."""

    def sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str: ...

    def label(
        self, action_text: str, names: Sequence[str], language: str, seats: int | None = None
    ) -> str: ...


SENTENCES: dict[str, Sentences] = {
    "skull": skull,
    "skull_king": skull_king,
    "saber_skull": saber_skull,
}
