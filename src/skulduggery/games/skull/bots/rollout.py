"""How a round of Skull may go on from some truth, and what everybody can then expect.

The master's net plays for all. Where the round ends it also says what is left to expect: playing
on to the end would tell the same, with far more noise.
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
from skulduggery.games.skull.solver.public_tree import SkullDuel


class NetRollout:
    """Plays one truth after another; `shares` are what the last one came to, player by player."""

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
        """What the net says to whoever is next."""
        senses = self.features
        senses.read_state(state, state.actor)
        self.net.evaluate_inputs(senses.inputs, senses.legal_outputs)
        chances = self.net.policy
        faint: float = MIN_ACTION_PROBABILITY
        fine: i64 = NUM_PROBABILITY_STEPS
        whole = 0.0
        likeliest: i64 = 0
        saying: i64 = 0
        while saying < NUM_POLICY_OUTPUTS:
            if chances[saying] > faint:
                whole += chances[saying]
            if chances[saying] > chances[likeliest]:
                likeliest = saying
            saying += 1
        edge = whole * float(rng.below(fine)) / float(fine)
        saying = 0
        while saying < NUM_POLICY_OUTPUTS:
            if chances[saying] > faint:
                edge -= chances[saying]
                if edge < 0.0:
                    return senses.action_of_output(saying)
            saying += 1
        return senses.action_of_output(likeliest)

    def estimate_shares(self, state: SkullState) -> None:
        """What is left to expect, at the end or where a round begins."""
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
        """What the net says to every tribe; a player of two believes the better one."""
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
    if state.alive != 2 or state.phase != PHASE_PLACE or state.total > 0 or state.rules.last_chance:
        return False
    return state.num_seats == state.num_players


def write_duel_shares(duels: EndgameValues, state: SkullState, shares: vec[float], at: i64) -> None:
    """What a duel is worth to each, with or without their skull, as the public sees both.

    Their shares go where those of all players begin.
    """
    other = state.next_alive(state.first)
    first = state.tribes[state.first]
    second = state.tribes[other]
    duel = SkullDuel(first.disc_count(), second.disc_count(), first.points, second.points)
    duels.look_up(duel.duel_index(), skull_probability(first), skull_probability(second))
    shares[at + state.first] = duels.starter_skull if first.skull > 0 else duels.starter_none
    shares[at + other] = duels.other_skull if second.skull > 0 else duels.other_none
