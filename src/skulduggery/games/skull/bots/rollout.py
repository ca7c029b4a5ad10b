"""Plays a world of Skull to the end of its round with the master's net, and estimates win shares.

The net plays for all. Where the round ends it also estimates the shares of the win: playing on to
the end of the game would give the same on average, with far more noise.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.bots.inference_net import InferenceNet
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.bots.features import (
    NUM_POLICY_OUTPUTS,
    SkullFeatures,
    skull_probability,
)
from skulduggery.games.skull.bots.policy import MIN_ACTION_PROBABILITY, NUM_PROBABILITY_STEPS
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.state import (
    PHASE_NAME_STARTER,
    PHASE_PLACE,
    PHASE_POINT,
    SkullState,
)
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.public_tree import duel_of_tribes, is_solvable_duel


class NetRollout:
    """Plays one world after another; `shares` are the win shares of the last one, by player."""

    def __init__(self, net: InferenceNet, duels: EndgameValues) -> None:
        self.net: InferenceNet = net
        self.duels: EndgameValues = duels
        self.features: SkullFeatures = SkullFeatures()
        self.shares: vec[float] = vec[float]([0.0] * MAX_SEATS)

    def play_out_round(self, state: SkullState, number: i64, rng: Rng) -> None:
        """To the end of the round with this number."""
        while state.actor != OVER and state.round == number:
            if (
                state.actor == CHANCE
                or state.phase == PHASE_NAME_STARTER
                or state.phase == PHASE_POINT
            ):
                state.advance(state.draw_action(rng))
            elif state.count_actions() == 1:
                state.advance(state.nth_action(0))
            else:
                state.advance(self.choose_action(state, rng))
        self.estimate_shares(state)

    def choose_action(self, state: SkullState, rng: Rng) -> i64:
        """An action drawn from the net's policy, for whoever is next."""
        features = self.features
        features.read_state(state, state.actor)
        self.net.evaluate_inputs(features.inputs, features.legal_outputs)
        chances = self.net.policy
        min_probability: float = MIN_ACTION_PROBABILITY
        num_steps: i64 = NUM_PROBABILITY_STEPS
        whole = 0.0
        likeliest: i64 = 0
        output: i64 = 0
        while output < NUM_POLICY_OUTPUTS:
            if chances[output] > min_probability:
                whole += chances[output]
            if chances[output] > chances[likeliest]:
                likeliest = output
            output += 1
        edge = whole * float(rng.below(num_steps)) / float(num_steps)
        output = 0
        while output < NUM_POLICY_OUTPUTS:
            if chances[output] > min_probability:
                edge -= chances[output]
                if edge < 0.0:
                    return features.action_of_output(output)
            output += 1
        return features.action_of_output(likeliest)

    def estimate_shares(self, state: SkullState) -> None:
        """The shares of the win at the end, or where a round begins."""
        shares = self.shares
        player: i64 = 0
        while player < MAX_SEATS:
            shares[player] = 0.0
            player += 1
        if state.actor == OVER:
            shares[state.winner] = 1.0
        elif is_duel_start(state):
            write_duel_shares(self.duels, state, shares, 0)
        else:
            self.estimate_by_net(state)

    def estimate_by_net(self, state: SkullState) -> None:
        """The net's value of every tribe; for a player of two, that of the better one."""
        shares = self.shares
        whole = 0.0
        seat: i64 = 0
        while seat < state.num_seats:
            if state.tribes[seat].disc_count() > 0:
                player = state.player_of(seat)
                self.features.read_state(state, seat)
                self.net.evaluate_inputs(self.features.inputs, self.features.legal_outputs)
                more = self.net.win_probability - shares[player]
                if more > 0.0:
                    shares[player] += more
                    whole += more
            seat += 1
        player = 0
        while player < state.num_players:
            shares[player] /= whole
            player += 1


def is_duel_start(state: SkullState) -> bool:
    """Whether a round of two begins, of a kind that is solved."""
    return state.phase == PHASE_PLACE and state.total == 0 and is_solvable_duel(state)


def write_duel_shares(duels: EndgameValues, state: SkullState, shares: vec[float], at: i64) -> None:
    """The win shares of both players of a duel, by their discs and the public beliefs.

    They are written to `shares`, whose entry of player 0 is at `at`.
    """
    other = state.next_alive(state.first)
    first = state.tribes[state.first]
    second = state.tribes[other]
    duels.look_up(
        duel_of_tribes(first, second).duel_index(),
        skull_probability(first),
        skull_probability(second),
    )
    shares[at + state.first] = duels.starter_skull if first.skull > 0 else duels.starter_none
    shares[at + other] = duels.other_skull if second.skull > 0 else duels.other_none
