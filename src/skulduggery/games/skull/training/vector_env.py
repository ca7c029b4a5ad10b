"""A vectorised environment: many games of Skull at once, each stopped at a decision."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.bots.features import (
    NUM_INPUTS,
    NUM_OPPONENT_SLOTS,
    NUM_POLICY_OUTPUTS,
    SkullFeatures,
)
from skulduggery.games.skull.bots.opponent_stats import STAT_INPUTS_PER_SEAT, OpponentStats
from skulduggery.games.skull.bots.rollout import is_duel_start, write_duel_shares
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.state import (
    PHASE_NAME_STARTER,
    PHASE_POINT,
    SkullRules,
    SkullState,
    new_state,
)
from skulduggery.games.skull.solver.endgame_values import EndgameValues

UNFINISHED_SHARE: Final = -1.0  # in `shares`, while nobody has won


class SkullVectorEnv:
    """A row of games. All of them wait for one decision each; `step_all` makes them all."""

    def __init__(
        self,
        kinds: list[tuple[int, int, SkullRules]],
        seed: int,
        sees_opponent_stats: bool,
        duels: EndgameValues | None = None,
    ) -> None:
        """`kinds`: for each table its players, its seats and its rules.

        With `sees_opponent_stats` inputs include how the others have played so far in this game.
        With `duels` a game ends where two are left, and both get their share of the win from there.
        """
        self._rng: Rng = Rng(seed)
        self.kinds = kinds
        self.size: i64 = len(kinds)
        self._sees_opponent_stats: bool = sees_opponent_stats
        self._duels: EndgameValues | None = duels
        self.width: i64 = (
            NUM_INPUTS + NUM_OPPONENT_SLOTS * STAT_INPUTS_PER_SEAT
            if sees_opponent_stats
            else NUM_INPUTS
        )
        self.states: list[SkullState] = []
        self._features: list[SkullFeatures] = [SkullFeatures() for _ in kinds]
        self._opponent_stats: list[OpponentStats] = [OpponentStats() for _ in kinds]
        self.inputs: vec[float] = vec[float]([0.0] * (self.size * self.width))
        self.legal_outputs: vec[i64] = vec[i64]([0] * (self.size * NUM_POLICY_OUTPUTS))
        self.players: vec[i64] = vec[i64]([0] * self.size)  # who decides
        self.ended: vec[i64] = vec[i64]([0] * self.size)  # whether a game has just ended
        # Player by player, the share of the win of those whose game is over: all of them when it
        # has just ended, and whoever is out.
        self.shares: vec[float] = vec[float]([UNFINISHED_SHARE] * (self.size * MAX_SEATS))
        for table in range(self.size):
            self.states.append(self._new_game(table))
            self._advance_to_decision(table)

    def _new_game(self, table: i64) -> SkullState:
        players, seats, rules = self.kinds[table]
        self._opponent_stats[table].reset_counts()
        return new_state(players, seats, rules, self._rng.below(seats))

    def step_all(self, outputs: list[int]) -> None:
        """One decision at every table: a policy output, or -1 - ply for any other ply."""
        for table, output in enumerate(outputs):
            ply: i64 = (
                self._features[table].action_of_output(output) if output >= 0 else -1 - output
            )
            self._play_action(table, ply)
            self._advance_to_decision(table)

    def _play_action(self, table: i64, ply: i64) -> None:
        state = self.states[table]
        if self._sees_opponent_stats and state.actor != CHANCE:
            self._opponent_stats[table].count_action(state, state.actor, ply)
        state.advance(ply)

    def _advance_to_decision(self, table: i64) -> None:
        """Play on until somebody has a choice; begin anew where a game has ended."""
        self._note_shares(table, UNFINISHED_SHARE)
        ended = self.ended
        ended[table] = 0
        state = self.states[table]
        while True:
            if state.actor == OVER or self._reaches_solved_duel(state):
                self._note_end(table, state)
                ended[table] = 1
                state = self._new_game(table)
                self.states[table] = state
            elif (
                state.actor == CHANCE
                or state.phase == PHASE_NAME_STARTER
                or state.phase == PHASE_POINT
            ):
                self._play_action(table, state.draw_action(self._rng))
            elif state.count_actions() == 1:
                self._play_action(table, state.nth_action(0))
            else:
                break
        if ended[table] == 0:
            self._note_out(table, state)
        self._read_inputs(table)

    def _reaches_solved_duel(self, state: SkullState) -> bool:
        """Whether a round of two begins, of a kind that has been solved."""
        return self._duels is not None and not state.rules.owner_starts and is_duel_start(state)

    def _note_out(self, table: i64, state: SkullState) -> None:
        """Who has no tribe left has lost, however long the others go on."""
        shares = self.shares
        at = table * MAX_SEATS
        player: i64 = 0
        while player < state.num_players:
            shares[at + player] = 0.0
            player += 1
        for seat, tribe in enumerate(state.tribes):
            if tribe.disc_count() > 0:
                shares[at + state.player_of(seat)] = UNFINISHED_SHARE

    def _note_end(self, table: i64, state: SkullState) -> None:
        self._note_shares(table, 0.0)
        if state.actor == OVER:
            shares = self.shares
            shares[table * MAX_SEATS + state.winner] = 1.0
        else:
            assert self._duels is not None
            write_duel_shares(self._duels, state, self.shares, table * MAX_SEATS)

    def _note_shares(self, table: i64, share: float) -> None:
        shares = self.shares
        player: i64 = 0
        while player < MAX_SEATS:
            shares[table * MAX_SEATS + player] = share
            player += 1

    def _read_inputs(self, table: i64) -> None:
        state = self.states[table]
        features = self._features[table]
        features.read_state(state, state.actor)
        players = self.players
        players[table] = state.player_of(state.actor)
        inputs = self.inputs
        seen = features.inputs
        at = table * self.width
        k: i64 = 0
        while k < NUM_INPUTS:
            inputs[at + k] = seen[k]
            k += 1
        if self._sees_opponent_stats:
            self._opponent_stats[table].write_inputs(features, inputs, at + NUM_INPUTS)
        legal = self.legal_outputs
        now_legal = features.legal_outputs
        at = table * NUM_POLICY_OUTPUTS
        k = 0
        while k < NUM_POLICY_OUTPUTS:
            legal[at + k] = now_legal[k]
            k += 1
