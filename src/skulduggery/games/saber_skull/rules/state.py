"""The rules of Säbel & Schädel: get rid of your soul tokens, and stop before the islands bite."""

from typing import Final

from mypy_extensions import i64

from skulduggery.core.packed_counts import (
    kind_mask,
    nth_kind,
    num_kinds,
    number_of,
    one_of,
    total_count,
    unpack_counts,
)
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.games.saber_skull.rules.actions import (
    ACTION_TEXTS,
    DIE_OFFSET,
    PLACE_OFFSET,
    ROLL,
    SABER,
    SKULL,
    STOP,
)

NO_SEAT: Final = -1
_RING_SIZE: Final = 7  # coasters around the sixth island
_ALL_COASTERS: Final = (
    0x11011111  # one of each, counted as in `core.packed_counts` (there is no sixth)
)
_NO_RING: Final = ()
POINTS_TO_WIN: Final = 6  # a championship

# What is being decided.
PHASE_LAY: Final = 0  # chance: the next coaster of the ring
PHASE_ROLL_OFF: Final = 1  # chance: a die for who begins
PHASE_CAST: Final = 2  # chance: the die of a turn
PHASE_CHOOSE_TOKEN: Final = 3  # which colour goes on the island
PHASE_GO_ON: Final = 4  # roll again or stop
PHASE_ENDED: Final = 5

NUM_COLOURS: Final = 5
TOKENS_PER_COLOUR: Final = 6


def _same_colours(pile: i64, picked: i64) -> i64:
    """All tokens of `pile` whose colour is among those picked up (SS13)."""
    taken: i64 = 0
    for colour in range(NUM_COLOURS):
        if number_of(picked, colour) > 0:
            taken += pile & kind_mask(colour)
    return taken


def match_points(left: list[int]) -> list[int]:
    """Three for the winner, two and one for the next lowest counts, ties alike (SS17)."""
    ranks = sorted(set(left))
    return [max(0, 3 - ranks.index(tokens)) for tokens in left]


class Island:
    """A coaster with a number: what lies on it, how much it bears, whether the saber is near."""

    def __init__(self) -> None:
        self.pile: i64 = 0
        self.room: i64 = 1
        self.saber: bool = False

    def clone(self) -> "Island":
        twin = Island()
        twin.pile = self.pile
        twin.room = self.room
        twin.saber = self.saber
        return twin


class Crew:
    """One seat: the tokens it holds, of any colour, and its points in the championship."""

    def __init__(self) -> None:
        self.tokens: i64 = 0
        self.points: i64 = 0

    def clone(self) -> "Crew":
        twin = Crew()
        twin.tokens = self.tokens
        twin.points = self.points
        return twin


class SaberSkullState(State):
    """The full state of a game of Säbel & Schädel; nothing in it is hidden."""

    def __init__(
        self, num_players: i64, fixed_ring: tuple[int, ...], fixed_first: i64, championship: bool
    ) -> None:
        super().__init__(num_players, num_players)
        self.fixed_ring: tuple[int, ...] = fixed_ring
        self.fixed_first: i64 = fixed_first
        self.championship: bool = championship
        self.crews: list[Crew] = []
        self.islands: list[Island] = []
        # The coasters, by their plies: those in the circle, four bits each in order, and the rest.
        self._ring: i64 = 0
        self._to_lay: i64 = _ALL_COASTERS
        self.match: i64 = 0
        self.first: i64 = NO_SEAT
        self.turns: i64 = 0  # begun in this match
        self.turn: i64 = NO_SEAT
        self.die: i64 = 0
        # The roll-off: who still has to roll, the best so far and who rolled it, as bits.
        self.contenders: i64 = 0
        self.best: i64 = 0
        self.leaders: i64 = 0
        # Tokens left after each match, for each seat.
        self.table: tuple[tuple[int, ...], ...] = ()

    def clone(self) -> "SaberSkullState":
        twin = SaberSkullState(
            self.num_players, self.fixed_ring, self.fixed_first, self.championship
        )
        twin.actor = self.actor
        twin.crews = [crew.clone() for crew in self.crews]
        twin.islands = [island.clone() for island in self.islands]
        twin._ring = self._ring
        twin._to_lay = self._to_lay
        twin.phase = self.phase
        twin.match = self.match
        twin.first = self.first
        twin.turns = self.turns
        twin.turn = self.turn
        twin.die = self.die
        twin.contenders = self.contenders
        twin.best = self.best
        twin.leaders = self.leaders
        twin.table = self.table
        return twin

    def round_number(self) -> i64:
        return self.match

    def action_text(self, action: i64) -> str:
        return ACTION_TEXTS[action] if 0 <= action < len(ACTION_TEXTS) else str(action)

    def tokens_left(self) -> list[int]:
        return [total_count(crew.tokens) for crew in self.crews]

    def scores(self) -> list[int]:
        """Points of the championship, or tokens left in a single match."""
        if self.championship:
            return [crew.points for crew in self.crews]
        return self.tokens_left()

    def winners(self) -> list[int]:
        if self.phase != PHASE_ENDED:
            return []
        scores = self.scores()
        best = max(scores) if self.championship else min(scores)
        return [player for player in range(self.num_players) if scores[player] == best]

    # What is possible.

    def count_actions(self) -> i64:
        phase = self.phase
        if phase == PHASE_CAST or phase == PHASE_ROLL_OFF:
            return 6
        if phase == PHASE_GO_ON:
            return 2
        if phase == PHASE_CHOOSE_TOKEN:
            return num_kinds(self.crews[self.turn].tokens)
        return num_kinds(self._to_lay) if phase == PHASE_LAY else 0

    def nth_action(self, k: i64) -> i64:
        phase = self.phase
        if phase == PHASE_CAST or phase == PHASE_ROLL_OFF:
            return DIE_OFFSET + 1 + k
        if phase == PHASE_GO_ON:
            return ROLL if k == 0 else STOP
        if phase == PHASE_CHOOSE_TOKEN:
            return PLACE_OFFSET + nth_kind(self.crews[self.turn].tokens, k)
        return nth_kind(self._to_lay, k)

    # What follows.

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == PHASE_CAST:
            self.land_die(action - DIE_OFFSET)
        elif phase == PHASE_GO_ON:
            if action == ROLL:
                self.await_roll()
            else:
                self._next_turn()
        elif phase == PHASE_CHOOSE_TOKEN:
            self._place_token(action - PLACE_OFFSET)
        elif phase == PHASE_ROLL_OFF:
            self._roll_off(action - DIE_OFFSET)
        else:
            self.lay_coaster(action)
            if self._to_lay == 0:
                self._lay_out()

    def begin_match(self) -> None:
        """Everybody's tokens back, a ring, and who begins (SS02 to SS04, F13, F14)."""
        self.match += 1
        self.turns = 0
        self.turn = NO_SEAT
        self.first = NO_SEAT
        self.die = 0
        for seat in range(self.num_seats):
            self.crews[seat].tokens = TOKENS_PER_COLOUR * one_of(seat)
        for island in self.islands:
            island.pile = 0
        self._ring = 0
        self._to_lay = _ALL_COASTERS
        self.actor = CHANCE
        self.phase = PHASE_LAY
        for coaster in self.fixed_ring:
            self.lay_coaster(coaster)
        if self._to_lay == 0:
            self._lay_out()

    def lay_coaster(self, coaster: i64) -> None:
        self._ring += coaster * one_of(_RING_SIZE - num_kinds(self._to_lay))
        self._to_lay -= one_of(coaster)

    def laid_coasters(self) -> list[int]:
        """The ring as far as it is laid."""
        return unpack_counts(self._ring, _RING_SIZE - num_kinds(self._to_lay))

    def _lay_out(self) -> None:
        """Skull and saber change the islands beside them in the ring (SS11, SS13, F1, F2)."""
        for island in self.islands:
            island.room = 1
            island.saber = False
        for place in range(_RING_SIZE):
            coaster = number_of(self._ring, place)
            if coaster == SKULL or coaster == SABER:
                self._touch_island((place + 1) % _RING_SIZE, coaster)
                self._touch_island((place + _RING_SIZE - 1) % _RING_SIZE, coaster)
        if self.fixed_first != NO_SEAT:
            self.begin_turns(self.fixed_first)
        else:
            everybody: i64 = (1 << self.num_seats) - 1
            self._call_roll_off(everybody)

    def _touch_island(self, place: i64, coaster: i64) -> None:
        """Skull or saber beside an island; they do not touch one another (SS15)."""
        number = number_of(self._ring, place) - DIE_OFFSET
        if number > 5:
            return
        if coaster == SKULL:
            self.islands[number - 1].room = number
        else:
            self.islands[number - 1].saber = True

    def _call_roll_off(self, contenders: i64) -> None:
        self.phase = PHASE_ROLL_OFF
        self.contenders = contenders
        self.best = 0
        self.leaders = 0

    def next_to_roll_off(self) -> i64:
        seat: i64 = 0
        while not (self.contenders >> seat) & 1:
            seat += 1
        return seat

    def _roll_off(self, die: i64) -> None:
        """One roll for each seat in order; those tied for the highest roll again (SS04, F9)."""
        seat_bit = self.contenders & -self.contenders
        self.contenders -= seat_bit
        if die > self.best:
            self.best = die
            self.leaders = seat_bit
        elif die == self.best:
            self.leaders |= seat_bit
        if self.contenders != 0:
            return
        if self.leaders & (self.leaders - 1):
            self._call_roll_off(self.leaders)
            return
        self.contenders = self.leaders
        self.begin_turns(self.next_to_roll_off())

    def begin_turns(self, first: i64) -> None:
        self.contenders = 0
        self.best = 0
        self.leaders = 0
        self.first = first
        self.turn = first
        self.turns = 1
        self.await_roll()

    def await_roll(self) -> None:
        self.die = 0
        self.phase = PHASE_CAST
        self.actor = CHANCE

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.num_seats
        self.turns += 1
        self.await_roll()

    def can_place(self, die: i64) -> bool:
        island = self.islands[die - 1]
        return die == 6 or total_count(island.pile) < island.room  # SS06, SS07, SS12

    def land_die(self, die: i64) -> None:
        self.die = die
        if self.can_place(die):
            self.phase = PHASE_CHOOSE_TOKEN
            self.actor = self.turn
        else:
            self._pick_up(self.islands[die - 1])
            self._next_turn()

    def pulled_by(self, island: Island) -> i64:
        """What the saber takes from island 6 when this island is picked up (SS13)."""
        return _same_colours(self.islands[5].pile, island.pile) if island.saber else 0

    def _pick_up(self, island: Island) -> None:
        pulled = self.pulled_by(island)
        self.islands[5].pile -= pulled
        self.crews[self.turn].tokens += island.pile + pulled
        island.pile = 0

    def _place_token(self, colour: i64) -> None:
        crew = self.crews[self.turn]
        crew.tokens -= one_of(colour)
        self.islands[self.die - 1].pile += one_of(colour)
        if crew.tokens == 0:
            self._end_match()  # SS10
        elif self.turns <= self.num_seats:
            self._next_turn()  # SS08
        else:
            self.phase = PHASE_GO_ON  # SS09
            self.actor = self.turn

    def _end_match(self) -> None:
        left = self.tokens_left()
        self.table = (*self.table, tuple(left))
        if self.championship:
            points = match_points(left)
            for seat in range(self.num_seats):
                self.crews[seat].points += points[seat]
            if not self._is_decided():
                self.begin_match()
                return
        self.phase = PHASE_ENDED
        self.actor = OVER

    def _is_decided(self) -> bool:
        """Somebody has enough points and leads alone (SS18)."""
        totals = sorted([crew.points for crew in self.crews])
        return totals[-1] >= POINTS_TO_WIN and totals[-1] > totals[-2]

    def redraw_hidden(self, player: i64, rng: Rng) -> None:
        """Everything lies open."""

    def observation_code(self, action: i64, player: i64) -> i64:
        return action


def new_state(
    num_players: i64,
    ring: tuple[int, ...] = _NO_RING,
    first: i64 = NO_SEAT,
    championship: bool = False,
) -> SaberSkullState:
    """A game about to begin; chance lays the ring and rolls off where nothing is fixed."""
    state = SaberSkullState(num_players, ring, first, championship)
    state.crews = [Crew() for _ in range(num_players)]
    state.islands = [Island() for _ in range(6)]
    state.begin_match()
    return state
