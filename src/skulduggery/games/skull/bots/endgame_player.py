"""Plays two-player endgames of Skull by safe re-solving, round by round.

What each may believe of the other's skull follows, round after round, from the strategies of the
solved rounds. They are solved from the history each time, so nothing has to be kept between two
decisions; a cache of solved rounds only saves time.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from skulduggery.bots.time_budget import NO_TIME_LIMIT, TimeBudget
from skulduggery.games.skull.bots.features import skull_probability
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.rules.actions import BID_OFFSET, PASS
from skulduggery.games.skull.rules.state import (
    PHASE_ADD,
    PHASE_ATTEMPT,
    PHASE_LOSE,
    PHASE_PLACE,
    PHASE_POINT,
    PHASE_RAISE,
    SkullState,
)
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT
from skulduggery.games.skull.solver.endgame_file import decode_endgames
from skulduggery.games.skull.solver.public_tree import (
    DONE_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OTHER_SKULL_MOVE,
    OWN_SKULL_MOVE,
    duel_of_tribes,
    is_solvable_duel,
)
from skulduggery.games.skull.solver.resolve import PublicBeliefState, Resolver, RoundPolicy

MAX_CACHED_ROUNDS = 200
NO_OUTCOME = -1  # of a round that is still being played
DUEL_FILE_NAMES = {
    False: "challenger.duels",
    True: "owner.duels",
}  # by whether a skull's owner starts


class DuelRound:
    """A round of a duel: how it began, and what everybody has seen of it."""

    def __init__(self, table: SkullState) -> None:
        self.starter = table.first
        other = next(
            seat
            for seat in range(table.num_seats)
            if seat != self.starter and table.tribes[seat].disc_count() > 0
        )
        first, second = table.tribes[self.starter], table.tribes[other]
        self.duel = duel_of_tribes(first, second)
        self.beliefs = (
            skull_probability(first),
            skull_probability(second),
        )  # where nothing better is known
        self.moves: list[int] = []  # after the first discs
        self.outcome = NO_OUTCOME

    def add_turn(self, turn: Turn) -> None:
        """What everybody sees of a turn."""
        table, ply = turn.before, turn.ply
        if table.phase == PHASE_ATTEMPT:
            if table.finds_skull(ply):
                self.outcome = OTHER_SKULL_MOVE
            elif table.to_flip == 1:
                self.outcome = DONE_MOVE
        elif table.phase == PHASE_RAISE or (table.phase == PHASE_ADD and ply > BID_OFFSET):
            self.moves.append(ply)
            if table.closes_auction(ply):
                self.close_auction(table, ply)
        elif table.phase == PHASE_ADD:
            self.moves.append(LAY_MOVE)

    def close_auction(self, table: SkullState, ply: int) -> None:
        """The challenger turns the own discs, and may need no others."""
        own = table.tribes[table.challenger_after(ply)]
        if table.own_skull_depth(ply) > 0:
            self.outcome = OWN_SKULL_MOVE
        elif table.high_after(ply) <= own.height:
            self.outcome = DONE_MOVE


def duel_rounds(turns: Sequence[Turn], table: SkullState) -> list[DuelRound]:
    """The rounds since two were left; the last is the one being played at `table`."""
    rounds: list[DuelRound] = []
    number: int | None = None
    for turn in turns:
        if is_solvable_duel(turn.before):
            if turn.before.round != number:
                number = turn.before.round
                rounds.append(DuelRound(turn.before))
            rounds[-1].add_turn(turn)
    if number != table.round:
        rounds.append(DuelRound(table))
        rounds[-1].moves = guessed_moves(table)
    return rounds


def guessed_moves(table: SkullState) -> list[int]:
    """How a round may have come to what lies on the table, where there is no history."""
    if table.phase == PHASE_PLACE:
        return []
    moves = [LAY_MOVE] * (table.total - 2)
    if table.high == 0:
        return moves
    opener = table.first if len(moves) % 2 == 0 else table.next_alive(table.first)
    earlier = table.tribes[table.next_alive(table.challenger)].bid
    bids = [earlier, table.high] if earlier > 0 else [table.high]
    if (opener == table.challenger) != (len(bids) == 1):
        bids.insert(0, 1)  # before the other's bid there was a lower one
    moves += [BID_OFFSET + bid for bid in bids]
    if table.phase == PHASE_LOSE and table.high < table.total:
        moves.append(PASS)
    return moves


def skull_cell(table: SkullState, seat: int) -> int:
    """Where the own skull is, as the solver counts it."""
    tribe = table.tribes[seat]
    if tribe.skull == 0:
        return NO_SKULL_CELL
    return HAND_CELL if tribe.skull_at == NOT_ON_MAT else MAT_CELL + tribe.skull_at


class EndgamePlayer:
    """Plays duels by safe re-solving."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver = resolver
        self.cached_policies: OrderedDict[object, RoundPolicy] = OrderedDict()

    def action_probabilities(
        self,
        turns: Sequence[Turn],
        table: SkullState,
        seat: int,
        has_time: TimeBudget = NO_TIME_LIMIT,
    ) -> dict[int, float]:
        """The strategy at `table` after all these turns: how often to play what."""
        belief_state, now = self.replay_rounds(turns, table, seat, has_time)
        policy = self.cached_policy(belief_state, has_time)
        if table.phase == PHASE_PLACE:
            return policy.first_disc_strategy(skull_cell(table, seat))
        if table.phase == PHASE_LOSE:
            return policy.give_up_strategy(now.moves)
        if table.phase == PHASE_POINT:  # the other's shuffled discs all look alike
            return dict.fromkeys(table.legal_actions(), 1 / table.count_actions())
        return policy.turn_strategy(now.moves, skull_cell(table, seat))

    def replay_rounds(
        self, turns: Sequence[Turn], table: SkullState, seat: int, has_time: TimeBudget
    ) -> tuple[PublicBeliefState, DuelRound]:
        """What all rounds before have led to, as a seat sees it, and the round at `table`.

        They have equal parts of the time, and what one leaves is for all after it: on a slow
        machine the round that is being played would get none of it otherwise.
        """
        rounds = duel_rounds(turns, table)
        belief_state: PublicBeliefState | None = None
        for number, played in enumerate(rounds[:-1], 1):
            part = number / len(rounds)
            policy = self.cached_policy(
                self.round_belief_state(belief_state, played, seat), has_time, part
            )
            belief_state = policy.next_belief_state(played.moves, played.outcome)
        now = rounds[-1]
        return self.round_belief_state(belief_state, now, seat), now

    def round_belief_state(
        self, before: PublicBeliefState | None, round_: DuelRound, seat: int
    ) -> PublicBeliefState:
        """What the last round led to; for the first of a duel, what everybody knows."""
        if before is not None:
            return before
        return PublicBeliefState(round_.duel, int(seat != round_.starter), *round_.beliefs)

    def cached_policy(
        self, belief_state: PublicBeliefState, has_time: TimeBudget, part: float = 1.0
    ) -> RoundPolicy:
        promise = None if belief_state.promise is None else tuple(belief_state.promise)
        key = int(belief_state.duel.duel_index()), belief_state.me, belief_state.beliefs, promise
        if key in self.cached_policies:
            return self.cached_policies[key]
        policy = self.resolver.solve_round(belief_state, lambda: has_time(part))
        if has_time(part):  # what was cut short should not last
            self.cached_policies[key] = policy
            if len(self.cached_policies) > MAX_CACHED_ROUNDS:
                self.cached_policies.popitem(last=False)
        return policy


@cache
def load_endgame_player(owner_starts: bool) -> EndgamePlayer:
    """With the solved duels of the package, for a rule of who starts after a failure."""
    folder = files("skulduggery.games.skull.bots").joinpath("duels")
    packed = folder.joinpath(DUEL_FILE_NAMES[owner_starts]).read_bytes()
    return EndgamePlayer(Resolver(decode_endgames(packed), owner_starts=owner_starts))
