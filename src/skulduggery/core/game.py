"""What every game is made of, so that knowing one game is knowing all."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from skulduggery.core.errors import BadOptions, BadPosition, MalformedAction
from skulduggery.core.events import Event
from skulduggery.core.options import Options, neighbour_options
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import seat_names, seat_number
from skulduggery.core.state import CHANCE, State
from skulduggery.core.statistics import GameStatistics
from skulduggery.core.view import Hidden, Odds, View
from skulduggery.core.view_builder import choices_by_seat

DEFAULT_PLAYER_COUNT = 4  # where nobody says how many

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[StateT, OptionsT, ViewT]):
    """One of the games: its options, its rules, its words for programs."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules; grows when a record would replay differently
    action_texts: ClassVar[tuple[str, ...]]  # of all plies, by their number
    options_type: type[OptionsT]
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    # What is sent about it, for those who describe the protocol.
    view_type: type[ViewT]
    event_types: ClassVar[tuple[type[Event], ...]]
    hidden_type: ClassVar[type[Hidden] | None] = None
    odds_type: ClassVar[type[Odds] | None] = None
    # Fields of parts of the view that everybody sees empty: their owners find them in `hidden`.
    private_fields: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    @abstractmethod
    def player_range(self, options: OptionsT) -> range:
        """How many can play with these options."""

    @abstractmethod
    def initial_state(self, options: OptionsT, players: int) -> StateT:
        """The truth before the first ply; the number of players is already checked."""

    @abstractmethod
    def public_view(self, state: StateT, options: OptionsT) -> ViewT:
        """What everybody may know, a spectator too."""

    @abstractmethod
    def player_view(self, public: ViewT, state: StateT, player: int) -> ViewT:
        """The same, with what this player knows beyond it."""

    def hidden_info(self, state: StateT, player: int) -> Hidden | None:
        """What this player alone knows, where the game hides anything."""
        return None

    def view_odds(self, state: StateT, player: int) -> Odds | None:
        """What chance would bring this player, where it is theirs to risk it and easily told."""
        return None

    @abstractmethod
    def world_from_view(self, view: ViewT) -> StateT:
        """A truth with the viewer's seats as they are; the rest waits to be redrawn."""

    @abstractmethod
    def events_of_action(self, before: StateT, action: int, after: StateT) -> Iterable[Event]:
        """What happened in one ply, in order, with all secrets still in it."""

    @abstractmethod
    def opening_events(self, state: StateT) -> Iterable[Event]:
        """What is to be told before the first ply, where the options leave nothing to chance."""

    @abstractmethod
    def default_action(self, state: StateT, seat: int) -> int:
        """What is played for a seat whose time has run out: nothing bold, nothing lost in haste."""

    def revealable(self, before: StateT, events: Sequence[Event]) -> Mapping[int, list[str]] | None:
        """What seats may now show of their own free will; None where a ply changes nothing."""
        return None

    def ranks_by_score(self, options: OptionsT) -> bool:
        """Whether those who have not won have places among themselves, by their scores."""
        return False

    def seat_title(self, seat: int, language: str) -> str:
        """What tells the seats of one player apart, for games in which players have several."""
        return seat_number(seat, language)

    @abstractmethod
    def event_sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        """An event in words; `names` go by player, `seats` is how many sit at the table."""

    @abstractmethod
    def action_label(
        self, text: str, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        """What a ply is called in a list of choices."""

    @abstractmethod
    def new_statistics(self) -> GameStatistics:
        """Counts what games are made of."""

    def state_at_position(self, options: OptionsT, players: int, position: str) -> StateT:
        """A game that starts from a position; only some games can."""
        raise self.no_positions_error()

    def position_player_count(self, options: OptionsT, position: str) -> int:
        """How many players a position is for."""
        raise self.no_positions_error()

    def no_positions_error(self) -> BadPosition:
        """That this game cannot, and which can."""
        from skulduggery.games import GAMES_BY_NAME  # noqa: PLC0415 - only to name them

        able = [
            name
            for name, game in GAMES_BY_NAME.items()
            if type(game).state_at_position is not Game.state_at_position
        ]
        return BadPosition("no-positions", game=self.name, games=", ".join(able))

    # What follows from it.

    def view_for(self, state: StateT, options: OptionsT, player: int | None) -> ViewT:
        """What a player, or a spectator, may know."""
        public = self.public_view(state, options)
        return public if player is None else self.player_view(public, state, player)

    def seat_names(self, names: Sequence[str], seats: int | None, language: str) -> list[str]:
        """What each seat is called, from the names of the players."""
        return seat_names(names, seats, language, self.seat_title)

    def read_options(self, wishes: Mapping[str, object], preset: str | None = None) -> OptionsT:
        if preset is not None and preset not in self.presets:
            raise BadOptions(
                "unknown-preset",
                name=preset,
                game=self.name,
                presets=", ".join(self.presets) or "none",
            )
        return self.options_type.from_values({**(self.presets[preset] if preset else {}), **wishes})

    def new_state(self, options: OptionsT, players: int, position: str | None = None) -> StateT:
        """A game about to begin, or BadOptions, or BadPosition."""
        if position is not None:
            return self.state_at_position(options, players, position)
        if players not in self.player_range(options):
            raise self.player_count_error(options, players)
        return self.initial_state(options, players)

    def default_player_count(self, options: OptionsT) -> int:
        """How many play where nobody says how many: four, or as near to it as the game allows."""
        allowed = self.player_range(options)
        return min(max(DEFAULT_PLAYER_COUNT, allowed.start), allowed.stop - 1)

    def player_count_error(self, options: OptionsT, players: int) -> BadOptions:
        """How many can play, and the one option that would make room for so many, if there is."""
        allowed = self.player_range(options)
        details = {"players": str(players), "setting": "none"}
        for other in neighbour_options(options):
            there = self.player_range(other.options)
            if players in there:
                details["setting"] = other.setting
                details |= {"setting_least": str(there[0]), "setting_most": str(there[-1])}
                break
        least, most = str(allowed[0]), str(allowed[-1])
        return BadOptions("bad-player-count", game=self.name, least=least, most=most, **details)

    def final_places(
        self, options: OptionsT, winners: Sequence[int], scores: Sequence[int]
    ) -> list[int]:
        """The place of each player at the end, from 1; those who are level share one."""
        ranked = self.ranks_by_score(options)
        worth = [(player in winners, score if ranked else 0) for player, score in enumerate(scores)]
        return [1 + sum(other > own for other in worth) for own in worth]

    @cached_property
    def action_numbers(self) -> Mapping[str, int]:
        return {text: number for number, text in enumerate(self.action_texts)}

    def read_action(self, state: State, who: int, text: str) -> int:
        """The ply `who`, a seat or CHANCE, means; the case and the spaces in it do not matter.

        The complaint about nonsense lists what `who` may do, and nothing of anybody else's.
        """
        known = self.action_numbers.get(text)
        if known is None:
            spelled = " ".join(text.split()).casefold()
            for exact, number in self.action_numbers.items():
                if exact.casefold() == spelled:
                    return number
            raise MalformedAction(text, legal_action_texts(state, who))
        return known

    def sample_world(self, view: ViewT, rng: Rng) -> StateT:
        """A truth drawn from all that look like `view` to the viewer."""
        world = self.world_from_view(view)
        world.redraw_hidden(-1 if view.player is None else view.player, rng)
        return world


def legal_action_texts(state: State, who: int) -> list[str]:
    """The texts of what a seat, or chance, may do now."""
    if who == CHANCE and state.actor == CHANCE:
        return [state.action_text(outcome) for outcome in state.legal_actions()]
    return choices_by_seat(state, state.player_of(who)).get(who, []) if who >= 0 else []


AnyGame: TypeAlias = Game[Any, Any, Any]
