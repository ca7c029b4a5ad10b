"""What each choice of a seat is worth: worlds are drawn, every choice is played out in each.

Where two dice or fewer are left to everybody, nothing is rolled: every face counts by its chance.
What a round comes to is counted as a share of the win (`standing`).
"""

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import size
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.actions import BID, ROLL
from skulduggery.games.skull_king.rules.state import CHOOSE_DIE, SkullKingState, round_score
from skulduggery.games.skull_king.solver.determinize import Worlds
from skulduggery.games.skull_king.solver.die_values import rule_die
from skulduggery.games.skull_king.solver.hand_values import Hands
from skulduggery.games.skull_king.solver.rollout_policy import Player
from skulduggery.games.skull_king.solver.trick_odds import BONUSES, rolled_odds
from skulduggery.games.skull_king.solver.tricks import MOST_DICE
from skulduggery.games.skull_king.solver.win_probability import Standings

EXACT: Final = 2  # dice in hand from which on every face counts


class Search:
    """One decision of `seat`, whose turn it is in `worlds.seen`."""

    def __init__(
        self,
        worlds: Worlds,
        seat: i64,
        hands: Hands,
        standings: Standings,
        rng: Rng,
        pride: float = 0.0,
    ) -> None:
        seen = worlds.seen
        self.worlds: Worlds = worlds
        self.seat: i64 = seat
        self.standings: Standings = standings
        self.rng: Rng = rng
        self.pride: float = pride  # what it is worth to keep one's word, in shares of the win
        self.seats: i64 = seen.num_seats
        self.player: Player = Player(hands, seen.landlubber)
        self.exact: bool = seen.phase == CHOOSE_DIE and size(seen.screens[seat].dice) <= EXACT
        self.keeping: float = 0.0  # how likely the bid is met, where every face counts
        self.totals: vec[i64] = vec[i64]([0] * self.seats)
        self.kinds: vec[i64] = vec[i64]([0] * self.seats)
        self.choices: list[int] = seen.actions()
        options: i64 = len(self.choices)
        self.played: vec[i64] = vec[i64]([0] * options)
        self.won: vec[float] = vec[float]([0.0] * options)
        self.squares: vec[float] = vec[float]([0.0] * options)
        self.kept: vec[float] = vec[float]([0.0] * options)  # bids met
        self.points: vec[float] = vec[float]([0.0] * options)
        self.tricks: vec[i64] = vec[i64]([0] * (options * (MOST_DICE + 1)))

    def run(self, simulations: i64, in_time: Callable[[], bool]) -> None:
        """So many rounds played out, half of the choices left out after each stage."""
        alive = list(range(len(self.choices)))
        stages: i64 = 1
        while (1 << stages) < len(alive):
            stages += 1
        for _ in range(stages):
            times = simulations // (stages * len(alive)) + 1
            while times > 0:
                self.try_all(alive)
                times -= 1
                if not in_time():
                    return
            alive = self.better_half(alive)

    def try_all(self, alive: list[int]) -> None:
        """All choices in one more world."""
        world = self.worlds.draw()
        for k in alive:
            self.note(k, self.tried(world.clone(), k))

    def tried(self, world: SkullKingState, k: i64) -> float:
        """The share of the win that came of a choice."""
        number = world.round
        world.turn_to(self.seat)
        world.advance(self.choices[k])
        if self.exact:
            self.keeping = 0.0
            share = self.every_face(world, 1.0)
            self.kept[k] = self.kept[k] + self.keeping
            return share
        self.finish(world, number)
        bid, tricks, points = world.pad[len(world.pad) - 1][self.seat]
        at = k * (MOST_DICE + 1) + tricks
        self.tricks[at] = self.tricks[at] + 1
        self.points[k] = self.points[k] + float(points)
        if bid == tricks:
            self.kept[k] = self.kept[k] + 1.0
        return self.share(world)

    def note(self, k: i64, share: float) -> None:
        self.played[k] = self.played[k] + 1
        self.won[k] = self.won[k] + share
        self.squares[k] = self.squares[k] + share * share

    def better_half(self, alive: list[int]) -> list[int]:
        ranked = sorted(alive, key=self.liking, reverse=True)
        return sorted(ranked[: (len(alive) + 1) // 2])

    def mean(self, k: int) -> float:
        return self.won[k] / float(self.played[k]) if self.played[k] > 0 else 0.0

    def liking(self, k: int) -> float:
        """What speaks for a choice: the share of the win, and a little the bid that is kept."""
        if self.played[k] == 0:
            return 0.0
        return self.mean(k) + self.pride * self.kept[k] / float(self.played[k])

    def error(self, k: int) -> float:
        """The standard error of the mean."""
        n = float(self.played[k])
        if n < 2.0:
            return 0.5
        variance = max(0.0, self.squares[k] / n - self.mean(k) ** 2)
        return math.sqrt(variance / (n - 1.0))

    def best(self) -> i64:
        """The choice to be liked most, of those that were tried to the end."""
        most: i64 = 0
        for k in range(len(self.choices)):
            most = max(most, self.played[k])
        best: i64 = -1
        for k in range(len(self.choices)):
            if self.played[k] == most and (best < 0 or self.liking(k) > self.liking(best)):
                best = k
        return best

    def look(self) -> float:
        """What one more world is worth as it is, whoever is next."""
        world = self.worlds.draw()
        self.finish(world, world.round)
        return self.share(world)

    # One world.

    def finish(self, world: SkullKingState, number: i64) -> None:
        """Play the round to its end, everybody as they are thought to play."""
        while world.round == number:
            actor = world.actor
            if actor == CHANCE:
                world.advance(world.draw(self.rng))
            elif actor == OVER:
                return
            elif world.phase == CHOOSE_DIE:
                world.advance(ROLL + self.die(world))
            else:
                world.advance(BID + self.player.bid(world.screens[actor].dice))

    def die(self, world: SkullKingState) -> i64:
        if (self.worlds.ruled >> world.actor) & 1 == 1:
            screen = world.screens[world.actor]
            return rule_die(world.choices(), self.seats, screen.bid > screen.tricks)
        return self.player.die(world)

    def share(self, world: SkullKingState) -> float:
        totals = self.totals
        seat: i64 = 0
        while seat < self.seats:
            totals[seat] = world.screens[seat].score
            seat += 1
        return self.standings.share(totals)

    # Every face by its chance.

    def expected(self, world: SkullKingState, chance: float) -> float:
        """The share that can be expected; `chance` is how likely it comes to this world."""
        if world.rolled == 0 and size(world.screens[world.actor].dice) == 1:
            return self.last_trick(world, chance)
        world.advance(ROLL + self.die(world))
        return self.every_face(world, chance)

    def every_face(self, world: SkullKingState, chance: float) -> float:
        number = world.round
        total = 0.0
        k: i64 = 0
        n = world.count()
        while k < n:
            weight = float(world.weight(k)) / 6.0
            branch = world.clone()
            branch.advance(world.nth(k))
            if branch.round == number and branch.phase == CHOOSE_DIE:
                total += weight * self.expected(branch, chance * weight)
            else:
                bid, tricks, _ = branch.pad[len(branch.pad) - 1][self.seat]
                if bid == tricks:
                    self.keeping += chance * weight
                total += weight * self.share(branch)
            k += 1
        return total

    def last_trick(self, world: SkullKingState, chance: float) -> float:
        """Nobody has a choice any more: the odds tell the rest."""
        kinds = self.kinds
        place: i64 = 0
        while place < self.seats:
            dice = world.screens[(world.leader + place) % self.seats].dice
            kind: i64 = 0
            while dice > 1:
                dice >>= 4
                kind += 1
            kinds[place] = kind
            place += 1
        odds = rolled_odds(kinds, self.seats)
        likely = odds.likely
        total = 0.0
        place = 0
        while place < self.seats:
            number: i64 = 0
            while number < 5:
                odd = likely[place * 5 + number]
                if odd > 0.0:
                    winner = (world.leader + place) % self.seats
                    total += odd * self.share_with(world, winner, BONUSES[number])
                    if self.kept_with(world, winner):
                        self.keeping += chance * odd
                number += 1
            place += 1
        return total

    def kept_with(self, world: SkullKingState, winner: i64) -> bool:
        """Whether the seat meets its bid when `winner` takes the last trick."""
        screen = world.screens[self.seat]
        return screen.bid == screen.tricks + (1 if winner == self.seat else 0)

    def share_with(self, world: SkullKingState, winner: i64, bonus: i64) -> float:
        """What the round comes to when `winner` takes the last trick."""
        totals = self.totals
        seat: i64 = 0
        while seat < self.seats:
            screen = world.screens[seat]
            tricks = screen.tricks
            bonuses = screen.bonus
            if seat == winner:
                tricks += 1
                bonuses += bonus
            score = round_score(world.round, screen.bid, tricks, bonuses, world.landlubber)
            totals[seat] = screen.score + score
            seat += 1
        return self.standings.share(totals)
