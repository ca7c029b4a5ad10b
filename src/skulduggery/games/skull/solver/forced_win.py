"""Forced wins: found by searching all worlds (full states) that fit what the player knows.

A plan wins if it wins in all of these worlds, whatever the opponent does and chance brings. What it
does next may only depend on what the player has seen.
"""

from typing import NamedTuple

from skulduggery.core.state import OVER
from skulduggery.games.skull.rules.state import SkullState

CERTAIN_WIN_CHANCE = 0.999  # as near to 1 as solved values come where a win is forced


class Branch(NamedTuple):
    """An observation of the player, the ply of one world that leads to it, and how to go on."""

    before: SkullState
    ply: int
    after: SkullState
    plan: "Plan | None"  # None once the game is won


class Plan(NamedTuple):
    """One's own decision, or nothing to decide; and all that may follow."""

    ply: int | None
    branches: tuple[Branch, ...]
    length: int  # plies until the game is won at the latest


def _make_plan(ply: int | None, branches: tuple[Branch, ...]) -> Plan:
    longest = max(branch.plan.length if branch.plan is not None else 0 for branch in branches)
    return Plan(ply, branches, 1 + longest)


def find_forced_win(worlds: list[SkullState], player: int) -> Plan | None:
    """The shortest plan that wins in all of these worlds, which look alike to `player`."""
    return _ForcedWinSearch(player).find_plan(worlds)


class _ForcedWinSearch:
    def __init__(self, player: int) -> None:
        self.player = player
        self._known_plans: dict[frozenset[tuple[int, ...]], Plan | None] = {}

    def find_plan(self, worlds: list[SkullState]) -> Plan | None:
        key = frozenset(map(state_signature, worlds))
        if key not in self._known_plans:
            self._known_plans[key] = self._search_plan(worlds)
        return self._known_plans[key]

    def _search_plan(self, worlds: list[SkullState]) -> Plan | None:
        if worlds[0].actor != self.player:
            branches = self._winning_branches(
                [(world, ply) for world in worlds for ply in world.legal_actions()]
            )
            return None if branches is None else _make_plan(None, branches)
        best: Plan | None = None
        for ply in worlds[0].legal_actions():
            branches = self._winning_branches([(world, ply) for world in worlds])
            if branches is not None:
                found = _make_plan(ply, branches)
                if best is None or found.length < best.length:
                    best = found
        return best

    def _winning_branches(self, plies: list[tuple[SkullState, int]]) -> tuple[Branch, ...] | None:
        """What comes of plies in several worlds, grouped by what the player observes, each with a
        plan that wins; None if one of them does not win for certain."""
        seen: dict[int, list[SkullState]] = {}
        first: dict[int, tuple[SkullState, int, SkullState]] = {}
        for before, ply in plies:
            label = before.observation_code(ply, self.player)
            after = before.clone()
            after.advance(ply)
            if after.actor == OVER and after.winner != self.player:
                return None
            first.setdefault(label, (before, ply, after))
            seen.setdefault(label, []).append(after)
        branches = []
        for label, worlds in seen.items():
            plan = None
            if worlds[0].actor != OVER:
                plan = self.find_plan(worlds)
                if plan is None:
                    return None
            branches.append(Branch(*first[label], plan))
        return tuple(branches)


def state_signature(state: SkullState) -> tuple[int, ...]:
    """All that matters for what comes next."""
    public = (state.phase, state.actor, state.first, state.high, state.challenger, state.to_flip)
    tribes = [
        number
        for tribe in state.tribes
        for number in (
            tribe.flowers,
            tribe.skull,
            tribe.points,
            tribe.height,
            tribe.skull_at,
            tribe.flipped,
            int(tribe.passed),
        )
    ]
    return (*public, *tribes)
