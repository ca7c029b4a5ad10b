"""Scripted games of Säbel & Schädel, for the tests of its rules."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.rules.scripted_game import ScriptedGame

from skulduggery.core.errors import BadAction
from skulduggery.games.saber_skull.rules.game import SaberSkull
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import pack_tokens

SABER_SKULL_GAME = SaberSkull()
SEAT_COLOURS = ("red", "green", "blue", "yellow", "purple")  # by seat


class SaberSkullDriver(ScriptedGame[SaberSkullState, SaberSkullOptions, SaberSkullView]):
    def __init__(
        self,
        players: int = 2,
        ring: str = "1 2 K 5 3 B 4",
        first: int | str = 0,
        championship: bool = False,
    ) -> None:
        wishes = {"ring": ring, "first": first, "championship": championship}
        super().__init__(SABER_SKULL_GAME, players, wishes)

    def arrange_tokens(
        self,
        islands: Mapping[int, str] | None = None,
        holds: Mapping[int, str] | None = None,
        turn: int = 0,
        number: int = 2,
        points: Sequence[int] = (),
    ) -> "SaberSkullDriver":
        """Put tokens straight into the state, not by plies, with `turn` about to roll in round 2.

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

    # Playing.

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
        """The error of a decision that is refused; it has changed nothing."""
        return self.refusal_of(lambda: self.decide(seat, text))

    # Asking.

    def turn_seat(self) -> int | None:
        return self.view_for(None).turn

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
