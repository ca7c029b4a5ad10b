"""A table of Säbel & Schädel for tests: the die shows what it is told to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

import pytest
from tests.rules.chronicle import Chronicle

from skulduggery.core.errors import BadAction
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.rules.game import SaberSkull
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import pile

GAME = SaberSkull()
COLOURS = ("red", "green", "blue", "yellow", "purple")  # by seat

E = TypeVar("E", bound=Event)


class Table:
    """A game in which every decision and every outcome of chance is named by its text."""

    def __init__(
        self,
        players: int = 2,
        ring: str = "1 2 K 5 3 B 4",
        first: int | str = 0,
        championship: bool = False,
    ) -> None:
        self.options = GAME.read_options(
            {"ring": ring, "first": first, "championship": championship}
        )
        self.players = players
        self.state = GAME.new(self.options, players)
        self.chronicle = Chronicle(GAME)
        self.match = Match(self.state, self.chronicle)

    def arrange(
        self,
        islands: Mapping[int, str] | None = None,
        holds: Mapping[int, str] | None = None,
        turn: int = 0,
        number: int = 2,
        points: Sequence[int] = (),
    ) -> "Table":
        """Put tokens straight into the truth, not by plies, with `turn` about to roll in round 2.

        `islands` says what lies where and `holds` which tokens of others a seat has; everybody
        keeps what is left of their own six, so no token comes from nowhere.
        """
        lying = {island: Counter(tokens.split()) for island, tokens in (islands or {}).items()}
        foreign = {seat: Counter(tokens.split()) for seat, tokens in (holds or {}).items()}
        away = sum([*lying.values(), *foreign.values()], Counter[str]())
        assert max(away.values(), default=0) <= 6
        assert set(away) <= set(COLOURS[: self.players])
        state = self.state
        for island in range(1, 7):
            state.islands[island - 1].pile = pile(lying.get(island, {}))
        for seat in range(self.players):
            own = Counter({COLOURS[seat]: 6 - away[COLOURS[seat]]})
            state.crews[seat].tokens = pile(own + foreign.get(seat, Counter()))
            if points:
                state.crews[seat].points = points[seat]
        state.turn = turn
        state.turns = (number - 1) * self.players + (turn - state.first) % self.players + 1
        return self

    def arrange_left(self, *left: int, points: Sequence[int] = ()) -> "Table":
        """Seat 0 is about to roll and everybody holds so many own tokens; island 6 has the rest."""
        lost = [COLOURS[seat] for seat, held in enumerate(left) for _ in range(6 - held)]
        return self.arrange({6: " ".join(lost)}, points=points)

    # What is done.

    def chance(self, *texts: str | int) -> None:
        """Coasters laid or dice rolled, one after another."""
        for text in texts:
            self.match.outcome(GAME.read_action(self.state, CHANCE, str(text)))

    def decide(self, seat: int, text: str) -> None:
        self.match.decide(seat, GAME.read_action(self.state, seat, text))

    def cast(self, die: int) -> None:
        """The die of a turn comes to rest."""
        assert self.view(None).phase == "cast"
        self.chance(die)

    def place(self, die: int, colour: str | None = None) -> None:
        """Whose turn it is rolls an island with room and places a token, their own if not said."""
        self.cast(die)
        [seat] = self.asked()
        self.decide(seat, f"place {colour or COLOURS[seat]}")

    def say(self, text: str) -> None:
        """`roll` again or `stop`."""
        [seat] = self.asked()
        self.decide(seat, text)

    def first_round(self, *dice: int) -> None:
        """Everybody's single roll, all on islands with room."""
        for die in dice:
            self.place(die)

    def win_with_sixes(self) -> None:
        """Whoever begins a match wins it, with one six after another."""
        self.first_round(*[6] * self.players)
        for _ in range(4):
            self.place(6)
            self.say("roll")
        self.place(6)

    def refused(self, seat: int, text: str) -> BadAction:
        """What is said to a decision that cannot be; it has changed nothing."""
        before = self.truth()
        with pytest.raises(BadAction) as caught:
            self.decide(seat, text)
        assert self.truth() == before
        return caught.value

    # What is so.

    def truth(self) -> tuple[int, list[tuple[int, int]], SaberSkullView]:
        """Everything there is to know; a spectator sees it all."""
        return int(self.state.actor), list(self.match.plies), self.view(None)

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.pending()

    def view(self, player: int | None) -> SaberSkullView:
        return GAME.view(self.state, self.options, player)

    def turn(self) -> int | None:
        return self.view(None).turn

    def choices(self, seat: int) -> list[str]:
        """What a seat is offered, as its own view says."""
        return self.view(seat).choices.get(seat, [])

    def outcomes(self) -> dict[str, Fraction]:
        """What chance can bring next, with exact probabilities."""
        state = self.state
        assert state.actor == CHANCE
        total = state.total_weight()
        return {
            state.text(state.nth(k)): Fraction(state.weight(k), total) for k in range(state.count())
        }

    def on(self, island: int) -> dict[str, int]:
        """What lies on an island, by colour."""
        return self.view(None).islands[island - 1].tokens

    def held(self, seat: int) -> dict[str, int]:
        """What a seat holds, by colour."""
        return self.view(None).crews[seat].tokens

    def left(self) -> list[int]:
        """How many tokens everybody holds."""
        return [sum(crew.tokens.values()) for crew in self.view(None).crews]

    def room(self) -> list[int | None]:
        """How many tokens each island bears, from 1 to 6."""
        return [island.room for island in self.view(None).islands]

    def saber(self) -> list[int]:
        """The islands beside the Saber."""
        return [n for n, island in enumerate(self.view(None).islands, 1) if island.saber]

    def all_tokens(self) -> Counter[str]:
        """Everything on the table, wherever it is."""
        view = self.view(None)
        piles = [*[island.tokens for island in view.islands], *[crew.tokens for crew in view.crews]]
        return sum(map(Counter, piles), Counter[str]())

    def news(self) -> list[Event]:
        """What the last ply brought about."""
        return self.chronicle.plies[-1]

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far, as a spectator hears them."""
        heard = [event.seen_by([]) for news in self.chronicle.plies for event in news]
        return [event for event in heard if isinstance(event, kind)]
