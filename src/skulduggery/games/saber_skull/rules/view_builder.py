"""What is seen of a game of Säbel & Schädel, and the truth made from what is seen."""

from skulduggery.core.packed_counts import number_of, one
from skulduggery.core.view_builder import actor_in, common, with_own
from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import COLOURS, TEXTS
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import NOBODY, Crew, Island, SaberSkullState
from skulduggery.games.saber_skull.rules.view import CrewView, IslandView, RollOff, SaberSkullView

PHASES = ("lay", "roll off", "cast", "choose token", "go on", "ended")


def tokens(pile: int) -> dict[str, int]:
    counts = {name: number_of(pile, colour) for colour, name in enumerate(COLOURS)}
    return {name: count for name, count in counts.items() if count}


def pile(tokens: dict[str, int]) -> int:
    return sum(count * one(COLOURS.index(name)) for name, count in tokens.items())


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(len(COLOURS)) if bits >> seat & 1]


def bits_of(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def public_view(state: SaberSkullState, options: SaberSkullOptions) -> SaberSkullView:
    rolling_off = state.phase == rules.ROLL_OFF
    return SaberSkullView(
        **common(state, PHASES),
        options=options,
        match=state.match,
        first=None if state.first == NOBODY else state.first,
        turn=None if state.turn == NOBODY else state.turn,
        turns=state.turns,
        die=state.die or None,
        ring=[TEXTS[coaster] for coaster in state.coasters()],
        islands=[
            IslandView(tokens(island.pile), island.room if number < 6 else None, island.saber)
            for number, island in enumerate(state.islands, 1)
        ],
        crews=[
            CrewView(COLOURS[seat], tokens(crew.tokens), crew.points)
            for seat, crew in enumerate(state.crews)
        ],
        roll_off=RollOff(seats_in(state.contenders), state.best, seats_in(state.leaders))
        if rolling_off
        else None,
        table=[list(left) for left in state.table],
    )


def player_view(public: SaberSkullView, state: SaberSkullState, player: int) -> SaberSkullView:
    return with_own(public, state, player)


def some_world(view: SaberSkullView) -> SaberSkullState:
    options = view.options
    first = NOBODY if options.first == "random" else options.first
    state = SaberSkullState(view.players, options.coasters(), first, options.championship)
    for seen in view.islands:
        island = Island()
        island.pile = pile(seen.tokens)
        island.room = 1 if seen.room is None else seen.room
        island.saber = seen.saber
        state.islands.append(island)
    for held in view.crews:
        crew = Crew()
        crew.tokens = pile(held.tokens)
        crew.points = held.points
        state.crews.append(crew)
    for coaster in view.ring:
        state.lay(TEXTS.index(coaster))
    state.phase = PHASES.index(view.phase)
    state.match = view.match
    state.first = NOBODY if view.first is None else view.first
    state.turn = NOBODY if view.turn is None else view.turn
    state.turns = view.turns
    state.die = view.die or 0
    if view.roll_off is not None:
        state.contenders = bits_of(view.roll_off.contenders)
        state.best = view.roll_off.best
        state.leaders = bits_of(view.roll_off.leaders)
    state.table = tuple(tuple(left) for left in view.table)
    state.actor = actor_in(view)
    return state
