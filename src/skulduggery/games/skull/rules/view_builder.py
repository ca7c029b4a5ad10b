"""What a player of Skull sees of the truth, and a truth made from what is seen."""

from skulduggery.core.view_builder import actor_in, common, own_seats, with_own
from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import LAST, SKULL, TEXTS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import NOBODY, SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE, Tribe
from skulduggery.games.skull.rules.view import Own, SkullHidden, SkullView, TribeView

PHASES = (
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


def someone(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def hand_of(tribe: Tribe) -> list[str]:
    return (
        ["flower"] * tribe.hand_flowers + ["skull"] * tribe.hand_skull + ["last"] * tribe.hand_last
    )


def sees_last(state: SkullState) -> bool:
    """Sealed first discs, the open one among them, wait until all are down (LC03)."""
    return not (state.phase == rules.PLACE and state.rules.sealed)


def view_tribe(state: SkullState, seat: int, own: bool) -> TribeView:
    tribe = state.tribes[seat]
    top = tribe.height - 1
    open_last = tribe.last_at != NOWHERE and (own or sees_last(state))
    return TribeView(
        player=state.player_of(seat),
        discs=tribe.discs(),
        points=tribe.points,
        holds_last=tribe.last > 0,
        height=tribe.height,
        last_at=tribe.last_at if open_last else None,
        flipped=[TEXTS[tribe.face_at(top - k)] for k in range(tribe.flipped)],
        bid=tribe.bid,
        passed=tribe.passed,
        sure=tribe.sure,
        chose=tribe.chose,
        own=own_of(tribe) if own else None,
    )


def own_of(tribe: Tribe) -> Own:
    return Own(hand_of(tribe), [TEXTS[tribe.face_at(h)] for h in range(tribe.height)])


def public_view(state: SkullState, options: SkullOptions) -> SkullView:
    return SkullView(
        **common(state, PHASES),
        options=options,
        round=state.round,
        first=someone(state.first),
        high=state.high,
        challenger=someone(state.challenger),
        to_flip=state.to_flip,
        skull_of=someone(state.skull_of),
        tribes=[view_tribe(state, seat, own=False) for seat in range(state.num_seats)],
    )


def player_view(public: SkullView, state: SkullState, player: int) -> SkullView:
    tribes = list(public.tribes)
    for seat in own_seats(state, player):
        tribes[seat] = view_tribe(state, seat, own=True)
    return with_own(public, state, player, tribes=tribes)


def hidden(state: SkullState, player: int) -> SkullHidden:
    return SkullHidden({seat: own_of(state.tribes[seat]) for seat in own_seats(state, player)})


def some_tribe(seen: TribeView) -> Tribe:
    """The tribe as seen; somebody else's skull stays out unless it lies open."""
    tribe = Tribe()
    tribe.points = seen.points
    tribe.last = int(seen.holds_last)
    tribe.height = seen.height
    tribe.last_at = NOWHERE if seen.last_at is None else seen.last_at
    tribe.bid = seen.bid
    tribe.passed = seen.passed
    tribe.flipped = len(seen.flipped)
    tribe.sure = seen.sure
    tribe.chose = seen.chose
    tribe.skull = 0
    if TEXTS[SKULL] in seen.flipped:
        tribe.skull = 1
        tribe.skull_at = seen.height - 1 - seen.flipped.index(TEXTS[SKULL])
    if seen.own is not None:
        own_discs = seen.own.hand + seen.own.stack
        tribe.skull = own_discs.count(TEXTS[SKULL])
        if TEXTS[SKULL] in seen.own.stack:
            tribe.skull_at = seen.own.stack.index(TEXTS[SKULL])
        if TEXTS[LAST] in seen.own.stack:
            tribe.last_at = seen.own.stack.index(TEXTS[LAST])
    tribe.flowers = seen.discs - tribe.skull
    tribe.count_hand()
    return tribe


def some_world(view: SkullView) -> SkullState:
    state = SkullState(view.players, len(view.tribes), view.options.rules())
    state.tribes = [some_tribe(seen) for seen in view.tribes]
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.first = NOBODY if view.first is None else view.first
    state.alive = sum(1 for seen in view.tribes if seen.discs > 0)
    state.total = sum(seen.height for seen in view.tribes)
    state.high = view.high
    state.challenger = NOBODY if view.challenger is None else view.challenger
    state.bidders = state.alive - sum(1 for seen in view.tribes if seen.passed)
    state.to_flip = view.to_flip
    state.skull_of = NOBODY if view.skull_of is None else view.skull_of
    state.winner = view.winners[0] if view.winners else NOBODY
    state.actor = actor_in(view)
    return state
