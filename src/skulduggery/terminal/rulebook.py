"""Which reminders of the rules belong to a game as it is being played."""

from collections.abc import Iterator

from skulduggery.core.options import Options
from skulduggery.games.saber_skull.options import SaberSkullOptions
from skulduggery.games.skull.options import SkullOptions
from skulduggery.games.skull_king.options import SkullKingOptions

SKULL = (
    "rules-skull-goal",
    "rules-skull-first-disc",
    "rules-skull-turn",
    "rules-skull-bidding",
    "rules-skull-attempt",
    "rules-skull-success",
    "rules-skull-failure",
    "rules-skull-next",
)
SKULL_KING = (
    "rules-skull-king-goal",
    "rules-skull-king-deal",
    "rules-skull-king-bid",
    "rules-skull-king-trick",
    "rules-skull-king-follow",
    "rules-skull-king-winner",
    "rules-skull-king-dice",
)
SABER_SKULL = (
    "rules-saber-skull-goal",
    "rules-saber-skull-setup",
    "rules-saber-skull-turn",
    "rules-saber-skull-first-round",
    "rules-saber-skull-island-six",
    "rules-saber-skull-skull",
    "rules-saber-skull-saber",
    "rules-saber-skull-win",
)


def reminders(options: Options) -> Iterator[str]:
    """The messages to show, in order; variants only where they are played."""
    if isinstance(options, SkullOptions):
        yield from SKULL
        if options.last_chance:
            yield "rules-skull-last-chance"
        if options.two_tribes:
            yield "rules-skull-two-tribes"
        if options.boxes > 1:
            yield "rules-skull-boxes"
    elif isinstance(options, SkullKingOptions):
        yield from SKULL_KING
        if options.scoring == "landlubber":
            yield "rules-skull-king-score-landlubber"
        else:
            yield "rules-skull-king-score-standard"
        yield "rules-skull-king-end"
    elif isinstance(options, SaberSkullOptions):
        yield from SABER_SKULL
        if options.championship:
            yield "rules-saber-skull-championship"
