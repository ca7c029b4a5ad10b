"""Two left: what was played leads through the solver's tree, and what is answered can be played."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from tests.bots.skull.random_games import SKULL_GAME

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.time_budget import TimeBudget
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.endgame_player import (
    DuelRound,
    EndgamePlayer,
    duel_rounds,
    load_endgame_player,
    skull_cell,
)
from skulduggery.games.skull.bots.replay_history import replay_turns
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import SkullPosition, read_position, state_at
from skulduggery.games.skull.rules.state import (
    PHASE_ADD,
    PHASE_ATTEMPT,
    PHASE_LOSE,
    PHASE_PLACE,
    PHASE_POINT,
    SkullState,
)
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.games.skull.rules.view_builder import some_world
from skulduggery.games.skull.solver.endgame_values import NUM_DUELS, EndgameValues
from skulduggery.games.skull.solver.public_tree import (
    DISCS_PER_TRIBE,
    GIVE_UP_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OWN_SKULL_MOVE,
    PublicNode,
    PublicTree,
    SkullDuel,
    duel_at,
    is_solvable_duel,
)
from skulduggery.games.skull.solver.resolve import (
    RESOLVE_BATCH_ITERATIONS,
    PublicBeliefState,
    Resolver,
    RoundPolicy,
)

DUEL_POSITIONS = [
    ("FFS FS first=0", SkullOptions()),
    ("FS+ FFS first=1", SkullOptions()),
    ("FFS - FF first=2", SkullOptions(failed_starter="skull_owner")),
    ("FFS FS first=1", SkullOptions(placement="first_player_last", lost_disc="pick")),
    ("FS S FFS first=1", SkullOptions()),  # soon there are two
    ("FS S FS first=2", SkullOptions(failed_starter="skull_owner", lost_disc="pick")),
]


def duel_decisions(
    position: str, options: SkullOptions, seed: int
) -> Iterator[tuple[SkullState, int, SkullView, HistoryRecorder]]:
    """A game by random players from a position on: each decision with two left, and who has it."""
    placed: SkullPosition = read_position(position)
    players = len(placed.seats)
    state = state_at(placed, options, players)
    teller = HistoryRecorder(SKULL_GAME, state, range(players))
    match = Match(state, teller)
    chance, choice = Rng(seed), Rng(seed, 1)
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
        else:
            if is_solvable_duel(state):
                seat = state.actor
                view = SKULL_GAME.view_for(state, options, seat)
                world = some_world(view)
                world.turn_to(seat)
                yield world, seat, view, teller
            match.play_random_decision(choice)


def duel_decisions_of_games(
    position: str, options: SkullOptions
) -> Iterator[tuple[SkullState, int, SkullView, HistoryRecorder]]:
    for seed in range(3):
        yield from duel_decisions(position, options, seed)


@cache
def public_tree(duel: int, owner_starts: bool) -> PublicTree:
    return PublicTree(duel_at(duel), False, owner_starts)


def walk_tree(round_: DuelRound, owner_starts: bool) -> PublicNode:
    node = (
        public_tree(int(round_.duel.duel_index()), owner_starts)
        .root.child_after(LAY_MOVE)
        .child_after(LAY_MOVE)
    )
    for move in round_.moves:
        node = node.child_after(move)
    return node


@pytest.mark.parametrize(("position", "options"), DUEL_POSITIONS)
def test_what_was_told_leads_through_the_tree(position: str, options: SkullOptions) -> None:
    owner_starts = options.state_rules().owner_starts
    seen = 0
    for table, seat, view, teller in duel_decisions_of_games(position, options):
        rounds = duel_rounds(replay_turns(view, teller.histories[seat]), table)
        for before, after in pairwise(rounds):
            node = walk_tree(before, owner_starts).child_after(before.outcome)
            if GIVE_UP_MOVE in node.moves:
                node = node.child_after(GIVE_UP_MOVE)
            assert str(node.duel) == str(after.duel)
            assert (node.starter == 0) == (before.starter == after.starter)
        now = rounds[-1]
        assert now.starter == table.first
        assert now.duel.starter_discs == table.tribes[table.first].disc_count()
        assert now.duel.starter_points == table.tribes[table.first].points
        if table.phase == PHASE_PLACE:
            assert not now.moves
        elif table.phase not in (PHASE_ATTEMPT, PHASE_POINT) and len(table.legal_actions()) > 1:
            node = walk_tree(now, owner_starts)
            if table.phase == PHASE_LOSE:
                node = node.child_after(OWN_SKULL_MOVE)
            assert node.mover == int(seat != now.starter)
        seen = max(seen, len(rounds))
    assert seen > 1


def test_a_cell_says_where_the_skull_is() -> None:
    state = state_at(read_position("FS FF first=0"), SkullOptions(), 2)
    assert (skull_cell(state, 0), skull_cell(state, 1)) == (HAND_CELL, NO_SKULL_CELL)
    for text in ("flower", "flower"):
        state.advance(SKULL_GAME.read_action(state, state.actor, text))
    assert skull_cell(state, 0) == HAND_CELL
    state.advance(SKULL_GAME.read_action(state, 0, "skull"))
    assert skull_cell(state, 0) == MAT_CELL + 1


def even_endgame_player(iterations: int = 4, owner_starts: bool = False) -> EndgamePlayer:
    """A duelist who thinks that everything ends even."""
    grids = EndgameValues()
    for index in range(NUM_DUELS):
        grids.add_duel(index, 1, 1, [0.5] * 4)
    return EndgamePlayer(Resolver(grids, iterations, owner_starts))


@pytest.mark.parametrize(("position", "options"), DUEL_POSITIONS)
def test_all_that_can_be_played_has_its_chance(position: str, options: SkullOptions) -> None:
    fencer = even_endgame_player(owner_starts=options.state_rules().owner_starts)
    answers = 0
    for table, seat, view, teller in duel_decisions_of_games(position, options):
        plies = table.legal_actions()
        if len(plies) == 1:
            continue  # no bot is ever asked
        assert table.phase != PHASE_ATTEMPT  # after the own discs there are only the other's
        for story in (teller.histories[seat], []):
            chances = fencer.action_probabilities(replay_turns(view, story), table, seat)
            assert sorted(chances) == sorted(plies)
            assert sum(chances.values()) == pytest.approx(1)
            assert min(chances.values()) >= 0
            answers += 1
    assert answers > 10


def test_the_same_story_has_the_same_answer() -> None:
    position, options = DUEL_POSITIONS[0]
    one, other = even_endgame_player(), even_endgame_player()
    table, seat, view, teller = next(
        moment
        for moment in duel_decisions(position, options, 5)
        if moment[0].round == 2 and moment[0].phase == PHASE_ADD
    )
    turns = replay_turns(view, teller.histories[seat])
    found = one.action_probabilities(turns, table, seat)
    assert (
        found
        == one.action_probabilities(turns, table, seat)
        == other.action_probabilities(turns, table, seat)
    )


class CountingEndgamePlayer(EndgamePlayer):
    """Keeps count of how much it could think of each round."""

    iterations: list[int]

    def cached_policy(
        self, standing: PublicBeliefState, in_time: TimeBudget, part: float = 1.0
    ) -> RoundPolicy:
        policy = super().cached_policy(standing, in_time, part)
        self.iterations.append(int(policy.solver.iterations_done))
        return policy


def test_the_round_that_is_played_has_its_share_of_the_time() -> None:
    position, options = DUEL_POSITIONS[0]
    table, seat, view, teller = next(
        moment
        for seed in range(20)
        for moment in duel_decisions(position, options, seed)
        if moment[0].round == 3 and moment[0].phase == PHASE_ADD
    )
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1.0  # for every look at it
        return now

    fencer = CountingEndgamePlayer(even_endgame_player(10_000 * RESOLVE_BATCH_ITERATIONS).resolver)
    fencer.iterations = []
    fencer.action_probabilities(
        replay_turns(view, teller.histories[seat]), table, seat, TimeBudget(clock, 30.0)
    )
    assert len(fencer.iterations) == 3
    assert all(
        8 * RESOLVE_BATCH_ITERATIONS <= turns <= 10 * RESOLVE_BATCH_ITERATIONS
        for turns in fencer.iterations
    ), fencer.iterations
    assert not fencer.cached_policies


def test_without_a_story_only_the_table_counts() -> None:
    """Nobody has told how it came to this: beliefs are those of the discs, or of what was shown."""
    table = state_at(read_position("FS+ FFS first=1"), SkullOptions(), 2)
    (only,) = duel_rounds([], table)
    assert str(only.duel) == "3v2 0-1"
    assert only.beliefs == (3 / DISCS_PER_TRIBE, 2 / DISCS_PER_TRIBE)
    table.tribes[0].sure = 0
    (only,) = duel_rounds([], table)
    assert only.beliefs == (3 / DISCS_PER_TRIBE, 0)


def test_rounds_are_worked_out_once_and_not_remembered_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("skulduggery.games.skull.bots.endgame_player.MAX_CACHED_ROUNDS", 2)
    fencer = even_endgame_player(1)
    tables = [
        state_at(read_position(position), SkullOptions(), 2)
        for position in ("FS FS first=0", "FS FS+ first=0", "FS+ FS first=0")
    ]
    for table in tables:
        fencer.action_probabilities([], table, 0)
    assert len(fencer.cached_policies) == 2
    kept = list(fencer.cached_policies.values())
    fencer.action_probabilities([], tables[2], 0)
    assert list(fencer.cached_policies.values()) == kept


@pytest.mark.parametrize("owner_starts", [False, True])
def test_the_duels_that_ship_are_all_there(owner_starts: bool) -> None:
    shipped = load_endgame_player(owner_starts)
    assert shipped.resolver.owner_starts == owner_starts
    assert all(shipped.resolver.grids.has_duel(index) for index in range(NUM_DUELS))
    assert shipped is load_endgame_player(owner_starts)
    table = state_at(read_position("FS F first=0"), SkullOptions(), 2)
    hurried = EndgamePlayer(Resolver(shipped.resolver.grids, 5, owner_starts))
    assert sum(hurried.action_probabilities([], table, 0).values()) == pytest.approx(1)
    assert str(SkullDuel(2, 1, 0, 0)) == str(duel_rounds([], table)[0].duel)
