"""Values of a seat's choices: every choice is rolled out in each sampled world, with halving.

Sequential halving leaves out the worse half of the choices after each stage. Where two dice or
fewer are left to everybody, nothing is rolled: every face counts by its chance. The result of a
round is a share of the win (see `win_probability`).
"""

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import total_count
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.actions import BID_OFFSET, ROLL_OFFSET
from skulduggery.games.skull_king.rules.dice import NUM_DIE_SIDES
from skulduggery.games.skull_king.rules.screen import round_score
from skulduggery.games.skull_king.rules.state import PHASE_CHOOSE_DIE, SkullKingState
from skulduggery.games.skull_king.solver.beat_table import MAX_HAND_DICE
from skulduggery.games.skull_king.solver.determinize import WorldSampler
from skulduggery.games.skull_king.solver.die_values import rule_die
from skulduggery.games.skull_king.solver.hand_values import HandValues
from skulduggery.games.skull_king.solver.rollout_policy import RolloutPolicy
from skulduggery.games.skull_king.solver.trick_odds import TRICK_BONUSES, rolled_odds
from skulduggery.games.skull_king.solver.win_probability import WinShareCache

_MAX_EXACT_DICE: Final = 2  # in hand, from which on every face counts by its chance


class RolloutSearch:
    """One decision of `seat`, whose turn it is in `worlds.seen`."""

    def __init__(
        self,
        worlds: WorldSampler,
        seat: i64,
        hands: HandValues,
        win_shares: WinShareCache,
        rng: Rng,
        bid_met_weight: float = 0.0,
    ) -> None:
        seen = worlds.seen
        self.worlds: WorldSampler = worlds
        self.seat: i64 = seat
        self._win_shares: WinShareCache = win_shares
        self._rng: Rng = rng
        self.bid_met_weight: float = bid_met_weight  # of meeting the bid, in win shares
        self._seats: i64 = seen.num_seats
        self._policy: RolloutPolicy = RolloutPolicy(hands, seen.landlubber)
        self.exact: bool = (
            seen.phase == PHASE_CHOOSE_DIE
            and total_count(seen.screens[seat].dice) <= _MAX_EXACT_DICE
        )
        self.met_probability: float = 0.0  # how likely the bid is met, where every face counts
        self._totals: vec[i64] = vec[i64]([0] * self._seats)
        self._kinds: vec[i64] = vec[i64]([0] * self._seats)
        self.choices: list[int] = seen.legal_actions()
        options: i64 = len(self.choices)
        self.num_tries: vec[i64] = vec[i64]([0] * options)
        self._share_sums: vec[float] = vec[float]([0.0] * options)
        self._share_square_sums: vec[float] = vec[float]([0.0] * options)
        self._bids_met: vec[float] = vec[float]([0.0] * options)
        self.points: vec[float] = vec[float]([0.0] * options)
        self.tricks: vec[i64] = vec[i64]([0] * (options * (MAX_HAND_DICE + 1)))

    def run(self, simulations: i64, has_time: Callable[[], bool]) -> None:
        """So many rollouts in all, half of the choices left out after each stage."""
        alive = list(range(len(self.choices)))
        stages: i64 = 1
        while (1 << stages) < len(alive):
            stages += 1
        for _ in range(stages):
            times = simulations // (stages * len(alive)) + 1
            while times > 0:
                self.try_all(alive)
                times -= 1
                if not has_time():
                    return
            alive = self._better_half(alive)

    def try_all(self, alive: list[int]) -> None:
        """All choices in one more world."""
        world = self.worlds.draw_world()
        for k in alive:
            self._record_share(k, self._try_choice(world.clone(), k))

    def _try_choice(self, world: SkullKingState, k: i64) -> float:
        """The share of the win that came of a choice."""
        number = world.round
        world.turn_to(self.seat)
        world.advance(self.choices[k])
        if self.exact:
            self.met_probability = 0.0
            share = self.every_face(world, 1.0)
            self._bids_met[k] = self._bids_met[k] + self.met_probability
            return share
        self.finish_round(world, number)
        bid, tricks, points = world.pad[len(world.pad) - 1][self.seat]
        at = k * (MAX_HAND_DICE + 1) + tricks
        self.tricks[at] = self.tricks[at] + 1
        self.points[k] = self.points[k] + float(points)
        if bid == tricks:
            self._bids_met[k] = self._bids_met[k] + 1.0
        return self.win_share(world)

    def _record_share(self, k: i64, share: float) -> None:
        self.num_tries[k] = self.num_tries[k] + 1
        self._share_sums[k] = self._share_sums[k] + share
        self._share_square_sums[k] = self._share_square_sums[k] + share * share

    def _better_half(self, alive: list[int]) -> list[int]:
        ranked = sorted(alive, key=self.choice_score, reverse=True)
        return sorted(ranked[: (len(alive) + 1) // 2])

    def mean_share(self, k: int) -> float:
        return self._share_sums[k] / float(self.num_tries[k]) if self.num_tries[k] > 0 else 0.0

    def choice_score(self, k: int) -> float:
        """The mean share of the win, plus the weighted chance to meet the bid."""
        if self.num_tries[k] == 0:
            return 0.0
        return self.mean_share(k) + self.bid_met_weight * self._bids_met[k] / float(
            self.num_tries[k]
        )

    def standard_error(self, k: int) -> float:
        """The standard error of the mean."""
        n = float(self.num_tries[k])
        if n < 2.0:
            return 0.5
        variance = max(0.0, self._share_square_sums[k] / n - self.mean_share(k) ** 2)
        return math.sqrt(variance / (n - 1.0))

    def best_choice(self) -> i64:
        """The choice with the best score, of those that were tried most often."""
        most: i64 = 0
        for k in range(len(self.choices)):
            most = max(most, self.num_tries[k])
        best: i64 = -1
        for k in range(len(self.choices)):
            if self.num_tries[k] == most and (
                best < 0 or self.choice_score(k) > self.choice_score(best)
            ):
                best = k
        return best

    def sample_share(self) -> float:
        """The share of the win in one more world as it is, whoever is next."""
        world = self.worlds.draw_world()
        self.finish_round(world, world.round)
        return self.win_share(world)

    # One world.

    def finish_round(self, world: SkullKingState, number: i64) -> None:
        """Play the round to its end by the rollout policy, or the rule of thumb at `rule_seats`."""
        while world.round == number:
            actor = world.actor
            if actor == CHANCE:
                world.advance(world.draw_action(self._rng))
            elif actor == OVER:
                return
            elif world.phase == PHASE_CHOOSE_DIE:
                world.advance(ROLL_OFFSET + self._choose_die(world))
            else:
                world.advance(BID_OFFSET + self._policy.choose_bid(world.screens[actor].dice))

    def _choose_die(self, world: SkullKingState) -> i64:
        if (self.worlds.rule_seats >> world.actor) & 1 == 1:
            screen = world.screens[world.actor]
            return rule_die(world.rollable_dice(), self._seats, screen.bid > screen.tricks)
        return self._policy.choose_die(world)

    def win_share(self, world: SkullKingState) -> float:
        totals = self._totals
        seat: i64 = 0
        while seat < self._seats:
            totals[seat] = world.screens[seat].score
            seat += 1
        return self._win_shares.win_share(totals)

    # Every face by its chance.

    def _expected_share(self, world: SkullKingState, chance: float) -> float:
        """The share that can be expected; `chance` is how likely it comes to this world."""
        if world.rolled == 0 and total_count(world.screens[world.actor].dice) == 1:
            return self._last_trick_share(world, chance)
        world.advance(ROLL_OFFSET + self._choose_die(world))
        return self.every_face(world, chance)

    def every_face(self, world: SkullKingState, chance: float) -> float:
        number = world.round
        total = 0.0
        k: i64 = 0
        n = world.count_actions()
        while k < n:
            weight = float(world.outcome_weight(k)) / float(NUM_DIE_SIDES)
            branch = world.clone()
            branch.advance(world.nth_action(k))
            if branch.round == number and branch.phase == PHASE_CHOOSE_DIE:
                total += weight * self._expected_share(branch, chance * weight)
            else:
                bid, tricks, _ = branch.pad[len(branch.pad) - 1][self.seat]
                if bid == tricks:
                    self.met_probability += chance * weight
                total += weight * self.win_share(branch)
            k += 1
        return total

    def _last_trick_share(self, world: SkullKingState, chance: float) -> float:
        """Nobody has a choice any more: the odds tell the rest."""
        kinds = self._kinds
        place: i64 = 0
        while place < self._seats:
            dice = world.screens[(world.leader + place) % self._seats].dice
            kind: i64 = 0
            while dice > 1:
                dice >>= 4
                kind += 1
            kinds[place] = kind
            place += 1
        odds = rolled_odds(kinds, self._seats)
        likely = odds.outcome_probabilities
        total = 0.0
        place = 0
        while place < self._seats:
            number: i64 = 0
            while number < 5:
                probability = likely[place * 5 + number]
                if probability > 0.0:
                    winner = (world.leader + place) % self._seats
                    total += probability * self._share_with(world, winner, TRICK_BONUSES[number])
                    if self._meets_bid_with(world, winner):
                        self.met_probability += chance * probability
                number += 1
            place += 1
        return total

    def _meets_bid_with(self, world: SkullKingState, winner: i64) -> bool:
        """Whether the seat meets its bid when `winner` takes the last trick."""
        screen = world.screens[self.seat]
        return screen.bid == screen.tricks + (1 if winner == self.seat else 0)

    def _share_with(self, world: SkullKingState, winner: i64, bonus: i64) -> float:
        """The share of the win when `winner` takes the last trick."""
        totals = self._totals
        seat: i64 = 0
        while seat < self._seats:
            screen = world.screens[seat]
            tricks = screen.tricks
            bonuses = screen.bonus
            if seat == winner:
                tricks += 1
                bonuses += bonus
            score = round_score(world.round, screen.bid, tricks, bonuses, world.landlubber)
            totals[seat] = screen.score + score
            seat += 1
        return self._win_shares.win_share(totals)
