"""The reference opponent: single-observer information-set Monte Carlo tree search.

Every simulation draws a determinization, descends the tree by UCB1, adds one node and plays on at
random to the end. The tree branches by what the searching player observes of each ply
(`State.observation_code`), so moves that look alike to them lead to the same node, whoever made
them; the acting seat chooses among the actions that are legal in the determinization. There is no
opponent model, and nothing is learned.
"""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from skulduggery.bots.bot import EventHistory
from skulduggery.core.game import AnyGame
from skulduggery.core.playout import random_playout
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.view import View

UCB_EXPLORATION: Final = 0.7  # c of UCB1, for values between 0 and 1
SIMULATIONS_PER_CLOCK_CHECK: Final = 16  # between two looks at the clock
_UNLIMITED_SIMULATIONS: Final = 1 << 40  # where only the clock sets a limit


class _IsmctsMove:
    """An action at a node: how often it was available, how often visited, and what it won."""

    def __init__(self, action: i64, player: i64, following: "_IsmctsMove | None") -> None:
        self.action: i64 = action
        self.player: i64 = player
        self.available: i64 = 0
        self.visits: i64 = 0
        self.won: float = 0.0
        self.following: _IsmctsMove | None = following


class IsmctsNode:
    """All states that look alike to the searching player."""

    def __init__(self, label: i64, sibling: "IsmctsNode | None") -> None:
        self.label: i64 = label  # the observation of the ply that led here
        self.sibling: IsmctsNode | None = sibling
        self.child: IsmctsNode | None = None
        self.move: _IsmctsMove | None = None
        self.reached: bool = False  # by a simulation; before, only chance led through it

    def move_for(self, action: i64, player: i64) -> _IsmctsMove:
        move = self.move
        while move is not None:
            if move.action == action:
                return move
            move = move.following
        move = _IsmctsMove(action, player, self.move)
        self.move = move
        return move

    def child_for(self, label: i64) -> "IsmctsNode":
        child = self.child
        while child is not None:
            if child.label == label:
                return child
            child = child.sibling
        child = IsmctsNode(label, self.child)
        self.child = child
        return child


class IsmctsSearch:
    """The tree of one decision: `world` is any determinization, its `actor` the deciding seat."""

    def __init__(self, world: State, rng: Rng) -> None:
        self._world: State = world
        self._player: i64 = world.player_of(world.actor)
        self._rng: Rng = rng
        self.root: IsmctsNode = IsmctsNode(0, None)
        self.root.reached = True

    def run_simulations(self, simulations: i64) -> None:
        done: i64 = 0
        while done < simulations:
            self._simulate_once()
            done += 1

    def _simulate_once(self) -> None:
        state = self._world.clone()
        state.redraw_hidden(self._player, self._rng)
        node = self.root
        path: list[_IsmctsMove] = []
        while node.reached:
            move = self._choose_move(node, state)
            path.append(move)
            node = self._follow_action(node, state, move.action)
            while state.actor == CHANCE:
                node = self._follow_action(node, state, state.draw_action(self._rng))
            if state.actor == OVER:
                break
        node.reached = True
        random_playout(state, self._rng)
        _credit_path(path, state.winners())

    def _follow_action(self, node: IsmctsNode, state: State, action: i64) -> IsmctsNode:
        label = state.observation_code(action, self._player)
        state.advance(action)
        return node.child_for(label)

    def _choose_move(self, node: IsmctsNode, state: State) -> _IsmctsMove:
        """A random unvisited move, or the one with the highest UCB1 bound."""
        best: _IsmctsMove | None = None
        most = -1.0
        untried: i64 = 0
        player = state.player_of(state.actor)
        n = state.count_actions()
        k: i64 = 0
        while k < n:
            move = node.move_for(state.nth_action(k), player)
            move.available += 1
            k += 1
            if move.visits == 0:
                untried += 1
                if self._rng.below(untried) == 0:
                    best = move
            elif untried == 0:
                visits = float(move.visits)
                bound = move.won / visits + UCB_EXPLORATION * math.sqrt(
                    math.log(float(move.available)) / visits
                )
                if bound > most:
                    most = bound
                    best = move
        assert best is not None
        return best

    def visit_counts(self) -> dict[int, int]:
        """The visits of each decision at the root."""
        root, player = self.root, self._player
        return {
            action: root.move_for(action, player).visits for action in self._world.legal_actions()
        }

    def most_visited(self) -> i64:
        """The most visited decision; a random one of equals."""
        counts = self.visit_counts()
        most = max(counts.values())
        equals = [action for action, count in counts.items() if count == most]
        return equals[self._rng.below(len(equals))]


def _credit_path(path: list[_IsmctsMove], winners: list[int]) -> None:
    """Credit each decision on the path with its player's win share."""
    share = 1.0 / len(winners)
    for move in path:
        move.visits += 1
        for winner in winners:
            if winner == move.player:
                move.won += share


class IsmctsBot:
    """Searches afresh for every decision, limited by simulations, by seconds, or by both."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        simulations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        assert simulations is not None or seconds is not None, "a search needs a limit"
        self.game = game
        self._rng = rng
        self.simulations: int = _UNLIMITED_SIMULATIONS if simulations is None else simulations
        self._seconds: float = math.inf if seconds is None else seconds
        self._clock = clock

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        until = self._clock() + self._seconds
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        world: State = self.game.world_from_view(view)
        world.turn_to(seat)
        search = IsmctsSearch(world, self._rng)
        left = self.simulations
        while left > 0:
            search.run_simulations(min(left, SIMULATIONS_PER_CLOCK_CHECK))
            left -= SIMULATIONS_PER_CLOCK_CHECK
            if self._clock() >= until:
                break
        return world.action_text(search.most_visited())
