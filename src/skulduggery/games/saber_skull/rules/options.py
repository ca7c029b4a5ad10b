"""How Säbel & Schädel is to be played."""

from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.options import Options
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS, COASTER_NAMES


class SaberSkullOptions(Options, frozen=True, kw_only=True):
    ring: str = "random"  # or the seven coasters in a circle, such as `1 2 K 5 3 B 4`
    championship: bool = False

    def __post_init__(self) -> None:
        if self.ring != "random" and sorted(self.ring.split()) != sorted(COASTER_NAMES):
            raise BadOptions(
                "bad-ring", ring=shorten_text(self.ring), coasters=" ".join(sorted(COASTER_NAMES))
            )

    def fixed_coasters(self) -> tuple[int, ...]:
        """The ring as plies, empty where chance lays it."""
        if self.ring == "random":
            return ()
        return tuple(ACTION_TEXTS.index(coaster) for coaster in self.ring.split())
