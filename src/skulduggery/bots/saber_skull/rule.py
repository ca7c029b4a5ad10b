"""The reference player of Säbel & Schädel: two rules, the same for ever."""

from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.actions import PLACE, ROLL, STOP, TEXTS
from skulduggery.games.saber_skull.view import IslandView, SaberSkullView

DARES = 2  # full islands of the ring, at most, to roll again


class RuleBot:
    """Counts full islands; places its own colour first, then the one it holds most of."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        pass

    def decide(self, view: View, seat: int, story: Story = ()) -> str:
        seen = cast(SaberSkullView, view)
        if seen.phase == "go on":
            return TEXTS[ROLL if sum(map(is_full, seen.islands)) <= DARES else STOP]
        crew = seen.crews[seat]
        if crew.colour in crew.tokens:
            return TEXTS[PLACE + seat]
        most = max(crew.tokens, key=crew.tokens.__getitem__)
        return f"place {most}"


def is_full(island: IslandView) -> bool:
    return island.room is not None and sum(island.tokens.values()) >= island.room
