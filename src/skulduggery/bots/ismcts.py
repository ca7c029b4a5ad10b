"""The reference opponent: single-observer information-set Monte Carlo tree search.

Every simulation draws a truth the player could be in, walks down the tree by UCB1, adds one node
and plays on at random to the end. The tree branches by what the searching player is told of each
ply (`State.seen`), so moves that look alike to them lead to the same node, whoever made them; the
seat that decides there chooses among what is possible in the truth of this simulation. No model
of the others, nothing learned.
"""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from skulduggery.bots.bot import Story
from skulduggery.core.game import AnyGame
from skulduggery.core.playout import playout
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.view import View

EXPLORATION: Final = 0.7  # c of UCB1, for values between 0 and 1
BATCH: Final = 16  # simulations between two looks at the clock
ENOUGH: Final = 1 << 40  # simulations, where only the clock sets a limit


class Move:
    """A decision at a node: how often it was possible, how often taken, and what that won."""

    def __init__(self, action: i64, player: i64, following: "Move | None") -> None:
        self.action: i64 = action
        self.player: i64 = player
        self.available: i64 = 0
        self.visits: i64 = 0
        self.won: float = 0.0
        self.following: Move | None = following


class Node:
    """All positions that look alike to the searching player."""

    def __init__(self, label: i64, sibling: "Node | None") -> None:
        self.label: i64 = label  # of the ply that led here, as the player was told it
        self.sibling: Node | None = sibling
        self.child: Node | None = None
        self.move: Move | None = None
        self.reached: bool = False  # by a simulation; before, only chance led through it

    def move_for(self, action: i64, player: i64) -> Move:
        move = self.move
        while move is not None:
            if move.action == action:
                return move
            move = move.following
        move = Move(action, player, self.move)
        self.move = move
        return move

    def after(self, label: i64) -> "Node":
        child = self.child
        while child is not None:
            if child.label == label:
                return child
            child = child.sibling
        child = Node(label, self.child)
        self.child = child
        return child


class Search:
    """The tree of one decision: `world` as its player sees it, the deciding seat in `actor`."""

    def __init__(self, world: State, rng: Rng) -> None:
        self.world: State = world
        self.player: i64 = world.player_of(world.actor)
        self.rng: Rng = rng
        self.root: Node = Node(0, None)
        self.root.reached = True

    def run(self, simulations: i64) -> None:
        done: i64 = 0
        while done < simulations:
            self.simulate()
            done += 1

    def simulate(self) -> None:
        state = self.world.clone()
        state.redraw(self.player, self.rng)
        node = self.root
        path: list[Move] = []
        while node.reached:
            move = self.choose(node, state)
            path.append(move)
            node = self.follow(node, state, move.action)
            while state.actor == CHANCE:
                node = self.follow(node, state, state.draw(self.rng))
            if state.actor == OVER:
                break
        node.reached = True
        playout(state, self.rng)
        credit(path, state.winners())

    def follow(self, node: Node, state: State, action: i64) -> Node:
        label = state.seen(action, self.player)
        state.advance(action)
        return node.after(label)

    def choose(self, node: Node, state: State) -> Move:
        """Something never tried here, at random, or what UCB1 finds best."""
        best: Move | None = None
        most = -1.0
        untried: i64 = 0
        player = state.player_of(state.actor)
        n = state.count()
        k: i64 = 0
        while k < n:
            move = node.move_for(state.nth(k), player)
            move.available += 1
            k += 1
            if move.visits == 0:
                untried += 1
                if self.rng.below(untried) == 0:
                    best = move
            elif untried == 0:
                visits = float(move.visits)
                bound = move.won / visits + EXPLORATION * math.sqrt(
                    math.log(float(move.available)) / visits
                )
                if bound > most:
                    most = bound
                    best = move
        assert best is not None
        return best

    def visits(self) -> dict[int, int]:
        """How often each decision was tried."""
        root, player = self.root, self.player
        return {action: root.move_for(action, player).visits for action in self.world.actions()}

    def choice(self) -> i64:
        """The decision tried most often; among equals, any."""
        counts = self.visits()
        most = max(counts.values())
        equals = [action for action, count in counts.items() if count == most]
        return equals[self.rng.below(len(equals))]


def credit(path: list[Move], winners: list[int]) -> None:
    """Each decision on the way wins its player's share."""
    share = 1.0 / len(winners)
    for move in path:
        move.visits += 1
        for winner in winners:
            if winner == move.player:
                move.won += share


class IsmctsBot:
    """Searches anew for every decision: so many simulations, or so many seconds, or both."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        simulations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        assert simulations is not None or seconds is not None, "it would search for ever"
        self.game = game
        self.rng = rng
        self.simulations: int = ENOUGH if simulations is None else simulations
        self.seconds: float = math.inf if seconds is None else seconds
        self.clock = clock

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        until = self.clock() + self.seconds
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        world: State = self.game.some_world(view)
        world.turn_to(seat)
        search = Search(world, self.rng)
        left = self.simulations
        while left > 0:
            search.run(min(left, BATCH))
            left -= BATCH
            if self.clock() >= until:
                break
        return world.text(search.choice())
