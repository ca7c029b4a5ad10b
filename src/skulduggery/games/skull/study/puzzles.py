"""Puzzles of Skull: rounds between the last two, from the solver."""

from collections.abc import Iterator

import msgspec

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    BID,
    FLOWER,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
)
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition, read_position
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE
from skulduggery.games.skull.solver.endgame_values import NUM_DUELS
from skulduggery.games.skull.solver.forced_win import Plan, find_forced_win
from skulduggery.games.skull.solver.position_solver import PublicMoves
from skulduggery.games.skull.solver.public_tree import (
    DISCS_PER_TRIBE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    NOBODY,
    OWN_SKULL_MOVE,
    SkullDuel,
)
from skulduggery.games.skull.study.puzzle_rounds import (
    DuelDecision,
    SolvedRound,
    public_move,
    solved_round,
)
from skulduggery.study.puzzles.puzzle import SOLVER_PLAYER, Puzzle, set_up_puzzle

OPPONENT_SEAT = 1 - SOLVER_PLAYER
MIN_OPPONENT_REACH = 0.01  # of the time the other plays like this; of less the solver knows little
MIN_OWN_REACH = 0.02  # and so often do we ourselves, holding this
CERTAIN_WIN_CHANCE = 0.999


def find_candidates(seed: int) -> Iterator[Puzzle]:
    """Every decision of every duel, by both rules of who starts after a failure."""
    for owner_starts in (False, True):
        for index in range(NUM_DUELS):
            found = solved_round(index, owner_starts)
            for spot, likely in found.all_decisions():
                if (
                    likely >= MIN_OPPONENT_REACH
                    and found.own_reach_probability(spot) >= MIN_OWN_REACH
                ):
                    yield puzzle_at(found, spot)


def puzzle_at(found: SolvedRound, spot: DuelDecision) -> Puzzle:
    """The decision as a puzzle, which nobody has yet tried to solve by plain sense."""
    worths = found.action_values(spot)
    best = max(worths, key=worths.__getitem__)
    return Puzzle(
        number=0,
        game="skull",
        players=2,
        options={"failed_starter": "skull_owner"} if found.owner_starts else {},
        position=str(puzzle_position(found, spot)),
        plies=puzzle_plies(found, spot),
        theme=puzzle_theme(found, spot, best),
        worths={ACTION_TEXTS[ply]: round(worth, 4) for ply, worth in worths.items()},
        error=round(found.error, 4),
        tempting=ACTION_TEXTS[best],
        sense=0.0,
    )


def seat_of(side: int, spot: DuelDecision) -> int:
    """Whoever decides is the first player."""
    return SOLVER_PLAYER if side == spot.side else OPPONENT_SEAT


def puzzle_position(found: SolvedRound, spot: DuelDecision) -> SkullPosition:
    duel = found.duel
    cells = skull_cells(found, spot)
    sizes = (
        (int(duel.starter_discs), int(duel.starter_points)),
        (int(duel.discs), int(duel.points)),
    )
    seats = {
        seat_of(side, spot): SeatDiscs(sizes[side][0], cells[side] != NO_SKULL_CELL, sizes[side][1])
        for side in range(2)
    }
    return SkullPosition((seats[0], seats[1]), seat_of(0, spot))


def skull_cells(found: SolvedRound, spot: DuelDecision) -> list[int]:
    """Where both skulls are: the other's where it is most likely."""
    masses = found.reach_by_cell(found.node_at(spot.moves), spot.moves, 1 - spot.side)
    theirs = masses.index(max(masses))
    if OWN_SKULL_MOVE in (move for _, move in spot.moves):
        # What lies on a mat is known no more between rounds: any place that fits will do.
        return [HAND_CELL if side == spot.side else theirs for side in range(2)]
    return [spot.cell if side == spot.side else theirs for side in range(2)]


def puzzle_plies(found: SolvedRound, spot: DuelDecision) -> list[str]:
    cells = skull_cells(found, spot)
    if OWN_SKULL_MOVE in (move for _, move in spot.moves):
        cells = skull_cells_before_flip(found, spot, cells)
    plies = []
    laid = [0, 0]
    moves = [move for move in spot.moves if move[0] != NOBODY]
    if len(moves) < 2:
        return []  # first discs are laid unseen: nothing has happened yet
    for side, move in moves:
        text = ACTION_TEXTS[move]
        if move == LAY_MOVE:
            text = ACTION_TEXTS[SKULL if cells[side] == MAT_CELL + laid[side] else FLOWER]
            laid[side] += 1
        plies.append(f"{seat_of(side, spot)} {text}")
    return plies


def skull_cells_before_flip(found: SolvedRound, spot: DuelDecision, cells: list[int]) -> list[int]:
    """The own skull lay on top, where it was turned at once; the other's is under everything."""
    placed = list(cells)
    placed[spot.side] = MAT_CELL + found.stack_height(spot.moves, spot.side) - 1
    other = 1 - spot.side
    discs = int(found.duel.starter_discs if other == 0 else found.duel.discs)
    if cells[other] == HAND_CELL and found.stack_height(spot.moves, other) == discs:
        placed[other] = MAT_CELL
    return placed


# What it is about.


def puzzle_theme(found: SolvedRound, spot: DuelDecision, best: int) -> str:
    if OWN_SKULL_MOVE in (move for _, move in spot.moves):
        return "give-up-skull" if best == LOSE_SKULL else "give-up-flower"
    height = found.stack_height(spot.moves, spot.side)
    if best in (FLOWER, SKULL):
        if height == 0:
            return "first-skull" if best == SKULL else "first-flower"
        return "add-skull" if best == SKULL else "add-flower"
    if best == PASS:
        return "let-them"
    bid = best - BID
    if spot.cell >= MAT_CELL and height - (spot.cell - MAT_CELL) <= bid:
        return "own-skull" if bid == discs_on_mats(found, spot.moves) else "bluff"
    return "bold" if bid > height else "own-flowers"


def discs_on_mats(found: SolvedRound, moves: PublicMoves) -> int:
    return found.stack_height(moves, 0) + found.stack_height(moves, 1)


# The same from what ships.


def puzzle_decision(puzzle: Puzzle) -> tuple[SolvedRound, DuelDecision]:
    """The solved duel and the decision in it that a puzzle shows."""
    position = read_position(puzzle.position or "")
    if len(position.seats) != 2:
        raise BadPosition("solve-two-left", left=str(len(position.seats)))
    first = position.first
    starter, second = position.seats[first], position.seats[1 - first]
    duel = SkullDuel(starter.number, second.number, starter.points, second.points)
    sides = {first: 0, 1 - first: 1}
    state = set_up_puzzle(puzzle).match.state
    assert isinstance(state, SkullState)
    tribe = state.tribes[SOLVER_PLAYER]
    moves: list[tuple[int, int]] = []
    for ply in puzzle.plies:
        seat, _, text = ply.partition(" ")
        moves.append((sides[int(seat)], public_move(ACTION_TEXTS.index(text))))
    # First discs are laid unseen; the solver has the starter lay theirs first.
    if not moves and sides[SOLVER_PLAYER] == 1:
        moves = [(0, LAY_MOVE)]
    cell = (
        NO_SKULL_CELL
        if not tribe.skull
        else HAND_CELL
        if tribe.skull_at < 0
        else MAT_CELL + int(tribe.skull_at)
    )
    if LOSE_FLOWER in state.legal_actions() or LOSE_SKULL in state.legal_actions():
        moves.append((NOBODY, OWN_SKULL_MOVE))
        cell = HAND_CELL
    found = solved_round(int(duel.duel_index()), "failed_starter" in puzzle.options)
    return found, DuelDecision(sides[SOLVER_PLAYER], tuple(moves), cell)


def recompute_values(puzzle: Puzzle) -> dict[str, float]:
    """What the solver finds now."""
    found, spot = puzzle_decision(puzzle)
    return {ACTION_TEXTS[ply]: worth for ply, worth in found.action_values(spot).items()}


# Why it is so.


def add_explanation_facts(puzzle: Puzzle) -> Puzzle:
    """With what the reason needs: what the other's play tells, and what follows the choices."""
    found, spot = puzzle_decision(puzzle)
    facts: dict[str, float | str] = {}
    if len(spot.moves) > 1:
        reading = found.skull_location(spot.moves, 1 - spot.side)
        facts |= {"gone": reading.gone, "hand": reading.hand, "mat": sum(reading.mat)}
    for name, text in (("best", puzzle.best), ("tempting", puzzle.tempting)):
        facts |= {
            f"{name}-{key}": value for key, value in choice_chances(found, spot, text).items()
        }
    told = {key: round(value, 4) for key, value in facts.items() if isinstance(value, float)}
    theme = "certain" if winning_plan(puzzle) is not None else puzzle.theme
    return msgspec.structs.replace(puzzle, theme=theme, facts={"idea": puzzle.theme, **told})


def choice_chances(found: SolvedRound, spot: DuelDecision, text: str) -> dict[str, float]:
    """How often the other passes then, and how often the discs that must be turned are flowers."""
    ply = ACTION_TEXTS.index(text)
    moves = spot.moves
    if ply == PASS:
        high = max(move - BID for _, move in moves if move > BID)
        return {"their-luck": their_success_chance(found, spot, high)}
    if ply <= BID:
        return {}
    bid = ply - BID
    after: PublicMoves = (*moves, (spot.side, ply))
    chances: dict[str, float] = {}
    if bid < discs_on_mats(found, moves):
        chances["passes"] = found.reply_frequencies(after, 1 - spot.side)[PASS]
        after = (*after, (1 - spot.side, PASS))
    chances["luck"] = own_success_chance(found, spot, bid, after)
    return chances


def own_success_chance(
    found: SolvedRound, spot: DuelDecision, bid: int, after: PublicMoves
) -> float:
    """That nothing but flowers is turned."""
    height = found.stack_height(spot.moves, spot.side)
    if spot.cell >= MAT_CELL and height - (spot.cell - MAT_CELL) <= bid:
        return 0.0
    if bid <= height:
        return 1.0
    return found.skull_location(after, 1 - spot.side).flowers_probability(bid - height)


def their_success_chance(found: SolvedRound, spot: DuelDecision, bid: int) -> float:
    """That the other, who is let to turn as many, finds nothing but flowers."""
    theirs = found.stack_height(spot.moves, 1 - spot.side)
    mine = found.stack_height(spot.moves, spot.side)
    if bid > theirs and spot.cell >= MAT_CELL and mine - (spot.cell - MAT_CELL) <= bid - theirs:
        return 0.0
    return found.skull_location(spot.moves, 1 - spot.side).flowers_probability(min(bid, theirs))


def winning_plan(puzzle: Puzzle) -> Plan | None:
    """The way to a certain win, which begins with the best play, where there is one."""
    if puzzle.worths[puzzle.best] < CERTAIN_WIN_CHANCE:
        return None
    plan = find_forced_win(possible_worlds(puzzle), SOLVER_PLAYER)
    if plan is None or plan.ply is None or ACTION_TEXTS[plan.ply] != puzzle.best:
        return None
    return plan


def possible_worlds(puzzle: Puzzle) -> list[SkullState]:
    """All truths that look like this to the one who decides."""
    there = set_up_puzzle(puzzle)
    state = there.match.state
    assert isinstance(state, SkullState)
    theirs = state.tribes[OPPONENT_SEAT]
    discs = int(theirs.disc_count())
    places = [(0, NOWHERE)] * (discs < DISCS_PER_TRIBE)
    places += [(1, NOWHERE)] * (theirs.height < discs)
    places += [(1, at) for at in range(int(theirs.height))]
    worlds = []
    for skull, at in places:
        world = state.clone()
        tribe = world.tribes[OPPONENT_SEAT]
        tribe.skull, tribe.skull_at, tribe.flowers = skull, at, discs - skull
        tribe.recount_hand()
        worlds.append(world)
    return worlds
