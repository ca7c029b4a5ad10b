"""The rules of Skull: lay discs, bid, and flip as many as you said without meeting a skull."""

from typing import Final

from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    FIRST_SEAT_OFFSET,
    FLIP_OFFSET,
    FLOWER,
    LAST_CHANCE,
    LOSE_FLOWER,
    LOSE_SKULL,
    MAX_DISCS,
    PASS,
    PICK_OFFSET,
    SKULL,
    START_OFFSET,
)
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT, Tribe

NO_SEAT: Final = -1
NO_PLAYER: Final = -1
# Observation codes: the ply's number, or UNSEEN_CODE; OPENED_CODE for each disc turned up with it.
UNSEEN_CODE: Final = 127
_OPENED_CODE: Final = 128
_BID_ACTIONS: Final = list(range(BID_OFFSET + 1, BID_OFFSET + 1 + MAX_DISCS))

POINTS_TO_WIN: Final = 2  # challenges

# What is being decided.
PHASE_CHOOSE_FIRST: Final = 0  # chance: who begins the game
PHASE_PLACE: Final = 1  # everybody's first disc of the round
PHASE_ADD: Final = 2  # another disc, or open a challenge
PHASE_RAISE: Final = 3  # a higher bid, or pass
PHASE_ATTEMPT: Final = 4  # which stack to flip from next
PHASE_LOSE: Final = 5  # the Challenger hit the own skull and gives up a disc
PHASE_POINT: Final = 6  # the skull's owner points at one of the Challenger's shuffled discs
PHASE_LOST: Final = 7  # chance: which face the lost disc has
PHASE_NAME_STARTER: Final = 8  # a Challenger out by the own skull says who begins
PHASE_ENDED: Final = 9


class SkullRules:
    """The options as the rules need them: shared by all states of a game, never changed."""

    def __init__(self, sealed: bool, pick: bool, last_chance: bool, owner_starts: bool) -> None:
        self.sealed = sealed
        self.pick = pick
        self.last_chance = last_chance
        self.owner_starts = owner_starts


class SkullState(State):
    """The full state of a game of Skull, hidden discs included."""

    def __init__(self, num_players: i64, num_seats: i64, rules: SkullRules) -> None:
        super().__init__(num_players, num_seats)
        self.rules: SkullRules = rules
        self.tribes: list[Tribe] = []
        self.round: i64 = 0
        self.first: i64 = NO_SEAT
        self.alive: i64 = num_seats
        self.total: i64 = 0  # discs on all mats
        self.high: i64 = 0  # the highest bid
        self.challenger: i64 = NO_SEAT  # who made it
        self.bidders: i64 = 0  # who have not passed
        self.to_flip: i64 = 0
        self.skull_of: i64 = NO_SEAT  # whose skull ended the attempt
        self.winner: i64 = NO_PLAYER

    def clone(self) -> "SkullState":
        twin = SkullState(self.num_players, self.num_seats, self.rules)
        twin.actor = self.actor
        twin.tribes = [tribe.clone() for tribe in self.tribes]
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.alive = self.alive
        twin.total = self.total
        twin.high = self.high
        twin.challenger = self.challenger
        twin.bidders = self.bidders
        twin.to_flip = self.to_flip
        twin.skull_of = self.skull_of
        twin.winner = self.winner
        return twin

    def round_number(self) -> i64:
        return self.round

    def action_text(self, action: i64) -> str:
        return ACTION_TEXTS[action] if 0 <= action < len(ACTION_TEXTS) else str(action)

    def winners(self) -> list[int]:
        return [] if self.winner == NO_PLAYER else [self.winner]

    def scores(self) -> list[int]:
        """Challenges won by each player, with two tribes by the better of them (D23)."""
        best = [0] * self.num_players
        for seat in range(self.num_seats):
            player = self.player_of(seat)
            best[player] = max(best[player], self.tribes[seat].points)
        return best

    # What is possible.

    def is_pending(self, seat: i64) -> bool:
        if self.phase == PHASE_PLACE and self.rules.sealed:
            tribe = self.tribes[seat]
            return tribe.height == 0 and tribe.disc_count() > 0
        return seat == self.actor

    def count_actions(self) -> i64:
        phase = self.phase
        if phase == PHASE_PLACE or phase == PHASE_ADD:
            hand = self.tribes[self.actor]
            kinds = hand.hand_skull + hand.hand_last
            if hand.hand_flowers > 0:
                kinds += 1
            return kinds if phase == PHASE_PLACE else kinds + self.total
        if phase == PHASE_RAISE:
            return self.total - self.high + 1
        if phase == PHASE_ATTEMPT:
            stacks: i64 = 0
            for tribe in self.tribes:
                if tribe.flipped < tribe.height:
                    stacks += 1
            return stacks
        if phase == PHASE_LOST or phase == PHASE_LOSE:
            loser = self.tribes[self.challenger]
            return loser.skull + (1 if loser.flowers > 0 else 0)
        if phase == PHASE_POINT:
            return self.tribes[self.challenger].disc_count()
        if phase == PHASE_NAME_STARTER:
            return self.alive
        return self.num_seats if phase == PHASE_CHOOSE_FIRST else 0

    def nth_action(self, k: i64) -> i64:
        phase = self.phase
        if phase == PHASE_PLACE or phase == PHASE_ADD:
            tribe = self.tribes[self.actor]
            if tribe.hand_flowers > 0:
                if k == 0:
                    return FLOWER
                k -= 1
            if tribe.hand_skull > 0:
                if k == 0:
                    return SKULL
                k -= 1
            if tribe.hand_last > 0:
                if k == 0:
                    return LAST_CHANCE
                k -= 1
            return BID_OFFSET + 1 + k
        if phase == PHASE_RAISE:
            return PASS if k == 0 else BID_OFFSET + self.high + k
        if phase == PHASE_ATTEMPT:
            return FLIP_OFFSET + self._nth_seat(k)
        if phase == PHASE_LOST or phase == PHASE_LOSE:
            skull = k == 1 or self.tribes[self.challenger].flowers == 0
            if phase == PHASE_LOST:
                return SKULL if skull else FLOWER
            return LOSE_SKULL if skull else LOSE_FLOWER
        if phase == PHASE_POINT:
            return PICK_OFFSET + 1 + k
        if phase == PHASE_NAME_STARTER:
            return START_OFFSET + self._nth_seat(k)
        return FIRST_SEAT_OFFSET + k

    # What follows from these two, said once more where it is asked most, for stepping through games
    # in plain Python. The conformance suite holds them together.

    def legal_actions(self) -> list[int]:
        phase = self.phase
        if phase == PHASE_PLACE:
            return self.tribes[self.actor].layable_discs()
        if phase == PHASE_RAISE:
            return [PASS, *_BID_ACTIONS[self.high : self.total]]
        if phase == PHASE_ADD:
            return self.tribes[self.actor].layable_discs() + _BID_ACTIONS[: self.total]
        if phase == PHASE_ATTEMPT:
            stacks: list[int] = []
            seat = FLIP_OFFSET
            for tribe in self.tribes:
                if tribe.flipped < tribe.height:
                    stacks.append(seat)
                seat += 1
            return stacks
        if phase == PHASE_LOST or phase == PHASE_LOSE:
            loser = self.tribes[self.challenger]
            flower, skull = (FLOWER, SKULL) if phase == PHASE_LOST else (LOSE_FLOWER, LOSE_SKULL)
            if loser.flowers == 0:
                return [skull]
            return [flower, skull] if loser.skull > 0 else [flower]
        return super().legal_actions()

    def is_legal(self, action: i64) -> bool:
        phase = self.phase
        if phase == PHASE_PLACE or phase == PHASE_ADD:
            tribe = self.tribes[self.actor]
            if action == FLOWER:
                return tribe.hand_flowers > 0
            if action == SKULL:
                return tribe.hand_skull > 0
            if action == LAST_CHANCE:
                return tribe.hand_last > 0
            return phase == PHASE_ADD and BID_OFFSET < action <= BID_OFFSET + self.total
        if phase == PHASE_RAISE:
            return action == PASS or BID_OFFSET + self.high < action <= BID_OFFSET + self.total
        if phase == PHASE_ATTEMPT:
            return 0 <= action - FLIP_OFFSET < self.num_seats and self._can_flip(
                action - FLIP_OFFSET
            )
        if phase == PHASE_LOST or phase == PHASE_LOSE:
            loser = self.tribes[self.challenger]
            if action == (FLOWER if phase == PHASE_LOST else LOSE_FLOWER):
                return loser.flowers > 0
            return action == (SKULL if phase == PHASE_LOST else LOSE_SKULL) and loser.skull > 0
        return super().is_legal(action)

    def _can_flip(self, seat: i64) -> bool:
        """The own stack is through before anyone else's is touched (SK22, SK24)."""
        tribe = self.tribes[seat]
        return tribe.flipped < tribe.height

    def _nth_seat(self, k: i64) -> i64:
        """The k-th seat with a disc to flip, or, to name a starter, still in the game."""
        attempt = self.phase == PHASE_ATTEMPT
        seat: i64 = 0
        while True:
            tribe = self.tribes[seat]
            if tribe.flipped < tribe.height if attempt else tribe.disc_count() > 0:
                if k == 0:
                    return seat
                k -= 1
            seat += 1

    def outcome_weight(self, k: i64) -> i64:
        if self.phase != PHASE_LOST:
            return 1
        loser = self.tribes[self.challenger]
        return loser.flowers if k == 0 and loser.flowers > 0 else loser.skull  # SK31

    def total_weight(self) -> i64:
        if self.phase == PHASE_LOST:
            return self.tribes[self.challenger].disc_count()
        return self.count_actions()

    # What follows.

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == PHASE_PLACE:
            self._lay_disc(action)
            if self.total == self.alive:
                self.phase = PHASE_ADD
                self.actor = self.first  # SK09
            else:
                self.actor = self._next_to_place()
        elif phase == PHASE_RAISE or (phase == PHASE_ADD and action > BID_OFFSET):
            self._bid_or_pass(action)
        elif phase == PHASE_ADD:
            self._lay_disc(action)
            self.actor = self.next_alive(self.actor)
        elif phase == PHASE_ATTEMPT:
            self._flip_disc(action)
        elif phase == PHASE_LOSE:
            loser = self.tribes[self.challenger]
            if action == LOSE_FLOWER:
                loser.flowers -= 1
            else:
                loser.skull = 0
            loser.sure = loser.disc_count()
            loser.chose = True
            self._after_loss()
        elif phase == PHASE_POINT:
            self.phase = PHASE_LOST
            self.actor = CHANCE
        elif phase == PHASE_LOST:
            if action == FLOWER:
                self.tribes[self.challenger].flowers -= 1
            else:
                self.tribes[self.challenger].skull = 0
            self._after_loss()
        elif phase == PHASE_NAME_STARTER:
            self.begin_round(action - START_OFFSET)
        else:
            self.begin_round(action - FIRST_SEAT_OFFSET)

    def begin_round(self, first: i64) -> None:
        for tribe in self.tribes:
            tribe.take_back()
        self.round += 1
        self.first = first
        self.total = 0
        self.high = 0
        self.challenger = NO_SEAT
        self.bidders = self.alive
        self.to_flip = 0
        self.skull_of = NO_SEAT
        self.phase = PHASE_PLACE
        if self.rules.sealed:
            self.actor = self.next_alive(NO_SEAT)
        else:
            self.actor = self.next_alive(first)

    def next_alive(self, seat: i64) -> i64:
        """The next seat clockwise that still has discs."""
        while True:
            seat += 1
            if seat == self.num_seats:
                seat = 0
            tribe = self.tribes[seat]
            if tribe.flowers > 0 or tribe.skull > 0:
                return seat

    def _lay_disc(self, disc: i64) -> None:
        tribe = self.tribes[self.actor]
        if disc == FLOWER:
            tribe.hand_flowers -= 1
        elif disc == SKULL:
            tribe.hand_skull = 0
            tribe.skull_at = tribe.height
        else:
            tribe.hand_last = 0
            tribe.last_at = tribe.height
        tribe.height += 1
        self.total += 1

    def _next_to_place(self) -> i64:
        # Seals may come in any order and must leave the same state: always ask the lowest seat.
        seat: i64 = 0 if self.rules.sealed else self.actor
        while True:
            tribe = self.tribes[seat]
            if tribe.height == 0 and (tribe.flowers > 0 or tribe.skull > 0):
                return seat
            seat += 1
            if seat == self.num_seats:
                seat = 0

    def closes_auction(self, action: i64) -> bool:
        """All others have passed (SK19), or nobody could say more (D5)."""
        return self.bidders == 2 if action == PASS else action == BID_OFFSET + self.total

    def challenger_after(self, action: i64) -> i64:
        """Who has the highest bid after a bid or a pass."""
        return self.challenger if action == PASS else self.actor

    def high_after(self, action: i64) -> i64:
        """The highest bid after a bid or a pass."""
        return self.high if action == PASS else action - BID_OFFSET

    def _bid_or_pass(self, action: i64) -> None:
        """A first or a higher bid, or a pass."""
        closing = self.closes_auction(action)
        speaker = self.tribes[self.actor]
        if action == PASS:
            speaker.passed = True
            self.bidders -= 1
        else:
            speaker.bid = action - BID_OFFSET
            self.high = action - BID_OFFSET
            self.challenger = self.actor
        if closing:
            self._begin_attempt()
        else:
            self.phase = PHASE_RAISE
            self.actor = self._next_bidder()

    def _next_bidder(self) -> i64:
        seat = self.actor
        while True:
            seat += 1
            if seat == self.num_seats:
                seat = 0
            tribe = self.tribes[seat]
            if not tribe.passed and tribe.height > 0:
                return seat

    def _begin_attempt(self) -> None:
        """The own stack comes first, from the top, and leaves nothing to decide (SK22, SK23)."""
        own = self.tribes[self.challenger]
        own.flipped = self.high if self.high < own.height else own.height
        if own.shows_skull():
            own.flipped = own.height - own.skull_at  # the skull is the last one turned (SK25)
            self._resolve_failure(self.challenger)
            return
        self.to_flip = self.high - own.flipped
        if self.to_flip == 0:
            self._resolve_success()
        else:
            self.phase = PHASE_ATTEMPT
            self.actor = self.challenger

    def finds_skull(self, action: i64) -> bool:
        """Whether the topmost disc still face down is the skull."""
        tribe = self.tribes[action - FLIP_OFFSET]
        return tribe.height - 1 - tribe.flipped == tribe.skull_at

    def _flip_disc(self, action: i64) -> None:
        found = self.finds_skull(action)
        self.tribes[action - FLIP_OFFSET].flipped += 1
        if found:
            self._resolve_failure(action - FLIP_OFFSET)
            return
        self.to_flip -= 1
        if self.to_flip == 0:
            self._resolve_success()

    def _update_public_knowledge(self) -> None:
        """What everybody now knows for certain about who still owns a skull."""
        for tribe in self.tribes:
            if tribe.flipped == 0:
                continue
            if tribe.shows_skull():
                tribe.sure = tribe.disc_count()
                tribe.chose = False
            elif tribe.flipped >= tribe.disc_count() and tribe.seen_flowers() == tribe.disc_count():
                tribe.sure = 0
                tribe.chose = False

    def _resolve_success(self) -> None:
        self._update_public_knowledge()
        self._return_last_chance()
        hero = self.tribes[self.challenger]
        hero.points += 1
        if hero.points == POINTS_TO_WIN:  # SK29
            self._end_game(self.player_of(self.challenger))
        else:
            self.begin_round(self.challenger)  # SK38

    def _resolve_failure(self, owner: i64) -> None:
        self._update_public_knowledge()
        self.skull_of = owner
        self.to_flip = 0
        loser = self.tribes[self.challenger]
        if loser.last > 0:  # LC04: out at once, the last disc leaves unseen
            loser.flowers = 0
            loser.skull = 0
            self._after_loss()
        elif owner == self.challenger:
            self.phase = PHASE_LOSE  # SK32
            self.actor = self.challenger
        elif self.rules.pick:
            self.phase = PHASE_POINT
            self.actor = owner
        else:
            self.phase = PHASE_LOST
            self.actor = CHANCE

    def _return_last_chance(self) -> None:
        if self.rules.last_chance:
            for tribe in self.tribes:
                tribe.last = 0  # LC05
                tribe.hand_last = 0  # on a mat it lies until the mats are cleared

    def _after_loss(self) -> None:
        loser = self.tribes[self.challenger]
        self._return_last_chance()  # first back, then to the next (D14)
        left = loser.disc_count()
        if left > 0:
            if self.rules.last_chance and left == 1:
                loser.last = 1  # LC02
            owner_starts = self.rules.owner_starts and self.skull_of != self.challenger
            self.begin_round(self.skull_of if owner_starts else self.challenger)
            return
        self.alive -= 1  # SK36: the mat goes, and the stack with it
        self.total -= loser.height
        loser.take_back()
        survivor = self.only_player_left()
        if survivor != NO_PLAYER:
            self._end_game(survivor)
        elif self.skull_of == self.challenger:
            self.phase = PHASE_NAME_STARTER  # SK40
            self.actor = self.challenger
        else:
            self.begin_round(self.skull_of)  # SK39

    def only_player_left(self) -> i64:
        """The last player with a tribe in the game, if there is just one (SK41, D22)."""
        player: i64 = NO_PLAYER
        for seat in range(self.num_seats):
            if self.tribes[seat].disc_count() > 0:
                owner = self.player_of(seat)
                if player != NO_PLAYER and player != owner:
                    return NO_PLAYER
                player = owner
        return player

    def _end_game(self, winner: i64) -> None:
        self.winner = winner
        self.phase = PHASE_ENDED
        self.actor = OVER

    # What a player cannot know.

    def redraw_hidden(self, player: i64, rng: Rng) -> None:
        sealed = self.phase == PHASE_PLACE and self.rules.sealed
        for seat in range(self.num_seats):
            if self.player_of(seat) != player:
                self.tribes[seat].redraw_hidden(sealed, rng)

    def observation_code(self, action: i64, player: i64) -> i64:
        phase = self.phase
        if phase == PHASE_PLACE or (phase == PHASE_ADD and action < PASS):
            return self._disc_observation_code(action, player)
        if phase == PHASE_ADD or phase == PHASE_RAISE:
            return action + self.own_skull_depth(action) * _OPENED_CODE
        if phase == PHASE_ATTEMPT:
            return action + _OPENED_CODE if self.finds_skull(action) else action
        if phase == PHASE_LOSE or phase == PHASE_LOST:
            return action if self.player_of(self.challenger) == player else UNSEEN_CODE  # SK33
        return action

    def _disc_observation_code(self, disc: i64, player: i64) -> i64:
        sealing = self.phase == PHASE_PLACE and self.rules.sealed
        open_last = disc == LAST_CHANCE and not sealing
        code = disc if open_last or self.player_of(self.actor) == player else UNSEEN_CODE
        if sealing and self.rules.last_chance and self.total + 1 == self.alive:
            # With the last seal everybody sees whether the open disc is among them (LC03).
            if disc == LAST_CHANCE:
                return code + _OPENED_CODE
            for tribe in self.tribes:
                if tribe.last_at != NOT_ON_MAT:
                    return code + _OPENED_CODE
        return code

    def own_skull_depth(self, action: i64) -> i64:
        """How many discs of its own end the attempt that follows, with the skull; 0 if none do."""
        if not self.closes_auction(action):
            return 0
        own = self.tribes[self.challenger_after(action)]
        return own.height - own.skull_at if own.turns_own_skull(self.high_after(action)) else 0


def new_state(
    num_players: i64, num_seats: i64, rules: SkullRules, first: i64 = NO_SEAT
) -> SkullState:
    """A game about to begin; without `first`, chance says who does."""
    state = SkullState(num_players, num_seats, rules)
    state.tribes = [Tribe() for _ in range(num_seats)]
    if first == NO_SEAT:
        state.actor = CHANCE
    else:
        state.begin_round(first)
    return state
