"""Rebuilds all decisions of a game of Skull from the events one player was shown.

The game is replayed in a state where all unknown discs are flowers, and a skull that was shown lies
where it was found: public knowledge comes out as it was, and nothing else is read from that state.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skulduggery.core.events import Event
from skulduggery.core.state import CHANCE
from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    FIRST_SEAT_OFFSET,
    FLIP_OFFSET,
    FLOWER,
    LAST_CHANCE,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    PICK_OFFSET,
    SKULL,
    START_OFFSET,
)
from skulduggery.games.skull.rules.events import (
    AttemptSucceeded,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    DiscLaid,
    DiscLost,
    DiscPicked,
    DiscSealed,
    FirstDiscsDown,
    FirstPlayerDrawn,
    Passed,
    RoundBegan,
    StarterNamed,
    TribeOut,
)
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import Tribe
from skulduggery.games.skull.rules.view import SkullView, TribeView


class Turn(NamedTuple):
    """What somebody did: the table before it, the seat, and the ply (for a disc laid by others it
    is a guess: a flower, unless the disc was turned up later in the round)."""

    before: SkullState
    seat: int
    ply: int


def initial_tribes(tribes: Sequence[TribeView], history: Sequence[Event]) -> Iterator[Tribe]:
    """What all had before the first round, since a game may begin from any position: before the
    first loss one disc more, before the first success one point less, and else what they have."""
    discs: dict[int, int] = {}
    points: dict[int, int] = {}
    for event in history:
        if isinstance(event, DiscLost):
            discs.setdefault(event.seat, event.left + 1)
        elif isinstance(event, TribeOut):
            discs.setdefault(event.seat, 1)  # by the Last Chance disc, with nothing lost in sight
        elif isinstance(event, AttemptSucceeded):
            points.setdefault(event.seat, event.points - 1)
    for seat, seen in enumerate(tribes):
        tribe = Tribe()
        tribe.flowers, tribe.skull = discs.get(seat, seen.discs), 0
        tribe.points = points.get(seat, seen.points)
        yield tribe


def replay_turns(view: SkullView, history: Sequence[Event]) -> list[Turn]:
    """All decisions of the game so far, in order; none where the history is empty."""
    turns = SkullHistoryReplay(view, history).iterate_turns()
    return [turn._replace(before=turn.before.clone()) for turn in turns]


class SkullHistoryReplay:
    def __init__(self, view: SkullView, history: Sequence[Event]) -> None:
        self.history = history
        self.table = SkullState(view.players, len(view.tribes), view.options.state_rules())
        self.table.tribes = list(initial_tribes(view.tribes, history))
        self.table.alive = sum(1 for tribe in self.table.tribes if tribe.disc_count() > 0)
        self.table.actor = CHANCE
        # For own seats: whether the skull is theirs now; a loss that is still to come says more.
        self.has_skull_now = {
            seat: ACTION_TEXTS[SKULL] in seen.own.hand + seen.own.stack
            for seat, seen in enumerate(view.tribes)
            if seen.own is not None
        }

    def iterate_turns(self) -> Iterator[Turn]:
        """One after another; `before` is always the same state object, advanced in between."""
        table = self.table
        for number, event in enumerate(self.history):
            if isinstance(event, RoundBegan):
                if table.round == 0:
                    table.begin_round(event.seat)
                self.assign_discs(number)
                continue
            ply = self.action_of_event(event)
            if ply is None:
                continue
            if isinstance(event, DiscSealed | DiscLaid):
                table.turn_to(event.seat)
            if table.actor >= 0:
                yield Turn(table, table.actor, ply)
            table.advance(ply)

    def assign_discs(self, number: int) -> None:
        """Give every seat the discs for this round that fit what is seen of it before its end."""
        table = self.table
        heights = [0] * table.num_seats
        shown: dict[int, list[str]] = {}
        self.skulls: dict[int, int] = {}  # by seat, at which height
        self.lasts: dict[int, int] = {}
        for event in self.history[number + 1 :]:
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, DiscSealed | DiscLaid):
                if event.disc == ACTION_TEXTS[SKULL]:
                    self.skulls[event.seat] = heights[event.seat]
                if event.disc == ACTION_TEXTS[LAST_CHANCE]:
                    self.lasts[event.seat] = heights[event.seat]
                heights[event.seat] += 1
            elif isinstance(event, FirstDiscsDown) and event.last is not None:
                self.lasts[event.last] = 0
            elif isinstance(event, DiscFlipped):
                faces = shown.setdefault(event.owner, [])
                faces.append(event.disc)
                if event.disc == ACTION_TEXTS[SKULL]:
                    self.skulls[event.owner] = heights[event.owner] - len(faces)
        for seat, tribe in enumerate(table.tribes):
            discs = tribe.disc_count()
            if discs == 0:
                continue
            tribe.skull = int(seat in self.skulls or self.owns_skull(seat, number))
            tribe.flowers = discs - tribe.skull
            tribe.recount_hand()

    def owns_skull(self, seat: int, number: int) -> bool:
        """Whether it is one of the viewer's seats, and had the skull at this point."""
        if seat not in self.has_skull_now:
            return False
        later = self.history[number:]
        return self.has_skull_now[seat] or any(
            isinstance(event, DiscLost) and event.seat == seat and event.disc == ACTION_TEXTS[SKULL]
            for event in later
        )

    def action_of_event(self, event: Event) -> int | None:
        """The ply that an event stands for; None for events that only follow from one."""
        table = self.table
        match event:
            case FirstPlayerDrawn():
                return FIRST_SEAT_OFFSET + event.seat
            case DiscSealed() | DiscLaid():
                height = table.tribes[event.seat].height
                if self.lasts.get(event.seat) == height:
                    return LAST_CHANCE
                return SKULL if self.skulls.get(event.seat) == height else FLOWER
            case ChallengeOpened() | BidRaised():
                return BID_OFFSET + event.bid
            case Passed():
                return PASS
            case DiscFlipped() if event.owner != event.seat:
                return FLIP_OFFSET + event.owner
            case DiscPicked():
                return PICK_OFFSET + event.place
            case DiscLost():
                skull = event.disc == ACTION_TEXTS[SKULL] or table.tribes[event.seat].flowers == 0
                if table.phase == rules.PHASE_LOSE:
                    return LOSE_SKULL if skull else LOSE_FLOWER
                return SKULL if skull else FLOWER
            case StarterNamed():
                return START_OFFSET + event.starter
        return None
