"""Many games of Skull at once, each stopped where somebody has something to decide."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.bots.features import INPUTS, SAYINGS, SLOTS, Senses
from skulduggery.games.skull.bots.opponent_stats import HABITS, Habits
from skulduggery.games.skull.bots.rollout import begins_duel, share_duel
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.state import NAME_STARTER, POINT, Rules, SkullState, new_state
from skulduggery.games.skull.solver.endgame_values import Grids

GOES_ON: Final = -1.0  # in `shares`, while nobody has won


class Tables:
    """A row of games. All of them wait for one decision each; `act` makes them all."""

    def __init__(
        self,
        kinds: list[tuple[int, int, Rules]],
        seed: int,
        watchful: bool,
        duels: Grids | None = None,
    ) -> None:
        """`kinds`: for each table its players, its seats and its rules.

        Watchful players also see how the others have played so far in this game. With `duels` a
        game ends where two are left, and both get what a duel is worth.
        """
        self.rng: Rng = Rng(seed)
        self.kinds = kinds
        self.size: i64 = len(kinds)
        self.watchful: bool = watchful
        self.duels: Grids | None = duels
        self.width: i64 = INPUTS + SLOTS * HABITS if watchful else INPUTS
        self.states: list[SkullState] = []
        self.senses: list[Senses] = [Senses() for _ in kinds]
        self.habits: list[Habits] = [Habits() for _ in kinds]
        self.inputs: vec[float] = vec[float]([0.0] * (self.size * self.width))
        self.open: vec[i64] = vec[i64]([0] * (self.size * SAYINGS))
        self.players: vec[i64] = vec[i64]([0] * self.size)  # who decides
        self.ended: vec[i64] = vec[i64]([0] * self.size)  # whether a game has just ended
        # Player by player, the share of the win of those whose game is over: all of them when it
        # has just ended, and whoever is out.
        self.shares: vec[float] = vec[float]([GOES_ON] * (self.size * MAX_SEATS))
        for table in range(self.size):
            self.states.append(self.begin(table))
            self.settle(table)

    def begin(self, table: i64) -> SkullState:
        players, seats, rules = self.kinds[table]
        self.habits[table].forget()
        return new_state(players, seats, rules, self.rng.below(seats))

    def act(self, sayings: list[int]) -> None:
        """One decision at every table: what a net says, or -1 - ply for one made otherwise."""
        for table, saying in enumerate(sayings):
            ply: i64 = self.senses[table].ply(saying) if saying >= 0 else -1 - saying
            self.play(table, ply)
            self.settle(table)

    def play(self, table: i64, ply: i64) -> None:
        state = self.states[table]
        if self.watchful and state.actor != CHANCE:
            self.habits[table].watch(state, state.actor, ply)
        state.advance(ply)

    def settle(self, table: i64) -> None:
        """Play on until somebody has a choice; begin anew where a game has ended."""
        self.note_shares(table, GOES_ON)
        ended = self.ended
        ended[table] = 0
        state = self.states[table]
        while True:
            if state.actor == OVER or self.comes_to_duel(state):
                self.note_end(table, state)
                ended[table] = 1
                state = self.begin(table)
                self.states[table] = state
            elif state.actor == CHANCE or state.phase == NAME_STARTER or state.phase == POINT:
                self.play(table, state.draw(self.rng))
            elif state.count() == 1:
                self.play(table, state.nth(0))
            else:
                break
        if ended[table] == 0:
            self.note_out(table, state)
        self.look(table)

    def comes_to_duel(self, state: SkullState) -> bool:
        """Whether a round of two begins, of a kind that has been solved."""
        return self.duels is not None and not state.rules.owner_starts and begins_duel(state)

    def note_out(self, table: i64, state: SkullState) -> None:
        """Who has no tribe left has lost, however long the others go on."""
        shares = self.shares
        at = table * MAX_SEATS
        player: i64 = 0
        while player < state.num_players:
            shares[at + player] = 0.0
            player += 1
        for seat, tribe in enumerate(state.tribes):
            if tribe.discs() > 0:
                shares[at + state.player_of(seat)] = GOES_ON

    def note_end(self, table: i64, state: SkullState) -> None:
        self.note_shares(table, 0.0)
        if state.actor == OVER:
            shares = self.shares
            shares[table * MAX_SEATS + state.winner] = 1.0
        else:
            assert self.duels is not None
            share_duel(self.duels, state, self.shares, table * MAX_SEATS)

    def note_shares(self, table: i64, share: float) -> None:
        shares = self.shares
        player: i64 = 0
        while player < MAX_SEATS:
            shares[table * MAX_SEATS + player] = share
            player += 1

    def look(self, table: i64) -> None:
        state = self.states[table]
        senses = self.senses[table]
        senses.read(state, state.actor)
        players = self.players
        players[table] = state.player_of(state.actor)
        inputs = self.inputs
        seen = senses.inputs
        at = table * self.width
        k: i64 = 0
        while k < INPUTS:
            inputs[at + k] = seen[k]
            k += 1
        if self.watchful:
            self.habits[table].tell_all(senses, inputs, at + INPUTS)
        may = self.open
        could = senses.open
        at = table * SAYINGS
        k = 0
        while k < SAYINGS:
            may[at + k] = could[k]
            k += 1
