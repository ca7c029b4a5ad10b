"""The master of Skull: hard to exploit, whoever sits at the table.

With three and more it plays what it learned against itself. With two left it works the round out
anew, with the values of all duels behind it.
"""

import time
from collections.abc import Callable
from typing import cast

from skulduggery.bots.advisor import Weighed, Worth
from skulduggery.bots.bot import Story
from skulduggery.bots.time_budget import Thinker, Timer
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.bots.advisor import MOST, Counsel
from skulduggery.games.skull.bots.endgame_player import duelist, is_duel
from skulduggery.games.skull.bots.policy import drawn, mind
from skulduggery.games.skull.bots.replay_history import remembered
from skulduggery.games.skull.rules.actions import TEXTS
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.games.skull.rules.view_builder import some_world

PATIENCE = 0.2  # seconds for a decision, where nobody says
CARE = 1.0  # seconds for advice


class MasterBot(Thinker):
    name = "master"

    def __init__(
        self,
        rng: Rng,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(rng, seconds, clock)
        self.mind = mind("master")
        self.most = MOST  # truths that advice looks at
        # The same for every question: equal situations get equal answers.
        self.musing = rng.clone()

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        chances = self.chances(cast(SkullView, view), seat, history, self.timer(PATIENCE))
        return TEXTS[drawn(chances, self.rng)]

    def weigh(self, view: View, seat: int, history: Story = ()) -> list[Weighed]:
        seen = cast(SkullView, view)
        plies = [TEXTS.index(text) for text in view.choices[seat]]
        # What to do has half of the time, what it is worth all the rest.
        in_time, in_half = self.timer(CARE), self.timer(CARE, 0.5)
        often = {plies[0]: 1.0}
        if len(plies) > 1:
            often = self.chances(seen, seat, history, in_half)
        worths = self.counsel(seen, seat % view.players, history, in_time, seat).choices(seat)
        return [
            Weighed(text, often.get(ply, 0.0), worths[ply])
            for ply, text in zip(plies, view.choices[seat], strict=True)
        ]

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        seen = cast(SkullView, view)
        pending = list(view.choices)
        if not pending or not is_duel(some_world(seen)):
            return self.counsel(seen, player, history, self.timer(CARE)).standing()
        choices = self.weigh(view, pending[0], history)
        return Worth(
            sum(choice.often * choice.worth.share for choice in choices),
            max(choice.worth.error for choice in choices),
        )

    def counsel(
        self,
        view: SkullView,
        player: int,
        history: Story,
        in_time: Timer,
        seat: int | None = None,
    ) -> Counsel:
        world = some_world(view)
        if seat is not None:
            world.turn_to(seat)
        return Counsel(
            world,
            player,
            remembered(view, history),
            duelist(world.rules.owner_starts),
            self.musing.clone(),
            in_time,
            self.most,
        )

    def chances(
        self, view: SkullView, seat: int, history: Story, in_time: Timer
    ) -> dict[int, float]:
        """How often the master would play what, by ply."""
        world = some_world(view)
        world.turn_to(seat)
        if not is_duel(world):
            return self.mind.chances(world, seat)
        fencer = duelist(world.rules.owner_starts)
        return fencer.chances(remembered(view, history), world, seat, in_time)
