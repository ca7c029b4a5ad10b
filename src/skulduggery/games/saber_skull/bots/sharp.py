"""The sharp player of Säbel & Schädel: counts what a roll can bring and cost, token by token.

How the others play does not count: the solver shows that it hardly matters here who they are.
"""

from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.rules.actions import (
    ACTION_TEXTS,
    ISLAND_SIX,
    NUM_DIE_FACES,
    ROLL,
    STOP,
)
from skulduggery.games.saber_skull.rules.view import IslandView, SaberSkullView, is_full

_TURN_END_COST_TOKENS = 0.4  # what it costs, beside those taken, that the turn is over
_PLACING_GAIN_TOKENS = 1.0  # what placing one is worth, …
_LAST_TOKEN_BONUS = 1.2  # … more if it is the last one, …
_CHASED_BONUS_BY_TOKENS = {1: 0.8, 2: 0.3}  # … and if somebody else has so few left


class SaberSkullSharpBot:
    name = "sharp"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        seen = cast(SaberSkullView, view)
        choices = seen.choices[seat]
        if len(choices) == 1:
            return choices[0]
        if seen.phase == "go on":
            return ACTION_TEXTS[ROLL if _rolling_pays(seen, seat) else STOP]
        return f"place {_best_colour(seen, seat)}"


def _rolling_pays(view: SaberSkullView, seat: int) -> bool:
    """Whether one more roll brings more than it costs."""
    costs = [
        _count_taken(view, island) + _TURN_END_COST_TOKENS
        for island in view.islands
        if is_full(island)
    ]
    return (NUM_DIE_FACES - len(costs)) * _placing_gain(view, seat) > sum(costs)


def _placing_gain(view: SaberSkullView, seat: int) -> float:
    left = [sum(crew.tokens.values()) for crew in view.crews]
    nearest = min(tokens for crew, tokens in enumerate(left) if crew != seat)
    return (
        _PLACING_GAIN_TOKENS
        + _CHASED_BONUS_BY_TOKENS.get(nearest, 0.0)
        + (_LAST_TOKEN_BONUS if left[seat] == 1 else 0.0)
    )


def _count_taken(view: SaberSkullView, island: IslandView) -> int:
    """What rolling this full island brings back, with what the saber pulls."""
    pulled = view.islands[ISLAND_SIX - 1].tokens if island.saber else {}
    return sum(island.tokens.values()) + sum(pulled.get(colour, 0) for colour in island.tokens)


def _best_colour(view: SaberSkullView, seat: int) -> str:
    """Onto an island near the saber, the colour that pulls least; elsewhere, one that such an
    island would not pull from there, so that it stays where it is; then the one it has most of."""
    mine = view.crews[seat].tokens
    island = view.islands[(view.die or ISLAND_SIX) - 1]
    six = view.islands[ISLAND_SIX - 1].tokens
    on_saber = {colour for isle in view.islands if isle.saber for colour in isle.tokens}

    def harm(colour: str) -> tuple[int, int]:
        if island.saber:
            return six.get(colour, 0), -mine[colour]
        if view.die == ISLAND_SIX:
            return int(colour in on_saber), -mine[colour]
        return -six.get(colour, 0), -mine[colour]

    return min(mine, key=harm)
