"""The interface of a game: options, rules, views, events and texts."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from skulduggery.core.errors import BadOptions, BadPosition, MalformedAction
from skulduggery.core.events import Event
from skulduggery.core.options import Options, neighbour_options
from skulduggery.core.piece_memory import encode_json
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import seat_names, seat_number
from skulduggery.core.state import CHANCE, State
from skulduggery.core.statistics import GameStatistics
from skulduggery.core.view import Hidden, Odds, View
from skulduggery.core.view_builder import choices_by_seat

DEFAULT_PLAYER_COUNT = 4

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[StateT, OptionsT, ViewT]):
    """One game. Abstract methods are what a game must implement; the others have defaults."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules; grows when a record would replay differently
    action_texts: ClassVar[tuple[str, ...]]  # of all actions, by their number
    options_type: type[OptionsT]
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    # The types it sends to clients.
    view_type: type[ViewT]
    event_types: ClassVar[tuple[type[Event], ...]]
    hidden_type: ClassVar[type[Hidden] | None] = None
    odds_type: ClassVar[type[Odds] | None] = None
    # Numbers of the rules that a client shows: how many tokens there are, the faces of a die.
    client_constants: ClassVar[Mapping[str, Any]] = {}
    # Fields of the view that are empty for everybody; their owners find them in `hidden`.
    private_fields: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    @abstractmethod
    def player_range(self, options: OptionsT) -> range:
        """The numbers of players allowed with these options."""

    @abstractmethod
    def initial_state(self, options: OptionsT, players: int) -> StateT:
        """The full state before the first ply; the number of players is already checked."""

    @abstractmethod
    def public_view(self, state: StateT, options: OptionsT) -> ViewT:
        """What everybody may see, spectators included."""

    @abstractmethod
    def player_view(self, public: ViewT, state: StateT, player: int) -> ViewT:
        """The public view with what this player sees beyond it."""

    def hidden_info(self, state: StateT, player: int) -> Hidden | None:
        """What only this player knows; None where the game hides nothing."""
        return None

    def view_odds(self, state: StateT, player: int) -> Odds | None:
        """The odds of a chance that this player may take now; None where there are none."""
        return None

    def encode_public_view(self, state: StateT, options: OptionsT) -> bytes:
        """The public view as JSON. A game may be quicker at it than by way of the struct."""
        return encode_json(self.public_view(state, options))

    def encode_hidden_info(self, state: StateT, player: int) -> bytes:
        """The same of what only this player knows; `null` where the game hides nothing."""
        return encode_json(self.hidden_info(state, player))

    @abstractmethod
    def world_from_view(self, view: ViewT) -> StateT:
        """A full state that agrees with the view; hidden parts are arbitrary until redrawn."""

    @abstractmethod
    def events_of_action(self, before: StateT, action: int, after: StateT) -> Iterable[Event]:
        """The events of one ply, in order, unredacted."""

    @abstractmethod
    def opening_events(self, state: StateT) -> Iterable[Event]:
        """The events before the first ply, where the options leave nothing to chance."""

    @abstractmethod
    def default_action(self, state: StateT, seat: int) -> int:
        """The move for a seat whose time has run out: a cautious one."""

    def refusal_sentence(self, state: StateT, seat: int, action: int) -> str | None:
        """The id of a sentence on why the rules forbid this move now; None: nothing special."""
        return None

    def revealable(self, before: StateT, events: Sequence[Event]) -> Mapping[int, list[str]] | None:
        """What each seat may now reveal voluntarily; None where the ply did not change it."""
        return None

    def _ranks_by_score(self, options: OptionsT) -> bool:
        """Whether players who have not won are ranked by their scores."""
        return False

    def seat_title(self, seat: int, language: str) -> str:
        """The title that distinguishes the seats of one player, where players have several."""
        return seat_number(seat, language)

    @abstractmethod
    def event_sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        """An event as a sentence; `names` are by player, `seats` is the number of seats."""

    def own_event_sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str | None:
        """The same to the player it is about: “You bid 3.” None where it is told like to others."""
        return None

    @abstractmethod
    def action_label(
        self, text: str, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        """The label of a move in a list of choices."""

    @abstractmethod
    def new_statistics(self) -> GameStatistics:
        """A fresh counter of what happens in games."""

    def state_at_position(self, options: OptionsT, players: int, position: str) -> StateT:
        """The full state of a position in one-line notation; only some games have one."""
        raise self._no_positions_error()

    def position_player_count(self, options: OptionsT, position: str) -> int:
        """The number of players of a position."""
        raise self._no_positions_error()

    def _no_positions_error(self) -> BadPosition:
        """The error for a game without positions; names the games that have them."""
        from skulduggery.games import GAMES_BY_NAME  # noqa: PLC0415 - only to name them

        able = [
            name
            for name, game in GAMES_BY_NAME.items()
            if type(game).state_at_position is not Game.state_at_position
        ]
        return BadPosition("no-positions", game=self.name, games=", ".join(able))

    # What follows from the above.

    def view_for(self, state: StateT, options: OptionsT, player: int | None) -> ViewT:
        """The view of a player; of a spectator where `player` is None."""
        public = self.public_view(state, options)
        return public if player is None else self.player_view(public, state, player)

    def seat_names(self, names: Sequence[str], seats: int | None, language: str) -> list[str]:
        """The name of each seat, from the names of the players."""
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
        """The initial state, or the state of a position; raises BadOptions or BadPosition."""
        if position is not None:
            return self.state_at_position(options, players, position)
        if players not in self.player_range(options):
            raise self._player_count_error(options, players)
        return self.initial_state(options, players)

    def default_player_count(self, options: OptionsT) -> int:
        """Four players, or the nearest number that the game allows."""
        allowed = self.player_range(options)
        return min(max(DEFAULT_PLAYER_COUNT, allowed.start), allowed.stop - 1)

    def _player_count_error(self, options: OptionsT, players: int) -> BadOptions:
        """The allowed numbers, and the one option that would allow this many, if there is one."""
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
        """The final rank of each player, from 1; equal results share a rank."""
        ranked = self._ranks_by_score(options)
        keys = [(player in winners, score if ranked else 0) for player, score in enumerate(scores)]
        return [1 + sum(other > own for other in keys) for own in keys]

    @cached_property
    def action_numbers(self) -> Mapping[str, int]:
        return {text: number for number, text in enumerate(self.action_texts)}

    def read_action(self, state: State, who: int, text: str) -> int:
        """The action that a text names; case and spacing do not matter.

        `who` is a seat or CHANCE: MalformedAction lists its legal actions, and nobody else's.
        """
        known = self.action_numbers.get(text)
        if known is None:
            spelled = normalize_action_text(text)
            for exact, number in self.action_numbers.items():
                if normalize_action_text(exact) == spelled:
                    return number
            raise MalformedAction(text, _legal_action_texts(state, who))
        return known

    def sample_world(self, view: ViewT, rng: Rng) -> StateT:
        """A determinization: a random full state that agrees with the view."""
        world = self.world_from_view(view)
        world.redraw_hidden(-1 if view.player is None else view.player, rng)
        return world


def normalize_action_text(text: str) -> str:
    """A move as texts are compared: case and spacing do not matter."""
    return " ".join(text.split()).casefold()


def _legal_action_texts(state: State, who: int) -> list[str]:
    """The texts of the legal actions of a seat, or of chance."""
    if who == CHANCE and state.actor == CHANCE:
        return [state.action_text(outcome) for outcome in state.legal_actions()]
    return choices_by_seat(state, state.player_of(who)).get(who, []) if who >= 0 else []


AnyGame: TypeAlias = Game[Any, Any, Any]
