"""Puzzles of Skull: rounds between the last two, from the solver."""

from collections.abc import Iterator

import msgspec

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.bots.endgame_player import skull_cell
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    FLOWER,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
)
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition, read_position
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT
from skulduggery.games.skull.solver.endgame_values import NUM_DUELS
from skulduggery.games.skull.solver.forced_win import CERTAIN_WIN_CHANCE, Plan, find_forced_win
from skulduggery.games.skull.solver.position_solver import PublicMoves, duel_of_seats
from skulduggery.games.skull.solver.public_tree import (
    DISCS_PER_TRIBE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SIDE,
    NO_SKULL_CELL,
    OWN_SKULL_MOVE,
)
from skulduggery.games.skull.study.puzzle_rounds import (
    DuelDecision,
    SolvedRound,
    public_move,
    solved_round,
)
from skulduggery.study.puzzles.puzzle import SOLVER_PLAYER, Puzzle, set_up_puzzle

OPPONENT_SEAT = 1 - SOLVER_PLAYER
_MIN_OPPONENT_REACH = 0.01  # where the other comes less often, solved values are inaccurate
_MIN_OWN_REACH = 0.02  # by those who hold these discs


def find_candidates(seed: int) -> Iterator[Puzzle]:
    """Every decision of every duel, by both rules of who starts after a failure."""
    for owner_starts in (False, True):
        for index in range(NUM_DUELS):
            found = solved_round(index, owner_starts)
            for decision, likely in found.all_decisions():
                if (
                    likely >= _MIN_OPPONENT_REACH
                    and found.own_reach_probability(decision) >= _MIN_OWN_REACH
                ):
                    yield _puzzle_at(found, decision)


def _puzzle_at(found: SolvedRound, decision: DuelDecision) -> Puzzle:
    """The decision as a puzzle; the tempting choice is not known yet."""
    worths = found.action_values(decision)
    best = max(worths, key=worths.__getitem__)
    return Puzzle(
        number=0,
        game="skull",
        players=2,
        options={"failed_starter": "skull_owner"} if found.owner_starts else {},
        position=str(_puzzle_position(found, decision)),
        plies=_puzzle_plies(found, decision),
        theme=_puzzle_theme(found, decision, best),
        worths={ACTION_TEXTS[ply]: round(worth, 4) for ply, worth in worths.items()},
        error=round(found.error, 4),
        tempting=ACTION_TEXTS[best],
        sense=0.0,
    )


def _seat_of(side: int, decision: DuelDecision) -> int:
    """Whoever decides is the first player."""
    return SOLVER_PLAYER if side == decision.side else OPPONENT_SEAT


def _puzzle_position(found: SolvedRound, decision: DuelDecision) -> SkullPosition:
    duel = found.duel
    cells = _skull_cells(found, decision)
    sizes = (
        (int(duel.starter_discs), int(duel.starter_points)),
        (int(duel.discs), int(duel.points)),
    )
    seats = {
        _seat_of(side, decision): SeatDiscs(
            sizes[side][0], cells[side] != NO_SKULL_CELL, sizes[side][1]
        )
        for side in range(2)
    }
    return SkullPosition((seats[0], seats[1]), _seat_of(0, decision))


def _skull_cells(found: SolvedRound, decision: DuelDecision) -> list[int]:
    """Where both skulls are: the other's where it is most likely."""
    masses = found.reach_by_cell(found.node_at(decision.moves), decision.moves, 1 - decision.side)
    theirs = masses.index(max(masses))
    if OWN_SKULL_MOVE in (move for _, move in decision.moves):
        # What lies on a mat is known no more between rounds: any place that fits will do.
        return [HAND_CELL if side == decision.side else theirs for side in range(2)]
    return [decision.cell if side == decision.side else theirs for side in range(2)]


def _puzzle_plies(found: SolvedRound, decision: DuelDecision) -> list[str]:
    cells = _skull_cells(found, decision)
    if OWN_SKULL_MOVE in (move for _, move in decision.moves):
        cells = _skull_cells_before_flip(found, decision, cells)
    plies = []
    laid = [0, 0]
    moves = [move for move in decision.moves if move[0] != NO_SIDE]
    if len(moves) < 2:
        return []  # first discs are laid unseen: nothing has happened yet
    for side, move in moves:
        text = ACTION_TEXTS[move]
        if move == LAY_MOVE:
            text = ACTION_TEXTS[SKULL if cells[side] == MAT_CELL + laid[side] else FLOWER]
            laid[side] += 1
        plies.append(f"{_seat_of(side, decision)} {text}")
    return plies


def _skull_cells_before_flip(
    found: SolvedRound, decision: DuelDecision, cells: list[int]
) -> list[int]:
    """The own skull lay on top, where it was turned at once; the other's is under everything."""
    placed = list(cells)
    placed[decision.side] = MAT_CELL + found.stack_height(decision.moves, decision.side) - 1
    other = 1 - decision.side
    discs = int(found.duel.starter_discs if other == 0 else found.duel.discs)
    if cells[other] == HAND_CELL and found.stack_height(decision.moves, other) == discs:
        placed[other] = MAT_CELL
    return placed


# What it is about.


def _puzzle_theme(found: SolvedRound, decision: DuelDecision, best: int) -> str:
    if OWN_SKULL_MOVE in (move for _, move in decision.moves):
        return "give-up-skull" if best == LOSE_SKULL else "give-up-flower"
    height = found.stack_height(decision.moves, decision.side)
    if best in (FLOWER, SKULL):
        if height == 0:
            return "first-skull" if best == SKULL else "first-flower"
        return "add-skull" if best == SKULL else "add-flower"
    if best == PASS:
        return "let-them"
    bid = best - BID_OFFSET
    if _turns_own_skull(decision, height, bid):
        return "own-skull" if bid == _discs_on_mats(found, decision.moves) else "bluff"
    return "bold" if bid > height else "own-flowers"


def _turns_own_skull(decision: DuelDecision, height: int, turned: int) -> bool:
    """Whether the own skull is among the uppermost `turned` discs of the own stack."""
    return decision.cell >= MAT_CELL and height - (decision.cell - MAT_CELL) <= turned


def _discs_on_mats(found: SolvedRound, moves: PublicMoves) -> int:
    return found.stack_height(moves, 0) + found.stack_height(moves, 1)


# From a puzzle back to its decision.


def _puzzle_decision(puzzle: Puzzle) -> tuple[SolvedRound, DuelDecision]:
    """The solved duel and the decision in it that a puzzle shows."""
    position = read_position(puzzle.position or "")
    if len(position.seats) != 2:
        raise BadPosition("solve-two-left", left=str(len(position.seats)))
    first = position.first
    duel = duel_of_seats(position.seats[first], position.seats[1 - first])
    sides = {first: 0, 1 - first: 1}
    state = set_up_puzzle(puzzle).match.state
    assert isinstance(state, SkullState)
    moves: list[tuple[int, int]] = []
    for ply in puzzle.plies:
        seat, _, text = ply.partition(" ")
        moves.append((sides[int(seat)], public_move(ACTION_TEXTS.index(text))))
    # First discs are laid unseen; the solver has the starter lay theirs first.
    if not moves and sides[SOLVER_PLAYER] == 1:
        moves = [(0, LAY_MOVE)]
    cell = skull_cell(state, SOLVER_PLAYER)
    if LOSE_FLOWER in state.legal_actions() or LOSE_SKULL in state.legal_actions():
        moves.append((NO_SIDE, OWN_SKULL_MOVE))
        cell = HAND_CELL
    found = solved_round(int(duel.duel_index()), "failed_starter" in puzzle.options)
    return found, DuelDecision(sides[SOLVER_PLAYER], tuple(moves), cell)


def recompute_values(puzzle: Puzzle) -> dict[str, float]:
    """What the solver finds now."""
    found, decision = _puzzle_decision(puzzle)
    return {ACTION_TEXTS[ply]: worth for ply, worth in found.action_values(decision).items()}


# Why it is so.


def add_explanation_facts(puzzle: Puzzle) -> Puzzle:
    """With what the reason needs: what the other's play tells, and what follows the choices."""
    found, decision = _puzzle_decision(puzzle)
    facts: dict[str, float | str] = {}
    if len(decision.moves) > 1:
        location = found.skull_location(decision.moves, 1 - decision.side)
        facts |= {"gone": location.gone, "hand": location.hand, "mat": sum(location.mat)}
    for name, text in (("best", puzzle.best), ("tempting", puzzle.tempting)):
        facts |= {
            f"{name}-{key}": value for key, value in _choice_chances(found, decision, text).items()
        }
    rounded = {key: round(value, 4) for key, value in facts.items() if isinstance(value, float)}
    theme = "certain" if winning_plan(puzzle) is not None else puzzle.theme
    return msgspec.structs.replace(puzzle, theme=theme, facts={"idea": puzzle.theme, **rounded})


def _choice_chances(found: SolvedRound, decision: DuelDecision, text: str) -> dict[str, float]:
    """How often the other passes then, and how often the discs that must be turned are flowers."""
    ply = ACTION_TEXTS.index(text)
    moves = decision.moves
    if ply == PASS:
        high = max(move - BID_OFFSET for _, move in moves if move > BID_OFFSET)
        return {"their-luck": _their_success_chance(found, decision, high)}
    if ply <= BID_OFFSET:
        return {}
    bid = ply - BID_OFFSET
    after: PublicMoves = (*moves, (decision.side, ply))
    chances: dict[str, float] = {}
    if bid < _discs_on_mats(found, moves):
        chances["passes"] = found.reply_frequencies(after, 1 - decision.side)[PASS]
        after = (*after, (1 - decision.side, PASS))
    chances["luck"] = _own_success_chance(found, decision, bid, after)
    return chances


def _own_success_chance(
    found: SolvedRound, decision: DuelDecision, bid: int, after: PublicMoves
) -> float:
    """That nothing but flowers is turned."""
    height = found.stack_height(decision.moves, decision.side)
    if _turns_own_skull(decision, height, bid):
        return 0.0
    if bid <= height:
        return 1.0
    return found.skull_location(after, 1 - decision.side).flowers_probability(bid - height)


def _their_success_chance(found: SolvedRound, decision: DuelDecision, bid: int) -> float:
    """That the other, who is let to turn as many, finds nothing but flowers."""
    theirs = found.stack_height(decision.moves, 1 - decision.side)
    mine = found.stack_height(decision.moves, decision.side)
    if bid > theirs and _turns_own_skull(decision, mine, bid - theirs):
        return 0.0
    return found.skull_location(decision.moves, 1 - decision.side).flowers_probability(
        min(bid, theirs)
    )


def winning_plan(puzzle: Puzzle) -> Plan | None:
    """The way to a certain win, which begins with the best play, where there is one."""
    if puzzle.worths[puzzle.best] < CERTAIN_WIN_CHANCE:
        return None
    plan = find_forced_win(_possible_worlds(puzzle), SOLVER_PLAYER)
    if plan is None or plan.ply is None or ACTION_TEXTS[plan.ply] != puzzle.best:
        return None
    return plan


def _possible_worlds(puzzle: Puzzle) -> list[SkullState]:
    """All worlds (full states) that look like this to the one who decides."""
    there = set_up_puzzle(puzzle)
    state = there.match.state
    assert isinstance(state, SkullState)
    theirs = state.tribes[OPPONENT_SEAT]
    discs = int(theirs.disc_count())
    places = [(0, NOT_ON_MAT)] * (discs < DISCS_PER_TRIBE)
    places += [(1, NOT_ON_MAT)] * (theirs.height < discs)
    places += [(1, at) for at in range(int(theirs.height))]
    worlds = []
    for skull, at in places:
        world = state.clone()
        tribe = world.tribes[OPPONENT_SEAT]
        tribe.skull, tribe.skull_at, tribe.flowers = skull, at, discs - skull
        tribe.recount_hand()
        worlds.append(world)
    return worlds
