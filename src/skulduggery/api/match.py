"""Matches to play from Python: decisions as texts, chance from a seed."""

from collections.abc import Sequence

from skulduggery.api.games import check_player, set_up_game
from skulduggery.bots.bot import Bot
from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.core.errors import BadAction, BadOptions, NotYourTurn
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.number_range import SEED_RANGE, seed_or_random
from skulduggery.core.options import Options
from skulduggery.core.record import Record, RecordedPlayer, make_record
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, State
from skulduggery.core.view import View
from skulduggery.core.view_builder import choices_by_seat


class SeveralSeats(BadAction):
    """Several seats owe a decision, and none was named."""

    def __init__(self, seats: Sequence[int]) -> None:
        super().__init__("several-seats", seats=", ".join(map(str, seats)), first=str(seats[0]))


class MatchOver(BadAction):
    """The match is over."""

    def __init__(self) -> None:
        super().__init__("match-over")


class InteractiveMatch:
    """A match that is played one decision at a time; outcomes of chance are drawn automatically.

    `new_match` makes one. Players and seats are numbered from 0; they are the same unless players
    have two tribes. Hidden information is only in `state` and `record`, never in a `view`.

    >>> import skulduggery as sk
    >>> match = sk.new_match("skull", players=3, first=0, seed=1)
    >>> for seat in match.to_act:
    ...     match.play("flower", seat)
    >>> match.play("bid 2")
    >>> match.to_act, match.legal_moves()
    ([1], ['pass', 'bid 3'])
    """

    def __init__(
        self,
        rules: AnyGame,
        options: Options,
        players: int,
        *,
        seed: int,
        position: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        SEED_RANGE.check_number("seed", seed)
        if len(names) > players:
            raise BadOptions("too-many-names", names=len(names), humans=players)
        self.rules = rules
        self.options = options
        self.players = players
        self.seed = seed
        self.position = position
        unnamed = [f"Player {player}" for player in range(len(names), players)]
        self.names = [*names, *unnamed]
        self._restart_match()

    def __repr__(self) -> str:
        if self.is_over:
            news = f"won by {', '.join(map(str, self.winners))}"
        else:
            news = f"to act: {', '.join(map(str, self.to_act))}"
        return f"<{self.rules.name}, {self.players} players, {news}>"

    # What there is.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules.name

    @property
    def state(self) -> State:
        """The full state, with all hidden information; a bot must not use it."""
        return self._match.state

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision: one, several while choices are sealed, none at the end.

        >>> import skulduggery as sk
        >>> sk.new_match("skull", players=3, seed=1).to_act
        [0, 1, 2]
        """
        return [] if self.is_over else self.state.pending_seats()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._match.is_over()

    @property
    def winners(self) -> list[int]:
        """The players who have won, possibly several; empty before the end."""
        return self.state.winners()

    @property
    def scores(self) -> list[int]:
        """The score of each player: points, or tokens left."""
        return self.state.scores()

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, by default the one to act; empty where it owes no decision.

        >>> import skulduggery as sk
        >>> match = sk.new_match("skull", position="FFS FS first=0")
        >>> match.legal_moves(seat=0)
        ['flower', 'skull']
        """
        if self.is_over:
            return []
        seat = self._check_seat(self._seat_to_act() if seat is None else seat)
        return choices_by_seat(self.state, int(self.state.player_of(seat))).get(seat, [])

    def view(self, player: int | None = None) -> View:
        """The view of a player, or of a spectator if no player is named.

        >>> import skulduggery as sk
        >>> match = sk.new_match("skull", players=3, seed=1)
        >>> match.view(player=0).choices
        {0: ['flower', 'skull']}
        >>> match.view().choices
        {}
        """
        if player is not None:
            check_player(player, self.players)
        view: View = self.rules.view_for(self.state, self.options, player)
        return view

    def history(self, player: int) -> list[Event]:
        """All events that a player was shown so far; bots decide from it and the view."""
        check_player(player, self.players)
        return list(self._recorder.histories[player])

    def record(self) -> Record:
        """The record of the match so far, to be written, replayed or reviewed.

        >>> import skulduggery as sk
        >>> match = sk.new_match("saber_skull", players=2, seed=7, first=0, ring="1 2 K 5 3 B 4")
        >>> match.record().result.ending
        'unfinished'
        """
        return make_record(
            self.rules,
            self.options,
            [RecordedPlayer(name) for name in self.names],
            self._match,
            position=self.position,
            tags={"seed": str(self.seed)},
        )

    # Playing.

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a move for the seat to act; where several owe one, say for which `seat`.

        An invalid move raises a Mistake and changes nothing.

        >>> import skulduggery as sk
        >>> match = sk.new_match("skull", players=3, seed=1, first=0)
        >>> for seat in match.to_act:
        ...     match.play("flower", seat)
        >>> match.play("bid 3")
        >>> match.view().phase
        'attempt'
        >>> match.play("bid 2")
        Traceback (most recent call last):
            ...
        skulduggery.core.errors.IllegalAction: “bid 2” is not possible now. Possible: ...
        """
        seat = self._pending_seat(seat)
        self._match.play_decision(seat, self.rules.read_action(self.state, seat, move))
        self._draw_chance()

    def play_bot(self, bot: Bot, seat: int | None = None) -> str:
        """Let a bot decide for a seat, from the view and history of its player; returns its move.

        >>> import skulduggery as sk
        >>> match = sk.new_match("skull_king", players=3, seed=1)
        >>> casual = sk.bot("skull_king", "casual", seed=1)
        >>> while not match.is_over:
        ...     move = match.play_bot(casual, match.to_act[0])
        >>> len(match.winners)
        1
        """
        seat = self._pending_seat(seat)
        player = int(self.state.player_of(seat))
        move = bot.decide(self.view(player), seat, self.history(player))
        self.play(move, seat)
        return move

    def undo(self) -> None:
        """Take the last decision back, with all that chance has drawn since.

        Chance is replayed from the seed: the same decisions meet the same outcomes again.

        >>> import skulduggery as sk
        >>> match = sk.new_match("skull", players=3, seed=1)
        >>> match.play("skull", seat=2)
        >>> match.to_act
        [0, 1]
        >>> match.undo()
        >>> match.to_act
        [0, 1, 2]
        """
        decisions = [ply for ply in self._match.plies if ply[0] != CHANCE]
        if not decisions:
            raise BadAction("nothing-to-undo")
        self._restart_match()
        for seat, action in decisions[:-1]:
            self._match.play_decision(seat, action)
            self._draw_chance()

    def _restart_match(self) -> None:
        state = self.rules.new_state(self.options, self.players, self.position)
        self._recorder = HistoryRecorder(self.rules, state, range(self.players))
        self._match = Match(state, self._recorder)
        self._chance = Rng(self.seed)
        self._draw_chance()

    def _draw_chance(self) -> None:
        while self._match.awaits_chance():
            self._match.draw_outcome(self._chance)

    def _seat_to_act(self) -> int:
        if len(self.to_act) > 1:
            raise SeveralSeats(self.to_act)
        return self.to_act[0]

    def _pending_seat(self, seat: int | None) -> int:
        """The seat that is meant, or the only one to act; a Mistake where it owes no decision."""
        if self.is_over:
            raise MatchOver
        seat = self._check_seat(self._seat_to_act() if seat is None else seat)
        if seat not in self.to_act:
            raise NotYourTurn(seat, self.to_act, over=False)
        return seat

    def _check_seat(self, seat: int) -> int:
        seats = int(self.state.num_seats)
        if not 0 <= seat < seats:
            raise BadAction("no-such-seat", seat=str(seat), last=str(seats - 1))
        return seat


def new_match(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    preset: str | None = None,
    position: str | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> InteractiveMatch:
    """A new match of a game, ready for its first decision.

    The same `seed` and the same decisions give the same match; without a seed, a random one is
    chosen. `options` are those of the game, as `skulduggery games` lists them. A match can start
    from a `position`, in games that have a notation for it.

    >>> import skulduggery as sk
    >>> match = sk.new_match("skull", players=3, last_chance=True, seed=1)
    >>> match
    <skull, 3 players, to act: 0, 1, 2>
    >>> sk.new_match("skull", position="FFS FS first=0").players
    2
    >>> sk.new_match("skull", players=99)
    Traceback (most recent call last):
        ...
    skulduggery.core.errors.BadOptions: skull with these options is for 3 to 6 players, not 99...
    """
    setup = set_up_game(game, players, preset, position, options)
    return InteractiveMatch(*setup, seed=seed_or_random(seed), position=position, names=names)
