"""Truths that a player could be in, as likely as the bids of the others make them.

Hands that fit what was seen come from the rules (`redraw`). From there dice change places two by
two, and a change is kept with the chance by which it makes the bids more or less likely
(Metropolis): what comes out is drawn by how well it explains who bid what.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import every, number_of, one
from skulduggery.core.rng import WORD, Rng
from skulduggery.games.skull_king.rules.actions import KINDS
from skulduggery.games.skull_king.rules.state import ANNOUNCE, SkullKingState
from skulduggery.games.skull_king.solver.die_values import rule_bid, strength_of, strengths
from skulduggery.games.skull_king.solver.tricks import MOST_DICE
from skulduggery.games.skull_king.solver.win_probability import below

GRAIN: Final = 32  # steps of a table for each trick that strengths promise
SURPRISE: Final = 0.01  # a bid that nothing explains
SETTLING: Final = 120  # changes tried before the first world
BETWEEN: Final = 24  # and between two of them
CHAIN: Final = 40  # worlds before hands are drawn from the rules again


class Bidder:
    """How one seat is thought to bid: by the rule of thumb, or as good players do."""

    def __init__(self, least: float, slope: float, blur: float, by_rule: float = 0.0) -> None:
        self.least: float = least
        self.slope: float = slope
        self.blur: float = blur
        self.by_rule: float = by_rule  # how likely it keeps to the rule of thumb

    def chance(self, bid: i64, strength: float) -> float:
        """How likely it bids that with dice of such strength."""
        middle = self.least + self.slope * strength
        high = below((float(bid) + 0.5 - middle) / self.blur)
        low = below((float(bid) - 0.5 - middle) / self.blur) if bid > 0 else 0.0
        ruled = self.by_rule if int(strength + 0.5) == bid else 0.0
        return ruled + (1.0 - self.by_rule) * (high - low) + SURPRISE

    def draw(self, dice: i64, most: i64, players: i64, ruled: bool, rng: Rng) -> i64:
        if ruled:
            return rule_bid(dice, players)
        middle = self.least + self.slope * strength_of(dice, players)
        chance = float(rng.word()) / float(WORD)
        bid: i64 = 0
        while bid < most and below((float(bid) + 0.5 - middle) / self.blur) < chance:
            bid += 1
        return bid


class Worlds:
    """Draws worlds for one decision. `rolled` has the dice each seat has rolled in this round,
    or is empty where nobody remembers; then bids tell nothing once dice are gone.
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
        self.rng: Rng = rng
        self.seats: i64 = seen.num_seats
        self.sealed: bool = seen.phase == ANNOUNCE
        self.reads: bool = not self.sealed and (len(rolled) > 0 or seen.gone == 0)
        self.rolled: vec[float] = vec[float]([0.0] * self.seats)  # strengths of dice gone
        for seat in range(len(rolled)):
            self.rolled[seat] = strength_of(rolled[seat], self.seats)
        self.strengths: vec[float] = vec[float](strengths(self.seats))
        self.likely: list[vec[float]] = []
        for seat in range(self.seats):
            bid = seen.screens[seat].bid
            table = [
                bidders[seat].chance(bid, float(k) / float(GRAIN))
                for k in range(MOST_DICE * GRAIN + 1)
            ]
            self.likely.append(vec[float](table))
        self.kinds: vec[i64] = vec[i64]([])  # hidden dice, one after another,
        self.holders: vec[i64] = vec[i64]([])  # and who has them; behind the last seat is the bag
        self.sums: vec[float] = vec[float]([0.0] * (self.seats + 1))
        self.drawn: i64 = 0
        self.ruled: i64 = 0  # the seats that play by the rule of thumb in this world, as bits

    def draw(self) -> SkullKingState:
        """The next world; `ruled` goes with it."""
        world = self.seen.clone()
        self.ruled = 0
        for seat in range(self.seats):
            likely = self.bidders[seat].by_rule
            if seat != self.player and float(self.rng.word()) < likely * float(WORD):
                self.ruled |= 1 << seat
        if self.sealed:
            world.redraw(self.player, self.rng)
            self.seal(world)
        elif not self.reads:
            world.redraw(self.player, self.rng)
        else:
            if self.drawn % CHAIN == 0:
                world.redraw(self.player, self.rng)
                self.begin(world)
                self.change(SETTLING)
            else:
                self.change(BETWEEN)
            self.deal(world)
        self.drawn += 1
        return world

    def seal(self, world: SkullKingState) -> None:
        """Bids that go with the hands."""
        for seat in range(self.seats):
            if seat != self.player:
                screen = world.screens[seat]
                ruled = (self.ruled >> seat) & 1 == 1
                screen.bid = self.bidders[seat].draw(
                    screen.dice, world.round, self.seats, ruled, self.rng
                )

    def begin(self, world: SkullKingState) -> None:
        kinds = vec[i64]([])
        holders = vec[i64]([])
        for holder in range(self.seats + 1):
            if holder == self.player:
                continue
            dice = world.bag if holder == self.seats else world.screens[holder].dice
            strength = 0.0
            for kind in range(KINDS):
                for _ in range(number_of(dice, kind)):
                    kinds = append(kinds, kind)
                    holders = append(holders, holder)
                    strength += self.strengths[kind]
            if holder < self.seats:
                self.sums[holder] = self.rolled[holder] + strength
        self.kinds = kinds
        self.holders = holders

    def change(self, times: i64) -> None:
        """Try to let two hidden dice change places."""
        kinds = self.kinds
        holders = self.holders
        hidden: i64 = len(kinds)
        if hidden == 0:
            return
        while times > 0:
            times -= 1
            i = self.rng.below_many(hidden)
            j = self.rng.below_many(hidden)
            a = holders[i]
            b = holders[j]
            if a == b or kinds[i] == kinds[j] or not self.may(a, kinds[j]):
                continue
            if not self.may(b, kinds[i]):
                continue
            more = self.strengths[kinds[j]] - self.strengths[kinds[i]]
            likely = self.gain(a, more) * self.gain(b, -more)
            if likely < 1.0 and float(self.rng.word()) > likely * float(WORD):
                continue
            kind = kinds[i]
            kinds[i] = kinds[j]
            kinds[j] = kind
            self.sums[a] = self.sums[a] + more
            self.sums[b] = self.sums[b] - more

    def may(self, holder: i64, kind: i64) -> bool:
        """Whether it has not shown to be out of this colour."""
        return holder == self.seats or self.seen.screens[holder].void & every(kind) == 0

    def gain(self, holder: i64, more: float) -> float:
        """How much more likely a bid becomes with a hand so much stronger."""
        if holder == self.seats:
            return 1.0
        table = self.likely[holder]
        before: i64 = int(self.sums[holder] * float(GRAIN) + 0.5)
        after: i64 = int((self.sums[holder] + more) * float(GRAIN) + 0.5)
        return table[after] / table[before]

    def deal(self, world: SkullKingState) -> None:
        kinds = self.kinds
        holders = self.holders
        for seat in range(self.seats):
            if seat != self.player:
                world.screens[seat].dice = 0
        world.bag = 0
        k: i64 = 0
        while k < len(kinds):
            if holders[k] == self.seats:
                world.bag += one(kinds[k])
            else:
                world.screens[holders[k]].dice += one(kinds[k])
            k += 1


class Revealed(Worlds):
    """One world only, the truth: of somebody who sees through all screens, and knows that the
    others keep to the rule of thumb.
    """

    def draw(self) -> SkullKingState:
        world = self.seen.clone()
        self.ruled = (1 << self.seats) - 1 - (1 << self.player)
        if self.sealed:
            self.seal(world)
        return world
