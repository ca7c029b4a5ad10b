"""What the master of Skull thinks of its choices and its chances.

With two left both come from the solved round. With more, truths that fit what the player knows are
played on, the same ones for all choices, so that what differs is the choice alone.
"""

import math
from collections.abc import Sequence

from skulduggery.bots.advisor import WinEstimate
from skulduggery.bots.time_budget import TimeBudget
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games.skull.bots.endgame_player import EndgamePlayer, is_solvable_duel
from skulduggery.games.skull.bots.hand_inference import HandInference
from skulduggery.games.skull.bots.policy import load_policy
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.bots.rollout import NetRollout
from skulduggery.games.skull.bots.round_value import RoundValues
from skulduggery.games.skull.rules.state import PHASE_CHOOSE_FIRST, SkullState
from skulduggery.games.skull.solver.resolve import PublicBeliefState

MAX_SAMPLED_WORLDS = 5000  # truths, however much time there is
MIN_SAMPLED_WORLDS = 4  # however little
SOLVED_VALUE_ERROR = 0.001  # what a re-solved round may be wrong by


class ShareSample:
    """Shares of the win that came up, added one by one."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        self.count += 1
        self.total += share
        self.squares += share * share

    def win_estimate(self) -> WinEstimate:
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return WinEstimate(mean, math.sqrt(spread / (self.count - 1)))


class SkullEvaluator:
    """Looks at one moment of a game from one player's side; thinks while it is `in_time`."""

    def __init__(
        self,
        table: SkullState,
        player: int,
        turns: Sequence[Turn],
        fencer: EndgamePlayer,
        rng: Rng,
        in_time: TimeBudget,
        most: int = MAX_SAMPLED_WORLDS,
    ) -> None:
        """At `table` the player's own seats are as they are, and all else is a guess."""
        self.table = table
        self.player = player
        self.turns = turns
        self.endgame_player = fencer
        self.rng = rng
        self.in_time = in_time
        self.max_worlds = most
        self.rollout = NetRollout(load_policy("master").net, fencer.resolver.grids)

    def action_values(self, seat: int) -> dict[int, WinEstimate]:
        """What each ply of a pending seat is worth."""
        if is_solvable_duel(self.table):
            worths = self.round_values(seat).action_values()
            return {ply: solved_estimate(share) for ply, share in worths.items()}
        plies = self.table.legal_actions()
        samples = self.sample_rollouts(plies)
        return {ply: sample.win_estimate() for ply, sample in zip(plies, samples, strict=True)}

    def estimate_win(self) -> WinEstimate:
        """What the player can expect while others, or chance, are next."""
        table = self.table
        if table.actor == OVER:
            return WinEstimate(float(table.winner == self.player))
        seats = [seat for seat in range(table.num_seats) if table.player_of(seat) == self.player]
        if all(table.tribes[seat].disc_count() == 0 for seat in seats):
            return WinEstimate(0.0)
        if table.phase == PHASE_CHOOSE_FIRST:
            return WinEstimate(self.opening_share())
        if is_solvable_duel(table):
            return solved_estimate(self.round_values(self.player).win_probability())
        return self.sample_rollouts([None])[0].win_estimate()

    def round_values(self, seat: int) -> RoundValues:
        """The round by what is believed, without a promise to keep.

        An opponent who may take what was promised instead does not show what a round is worth.
        """
        standing, now = self.endgame_player.replay_rounds(
            self.turns, self.table, seat, self.in_time
        )
        freely = PublicBeliefState(standing.duel, standing.me, *standing.beliefs)
        policy = self.endgame_player.cached_policy(freely, self.in_time)
        return RoundValues(policy, now, self.endgame_player.resolver.grids, self.table, seat)

    def opening_share(self) -> float:
        """Anybody may begin, all alike, and all have what everybody has."""
        total = 0.0
        for ply in self.table.legal_actions():
            truth = self.table.clone()
            truth.redraw_hidden(self.player, self.rng)
            truth.advance(ply)
            self.rollout.estimate_shares(truth)
            total += self.rollout.shares[self.player]
        return total / int(self.table.count_actions())

    def sample_rollouts(self, plies: Sequence[int | None]) -> list[ShareSample]:
        """The shares of the win after each of these, or after nothing, over the same truths."""
        foresight = self.rollout
        reading = HandInference(self.table, self.player, self.turns, load_policy("master"))
        samples = [ShareSample() for _ in plies]
        while samples[0].count < MIN_SAMPLED_WORLDS or (
            samples[0].count < self.max_worlds and self.in_time()
        ):
            truth = self.table.clone()
            reading.draw_layouts(truth, self.rng)
            stream = self.rng.next_word()
            for ply, sample in zip(plies, samples, strict=True):
                world = truth.clone()
                if ply is not None:
                    world.advance(ply)
                foresight.play_out_round(world, truth.round, Rng(stream))
                sample.add(foresight.shares[self.player])
        return samples


def solved_estimate(share: float) -> WinEstimate:
    """What the solver says, which may be a hair outside of what can be."""
    return WinEstimate(min(1.0, max(0.0, share)), SOLVED_VALUE_ERROR)
