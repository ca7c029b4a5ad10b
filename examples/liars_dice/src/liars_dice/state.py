"""The rules of Liar's Dice.

LD1  Two to six players have five dice each. An option or chance says who starts the first round.
LD2  In every round all players roll all their dice, and each looks at their own only.
LD3  The starter bids: "on the whole table, at least so many dice show this face". A bid cannot
     name more dice than there are.
LD4  Clockwise, the next player bids higher or challenges the last bid. A bid is higher if it names
     more dice, of any face, or as many dice of a higher face.
LD5  A challenge shows all dice. If the bid is true, the challenger loses a die, else the bidder.
LD6  Variant: ones are wild, they count as the face that was bid.
LD7  Who lost a die starts the next round; if it was their last, the next player still in does.
LD8  A player without dice is out. The last player with dice wins.
"""

from itertools import combinations_with_replacement
from typing import Final

from liars_dice.actions import (
    ACTION_TEXTS,
    BID,
    CHALLENGE,
    DIE_FACES,
    FIRST_SEAT,
    ROLL,
    START_DICE,
    bid_action,
    bid_face,
    bid_quantity,
    rolled_face,
)
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State

NO_SEAT: Final = -1
NO_BID: Final = BID - 1  # lower than every bid

# What is being decided, in `State.phase`.
PHASE_CHOOSE_FIRST: Final = 0  # chance: who starts the first round
PHASE_ROLLING: Final = 1  # chance: what the next die shows
PHASE_BIDDING: Final = 2  # a higher bid, or a challenge
PHASE_ENDED: Final = 3

UNSEEN_CODE: Final = -1  # `observation_code` of a roll that the player does not see

# A number for every sorted hand; the numbers of six hands together fit into 64 bits.
HAND_NUMBERS: Final = {
    hand: number
    for number, hand in enumerate(
        hand
        for dice in range(START_DICE + 1)
        for hand in combinations_with_replacement(DIE_FACES, dice)
    )
}


class LiarsDiceState(State):
    """The whole truth of a game of Liar's Dice, with everybody's dice."""

    def __init__(self, num_players: int, ones_wild: bool) -> None:
        super().__init__(num_players, num_players)  # every player has one seat
        self.ones_wild = ones_wild
        self.dice = [START_DICE] * num_players  # how many each seat has left
        self.hands: list[list[int]] = [[] for _ in range(num_players)]  # what they show
        self.round = 0
        self.starter = NO_SEAT
        self.bid = NO_BID  # the last one, by the number of its ply
        self.bidder = NO_SEAT

    def clone(self) -> "LiarsDiceState":
        twin = LiarsDiceState(self.num_players, self.ones_wild)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.dice = list(self.dice)
        twin.hands = [list(hand) for hand in self.hands]
        twin.round = self.round
        twin.starter = self.starter
        twin.bid = self.bid
        twin.bidder = self.bidder
        return twin

    def action_text(self, action: int) -> str:
        return ACTION_TEXTS[action] if 0 <= action < len(ACTION_TEXTS) else str(action)

    def round_number(self) -> int:
        return self.round

    def scores(self) -> list[int]:
        return list(self.dice)

    def winners(self) -> list[int]:
        if self.phase != PHASE_ENDED:
            return []
        return [player for player, dice in enumerate(self.dice) if dice > 0]  # LD8

    # Which plies are legal.

    def count_actions(self) -> int:
        if self.phase == PHASE_CHOOSE_FIRST:
            return self.num_seats
        if self.phase == PHASE_ROLLING:
            return len(DIE_FACES)
        if self.phase == PHASE_BIDDING:
            highest = bid_action(sum(self.dice), max(DIE_FACES))  # LD3
            return highest - self.bid + self.can_challenge()
        return 0

    def nth_action(self, k: int) -> int:
        if self.phase == PHASE_CHOOSE_FIRST:
            return FIRST_SEAT + k
        if self.phase == PHASE_ROLLING:
            return ROLL + k
        if self.can_challenge():
            return CHALLENGE if k == 0 else self.bid + k
        return self.bid + 1 + k

    def can_challenge(self) -> bool:
        return self.bid != NO_BID

    # What follows from a ply.

    def advance(self, action: int) -> None:
        if self.phase == PHASE_CHOOSE_FIRST:
            self.begin_round(action - FIRST_SEAT)
        elif self.phase == PHASE_ROLLING:
            self.roll_die(rolled_face(action))
        elif action == CHALLENGE:
            self.resolve_challenge()
        else:
            self.raise_bid(action)

    def begin_round(self, starter: int) -> None:
        self.clear_table()
        self.round += 1
        self.starter = starter
        self.phase = PHASE_ROLLING
        self.actor = CHANCE

    def clear_table(self) -> None:
        self.hands = [[] for _ in self.hands]
        self.bid = NO_BID
        self.bidder = NO_SEAT

    def next_roller(self) -> int:
        """The first seat that has dice left to roll; the order does not matter (LD2)."""
        return next(seat for seat in range(self.num_seats) if self.has_to_roll(seat))

    def has_to_roll(self, seat: int) -> bool:
        return len(self.hands[seat]) < self.dice[seat]

    def roll_die(self, face: int) -> None:
        self.hands[self.next_roller()].append(face)
        if not any(self.has_to_roll(seat) for seat in range(self.num_seats)):
            self.phase = PHASE_BIDDING
            self.actor = self.starter  # LD3

    def raise_bid(self, bid: int) -> None:
        self.bid = bid
        self.bidder = self.actor
        self.actor = self.next_player(self.actor)  # LD4

    def next_player(self, seat: int) -> int:
        """Clockwise, the next one who still has dice."""
        following = (seat + 1) % self.num_seats
        return following if self.dice[following] > 0 else self.next_player(following)

    def resolve_challenge(self) -> None:
        loser = self.challenge_loser()
        self.dice[loser] -= 1
        if self.dice.count(0) == self.num_seats - 1:  # LD8
            self.clear_table()
            self.phase = PHASE_ENDED
            self.actor = OVER
        else:
            self.begin_round(loser if self.dice[loser] > 0 else self.next_player(loser))  # LD7

    def challenge_loser(self) -> int:
        """Who would lose a die if the player to act challenged now (LD5)."""
        return self.actor if self.count_matching() >= bid_quantity(self.bid) else self.bidder

    def count_matching(self) -> int:
        """How many of all dice count for the bid (LD5, LD6)."""
        face = bid_face(self.bid)
        return sum(
            die == face or (self.ones_wild and die == 1) for hand in self.hands for die in hand
        )

    # What a player cannot know.

    def redraw_hidden(self, player: int, rng: Rng) -> None:
        """Roll everybody else's dice anew: the rules make all faces equally likely."""
        for seat, hand in enumerate(self.hands):
            if seat != player:
                self.hands[seat] = [1 + rng.below(len(DIE_FACES)) for _ in hand]

    def observation_code(self, action: int, player: int) -> int:
        """Others' rolls all look alike; two challenges do if they show the same hands."""
        if self.phase == PHASE_ROLLING:
            return action if self.next_roller() == player else UNSEEN_CODE
        if action != CHALLENGE:
            return action
        shown = 0
        for hand in self.hands:
            shown = shown * len(HAND_NUMBERS) + HAND_NUMBERS[tuple(sorted(hand))]
        return len(ACTION_TEXTS) + shown  # above the numbers of all plies


def new_state(num_players: int, ones_wild: bool, first: int = NO_SEAT) -> LiarsDiceState:
    """A game about to begin; without `first`, chance says who starts (LD1)."""
    state = LiarsDiceState(num_players, ones_wild)
    if first == NO_SEAT:
        state.phase = PHASE_CHOOSE_FIRST
        state.actor = CHANCE
    else:
        state.begin_round(first)
    return state
