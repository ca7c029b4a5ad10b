"""A match of Säbel & Schädel in one line, like FEN for chess.

    1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0 placed

First the ring; then what lies on its islands (`5:rrg`), one letter for the colour of each token,
namely r, g, b, y, p for seats 0 to 4; then what each seat holds (`0=rrr`). All tokens that are not
named lie on island 6. `turn=0` is about to roll, and must; with `placed`, has placed a token and
may roll again or stop; with `die=5`, has rolled a 5 and is about to place. `first=1` stands for the
first round, begun by seat 1, in which everybody rolls just once.
"""

import re

import msgspec

from skulduggery.core.errors import BadPosition, shorten_text
from skulduggery.core.packed_counts import number_of, one_of, total_count
from skulduggery.games.saber_skull.rules.actions import (
    ACTION_TEXTS,
    COASTER_NAMES,
    COLOUR_NAMES,
    ISLAND_SIX,
)
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import (
    NO_SEAT,
    PHASE_CAST,
    PHASE_CHOOSE_TOKEN,
    PHASE_GO_ON,
    TOKENS_PER_COLOUR,
    SaberSkullState,
    new_state,
)

_COLOUR_LETTERS = "".join(colour[0] for colour in COLOUR_NAMES)
_ISLAND_PATTERN = re.compile(rf"([1-5]):([{_COLOUR_LETTERS}]+)", re.IGNORECASE)
_HAND_PATTERN = re.compile(rf"([0-4])=([{_COLOUR_LETTERS}]+)", re.IGNORECASE)
_NAMED_NUMBER_PATTERN = re.compile(r"(turn|first|die)=([0-6])", re.IGNORECASE)
_PLACED_WORD = "placed"
_MAX_POSITION_LENGTH = 300
EXAMPLE_POSITION = "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0"


class SaberSkullPosition(msgspec.Struct, frozen=True):
    ring: tuple[str, ...]
    islands: tuple[int, ...]  # what lies on 1 to 5
    hands: tuple[int, ...]
    turn: int
    placed: bool = False
    die: int | None = None
    first: int | None = None

    def __str__(self) -> str:
        words = list(self.ring)
        words += [
            f"{k}:{_tokens_to_letters(pile)}" for k, pile in enumerate(self.islands, 1) if pile
        ]
        words += [f"{seat}={_tokens_to_letters(hand)}" for seat, hand in enumerate(self.hands)]
        words.append(f"turn={self.turn}")
        if self.placed:
            words.append(_PLACED_WORD)
        if self.die is not None:
            words.append(f"die={self.die}")
        if self.first is not None:
            words.append(f"first={self.first}")
        return " ".join(words)

    def tokens_on_six(self) -> int:
        everything = sum(TOKENS_PER_COLOUR * one_of(colour) for colour in range(len(self.hands)))
        return int(everything - sum(self.islands) - sum(self.hands))


def _tokens_to_letters(tokens: int) -> str:
    return "".join(_COLOUR_LETTERS[k] * number_of(tokens, k) for k in range(len(COLOUR_NAMES)))


def _letters_to_tokens(letters: str) -> int:
    return int(sum(one_of(_COLOUR_LETTERS.index(letter)) for letter in letters.lower()))


def split_ring(text: str) -> tuple[str, list[str]]:
    """The ring a line begins with, and the words after it."""
    words = text.split()
    coasters = 0
    while coasters < len(words) and words[coasters].upper() in COASTER_NAMES:
        coasters += 1
    return " ".join(words[:coasters]).upper(), words[coasters:]


def read_position(text: str) -> SaberSkullPosition:
    """The position a line stands for, or BadPosition."""
    if len(text) > _MAX_POSITION_LENGTH:
        raise _unreadable_error(text)
    ring, words = split_ring(text)
    islands: dict[int, int] = {}
    hands: dict[int, int] = {}
    named: dict[str, int] = {}
    placed = False
    for word in words:
        if lying := _ISLAND_PATTERN.fullmatch(word):
            islands.setdefault(int(lying[1]), _letters_to_tokens(lying[2]))
        elif held := _HAND_PATTERN.fullmatch(word):
            hands.setdefault(int(held[1]), _letters_to_tokens(held[2]))
        elif number := _NAMED_NUMBER_PATTERN.fullmatch(word):
            named.setdefault(number[1].lower(), int(number[2]))
        elif word.lower() == _PLACED_WORD and not placed:
            placed = True
        else:
            raise _unreadable_error(word)
    if len(words) > len(islands) + len(hands) + len(named) + placed:
        raise BadPosition("saber-position-twice")
    if len(hands) < 2 or sorted(hands) != list(range(len(hands))):
        raise BadPosition("saber-position-hands")
    position = SaberSkullPosition(
        ring=tuple(ring.split()),
        islands=tuple(islands.get(number, 0) for number in range(1, ISLAND_SIX)),
        hands=tuple(hands[seat] for seat in sorted(hands)),
        turn=named.get("turn", NO_SEAT),
        placed=placed,
        die=named.get("die"),
        first=named.get("first"),
    )
    _check_position(position)
    return position


def _unreadable_error(word: str) -> BadPosition:
    return BadPosition("position-unreadable", word=shorten_text(word), example=EXAMPLE_POSITION)


def _check_position(position: SaberSkullPosition) -> None:
    """Whether such a position can come about at all, as far as the tokens tell."""
    players = len(position.hands)
    for colour in range(len(COLOUR_NAMES)):
        most = TOKENS_PER_COLOUR if colour < players else 0
        if sum(number_of(pile, colour) for pile in (*position.islands, *position.hands)) > most:
            raise BadPosition(
                "saber-position-tokens", colour=_COLOUR_LETTERS[colour], most=str(most)
            )
    first_turn = 0 if position.first is None else position.first
    if not (0 <= position.turn < players and first_turn < players):
        raise BadPosition("saber-position-turn")
    if position.die == 0 or position.placed + (position.die is not None) > 1:
        raise BadPosition("saber-position-die")
    if position.placed and position.first is not None:
        raise BadPosition("saber-position-first")


def apply_position(position: SaberSkullPosition, state: SaberSkullState) -> SaberSkullState:
    """`state`, a match with its islands laid out, brought to a position."""
    for number, pile in enumerate(position.islands, 1):
        island = state.islands[number - 1]
        if total_count(pile) > island.room:
            raise BadPosition("saber-position-island", island=str(number), room=str(island.room))
        island.pile = pile
    state.islands[ISLAND_SIX - 1].pile = position.tokens_on_six()
    for seat, hand in enumerate(position.hands):
        state.crews[seat].tokens = hand
    players = len(position.hands)
    state.turn = position.turn
    state.first = position.turn if position.first is None else position.first
    early = position.first is not None
    state.turns = (state.turn - state.first) % players + 1 if early else players + 1
    state.await_roll()
    if position.placed:
        state.phase = PHASE_GO_ON
        state.actor = state.turn
    elif position.die is not None:
        if not state.can_place(position.die):
            raise BadPosition("saber-position-die")
        state.land_die(position.die)
    return state


def state_at(
    position: SaberSkullPosition, options: SaberSkullOptions, players: int
) -> SaberSkullState:
    """The game that goes on from a position."""
    ring = " ".join(position.ring)
    seats = len(position.hands)
    if seats != players:
        raise BadPosition("position-seats", seats=str(seats), needed=str(players))
    if sorted(position.ring) != sorted(COASTER_NAMES) or options.ring not in ("random", ring):
        raise BadPosition("saber-position-ring", ring=shorten_text(ring))
    coasters = tuple(ACTION_TEXTS.index(coaster) for coaster in position.ring)
    state = new_state(players, coasters, position.turn, options.championship)
    state.fixed_ring = options.fixed_coasters()
    state.fixed_first = options.first_seat(players)
    return apply_position(position, state)


def position_of(state: SaberSkullState) -> SaberSkullPosition:
    """Where a match stands; BadPosition before somebody has begun it, and when it is over."""
    if state.phase not in (PHASE_CAST, PHASE_CHOOSE_TOKEN, PHASE_GO_ON):
        raise BadPosition("saber-position-turn")
    return SaberSkullPosition(
        ring=tuple(ACTION_TEXTS[coaster] for coaster in state.laid_coasters()),
        islands=tuple(island.pile for island in state.islands[: ISLAND_SIX - 1]),
        hands=tuple(crew.tokens for crew in state.crews),
        turn=state.turn,
        placed=state.phase == PHASE_GO_ON,
        die=state.die if state.phase == PHASE_CHOOSE_TOKEN else None,
        first=state.first if state.turns <= state.num_seats else None,
    )
