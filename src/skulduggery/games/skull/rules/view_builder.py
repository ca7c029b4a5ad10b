"""Views of a state of Skull, and a world (a full state) consistent with a view."""

from functools import lru_cache

from skulduggery.core.piece_memory import PieceMemory, encode_json
from skulduggery.core.view_builder import (
    actor_from_view,
    add_own_fields,
    common_fields,
    encode_common_fields,
    seats_of_player,
)
from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import ACTION_TEXTS, LAST_CHANCE, SKULL
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import NO_PLAYER, NO_SEAT, SkullState
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT, Tribe
from skulduggery.games.skull.rules.view import OwnDiscs, SkullHidden, SkullView, TribeView

PHASE_NAMES = (
    "choose first",
    "place",
    "add",
    "raise",
    "attempt",
    "lose",
    "point",
    "lost",
    "name starter",
    "ended",
)


_TRIBE_PIECES = PieceMemory()
_OWN_DISC_PIECES = PieceMemory()


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _hand_texts(tribe: Tribe) -> list[str]:
    return (
        ["flower"] * tribe.hand_flowers + ["skull"] * tribe.hand_skull + ["last"] * tribe.hand_last
    )


def _last_chance_is_visible(state: SkullState) -> bool:
    """Sealed first discs, the open one among them, wait until all are down (LC03)."""
    return not (state.phase == rules.PHASE_PLACE and state.rules.sealed)


def _view_tribe(state: SkullState, seat: int, own: bool) -> TribeView:
    tribe = state.tribes[seat]
    top = tribe.height - 1
    open_last = tribe.last_at != NOT_ON_MAT and (own or _last_chance_is_visible(state))
    return TribeView(
        player=state.player_of(seat),
        discs=tribe.disc_count(),
        points=tribe.points,
        holds_last=tribe.last > 0,
        height=tribe.height,
        last_at=tribe.last_at if open_last else None,
        flipped=[ACTION_TEXTS[tribe.face_at(top - k)] for k in range(tribe.flipped)],
        bid=tribe.bid,
        passed=tribe.passed,
        sure=tribe.sure,
        chose=tribe.chose,
        own=_own_discs_of(tribe) if own else None,
    )


def _own_discs_of(tribe: Tribe) -> OwnDiscs:
    return OwnDiscs(
        _hand_texts(tribe), [ACTION_TEXTS[tribe.face_at(h)] for h in range(tribe.height)]
    )


def public_view(state: SkullState, options: SkullOptions) -> SkullView:
    return SkullView(
        **common_fields(state, PHASE_NAMES),
        options=options,
        round=state.round,
        first=_seat_or_none(state.first),
        high=state.high,
        challenger=_seat_or_none(state.challenger),
        to_flip=state.to_flip,
        skull_of=_seat_or_none(state.skull_of),
        tribes=[_view_tribe(state, seat, own=False) for seat in range(state.num_seats)],
    )


def player_view(public: SkullView, state: SkullState, player: int) -> SkullView:
    tribes = list(public.tribes)
    for seat in seats_of_player(state, player):
        tribes[seat] = _view_tribe(state, seat, own=True)
    return add_own_fields(public, state, player, tribes=tribes)


def hidden_info(state: SkullState, player: int) -> SkullHidden:
    return SkullHidden(
        {seat: _own_discs_of(state.tribes[seat]) for seat in seats_of_player(state, player)}
    )


# The same as JSON, put together from pieces that were encoded before.


@lru_cache(1000)
def _encode_options(options: SkullOptions) -> bytes:
    return encode_json(options)


def _seat_json(seat: int) -> bytes:
    return b"null" if seat == NO_SEAT else b"%d" % seat


def _public_tribe_number(state: SkullState, seat: int) -> int:
    """All that everybody sees of a mat, in three or more bits each."""
    tribe = state.tribes[seat]
    face_down = tribe.height - tribe.flipped
    last_at = tribe.last_at if _last_chance_is_visible(state) else NOT_ON_MAT
    number = state.player_of(seat)
    number = number << 3 | tribe.disc_count()
    number = number << 3 | tribe.points
    number = number << 3 | tribe.last
    number = number << 3 | tribe.height
    number = number << 3 | last_at - NOT_ON_MAT
    number = number << 3 | tribe.flipped
    number = number << 3 | (tribe.skull_at if tribe.skull_at >= face_down else NOT_ON_MAT) + 1
    number = number << 8 | tribe.bid
    number = number << 3 | tribe.sure
    return number << 2 | int(tribe.passed) << 1 | int(tribe.chose)


def _encode_public_tribe(state: SkullState, seat: int) -> bytes:
    number = _public_tribe_number(state, seat)
    found = _TRIBE_PIECES.find_piece(number)
    if found is not None:
        return found
    piece = encode_json(_view_tribe(state, seat, own=False))
    return _TRIBE_PIECES.keep_piece(number, piece)


def encode_public_view(state: SkullState, options: SkullOptions) -> bytes:
    return (
        b'%b,"options":%b,"round":%d,"first":%b,"high":%d,"challenger":%b,"to_flip":%d,'
        b'"skull_of":%b,"tribes":[%b]}'
    ) % (
        encode_common_fields(state, b"skull", PHASE_NAMES),
        _encode_options(options),
        state.round,
        _seat_json(state.first),
        state.high,
        _seat_json(state.challenger),
        state.to_flip,
        _seat_json(state.skull_of),
        b",".join([_encode_public_tribe(state, seat) for seat in range(state.num_seats)]),
    )


def _own_discs_number(tribe: Tribe) -> int:
    """All that the owner sees of the discs, in three bits each."""
    number = tribe.hand_flowers
    number = number << 3 | tribe.hand_skull
    number = number << 3 | tribe.hand_last
    number = number << 3 | tribe.height
    number = number << 3 | tribe.skull_at - NOT_ON_MAT
    return number << 3 | tribe.last_at - NOT_ON_MAT


def _encode_own_discs(tribe: Tribe) -> bytes:
    number = _own_discs_number(tribe)
    found = _OWN_DISC_PIECES.find_piece(number)
    if found is not None:
        return found
    return _OWN_DISC_PIECES.keep_piece(number, encode_json(_own_discs_of(tribe)))


def encode_hidden_info(state: SkullState, player: int) -> bytes:
    pieces = [
        b'"%d":%b' % (seat, _encode_own_discs(state.tribes[seat]))
        for seat in seats_of_player(state, player)
    ]
    return b'{"game":"skull","tribes":{%b}}' % b",".join(pieces)


def _some_tribe(seen: TribeView) -> Tribe:
    """The tribe as seen; somebody else's skull stays out unless it lies open."""
    tribe = Tribe()
    tribe.points = seen.points
    tribe.last = int(seen.holds_last)
    tribe.height = seen.height
    tribe.last_at = NOT_ON_MAT if seen.last_at is None else seen.last_at
    tribe.bid = seen.bid
    tribe.passed = seen.passed
    tribe.flipped = len(seen.flipped)
    tribe.sure = seen.sure
    tribe.chose = seen.chose
    tribe.skull = 0
    if ACTION_TEXTS[SKULL] in seen.flipped:
        tribe.skull = 1
        tribe.skull_at = seen.height - 1 - seen.flipped.index(ACTION_TEXTS[SKULL])
    if seen.own is not None:
        own_discs = seen.own.hand + seen.own.stack
        tribe.skull = own_discs.count(ACTION_TEXTS[SKULL])
        if ACTION_TEXTS[SKULL] in seen.own.stack:
            tribe.skull_at = seen.own.stack.index(ACTION_TEXTS[SKULL])
        if ACTION_TEXTS[LAST_CHANCE] in seen.own.stack:
            tribe.last_at = seen.own.stack.index(ACTION_TEXTS[LAST_CHANCE])
    tribe.flowers = seen.discs - tribe.skull
    tribe.recount_hand()
    return tribe


def some_world(view: SkullView) -> SkullState:
    """A full state that looks like this to the viewer; others' unseen discs are flowers."""
    state = SkullState(view.players, len(view.tribes), view.options.state_rules())
    state.tribes = [_some_tribe(seen) for seen in view.tribes]
    state.phase = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.first = NO_SEAT if view.first is None else view.first
    state.alive = sum(1 for seen in view.tribes if seen.discs > 0)
    state.total = sum(seen.height for seen in view.tribes)
    state.high = view.high
    state.challenger = NO_SEAT if view.challenger is None else view.challenger
    state.bidders = state.alive - sum(1 for seen in view.tribes if seen.passed)
    state.to_flip = view.to_flip
    state.skull_of = NO_SEAT if view.skull_of is None else view.skull_of
    state.winner = view.winners[0] if view.winners else NO_PLAYER
    state.actor = actor_from_view(view)
    return state
