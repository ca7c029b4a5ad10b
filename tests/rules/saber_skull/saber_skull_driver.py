"""A table of Säbel & Schädel for tests: the die shows what it is told to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

import pytest
from tests.rules.ply_recorder import PlyRecorder

from skulduggery.core.errors import BadAction
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.rules.game import SaberSkull
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import pack_tokens

SABER_SKULL_GAME = SaberSkull()
SEAT_COLOURS = ("red", "green", "blue", "yellow", "purple")  # by seat

E = TypeVar("E", bound=Event)


class SaberSkullDriver:
    """A game in which every decision and every outcome of chance is named by its text."""

    def __init__(
        self,
        players: int = 2,
        ring: str = "1 2 K 5 3 B 4",
        first: int | str = 0,
        championship: bool = False,
    ) -> None:
        self.options = SABER_SKULL_GAME.read_options(
            {"ring": ring, "first": first, "championship": championship}
        )
        self.players = players
        self.state = SABER_SKULL_GAME.new_state(self.options, players)
        self.recorder = PlyRecorder(SABER_SKULL_GAME)
        self.match = Match(self.state, self.recorder)

    def arrange_tokens(
        self,
        islands: Mapping[int, str] | None = None,
        holds: Mapping[int, str] | None = None,
        turn: int = 0,
        number: int = 2,
        points: Sequence[int] = (),
    ) -> "SaberSkullDriver":
        """Put tokens straight into the truth, not by plies, with `turn` about to roll in round 2.

        `islands` says what lies where and `holds` which tokens of others a seat has; everybody
        keeps what is left of their own six, so no token comes from nowhere.
        """
        lying = {island: Counter(tokens.split()) for island, tokens in (islands or {}).items()}
        foreign = {seat: Counter(tokens.split()) for seat, tokens in (holds or {}).items()}
        away = sum([*lying.values(), *foreign.values()], Counter[str]())
        assert max(away.values(), default=0) <= 6
        assert set(away) <= set(SEAT_COLOURS[: self.players])
        state = self.state
        for island in range(1, 7):
            state.islands[island - 1].pile = pack_tokens(lying.get(island, {}))
        for seat in range(self.players):
            own = Counter({SEAT_COLOURS[seat]: 6 - away[SEAT_COLOURS[seat]]})
            state.crews[seat].tokens = pack_tokens(own + foreign.get(seat, Counter()))
            if points:
                state.crews[seat].points = points[seat]
        state.turn = turn
        state.turns = (number - 1) * self.players + (turn - state.first) % self.players + 1
        return self

    def arrange_held_tokens(self, *left: int, points: Sequence[int] = ()) -> "SaberSkullDriver":
        """Seat 0 is about to roll and everybody holds so many own tokens; island 6 has the rest."""
        lost = [SEAT_COLOURS[seat] for seat, held in enumerate(left) for _ in range(6 - held)]
        return self.arrange_tokens({6: " ".join(lost)}, points=points)

    # What is done.

    def play_chance(self, *texts: str | int) -> None:
        """Coasters laid or dice rolled, one after another."""
        for text in texts:
            self.match.play_outcome(SABER_SKULL_GAME.read_action(self.state, CHANCE, str(text)))

    def decide(self, seat: int, text: str) -> None:
        self.match.play_decision(seat, SABER_SKULL_GAME.read_action(self.state, seat, text))

    def cast_die(self, die: int) -> None:
        """The die of a turn comes to rest."""
        assert self.view_for(None).phase == "cast"
        self.play_chance(die)

    def cast_and_place(self, die: int, colour: str | None = None) -> None:
        """Whose turn it is rolls an island with room and places a token, their own if not said."""
        self.cast_die(die)
        [seat] = self.pending_seats()
        self.decide(seat, f"place {colour or SEAT_COLOURS[seat]}")

    def roll_or_stop(self, text: str) -> None:
        """`roll` again or `stop`."""
        [seat] = self.pending_seats()
        self.decide(seat, text)

    def play_first_round(self, *dice: int) -> None:
        """Everybody's single roll, all on islands with room."""
        for die in dice:
            self.cast_and_place(die)

    def win_with_sixes(self) -> None:
        """Whoever begins a match wins it, with one six after another."""
        self.play_first_round(*[6] * self.players)
        for _ in range(4):
            self.cast_and_place(6)
            self.roll_or_stop("roll")
        self.cast_and_place(6)

    def expect_refusal(self, seat: int, text: str) -> BadAction:
        """What is said to a decision that cannot be; it has changed nothing."""
        before = self.full_snapshot()
        with pytest.raises(BadAction) as caught:
            self.decide(seat, text)
        assert self.full_snapshot() == before
        return caught.value

    # What is so.

    def full_snapshot(self) -> tuple[int, list[tuple[int, int]], SaberSkullView]:
        """Everything there is to know; a spectator sees it all."""
        return int(self.state.actor), list(self.match.plies), self.view_for(None)

    def pending_seats(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.pending_seats()

    def view_for(self, player: int | None) -> SaberSkullView:
        return SABER_SKULL_GAME.view_for(self.state, self.options, player)

    def turn_seat(self) -> int | None:
        return self.view_for(None).turn

    def legal_choices(self, seat: int) -> list[str]:
        """What a seat is offered, as its own view says."""
        return self.view_for(seat).choices.get(seat, [])

    def outcome_odds(self) -> dict[str, Fraction]:
        """What chance can bring next, with exact probabilities."""
        state = self.state
        assert state.actor == CHANCE
        total = state.total_weight()
        return {
            state.action_text(state.nth_action(k)): Fraction(state.outcome_weight(k), total)
            for k in range(state.count_actions())
        }

    def tokens_on(self, island: int) -> dict[str, int]:
        """What lies on an island, by colour."""
        return self.view_for(None).islands[island - 1].tokens

    def tokens_held(self, seat: int) -> dict[str, int]:
        """What a seat holds, by colour."""
        return self.view_for(None).crews[seat].tokens

    def token_counts(self) -> list[int]:
        """How many tokens everybody holds."""
        return [sum(crew.tokens.values()) for crew in self.view_for(None).crews]

    def island_rooms(self) -> list[int | None]:
        """How many tokens each island bears, from 1 to 6."""
        return [island.room for island in self.view_for(None).islands]

    def saber_islands(self) -> list[int]:
        """The islands beside the Saber."""
        return [n for n, island in enumerate(self.view_for(None).islands, 1) if island.saber]

    def all_tokens(self) -> Counter[str]:
        """Everything on the table, wherever it is."""
        view = self.view_for(None)
        piles = [*[island.tokens for island in view.islands], *[crew.tokens for crew in view.crews]]
        return sum(map(Counter, piles), Counter[str]())

    def last_events(self) -> list[Event]:
        """What the last ply brought about."""
        return self.recorder.events_by_ply[-1]

    def events_of_type(self, kind: type[E]) -> list[E]:
        """All events of a kind so far, as a spectator hears them."""
        heard = [event.seen_by([]) for news in self.recorder.events_by_ply for event in news]
        return [event for event in heard if isinstance(event, kind)]
