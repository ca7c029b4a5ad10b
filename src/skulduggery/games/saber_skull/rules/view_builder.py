"""Views of a state of Säbel & Schädel, and the state rebuilt from a view."""

from skulduggery.core.packed_counts import number_of, one_of
from skulduggery.core.view_builder import actor_from_view, add_own_fields, common_fields
from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS, COLOUR_NAMES
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import NO_SEAT, Crew, Island, SaberSkullState
from skulduggery.games.saber_skull.rules.view import CrewView, IslandView, RollOff, SaberSkullView

PHASE_NAMES = ("lay", "roll off", "cast", "choose token", "go on", "ended")


def count_tokens(pile: int) -> dict[str, int]:
    counts = {name: number_of(pile, colour) for colour, name in enumerate(COLOUR_NAMES)}
    return {name: count for name, count in counts.items() if count}


def pack_tokens(tokens: dict[str, int]) -> int:
    return sum(count * one_of(COLOUR_NAMES.index(name)) for name, count in tokens.items())


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(len(COLOUR_NAMES)) if bits >> seat & 1]


def _bits_of(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def public_view(state: SaberSkullState, options: SaberSkullOptions) -> SaberSkullView:
    rolling_off = state.phase == rules.PHASE_ROLL_OFF
    return SaberSkullView(
        **common_fields(state, PHASE_NAMES),
        options=options,
        match=state.match,
        first=None if state.first == NO_SEAT else state.first,
        turn=None if state.turn == NO_SEAT else state.turn,
        turns=state.turns,
        die=state.die or None,
        ring=[ACTION_TEXTS[coaster] for coaster in state.laid_coasters()],
        islands=[
            IslandView(count_tokens(island.pile), island.room if number < 6 else None, island.saber)
            for number, island in enumerate(state.islands, 1)
        ],
        crews=[
            CrewView(COLOUR_NAMES[seat], count_tokens(crew.tokens), crew.points)
            for seat, crew in enumerate(state.crews)
        ],
        roll_off=RollOff(seats_in(state.contenders), state.best, seats_in(state.leaders))
        if rolling_off
        else None,
        table=[list(left) for left in state.table],
    )


def player_view(public: SaberSkullView, state: SaberSkullState, player: int) -> SaberSkullView:
    return add_own_fields(public, state, player)


def some_world(view: SaberSkullView) -> SaberSkullState:
    """The state itself, for nothing is hidden."""
    options = view.options
    first = NO_SEAT if options.first == "random" else options.first
    state = SaberSkullState(view.players, options.fixed_coasters(), first, options.championship)
    for seen in view.islands:
        island = Island()
        island.pile = pack_tokens(seen.tokens)
        island.room = 1 if seen.room is None else seen.room
        island.saber = seen.saber
        state.islands.append(island)
    for held in view.crews:
        crew = Crew()
        crew.tokens = pack_tokens(held.tokens)
        crew.points = held.points
        state.crews.append(crew)
    for coaster in view.ring:
        state.lay_coaster(ACTION_TEXTS.index(coaster))
    state.phase = PHASE_NAMES.index(view.phase)
    state.match = view.match
    state.first = NO_SEAT if view.first is None else view.first
    state.turn = NO_SEAT if view.turn is None else view.turn
    state.turns = view.turns
    state.die = view.die or 0
    if view.roll_off is not None:
        state.contenders = _bits_of(view.roll_off.contenders)
        state.best = view.roll_off.best
        state.leaders = _bits_of(view.roll_off.leaders)
    state.table = tuple(tuple(left) for left in view.table)
    state.actor = actor_from_view(view)
    return state
