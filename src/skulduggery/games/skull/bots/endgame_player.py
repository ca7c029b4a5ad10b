"""Two left at a table of Skull: every round worked out anew, and safely, from what was seen so far.

What each may think of the other's skull follows, round after round, from how the master really
plays. It is worked out from the story each time, so nothing has to be kept between two decisions;
what was worked out lately is only not worked out again.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from skulduggery.bots.time_budget import NO_HURRY, Timer
from skulduggery.games.skull.bots.features import likely
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.rules.actions import BID, PASS
from skulduggery.games.skull.rules.state import (
    ADD,
    ATTEMPT,
    LOSE,
    NAME_STARTER,
    NOBODY,
    PLACE,
    POINT,
    RAISE,
    SkullState,
)
from skulduggery.games.skull.rules.tribe import NOWHERE
from skulduggery.games.skull.solver.endgame_file import read_grids
from skulduggery.games.skull.solver.public_tree import DONE, HAND, LAY, MAT, NONE, OTHER, OWN, Duel
from skulduggery.games.skull.solver.resolve import Resolver, RoundPolicy, Standing

LATELY = 200  # rounds that are remembered
DUELS = {False: "challenger.duels", True: "owner.duels"}  # by whether a skull's owner starts


class Round:
    """A round of a duel: how it began, and what everybody has seen of it."""

    def __init__(self, table: SkullState) -> None:
        self.starter = table.first
        other = next(
            seat
            for seat in range(table.num_seats)
            if seat != self.starter and table.tribes[seat].discs() > 0
        )
        first, second = table.tribes[self.starter], table.tribes[other]
        self.duel = Duel(first.discs(), second.discs(), first.points, second.points)
        self.beliefs = likely(first), likely(second)  # where nothing better is known
        self.moves: list[int] = []  # after the first discs
        self.outcome = NOBODY

    def add(self, turn: Turn) -> None:
        """What everybody sees of a turn."""
        table, ply = turn.before, turn.ply
        if table.phase == ATTEMPT:
            if table.finds_skull(ply):
                self.outcome = OTHER
            elif table.to_flip == 1:
                self.outcome = DONE
        elif table.phase == RAISE or (table.phase == ADD and ply > BID):
            self.moves.append(ply)
            if table.closes_auction(ply):
                self.close(table, ply)
        elif table.phase == ADD:
            self.moves.append(LAY)

    def close(self, table: SkullState, ply: int) -> None:
        """The challenger turns the own discs, and may need no others."""
        challenger = table.challenger if ply == PASS else table.actor
        bid = table.high if ply == PASS else ply - BID
        if table.turned_by(ply) > 0:
            self.outcome = OWN
        elif bid <= table.tribes[challenger].height:
            self.outcome = DONE


def is_duel(table: SkullState) -> bool:
    """Two tribes are left, of two players, with a round between them; no disc but their own."""
    if table.alive != 2 or table.phase == NAME_STARTER:  # who names one has just gone out
        return False
    return table.num_seats == table.num_players and not table.rules.last_chance


def rounds_of(turns: Sequence[Turn], table: SkullState) -> list[Round]:
    """The rounds since two were left; the last is the one being played at `table`."""
    rounds: list[Round] = []
    number = NOBODY
    for turn in turns:
        if is_duel(turn.before):
            if turn.before.round != number:
                number = turn.before.round
                rounds.append(Round(turn.before))
            rounds[-1].add(turn)
    if number != table.round:
        rounds.append(Round(table))
        rounds[-1].moves = guessed_moves(table)
    return rounds


def guessed_moves(table: SkullState) -> list[int]:
    """How a round may have come to what lies on the table, where nobody has told."""
    if table.phase == PLACE:
        return []
    moves = [LAY] * (table.total - 2)
    if table.high == 0:
        return moves
    opener = table.first if len(moves) % 2 == 0 else table.next_alive(table.first)
    earlier = table.tribes[table.next_alive(table.challenger)].bid
    bids = [earlier, table.high] if earlier > 0 else [table.high]
    if (opener == table.challenger) != (len(bids) == 1):
        bids.insert(0, 1)  # before the other's bid there was a lower one
    moves += [BID + bid for bid in bids]
    if table.phase == LOSE and table.high < table.total:
        moves.append(PASS)
    return moves


def cell_of(table: SkullState, seat: int) -> int:
    """Where the own skull is, as the solver counts it."""
    tribe = table.tribes[seat]
    if tribe.skull == 0:
        return NONE
    return HAND if tribe.skull_at == NOWHERE else MAT + tribe.skull_at


class Duelist:
    """Plays duels by safe re-solving."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver = resolver
        self.lately: OrderedDict[object, RoundPolicy] = OrderedDict()

    def chances(
        self,
        turns: Sequence[Turn],
        table: SkullState,
        seat: int,
        in_time: Timer = NO_HURRY,
    ) -> dict[int, float]:
        """How often to play what, in the situation at `table` after all these turns."""
        standing, now = self.so_far(turns, table, seat, in_time)
        policy = self.policy(standing, in_time)
        if table.phase == PLACE:
            return policy.first(cell_of(table, seat))
        if table.phase == LOSE:
            return policy.give_up(now.moves)
        if table.phase == POINT:  # the other's shuffled discs all look alike
            return dict.fromkeys(table.actions(), 1 / table.count())
        return policy.turn(now.moves, cell_of(table, seat))

    def so_far(
        self, turns: Sequence[Turn], table: SkullState, seat: int, in_time: Timer
    ) -> tuple[Standing, Round]:
        """What all rounds before have led to, as a seat sees it, and the round at `table`.

        They have equal parts of the time, and what one leaves is for all after it: on a slow
        machine the round that is being played would get none of it otherwise.
        """
        rounds = rounds_of(turns, table)
        standing: Standing | None = None
        for number, played in enumerate(rounds[:-1], 1):
            part = number / len(rounds)
            policy = self.policy(self.standing(standing, played, seat), in_time, part)
            standing = policy.after(played.moves, played.outcome)
        now = rounds[-1]
        return self.standing(standing, now, seat), now

    def standing(self, before: Standing | None, round_: Round, seat: int) -> Standing:
        """What the last round led to; for the first of a duel, what everybody knows."""
        if before is not None:
            return before
        return Standing(round_.duel, int(seat != round_.starter), *round_.beliefs)

    def policy(self, standing: Standing, in_time: Timer, part: float = 1.0) -> RoundPolicy:
        promise = None if standing.promise is None else tuple(standing.promise)
        key = int(standing.duel.index()), standing.me, standing.beliefs, promise
        if key in self.lately:
            return self.lately[key]
        policy = self.resolver.begin(standing, lambda: in_time(part))
        if in_time(part):  # what was cut short should not last
            self.lately[key] = policy
            if len(self.lately) > LATELY:
                self.lately.popitem(last=False)
        return policy


@cache
def duelist(owner_starts: bool) -> Duelist:
    """The one that ships, for a rule of who starts after a failure."""
    folder = files("skulduggery.games.skull.bots").joinpath("duels")
    kept = folder.joinpath(DUELS[owner_starts]).read_bytes()
    return Duelist(Resolver(read_grids(kept), owner_starts=owner_starts))
