"""The rules of Skull King, the dice game: say how many tricks you will take, then take as many."""

from typing import Final

from mypy_extensions import i64

from skulduggery.core.errors import IllegalAction
from skulduggery.core.packed_counts import (
    kind_mask,
    kind_of_nth,
    nth_kind,
    num_kinds,
    number_of,
    one_of,
    total_count,
)
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.games.skull_king.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    BLACK,
    FACE_OFFSET,
    FIRST_SEAT_OFFSET,
    NUM_DIE_KINDS,
    ROLL_OFFSET,
)
from skulduggery.games.skull_king.rules.dice import (
    FULL_BAG,
    NUM_DIE_SIDES,
    SPECIAL_DICE_MASK,
    Trick,
    face_weight,
    nth_face,
    num_faces,
)
from skulduggery.games.skull_king.rules.errors import MustFollow
from skulduggery.games.skull_king.rules.screen import NO_BID, Screen, round_score, rounds_for

NO_SEAT: Final = -1
NO_COLOUR: Final = -1

# Observation codes: the ply's number, or UNSEEN_CODE; opened bids are added above it.
UNSEEN_CODE: Final = 63
_OPENED_BIDS_FACTOR: Final = 64

# What is being decided.
PHASE_CHOOSE_FIRST: Final = 0  # chance: who starts the first round
PHASE_DEAL: Final = 1  # chance: the next die out of the bag
PHASE_ANNOUNCE: Final = 2  # everybody's bid, sealed
PHASE_CHOOSE_DIE: Final = 3  # which die to roll
PHASE_TUMBLE: Final = 4  # chance: what it shows
PHASE_ENDED: Final = 5


class SkullKingState(State):
    """The full state of a game of Skull King, hidden dice and sealed bids included."""

    def __init__(self, num_players: i64, landlubber: bool) -> None:
        super().__init__(num_players, num_players)
        self.landlubber: bool = landlubber
        self.screens: list[Screen] = []
        self.round: i64 = 0
        self.start: i64 = NO_SEAT  # who leads the first trick of the round
        self.leader: i64 = NO_SEAT  # who leads this trick
        self.colour: i64 = NO_COLOUR  # what must be followed in it
        self.rolled: i64 = 0  # dice in this trick
        self.trick: Trick = Trick()
        self.bag: i64 = FULL_BAG
        self.gone: i64 = 0  # dice rolled in this round
        self.dealing: i64 = NO_SEAT  # whose hand is being filled
        # Every round as the pad has it: bid, tricks and points for each seat.
        self.pad: tuple[tuple[tuple[int, int, int], ...], ...] = ()

    def clone(self) -> "SkullKingState":
        twin = SkullKingState(self.num_players, self.landlubber)
        twin.actor = self.actor
        twin.screens = [screen.clone() for screen in self.screens]
        twin.phase = self.phase
        twin.round = self.round
        twin.start = self.start
        twin.leader = self.leader
        twin.colour = self.colour
        twin.rolled = self.rolled
        twin.trick = self.trick.clone()
        twin.bag = self.bag
        twin.gone = self.gone
        twin.dealing = self.dealing
        twin.pad = self.pad
        return twin

    def round_number(self) -> i64:
        return self.round

    def action_text(self, action: i64) -> str:
        return ACTION_TEXTS[action] if 0 <= action < len(ACTION_TEXTS) else str(action)

    def scores(self) -> list[int]:
        return [screen.score for screen in self.screens]

    def winners(self) -> list[int]:
        """The highest total; equal totals share the win (SD32, E11)."""
        if self.phase != PHASE_ENDED:
            return []
        scores = self.scores()
        return [player for player in range(self.num_players) if scores[player] == max(scores)]

    # What is possible.

    def is_pending(self, seat: i64) -> bool:
        if self.phase == PHASE_ANNOUNCE:
            return self.screens[seat].bid == NO_BID
        return seat == self.actor

    def rollable_dice(self) -> i64:
        """The dice the seat may roll: follow the colour, or any special (SD09 to SD12)."""
        dice = self.screens[self.actor].dice
        if self.colour != NO_COLOUR:
            following = dice & kind_mask(self.colour)
            if following != 0:
                return following | (dice & SPECIAL_DICE_MASK)
        return dice

    def _must_wait(self, kind: i64) -> bool:
        """Whether the seat has such a die but may not roll it now."""
        if self.phase != PHASE_CHOOSE_DIE or not 0 <= kind < NUM_DIE_KINDS:
            return False
        return self.screens[self.actor].dice & ~self.rollable_dice() & kind_mask(kind) != 0

    def illegal_action_error(self, action: i64) -> IllegalAction:
        if not self._must_wait(action - ROLL_OFFSET):
            return super().illegal_action_error(action)
        legal = [self.action_text(other) for other in self.legal_actions()]
        return MustFollow(self.action_text(action), legal, ACTION_TEXTS[self.colour])

    def count_actions(self) -> i64:
        phase = self.phase
        if phase == PHASE_TUMBLE:
            return num_faces(self.screens[self.current_roller()].rolled)
        if phase == PHASE_CHOOSE_DIE:
            return num_kinds(self.rollable_dice())
        if phase == PHASE_ANNOUNCE:
            return self.round + 1
        if phase == PHASE_DEAL:
            return num_kinds(self.bag)
        return self.num_seats if phase == PHASE_CHOOSE_FIRST else 0

    def nth_action(self, k: i64) -> i64:
        phase = self.phase
        if phase == PHASE_TUMBLE:
            return FACE_OFFSET + nth_face(self.screens[self.current_roller()].rolled, k)
        if phase == PHASE_CHOOSE_DIE:
            return ROLL_OFFSET + nth_kind(self.rollable_dice(), k)
        if phase == PHASE_ANNOUNCE:
            return BID_OFFSET + k
        if phase == PHASE_DEAL:
            return nth_kind(self.bag, k)
        return FIRST_SEAT_OFFSET + k

    def outcome_weight(self, k: i64) -> i64:
        if self.phase == PHASE_TUMBLE:
            return face_weight(self.screens[self.current_roller()].rolled, k)
        if self.phase == PHASE_DEAL:
            return number_of(self.bag, nth_kind(self.bag, k))
        return 1

    def total_weight(self) -> i64:
        if self.phase == PHASE_TUMBLE:
            return NUM_DIE_SIDES
        if self.phase == PHASE_DEAL:
            return total_count(self.bag)
        return self.count_actions()

    def current_roller(self) -> i64:
        """Whose turn it is in this trick, clockwise from the leader (SD07)."""
        return (self.leader + self.rolled) % self.num_seats

    # What follows.

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == PHASE_TUMBLE:
            self._land_die(action - FACE_OFFSET)
        elif phase == PHASE_CHOOSE_DIE:
            self._roll_die(action - ROLL_OFFSET)
        elif phase == PHASE_ANNOUNCE:
            self.screens[self.actor].bid = action - BID_OFFSET
            self._ask_next_bid()
        elif phase == PHASE_DEAL:
            self.deal_die(action)
        else:
            self.begin_round(action - FIRST_SEAT_OFFSET)

    def begin_round(self, start: i64) -> None:
        """All dice back into the bag, one more for everybody, from the start player (SD04)."""
        self.round += 1
        self.start = start
        self.bag = FULL_BAG
        self.gone = 0
        for screen in self.screens:
            screen.dice = 0
            screen.bid = NO_BID
            screen.tricks = 0
            screen.bonus = 0
            screen.void = 0
        self._clear_trick(NO_SEAT)
        self.dealing = start
        self.phase = PHASE_DEAL
        self.actor = CHANCE

    def deal_die(self, kind: i64) -> None:
        self.bag -= one_of(kind)
        hand = self.screens[self.dealing]
        hand.dice += one_of(kind)
        if total_count(hand.dice) < self.round:
            return
        self.dealing = (self.dealing + 1) % self.num_seats
        if self.dealing == self.start:
            self.dealing = NO_SEAT
            self.phase = PHASE_ANNOUNCE
            self._ask_next_bid()

    def _ask_next_bid(self) -> None:
        for seat in range(self.num_seats):
            if self.screens[seat].bid == NO_BID:
                self.actor = seat
                return
        self._lead_trick(self.start)  # SD06

    def _lead_trick(self, leader: i64) -> None:
        self._clear_trick(leader)
        self.phase = PHASE_CHOOSE_DIE
        self.actor = leader

    def _clear_trick(self, leader: i64) -> None:
        self.leader = leader
        self.colour = NO_COLOUR
        self.rolled = 0
        self.trick.clear()
        for screen in self.screens:
            screen.rolled = -1
            screen.shown = -1

    def _roll_die(self, kind: i64) -> None:
        screen = self.screens[self.actor]
        screen.dice -= one_of(kind)
        screen.rolled = kind
        self.gone += one_of(kind)
        if kind >= BLACK:
            if self.colour == NO_COLOUR:
                self.colour = kind  # SD08
            elif kind != self.colour:
                screen.void |= kind_mask(self.colour)  # could not follow (SD10)
        self.phase = PHASE_TUMBLE
        self.actor = CHANCE

    def _land_die(self, shown: i64) -> None:
        seat = self.current_roller()
        screen = self.screens[seat]
        screen.shown = shown
        self.trick.add_die(seat, screen.rolled, shown)
        self.rolled += 1
        if self.rolled < self.num_seats:
            self.phase = PHASE_CHOOSE_DIE
            self.actor = self.current_roller()
            return
        winner = self.screens[self.trick.winning_seat()]
        winner.tricks += 1
        winner.bonus += self.bonus_in(self.trick)
        if winner.dice > 0:
            self._lead_trick(self.trick.winning_seat())
        else:
            self._end_round()

    def bonus_in(self, trick: Trick) -> i64:
        return 0 if self.landlubber else trick.bonus_points()  # SD33

    def _end_round(self) -> None:
        rows = []
        for screen in self.screens:
            points = round_score(
                self.round, screen.bid, screen.tricks, screen.bonus, self.landlubber
            )
            screen.score += points
            rows.append((int(screen.bid), int(screen.tricks), int(points)))
        self.pad = (*self.pad, tuple(rows))
        if self.round < rounds_for(self.num_players):
            self.begin_round((self.start + 1) % self.num_seats)  # SD02
        else:
            self.phase = PHASE_ENDED
            self.actor = OVER

    # What a player cannot know.

    def redraw_hidden(self, player: i64, rng: Rng) -> None:
        """Any hands and bids that fit what was seen, all equally likely.

        Hands are drawn one after another, those that must avoid a colour first. That alone would
        prefer hands that leave others little choice, so a deal is kept with the chance by which
        its number of ways falls short of the most there could be.
        """
        while not self._redeal_hands(player, rng):
            pass
        if self.phase == PHASE_ANNOUNCE:
            for seat in range(self.num_seats):
                screen = self.screens[seat]
                if seat != player and screen.bid != NO_BID:
                    screen.bid = rng.below(self.round + 1)

    def observation_code(self, action: i64, player: i64) -> i64:
        if self.phase == PHASE_DEAL:
            return action if self.dealing == player else UNSEEN_CODE
        if self.phase != PHASE_ANNOUNCE:
            return action
        code = action if self.actor == player else UNSEEN_CODE
        if self._awaits_bids():
            return code
        return code + self._opened_bids_code(action - BID_OFFSET) * _OPENED_BIDS_FACTOR

    def _awaits_bids(self) -> bool:
        """Whether other seats than the one asked have not sealed a bid either."""
        for seat in range(self.num_seats):
            if seat != self.actor and self.screens[seat].bid == NO_BID:
                return True
        return False

    def _opened_bids_code(self, bid: i64) -> i64:
        """All bids as they are opened with the last one (SD05), four bits each."""
        bids: i64 = 0
        for seat in range(self.num_seats):
            bids = bids * 16 + (bid if seat == self.actor else self.screens[seat].bid)
        return bids

    def _redeal_hands(self, player: i64, rng: Rng) -> bool:
        pool = FULL_BAG - self.gone
        if player >= 0:
            pool -= self.screens[player].dice
        whole = pool
        for void_first in range(2):
            for seat in range(self.num_seats):
                screen = self.screens[seat]
                if seat == player or (screen.void != 0) != (void_first == 0):
                    continue
                held = total_count(screen.dice)
                drawn: i64 = 0
                for _ in range(held):
                    allowed = pool & ~screen.void
                    ways = total_count(allowed)
                    # Of as many as there could be, had nobody else drawn a die it may hold.
                    most = total_count(whole & ~screen.void) - total_count(drawn)
                    if ways == 0 or (void_first == 0 and rng.below(most) >= ways):
                        return False
                    kind = kind_of_nth(allowed, rng.below(ways))
                    pool -= one_of(kind)
                    drawn += one_of(kind)
                screen.dice = drawn
        self.bag = pool
        return True


def new_state(num_players: i64, landlubber: bool, first: i64 = NO_SEAT) -> SkullKingState:
    """A game about to begin; without `first`, chance says who starts."""
    state = SkullKingState(num_players, landlubber)
    state.screens = [Screen() for _ in range(num_players)]
    if first == NO_SEAT:
        state.actor = CHANCE
    else:
        state.begin_round(first)
    return state
