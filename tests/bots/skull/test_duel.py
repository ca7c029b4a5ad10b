"""Two left: what was played leads through the solver's tree, and what is answered can be played."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from tests.bots.skull.evening import SKULL

from skulduggery.bots.player_history import Storyteller
from skulduggery.bots.time_budget import Timer
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.endgame_player import (
    Duelist,
    Round,
    cell_of,
    duelist,
    is_duel,
    rounds_of,
)
from skulduggery.games.skull.bots.replay_history import remembered
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import Position, read_position, state_at
from skulduggery.games.skull.rules.state import ADD, ATTEMPT, LOSE, PLACE, POINT, SkullState
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.games.skull.rules.view_builder import some_world
from skulduggery.games.skull.solver.endgame_values import DUELS, Grids
from skulduggery.games.skull.solver.public_tree import (
    GIVE,
    HAND,
    LAY,
    MAT,
    MOST_DISCS,
    NONE,
    OWN,
    Duel,
    Node,
    Tree,
    duel_at,
)
from skulduggery.games.skull.solver.resolve import BATCH, Resolver, RoundPolicy, Standing

POSITIONS = [
    ("FFS FS first=0", SkullOptions()),
    ("FS+ FFS first=1", SkullOptions()),
    ("FFS - FF first=2", SkullOptions(failed_starter="skull_owner")),
    ("FFS FS first=1", SkullOptions(placement="first_player_last", lost_disc="pick")),
    ("FS S FFS first=1", SkullOptions()),  # soon there are two
    ("FS S FS first=2", SkullOptions(failed_starter="skull_owner", lost_disc="pick")),
]


def moments(
    position: str, options: SkullOptions, seed: int
) -> Iterator[tuple[SkullState, int, SkullView, Storyteller]]:
    """A game by random players from a position on: each decision with two left, and who has it."""
    placed: Position = read_position(position)
    players = len(placed.seats)
    state = state_at(placed, options, players)
    teller = Storyteller(SKULL, state, range(players))
    match = Match(state, teller)
    chance, choice = Rng(seed), Rng(seed, 1)
    while not match.is_over():
        if match.awaits_chance():
            match.draw(chance)
        else:
            if is_duel(state):
                seat = state.actor
                view = SKULL.view(state, options, seat)
                world = some_world(view)
                world.turn_to(seat)
                yield world, seat, view, teller
            match.decide_at_random(choice)


def evening(
    position: str, options: SkullOptions
) -> Iterator[tuple[SkullState, int, SkullView, Storyteller]]:
    for seed in range(3):
        yield from moments(position, options, seed)


@cache
def tree(duel: int, owner_starts: bool) -> Tree:
    return Tree(duel_at(duel), False, owner_starts)


def walk(round_: Round, owner_starts: bool) -> Node:
    node = tree(int(round_.duel.index()), owner_starts).root.after(LAY).after(LAY)
    for move in round_.moves:
        node = node.after(move)
    return node


@pytest.mark.parametrize(("position", "options"), POSITIONS)
def test_what_was_told_leads_through_the_tree(position: str, options: SkullOptions) -> None:
    owner_starts = options.rules().owner_starts
    seen = 0
    for table, seat, view, teller in evening(position, options):
        rounds = rounds_of(remembered(view, teller.stories[seat]), table)
        for before, after in pairwise(rounds):
            node = walk(before, owner_starts).after(before.outcome)
            if GIVE in node.moves:
                node = node.after(GIVE)
            assert str(node.duel) == str(after.duel)
            assert (node.starter == 0) == (before.starter == after.starter)
        now = rounds[-1]
        assert now.starter == table.first
        assert now.duel.starter_discs == table.tribes[table.first].discs()
        assert now.duel.starter_points == table.tribes[table.first].points
        if table.phase == PLACE:
            assert not now.moves
        elif table.phase not in (ATTEMPT, POINT) and len(table.actions()) > 1:
            node = walk(now, owner_starts)
            if table.phase == LOSE:
                node = node.after(OWN)
            assert node.mover == int(seat != now.starter)
        seen = max(seen, len(rounds))
    assert seen > 1


def test_a_cell_says_where_the_skull_is() -> None:
    state = state_at(read_position("FS FF first=0"), SkullOptions(), 2)
    assert (cell_of(state, 0), cell_of(state, 1)) == (HAND, NONE)
    for text in ("flower", "flower"):
        state.advance(SKULL.read_action(state, state.actor, text))
    assert cell_of(state, 0) == HAND
    state.advance(SKULL.read_action(state, 0, "skull"))
    assert cell_of(state, 0) == MAT + 1


def rough(iterations: int = 4, owner_starts: bool = False) -> Duelist:
    """A duelist who thinks that everything ends even."""
    grids = Grids()
    for index in range(DUELS):
        grids.add(index, 1, 1, [0.5] * 4)
    return Duelist(Resolver(grids, iterations, owner_starts))


@pytest.mark.parametrize(("position", "options"), POSITIONS)
def test_all_that_can_be_played_has_its_chance(position: str, options: SkullOptions) -> None:
    fencer = rough(owner_starts=options.rules().owner_starts)
    answers = 0
    for table, seat, view, teller in evening(position, options):
        plies = table.actions()
        if len(plies) == 1:
            continue  # no bot is ever asked
        assert table.phase != ATTEMPT  # after the own discs there are only the other's
        for story in (teller.stories[seat], []):
            chances = fencer.chances(remembered(view, story), table, seat)
            assert sorted(chances) == sorted(plies)
            assert sum(chances.values()) == pytest.approx(1)
            assert min(chances.values()) >= 0
            answers += 1
    assert answers > 10


def test_the_same_story_has_the_same_answer() -> None:
    position, options = POSITIONS[0]
    one, other = rough(), rough()
    table, seat, view, teller = next(
        moment
        for moment in moments(position, options, 5)
        if moment[0].round == 2 and moment[0].phase == ADD
    )
    turns = remembered(view, teller.stories[seat])
    found = one.chances(turns, table, seat)
    assert found == one.chances(turns, table, seat) == other.chances(turns, table, seat)


class Hurried(Duelist):
    """Keeps count of how much it could think of each round."""

    turns: list[int]

    def policy(self, standing: Standing, in_time: Timer, part: float = 1.0) -> RoundPolicy:
        policy = super().policy(standing, in_time, part)
        self.turns.append(int(policy.solver.turns))
        return policy


def test_the_round_that_is_played_has_its_share_of_the_time() -> None:
    position, options = POSITIONS[0]
    table, seat, view, teller = next(
        moment
        for seed in range(20)
        for moment in moments(position, options, seed)
        if moment[0].round == 3 and moment[0].phase == ADD
    )
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1.0  # for every look at it
        return now

    fencer = Hurried(rough(10_000 * BATCH).resolver)
    fencer.turns = []
    fencer.chances(remembered(view, teller.stories[seat]), table, seat, Timer(clock, 30.0))
    assert len(fencer.turns) == 3
    assert all(8 * BATCH <= turns <= 10 * BATCH for turns in fencer.turns), fencer.turns
    assert not fencer.lately


def test_without_a_story_only_the_table_counts() -> None:
    """Nobody has told how it came to this: beliefs are those of the discs, or of what was shown."""
    table = state_at(read_position("FS+ FFS first=1"), SkullOptions(), 2)
    (only,) = rounds_of([], table)
    assert str(only.duel) == "3v2 0-1"
    assert only.beliefs == (3 / MOST_DISCS, 2 / MOST_DISCS)
    table.tribes[0].sure = 0
    (only,) = rounds_of([], table)
    assert only.beliefs == (3 / MOST_DISCS, 0)


def test_rounds_are_worked_out_once_and_not_remembered_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("skulduggery.games.skull.bots.endgame_player.LATELY", 2)
    fencer = rough(1)
    tables = [
        state_at(read_position(position), SkullOptions(), 2)
        for position in ("FS FS first=0", "FS FS+ first=0", "FS+ FS first=0")
    ]
    for table in tables:
        fencer.chances([], table, 0)
    assert len(fencer.lately) == 2
    kept = list(fencer.lately.values())
    fencer.chances([], tables[2], 0)
    assert list(fencer.lately.values()) == kept


@pytest.mark.parametrize("owner_starts", [False, True])
def test_the_duels_that_ship_are_all_there(owner_starts: bool) -> None:
    shipped = duelist(owner_starts)
    assert shipped.resolver.owner_starts == owner_starts
    assert all(shipped.resolver.grids.has(index) for index in range(DUELS))
    assert shipped is duelist(owner_starts)
    table = state_at(read_position("FS F first=0"), SkullOptions(), 2)
    hurried = Duelist(Resolver(shipped.resolver.grids, 5, owner_starts))
    assert sum(hurried.chances([], table, 0).values()) == pytest.approx(1)
    assert str(Duel(2, 1, 0, 0)) == str(rounds_of([], table)[0].duel)
