"""What the master of Skull thinks of its choices and its chances.

With two left both come from the solved round. With more, truths that fit what the player knows are
played on, the same ones for all choices, so that what differs is the choice alone.
"""

import math
from collections.abc import Sequence

from skulduggery.bots.advisor import Worth
from skulduggery.bots.time_budget import Timer
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games.skull.bots.endgame_player import Duelist, is_duel
from skulduggery.games.skull.bots.hand_inference import Reading
from skulduggery.games.skull.bots.policy import mind
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.bots.rollout import Foresight
from skulduggery.games.skull.bots.round_value import Bout
from skulduggery.games.skull.rules.state import CHOOSE_FIRST, SkullState
from skulduggery.games.skull.solver.resolve import Standing

MOST = 5000  # truths, however much time there is
FEWEST = 4  # however little
SOLVED = 0.001  # what a re-solved round may be wrong by


class Sample:
    """Shares of the win that came up, added one by one."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        self.count += 1
        self.total += share
        self.squares += share * share

    def worth(self) -> Worth:
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return Worth(mean, math.sqrt(spread / (self.count - 1)))


class Counsel:
    """Looks at one moment of a game from one player's side; thinks while it is `in_time`."""

    def __init__(
        self,
        table: SkullState,
        player: int,
        turns: Sequence[Turn],
        fencer: Duelist,
        rng: Rng,
        in_time: Timer,
        most: int = MOST,
    ) -> None:
        """At `table` the player's own seats are as they are, and all else is a guess."""
        self.table = table
        self.player = player
        self.turns = turns
        self.fencer = fencer
        self.rng = rng
        self.in_time = in_time
        self.most = most
        self.foresight = Foresight(mind("master").net, fencer.resolver.grids)

    def choices(self, seat: int) -> dict[int, Worth]:
        """What each ply of a pending seat is worth."""
        if is_duel(self.table):
            worths = self.bout(seat).choices()
            return {ply: solved(share) for ply, share in worths.items()}
        plies = self.table.actions()
        samples = self.play_on(plies)
        return {ply: sample.worth() for ply, sample in zip(plies, samples, strict=True)}

    def standing(self) -> Worth:
        """What the player can expect while others, or chance, are next."""
        table = self.table
        if table.actor == OVER:
            return Worth(float(table.winner == self.player))
        seats = [seat for seat in range(table.num_seats) if table.player_of(seat) == self.player]
        if all(table.tribes[seat].discs() == 0 for seat in seats):
            return Worth(0.0)
        if table.phase == CHOOSE_FIRST:
            return Worth(self.before_the_first())
        if is_duel(table):
            return solved(self.bout(self.player).standing())
        return self.play_on([None])[0].worth()

    def bout(self, seat: int) -> Bout:
        """The round by what is believed, without a promise to keep.

        An opponent who may take what was promised instead does not show what a round is worth.
        """
        standing, now = self.fencer.so_far(self.turns, self.table, seat, self.in_time)
        freely = Standing(standing.duel, standing.me, *standing.beliefs)
        policy = self.fencer.policy(freely, self.in_time)
        return Bout(policy, now, self.fencer.resolver.grids, self.table, seat)

    def before_the_first(self) -> float:
        """Anybody may begin, all alike, and all have what everybody has."""
        total = 0.0
        for ply in self.table.actions():
            truth = self.table.clone()
            truth.redraw(self.player, self.rng)
            truth.advance(ply)
            self.foresight.expect(truth)
            total += self.foresight.shares[self.player]
        return total / int(self.table.count())

    def play_on(self, plies: Sequence[int | None]) -> list[Sample]:
        """The shares of the win after each of these, or after nothing, over the same truths."""
        foresight = self.foresight
        reading = Reading(self.table, self.player, self.turns, mind("master"))
        samples = [Sample() for _ in plies]
        while samples[0].count < FEWEST or (samples[0].count < self.most and self.in_time()):
            truth = self.table.clone()
            reading.draw(truth, self.rng)
            stream = self.rng.word()
            for ply, sample in zip(plies, samples, strict=True):
                world = truth.clone()
                if ply is not None:
                    world.advance(ply)
                foresight.play_on(world, truth.round, Rng(stream))
                sample.add(foresight.shares[self.player])
        return samples


def solved(share: float) -> Worth:
    """What the solver says, which may be a hair outside of what can be."""
    return Worth(min(1.0, max(0.0, share)), SOLVED)
