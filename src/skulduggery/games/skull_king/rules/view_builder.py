"""Views of a state of Skull King, and a world (a full state) consistent with a view."""

from skulduggery.core.packed_counts import kind_mask, number_of, one_of, total_count
from skulduggery.core.view_builder import actor_from_view, add_own_fields, common_fields
from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import BLACK, FACE_TEXTS, KIND_TEXTS, NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.dice import FULL_BAG
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.games.skull_king.rules.screen import NO_BID, Screen, rounds_for
from skulduggery.games.skull_king.rules.state import NO_SEAT, SkullKingState
from skulduggery.games.skull_king.rules.view import (
    Line,
    Roll,
    ScreenView,
    SkullKingHidden,
    SkullKingView,
)

PHASE_NAMES = ("choose first", "deal", "announce", "choose die", "tumble", "ended")
_COLOUR_KINDS = range(BLACK, NUM_DIE_KINDS)


def dice_names(dice: int) -> list[str]:
    return [KIND_TEXTS[kind] for kind in range(NUM_DIE_KINDS) for _ in range(number_of(dice, kind))]


def pack_dice(dice: list[str]) -> int:
    return sum(one_of(KIND_TEXTS.index(die)) for die in dice)


def _trick_rolls(state: SkullKingState) -> list[Roll]:
    """The trick in the order it was rolled."""
    order = [(state.leader + k) % state.num_seats for k in range(state.num_seats)]
    return [
        Roll(
            seat, KIND_TEXTS[screen.rolled], None if screen.shown < 0 else FACE_TEXTS[screen.shown]
        )
        for seat, screen in ((seat, state.screens[seat]) for seat in order)
        if screen.rolled >= 0
    ]


def _view_screen(state: SkullKingState, seat: int, own: bool) -> ScreenView:
    screen = state.screens[seat]
    has_bid = screen.bid != NO_BID
    sealed = state.phase == rules.PHASE_ANNOUNCE
    return ScreenView(
        dice=total_count(screen.dice),
        own=dice_names(screen.dice) if own else None,
        has_bid=has_bid,
        bid=screen.bid if has_bid and (own or not sealed) else None,
        tricks=screen.tricks,
        bonus=screen.bonus,
        score=screen.score,
        out_of=[KIND_TEXTS[colour] for colour in _COLOUR_KINDS if screen.void & kind_mask(colour)],
    )


def public_view(state: SkullKingState, options: SkullKingOptions) -> SkullKingView:
    return SkullKingView(
        **common_fields(state, PHASE_NAMES),
        options=options,
        round=state.round,
        rounds=rounds_for(state.num_players),
        start=None if state.start == NO_SEAT else state.start,
        leader=None if state.leader == NO_SEAT else state.leader,
        colour=None if state.colour == rules.NO_COLOUR else KIND_TEXTS[state.colour],
        winning=state.trick.winning_seat() if state.rolled else None,
        trick=_trick_rolls(state),
        gone=dice_names(state.gone),
        dealing=None if state.dealing == NO_SEAT else state.dealing,
        screens=[_view_screen(state, seat, own=False) for seat in range(state.num_seats)],
        pad=[[Line(*line) for line in lines] for lines in state.pad],
    )


def player_view(public: SkullKingView, state: SkullKingState, player: int) -> SkullKingView:
    screens = list(public.screens)
    screens[player] = _view_screen(state, player, own=True)
    return add_own_fields(public, state, player, screens=screens)


def hidden_info(state: SkullKingState, player: int) -> SkullKingHidden:
    screen = state.screens[player]
    return SkullKingHidden(dice_names(screen.dice), None if screen.bid == NO_BID else screen.bid)


def _some_hands(view: SkullKingView) -> list[int]:
    """The viewer's own dice, and for the others the first from the bag that go round."""
    left = FULL_BAG - pack_dice(view.gone)
    hands = [pack_dice(seen.own or []) for seen in view.screens]
    pool = dice_names(left - sum(hands))
    for seat, seen in enumerate(view.screens):
        if seen.own is None:
            hands[seat] = pack_dice(pool[: seen.dice])
            del pool[: seen.dice]
    return hands


def some_world(view: SkullKingView) -> SkullKingState:
    """A full state that looks like this to the viewer; hidden dice are any that fit."""
    state = SkullKingState(view.players, view.options.scoring == "landlubber")
    for seen, dice in zip(view.screens, _some_hands(view), strict=True):
        screen = Screen()
        screen.dice = dice
        screen.bid = (seen.bid or 0) if seen.has_bid else NO_BID
        screen.tricks = seen.tricks
        screen.bonus = seen.bonus
        screen.score = seen.score
        screen.void = sum(kind_mask(KIND_TEXTS.index(colour)) for colour in seen.out_of)
        state.screens.append(screen)
    state.phase = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.start = NO_SEAT if view.start is None else view.start
    state.leader = NO_SEAT if view.leader is None else view.leader
    state.colour = rules.NO_COLOUR if view.colour is None else KIND_TEXTS.index(view.colour)
    for roll in view.trick:
        screen = state.screens[roll.seat]
        screen.rolled = KIND_TEXTS.index(roll.die)
        if roll.face is not None:
            screen.shown = FACE_TEXTS.index(roll.face)
            state.trick.add_die(roll.seat, screen.rolled, screen.shown)
            state.rolled += 1
    state.gone = pack_dice(view.gone)
    state.bag = FULL_BAG - state.gone - sum(screen.dice for screen in state.screens)
    state.dealing = NO_SEAT if view.dealing is None else view.dealing
    state.pad = tuple(
        tuple((line.bid, line.tricks, line.points) for line in lines) for lines in view.pad
    )
    state.actor = actor_from_view(view)
    return state
