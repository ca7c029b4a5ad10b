"""How many bids can be met at Skull King among players by the rule of thumb.

Somebody plays for their bids and for nothing else, three times over: with what a player may know;
with all dice in sight once bids are open; and with all dice in sight before, too. Nobody may play
like the latter two. They tell what is missed for want of knowledge from what the dice decide.
"""

import time
from collections.abc import Callable
from typing import cast

import msgspec

from skulduggery.bench.machine import Place
from skulduggery.bots.bot import Bot, Story
from skulduggery.bots.registry import bot_named
from skulduggery.core.match import Watcher
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import game_named
from skulduggery.games.skull_king.bots.replay_history import Memory
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import some_world
from skulduggery.games.skull_king.solver.determinize import Bidder, Revealed, Worlds
from skulduggery.games.skull_king.solver.fitted import habit, known_hands, spread_after
from skulduggery.games.skull_king.solver.search import Search
from skulduggery.games.skull_king.solver.win_probability import Standings
from skulduggery.sim.bot_game import play_deal
from skulduggery.sim.result import Result, result

PLAYERS = 4
SEED = 1
OTHERS = "rule"
SIMULATIONS = 2000  # of the rest of a round, for a decision
EXACT_SIMULATIONS = 100  # where every face counts by its chance
NOTHING_ELSE = 1000.0  # so much more than a win is a bid worth that is met

# What is seen beyond what a player may know.
BLIND, PLAYING, ALWAYS = "blind", "playing", "always"
SIGHTS = (BLIND, PLAYING, ALWAYS)


class Met(msgspec.Struct, frozen=True):
    """What came of one kind of sight: bids that were met, and games that were won by the way."""

    sight: str
    bids: Result
    wins: Result


class Report(Place, frozen=True, kw_only=True):
    bench: str
    seed: int
    seconds: float
    rows: list[Met]


class Peephole(Watcher):
    """Lets somebody see the truth."""

    def __init__(self) -> None:
        self.truth: State | None = None

    def before(self, state: State, who: int, action: int) -> None:
        self.truth = state


class Seer:
    """Plays for its bids alone."""

    name = "seer"

    def __init__(self, sight: str, peephole: Peephole, rng: Rng) -> None:
        self.sight = sight
        self.peephole = peephole
        self.rng = rng

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        search = self.search(cast(SkullKingView, view), seat, history)
        search.run(EXACT_SIMULATIONS if search.exact else SIMULATIONS, lambda: True)
        return choices[search.best()]

    def search(self, view: SkullKingView, seat: int, history: Story) -> Search:
        usual = habit(view.players, False, max(1, view.round))
        ruled = Bidder(usual.least, usual.slope, usual.blur, by_rule=1.0)
        sees = self.sight == ALWAYS or (self.sight == PLAYING and view.screens[seat].has_bid)
        seen = cast(SkullKingState, self.peephole.truth).clone() if sees else some_world(view)
        seen.turn_to(seat)
        rolled = Memory(view.players, history).rolled
        kind = Revealed if sees else Worlds
        worlds = kind(seen, seat, [ruled] * view.players, rolled, self.rng)
        standings = Standings(view.players, seat, spread_after(view.players, False, view.round))
        hands = known_hands(view.players)
        return Search(worlds, seat, hands, standings, self.rng, NOTHING_ELSE)


class Tries:
    """One kind of sight: all deals that it was tried on."""

    def __init__(self, sight: str) -> None:
        self.sight = sight
        self.bids: list[list[float]] = []
        self.wins: list[list[float]] = []

    def play(self, deal: int) -> None:
        """One more deal, from every chair."""
        game = game_named("skull_king")
        peephole = Peephole()
        bids: list[float] = []

        def named(game: str, name: str, rng: Rng, seconds: float | None) -> Bot:
            if name == Seer.name:
                return Seer(self.sight, peephole, rng)
            return bot_named(game, name, rng, seconds)

        def ended(state: State, chair: int) -> None:
            lines = [line[chair] for line in cast(SkullKingState, state).pad]
            bids.extend(float(bid == tricks) for bid, tricks, _ in lines)

        names = [Seer.name] + [OTHERS] * (PLAYERS - 1)
        options = game.read_options({})
        wins = play_deal(
            game, options, names, SEED, deal, ended=ended, named=named, watcher=peephole
        )
        self.bids.append(bids)
        self.wins.append(wins)

    def met(self) -> Met:
        return Met(self.sight, result(self.bids), result(self.wins))


def measured(
    seconds: float,
    tell: Callable[[float], object],
    clock: Callable[[], float] = time.monotonic,
) -> Report:
    """The same deals for all, as many as there is time for."""
    everybody = [Tries(sight) for sight in SIGHTS]
    begun = clock()
    deal = 0
    spent = 0.0
    while deal == 0 or spent < 1.0:
        for tries in everybody:
            tries.play(deal)
        deal += 1
        spent = (clock() - begun) / (seconds * len(SIGHTS))
        tell(min(1.0, spent))
    return Report(
        bench="skull_king",
        seed=SEED,
        seconds=seconds,
        rows=[tries.met() for tries in everybody],
    )
