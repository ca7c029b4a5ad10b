"""Two left at a table of Skull: every round worked out anew, and safely, from what was seen so far.

What each may think of the other's skull follows, round after round, from how the master really
plays. It is worked out from the story each time, so nothing has to be kept between two decisions;
what was worked out lately is only not worked out again.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from skulduggery.bots.time_budget import NO_TIME_LIMIT, TimeBudget
from skulduggery.games.skull.bots.features import skull_probability
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.rules.actions import BID, PASS
from skulduggery.games.skull.rules.state import (
    NOBODY,
    PHASE_ADD,
    PHASE_ATTEMPT,
    PHASE_LOSE,
    PHASE_NAME_STARTER,
    PHASE_PLACE,
    PHASE_POINT,
    PHASE_RAISE,
    SkullState,
)
from skulduggery.games.skull.rules.tribe import NOWHERE
from skulduggery.games.skull.solver.endgame_file import decode_endgames
from skulduggery.games.skull.solver.public_tree import (
    DONE_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OTHER_SKULL_MOVE,
    OWN_SKULL_MOVE,
    SkullDuel,
)
from skulduggery.games.skull.solver.resolve import PublicBeliefState, Resolver, RoundPolicy

MAX_CACHED_ROUNDS = 200  # rounds that are remembered
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
        self.duel = SkullDuel(first.disc_count(), second.disc_count(), first.points, second.points)
        self.beliefs = (
            skull_probability(first),
            skull_probability(second),
        )  # where nothing better is known
        self.moves: list[int] = []  # after the first discs
        self.outcome = NOBODY

    def add_turn(self, turn: Turn) -> None:
        """What everybody sees of a turn."""
        table, ply = turn.before, turn.ply
        if table.phase == PHASE_ATTEMPT:
            if table.finds_skull(ply):
                self.outcome = OTHER_SKULL_MOVE
            elif table.to_flip == 1:
                self.outcome = DONE_MOVE
        elif table.phase == PHASE_RAISE or (table.phase == PHASE_ADD and ply > BID):
            self.moves.append(ply)
            if table.closes_auction(ply):
                self.close_auction(table, ply)
        elif table.phase == PHASE_ADD:
            self.moves.append(LAY_MOVE)

    def close_auction(self, table: SkullState, ply: int) -> None:
        """The challenger turns the own discs, and may need no others."""
        challenger = table.challenger if ply == PASS else table.actor
        bid = table.high if ply == PASS else ply - BID
        if table.own_skull_depth(ply) > 0:
            self.outcome = OWN_SKULL_MOVE
        elif bid <= table.tribes[challenger].height:
            self.outcome = DONE_MOVE


def is_solvable_duel(table: SkullState) -> bool:
    """Two tribes are left, of two players, with a round between them; no disc but their own."""
    if table.alive != 2 or table.phase == PHASE_NAME_STARTER:  # who names one has just gone out
        return False
    return table.num_seats == table.num_players and not table.rules.last_chance


def duel_rounds(turns: Sequence[Turn], table: SkullState) -> list[DuelRound]:
    """The rounds since two were left; the last is the one being played at `table`."""
    rounds: list[DuelRound] = []
    number = NOBODY
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
    """How a round may have come to what lies on the table, where nobody has told."""
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
    moves += [BID + bid for bid in bids]
    if table.phase == PHASE_LOSE and table.high < table.total:
        moves.append(PASS)
    return moves


def skull_cell(table: SkullState, seat: int) -> int:
    """Where the own skull is, as the solver counts it."""
    tribe = table.tribes[seat]
    if tribe.skull == 0:
        return NO_SKULL_CELL
    return HAND_CELL if tribe.skull_at == NOWHERE else MAT_CELL + tribe.skull_at


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
        in_time: TimeBudget = NO_TIME_LIMIT,
    ) -> dict[int, float]:
        """How often to play what, in the situation at `table` after all these turns."""
        standing, now = self.replay_rounds(turns, table, seat, in_time)
        policy = self.cached_policy(standing, in_time)
        if table.phase == PHASE_PLACE:
            return policy.first_disc_strategy(skull_cell(table, seat))
        if table.phase == PHASE_LOSE:
            return policy.give_up_strategy(now.moves)
        if table.phase == PHASE_POINT:  # the other's shuffled discs all look alike
            return dict.fromkeys(table.legal_actions(), 1 / table.count_actions())
        return policy.turn_strategy(now.moves, skull_cell(table, seat))

    def replay_rounds(
        self, turns: Sequence[Turn], table: SkullState, seat: int, in_time: TimeBudget
    ) -> tuple[PublicBeliefState, DuelRound]:
        """What all rounds before have led to, as a seat sees it, and the round at `table`.

        They have equal parts of the time, and what one leaves is for all after it: on a slow
        machine the round that is being played would get none of it otherwise.
        """
        rounds = duel_rounds(turns, table)
        standing: PublicBeliefState | None = None
        for number, played in enumerate(rounds[:-1], 1):
            part = number / len(rounds)
            policy = self.cached_policy(
                self.round_belief_state(standing, played, seat), in_time, part
            )
            standing = policy.next_belief_state(played.moves, played.outcome)
        now = rounds[-1]
        return self.round_belief_state(standing, now, seat), now

    def round_belief_state(
        self, before: PublicBeliefState | None, round_: DuelRound, seat: int
    ) -> PublicBeliefState:
        """What the last round led to; for the first of a duel, what everybody knows."""
        if before is not None:
            return before
        return PublicBeliefState(round_.duel, int(seat != round_.starter), *round_.beliefs)

    def cached_policy(
        self, standing: PublicBeliefState, in_time: TimeBudget, part: float = 1.0
    ) -> RoundPolicy:
        promise = None if standing.promise is None else tuple(standing.promise)
        key = int(standing.duel.duel_index()), standing.me, standing.beliefs, promise
        if key in self.cached_policies:
            return self.cached_policies[key]
        policy = self.resolver.solve_round(standing, lambda: in_time(part))
        if in_time(part):  # what was cut short should not last
            self.cached_policies[key] = policy
            if len(self.cached_policies) > MAX_CACHED_ROUNDS:
                self.cached_policies.popitem(last=False)
        return policy


@cache
def load_endgame_player(owner_starts: bool) -> EndgamePlayer:
    """The one that ships, for a rule of who starts after a failure."""
    folder = files("skulduggery.games.skull.bots").joinpath("duels")
    kept = folder.joinpath(DUEL_FILE_NAMES[owner_starts]).read_bytes()
    return EndgamePlayer(Resolver(decode_endgames(kept), owner_starts=owner_starts))
