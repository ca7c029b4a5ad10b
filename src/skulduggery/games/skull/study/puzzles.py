"""Puzzles of Skull: rounds between the last two, from the solver."""

from collections.abc import Iterator

import msgspec

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.rules.actions import (
    BID,
    FLOWER,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
    TEXTS,
)
from skulduggery.games.skull.rules.position import Discs, Position, read_position
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE
from skulduggery.games.skull.solver.endgame_values import DUELS
from skulduggery.games.skull.solver.forced_win import Plan, forced_win
from skulduggery.games.skull.solver.position_solver import Moves
from skulduggery.games.skull.solver.public_tree import (
    HAND,
    LAY,
    MAT,
    MOST_DISCS,
    NOBODY,
    NONE,
    OWN,
    Duel,
)
from skulduggery.games.skull.study.puzzle_rounds import SolvedRound, Spot, public_move, solved_round
from skulduggery.study.puzzles.puzzle import SOLVER, Puzzle, scene

OTHER = 1 - SOLVER
COMES_UP = 0.01  # of the time the other plays like this; of less the solver knows little
WE_COME = 0.02  # and so often do we ourselves, holding this
CERTAIN = 0.999


def candidates(seed: int) -> Iterator[Puzzle]:
    """Every decision of every duel, by both rules of who starts after a failure."""
    for owner_starts in (False, True):
        for index in range(DUELS):
            found = solved_round(index, owner_starts)
            for spot, likely in found.spots():
                if likely >= COMES_UP and found.own_presence(spot) >= WE_COME:
                    yield puzzle_at(found, spot)


def puzzle_at(found: SolvedRound, spot: Spot) -> Puzzle:
    """The decision as a puzzle, which nobody has yet tried to solve by plain sense."""
    worths = found.worths(spot)
    best = max(worths, key=worths.__getitem__)
    return Puzzle(
        number=0,
        game="skull",
        players=2,
        options={"failed_starter": "skull_owner"} if found.owner_starts else {},
        position=str(position_of(found, spot)),
        plies=plies_of(found, spot),
        theme=theme_of(found, spot, best),
        worths={TEXTS[ply]: round(worth, 4) for ply, worth in worths.items()},
        error=round(found.error, 4),
        tempting=TEXTS[best],
        sense=0.0,
    )


def seat_of(side: int, spot: Spot) -> int:
    """Whoever decides is the first player."""
    return SOLVER if side == spot.side else OTHER


def position_of(found: SolvedRound, spot: Spot) -> Position:
    duel = found.duel
    cells = cells_of(found, spot)
    sizes = (
        (int(duel.starter_discs), int(duel.starter_points)),
        (int(duel.discs), int(duel.points)),
    )
    seats = {
        seat_of(side, spot): Discs(sizes[side][0], cells[side] != NONE, sizes[side][1])
        for side in range(2)
    }
    return Position((seats[0], seats[1]), seat_of(0, spot))


def cells_of(found: SolvedRound, spot: Spot) -> list[int]:
    """Where both skulls are: the other's where it is most likely."""
    masses = found.masses(found.node(spot.moves), spot.moves, 1 - spot.side)
    theirs = masses.index(max(masses))
    if OWN in (move for _, move in spot.moves):
        # What lies on a mat is known no more between rounds: any place that fits will do.
        return [HAND if side == spot.side else theirs for side in range(2)]
    return [spot.cell if side == spot.side else theirs for side in range(2)]


def plies_of(found: SolvedRound, spot: Spot) -> list[str]:
    cells = cells_of(found, spot)
    if OWN in (move for _, move in spot.moves):
        cells = cells_when_turned(found, spot, cells)
    plies = []
    laid = [0, 0]
    moves = [move for move in spot.moves if move[0] != NOBODY]
    if len(moves) < 2:
        return []  # first discs are laid unseen: nothing has happened yet
    for side, move in moves:
        text = TEXTS[move]
        if move == LAY:
            text = TEXTS[SKULL if cells[side] == MAT + laid[side] else FLOWER]
            laid[side] += 1
        plies.append(f"{seat_of(side, spot)} {text}")
    return plies


def cells_when_turned(found: SolvedRound, spot: Spot, cells: list[int]) -> list[int]:
    """The own skull lay on top, where it was turned at once; the other's is under everything."""
    placed = list(cells)
    placed[spot.side] = MAT + found.height(spot.moves, spot.side) - 1
    other = 1 - spot.side
    discs = int(found.duel.starter_discs if other == 0 else found.duel.discs)
    if cells[other] == HAND and found.height(spot.moves, other) == discs:
        placed[other] = MAT
    return placed


# What it is about.


def theme_of(found: SolvedRound, spot: Spot, best: int) -> str:
    if OWN in (move for _, move in spot.moves):
        return "give-up-skull" if best == LOSE_SKULL else "give-up-flower"
    height = found.height(spot.moves, spot.side)
    if best in (FLOWER, SKULL):
        if height == 0:
            return "first-skull" if best == SKULL else "first-flower"
        return "add-skull" if best == SKULL else "add-flower"
    if best == PASS:
        return "let-them"
    bid = best - BID
    if spot.cell >= MAT and height - (spot.cell - MAT) <= bid:
        return "own-skull" if bid == total_of(found, spot.moves) else "bluff"
    return "bold" if bid > height else "own-flowers"


def total_of(found: SolvedRound, moves: Moves) -> int:
    return found.height(moves, 0) + found.height(moves, 1)


# The same from what ships.


def spot_of(puzzle: Puzzle) -> tuple[SolvedRound, Spot]:
    """The solved duel and the decision in it that a puzzle shows."""
    position = read_position(puzzle.position or "")
    if len(position.seats) != 2:
        raise BadPosition("solve-two-left", left=str(len(position.seats)))
    first = position.first
    starter, second = position.seats[first], position.seats[1 - first]
    duel = Duel(starter.number, second.number, starter.points, second.points)
    sides = {first: 0, 1 - first: 1}
    state = scene(puzzle).match.state
    assert isinstance(state, SkullState)
    tribe = state.tribes[SOLVER]
    moves: list[tuple[int, int]] = []
    for ply in puzzle.plies:
        seat, _, text = ply.partition(" ")
        moves.append((sides[int(seat)], public_move(TEXTS.index(text))))
    # First discs are laid unseen; the solver has the starter lay theirs first.
    if not moves and sides[SOLVER] == 1:
        moves = [(0, LAY)]
    cell = NONE if not tribe.skull else HAND if tribe.skull_at < 0 else MAT + int(tribe.skull_at)
    if LOSE_FLOWER in state.actions() or LOSE_SKULL in state.actions():
        moves.append((NOBODY, OWN))
        cell = HAND
    found = solved_round(int(duel.index()), "failed_starter" in puzzle.options)
    return found, Spot(sides[SOLVER], tuple(moves), cell)


def worths_again(puzzle: Puzzle) -> dict[str, float]:
    """What the solver finds now."""
    found, spot = spot_of(puzzle)
    return {TEXTS[ply]: worth for ply, worth in found.worths(spot).items()}


# Why it is so.


def explained(puzzle: Puzzle) -> Puzzle:
    """With what the reason needs: what the other's play tells, and what follows the choices."""
    found, spot = spot_of(puzzle)
    facts: dict[str, float | str] = {}
    if len(spot.moves) > 1:
        reading = found.reading(spot.moves, 1 - spot.side)
        facts |= {"gone": reading.gone, "hand": reading.hand, "mat": sum(reading.mat)}
    for name, text in (("best", puzzle.best), ("tempting", puzzle.tempting)):
        facts |= {f"{name}-{key}": value for key, value in follows(found, spot, text).items()}
    told = {key: round(value, 4) for key, value in facts.items() if isinstance(value, float)}
    theme = "certain" if plan_of(puzzle) is not None else puzzle.theme
    return msgspec.structs.replace(puzzle, theme=theme, facts={"idea": puzzle.theme, **told})


def follows(found: SolvedRound, spot: Spot, text: str) -> dict[str, float]:
    """How often the other passes then, and how often the discs that must be turned are flowers."""
    ply = TEXTS.index(text)
    moves = spot.moves
    if ply == PASS:
        high = max(move - BID for _, move in moves if move > BID)
        return {"their-luck": their_luck(found, spot, high)}
    if ply <= BID:
        return {}
    bid = ply - BID
    after: Moves = (*moves, (spot.side, ply))
    chances: dict[str, float] = {}
    if bid < total_of(found, moves):
        chances["passes"] = found.answers(after, 1 - spot.side)[PASS]
        after = (*after, (1 - spot.side, PASS))
    chances["luck"] = own_luck(found, spot, bid, after)
    return chances


def own_luck(found: SolvedRound, spot: Spot, bid: int, after: Moves) -> float:
    """That nothing but flowers is turned."""
    height = found.height(spot.moves, spot.side)
    if spot.cell >= MAT and height - (spot.cell - MAT) <= bid:
        return 0.0
    if bid <= height:
        return 1.0
    return found.reading(after, 1 - spot.side).safe(bid - height)


def their_luck(found: SolvedRound, spot: Spot, bid: int) -> float:
    """That the other, who is let to turn as many, finds nothing but flowers."""
    theirs = found.height(spot.moves, 1 - spot.side)
    mine = found.height(spot.moves, spot.side)
    if bid > theirs and spot.cell >= MAT and mine - (spot.cell - MAT) <= bid - theirs:
        return 0.0
    return found.reading(spot.moves, 1 - spot.side).safe(min(bid, theirs))


def plan_of(puzzle: Puzzle) -> Plan | None:
    """The way to a certain win, which begins with the best play, where there is one."""
    if puzzle.worths[puzzle.best] < CERTAIN:
        return None
    plan = forced_win(worlds_of(puzzle), SOLVER)
    if plan is None or plan.ply is None or TEXTS[plan.ply] != puzzle.best:
        return None
    return plan


def worlds_of(puzzle: Puzzle) -> list[SkullState]:
    """All truths that look like this to the one who decides."""
    there = scene(puzzle)
    state = there.match.state
    assert isinstance(state, SkullState)
    theirs = state.tribes[OTHER]
    discs = int(theirs.discs())
    places = [(0, NOWHERE)] * (discs < MOST_DISCS)
    places += [(1, NOWHERE)] * (theirs.height < discs)
    places += [(1, at) for at in range(int(theirs.height))]
    worlds = []
    for skull, at in places:
        world = state.clone()
        tribe = world.tribes[OTHER]
        tribe.skull, tribe.skull_at, tribe.flowers = skull, at, discs - skull
        tribe.count_hand()
        worlds.append(world)
    return worlds
