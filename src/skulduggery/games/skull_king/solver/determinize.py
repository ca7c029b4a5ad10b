"""Samples worlds (determinizations) consistent with a view, weighted by how likely the bids are.

Hands that fit what was seen come from the rules (`redraw_hidden`). From there on two dice at a time
change places, and a swap is accepted with the ratio of the likelihoods of the bids (Metropolis).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import kind_mask, number_of, one_of
from skulduggery.core.rng import WORD_MASK, Rng
from skulduggery.games.skull_king.rules.actions import NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE, SkullKingState
from skulduggery.games.skull_king.solver.beat_table import MAX_HAND_DICE
from skulduggery.games.skull_king.solver.die_values import die_strengths, hand_strength, rule_bid
from skulduggery.games.skull_king.solver.win_probability import normal_cdf

_STRENGTH_STEPS_PER_TRICK: Final = 32  # steps of a table for each trick that strengths promise
UNEXPLAINED_BID_PROBABILITY: Final = 0.01  # a bid that nothing explains
_BURN_IN_SWAPS: Final = 120  # changes tried before the first world
_SWAPS_PER_WORLD: Final = 24  # and between two of them
_WORLDS_PER_CHAIN: Final = 40  # worlds before hands are drawn from the rules again


class Bidder:
    """How one seat is thought to bid: by the rule of thumb, or as good players do."""

    def __init__(self, intercept: float, slope: float, sigma: float, by_rule: float = 0.0) -> None:
        self._intercept: float = intercept  # bid with no strength at all
        self._slope: float = slope  # more for each trick that the strengths promise
        self.sigma: float = sigma  # standard deviation of the bids
        self.by_rule: float = by_rule  # how likely it keeps to the rule of thumb

    def bid_probability(self, bid: i64, strength: float) -> float:
        """How likely it bids that with dice of such strength."""
        middle = self._intercept + self._slope * strength
        high = normal_cdf((float(bid) + 0.5 - middle) / self.sigma)
        low = normal_cdf((float(bid) - 0.5 - middle) / self.sigma) if bid > 0 else 0.0
        ruled = self.by_rule if int(strength + 0.5) == bid else 0.0
        return ruled + (1.0 - self.by_rule) * (high - low) + UNEXPLAINED_BID_PROBABILITY

    def draw_bid(self, dice: i64, most: i64, players: i64, ruled: bool, rng: Rng) -> i64:
        if ruled:
            return rule_bid(dice, players)
        middle = self._intercept + self._slope * hand_strength(dice, players)
        chance = float(rng.next_word()) / float(WORD_MASK)
        bid: i64 = 0
        while bid < most and normal_cdf((float(bid) + 0.5 - middle) / self.sigma) < chance:
            bid += 1
        return bid


class WorldSampler:
    """Draws worlds for one decision. `rolled` has the dice each seat has rolled in this round,
    or is empty where that is not known; then bids are no evidence once dice are gone.
    """

    def __init__(
        self,
        seen: SkullKingState,
        player: i64,
        bidders: list[Bidder],
        rolled: list[int],
        rng: Rng,
    ) -> None:
        self.seen: SkullKingState = seen
        self.player: i64 = player
        self.bidders: list[Bidder] = bidders
        self._rng: Rng = rng
        self.seats: i64 = seen.num_seats
        self.bids_sealed: bool = seen.phase == PHASE_ANNOUNCE
        self.uses_bids: bool = not self.bids_sealed and (len(rolled) > 0 or seen.gone == 0)
        self._rolled_strengths: vec[float] = vec[float](
            [0.0] * self.seats
        )  # strengths of dice gone
        for seat in range(len(rolled)):
            self._rolled_strengths[seat] = hand_strength(rolled[seat], self.seats)
        self._die_strengths: vec[float] = vec[float](die_strengths(self.seats))
        self._bid_likelihoods: list[vec[float]] = []
        for seat in range(self.seats):
            bid = seen.screens[seat].bid
            table = [
                bidders[seat].bid_probability(bid, float(k) / float(_STRENGTH_STEPS_PER_TRICK))
                for k in range(MAX_HAND_DICE * _STRENGTH_STEPS_PER_TRICK + 1)
            ]
            self._bid_likelihoods.append(vec[float](table))
        self._hidden_kinds: vec[i64] = vec[i64]([])  # hidden dice, one after another,
        self._hidden_holders: vec[i64] = vec[i64]([])  # and their seats; after the last is the bag
        self._hand_strengths: vec[float] = vec[float]([0.0] * (self.seats + 1))
        self._num_drawn: i64 = 0
        self.rule_seats: i64 = 0  # the seats that play by the rule of thumb in this world, as bits

    def draw_world(self) -> SkullKingState:
        """The next world; `rule_seats` goes with it."""
        world = self.seen.clone()
        self.rule_seats = 0
        for seat in range(self.seats):
            likely = self.bidders[seat].by_rule
            if seat != self.player and float(self._rng.next_word()) < likely * float(WORD_MASK):
                self.rule_seats |= 1 << seat
        if self.bids_sealed:
            world.redraw_hidden(self.player, self._rng)
            self.draw_sealed_bids(world)
        elif not self.uses_bids:
            world.redraw_hidden(self.player, self._rng)
        else:
            if self._num_drawn % _WORLDS_PER_CHAIN == 0:
                world.redraw_hidden(self.player, self._rng)
                self._start_chain(world)
                self._swap_dice(_BURN_IN_SWAPS)
            else:
                self._swap_dice(_SWAPS_PER_WORLD)
            self._deal_hidden_dice(world)
        self._num_drawn += 1
        return world

    def draw_sealed_bids(self, world: SkullKingState) -> None:
        """Bids that go with the hands."""
        for seat in range(self.seats):
            if seat != self.player:
                screen = world.screens[seat]
                ruled = (self.rule_seats >> seat) & 1 == 1
                screen.bid = self.bidders[seat].draw_bid(
                    screen.dice, world.round, self.seats, ruled, self._rng
                )

    def _start_chain(self, world: SkullKingState) -> None:
        kinds = vec[i64]([])
        holders = vec[i64]([])
        for holder in range(self.seats + 1):
            if holder == self.player:
                continue
            dice = world.bag if holder == self.seats else world.screens[holder].dice
            strength = 0.0
            for kind in range(NUM_DIE_KINDS):
                for _ in range(number_of(dice, kind)):
                    kinds = append(kinds, kind)
                    holders = append(holders, holder)
                    strength += self._die_strengths[kind]
            if holder < self.seats:
                self._hand_strengths[holder] = self._rolled_strengths[holder] + strength
        self._hidden_kinds = kinds
        self._hidden_holders = holders

    def _swap_dice(self, times: i64) -> None:
        """Try to let two hidden dice change places."""
        kinds = self._hidden_kinds
        holders = self._hidden_holders
        hidden: i64 = len(kinds)
        if hidden == 0:
            return
        while times > 0:
            times -= 1
            i = self._rng.below_large(hidden)
            j = self._rng.below_large(hidden)
            a = holders[i]
            b = holders[j]
            if a == b or kinds[i] == kinds[j] or not self._may_hold(a, kinds[j]):
                continue
            if not self._may_hold(b, kinds[i]):
                continue
            more = self._die_strengths[kinds[j]] - self._die_strengths[kinds[i]]
            likely = self._likelihood_ratio(a, more) * self._likelihood_ratio(b, -more)
            if likely < 1.0 and float(self._rng.next_word()) > likely * float(WORD_MASK):
                continue
            kind = kinds[i]
            kinds[i] = kinds[j]
            kinds[j] = kind
            self._hand_strengths[a] = self._hand_strengths[a] + more
            self._hand_strengths[b] = self._hand_strengths[b] - more

    def _may_hold(self, holder: i64, kind: i64) -> bool:
        """Whether it has not shown to be out of this colour."""
        return holder == self.seats or self.seen.screens[holder].void & kind_mask(kind) == 0

    def _likelihood_ratio(self, holder: i64, more: float) -> float:
        """How much more likely a bid becomes with a hand so much stronger."""
        if holder == self.seats:
            return 1.0
        table = self._bid_likelihoods[holder]
        before: i64 = int(self._hand_strengths[holder] * float(_STRENGTH_STEPS_PER_TRICK) + 0.5)
        after: i64 = int(
            (self._hand_strengths[holder] + more) * float(_STRENGTH_STEPS_PER_TRICK) + 0.5
        )
        return table[after] / table[before]

    def _deal_hidden_dice(self, world: SkullKingState) -> None:
        kinds = self._hidden_kinds
        holders = self._hidden_holders
        for seat in range(self.seats):
            if seat != self.player:
                world.screens[seat].dice = 0
        world.bag = 0
        k: i64 = 0
        while k < len(kinds):
            if holders[k] == self.seats:
                world.bag += one_of(kinds[k])
            else:
                world.screens[holders[k]].dice += one_of(kinds[k])
            k += 1


class TrueWorldSampler(WorldSampler):
    """The true state as the only world: perfect information, for benchmarks. The others are known
    to keep to the rule of thumb.
    """

    def draw_world(self) -> SkullKingState:
        world = self.seen.clone()
        self.rule_seats = (1 << self.seats) - 1 - (1 << self.player)
        if self.bids_sealed:
            self.draw_sealed_bids(world)
        return world
