"""Action values and win estimates of the master of Skull, for hints and reviews.

With two left both come from the solved round. With more, worlds (full states consistent with what
the player knows) are played on, the same ones for all choices, so that only the choice differs.
"""

import math
from collections.abc import Sequence

from skulduggery.bots.advisor import WinEstimate
from skulduggery.bots.time_budget import TimeBudget
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games.skull.bots.endgame_player import EndgamePlayer
from skulduggery.games.skull.bots.hand_inference import HandInference
from skulduggery.games.skull.bots.policy import load_policy
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.bots.rollout import NetRollout
from skulduggery.games.skull.bots.round_value import RoundValues
from skulduggery.games.skull.rules.state import PHASE_CHOOSE_FIRST, SkullState
from skulduggery.games.skull.solver.public_tree import is_solvable_duel
from skulduggery.games.skull.solver.resolve import PublicBeliefState

MAX_SAMPLED_WORLDS = 5000  # however much time there is
MIN_SAMPLED_WORLDS = 4  # however little
SOLVED_VALUE_ERROR = 0.001  # what a re-solved round may be wrong by


class ShareSample:
    """Mean and standard error of sampled shares of the win."""

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
    """Evaluates one moment of a game for one player, for as long as it `has_time`."""

    def __init__(
        self,
        table: SkullState,
        player: int,
        turns: Sequence[Turn],
        endgame_player: EndgamePlayer,
        rng: Rng,
        has_time: TimeBudget,
        max_worlds: int = MAX_SAMPLED_WORLDS,
    ) -> None:
        """At `table` the player's own seats are certain; all other hidden discs are guesses."""
        self.table = table
        self.player = player
        self.turns = turns
        self.endgame_player = endgame_player
        self.rng = rng
        self.has_time = has_time
        self.max_worlds = max_worlds
        self.rollout = NetRollout(load_policy("master").net, endgame_player.resolver.grids)

    def action_values(self, seat: int) -> dict[int, WinEstimate]:
        """The win share after each legal action of a pending seat."""
        if is_solvable_duel(self.table):
            worths = self.round_values(seat).action_values()
            return {ply: solved_estimate(share) for ply, share in worths.items()}
        plies = self.table.legal_actions()
        samples = self.sample_rollouts(plies)
        return {ply: sample.win_estimate() for ply, sample in zip(plies, samples, strict=True)}

    def estimate_win(self) -> WinEstimate:
        """The player's win share while others, or chance, are next."""
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
        """The round solved by the beliefs alone, without the values promised to the opponent.

        In the gadget game opponents may leave the round, so its values are not those of the round.
        """
        belief_state, now = self.endgame_player.replay_rounds(
            self.turns, self.table, seat, self.has_time
        )
        without_promise = PublicBeliefState(
            belief_state.duel, belief_state.me, *belief_state.beliefs
        )
        policy = self.endgame_player.cached_policy(without_promise, self.has_time)
        return RoundValues(policy, now, self.endgame_player.resolver.grids, self.table, seat)

    def opening_share(self) -> float:
        """Anybody may begin, all alike, and all have what everybody has."""
        total = 0.0
        for ply in self.table.legal_actions():
            world = self.table.clone()
            world.redraw_hidden(self.player, self.rng)
            world.advance(ply)
            self.rollout.estimate_shares(world)
            total += self.rollout.shares[self.player]
        return total / int(self.table.count_actions())

    def sample_rollouts(self, plies: Sequence[int | None]) -> list[ShareSample]:
        """Win shares after each of these, or with None from here on, over the same worlds."""
        rollout = self.rollout
        hand_inference = HandInference(self.table, self.player, self.turns, load_policy("master"))
        samples = [ShareSample() for _ in plies]
        while samples[0].count < MIN_SAMPLED_WORLDS or (
            samples[0].count < self.max_worlds and self.has_time()
        ):
            world = self.table.clone()
            hand_inference.draw_layouts(world, self.rng)
            stream = self.rng.next_word()
            for ply, sample in zip(plies, samples, strict=True):
                branch = world.clone()
                if ply is not None:
                    branch.advance(ply)
                rollout.play_out_round(branch, world.round, Rng(stream))
                sample.add(rollout.shares[self.player])
        return samples


def solved_estimate(share: float) -> WinEstimate:
    """A value of the solver, which may lie outside of [0, 1] by a rounding error."""
    return WinEstimate(min(1.0, max(0.0, share)), SOLVED_VALUE_ERROR)
