"""The trained nets of Skull as policies: action probabilities for a state."""

from functools import cache
from importlib.resources import files

from librt.vecs import vec

from skulduggery.bots.inference_net import InferenceNet, read_net
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import (
    NUM_INPUTS,
    NUM_OPPONENT_SLOTS,
    NUM_POLICY_OUTPUTS,
    SkullFeatures,
)
from skulduggery.games.skull.bots.opponent_stats import STAT_INPUTS_PER_SEAT, OpponentStats
from skulduggery.games.skull.rules.state import PHASE_NAME_STARTER, PHASE_POINT, SkullState

MIN_ACTION_PROBABILITY = 0.03  # less likely actions are dropped: they are noise of the training
NUM_PROBABILITY_STEPS = 1 << 30  # resolution of the random number that draws an action


@cache
def load_policy(name: str) -> "SkullNetPolicy":
    """One of the nets beside this module, read once."""
    return SkullNetPolicy(read_net(read_net_bytes(name)))


def read_net_bytes(name: str) -> bytes:
    return files("skulduggery.games.skull.bots").joinpath("nets", f"{name}.net").read_bytes()


class SkullNetPolicy:
    """A net and its features, with opponent statistics if it was trained with them."""

    def __init__(self, net: InferenceNet) -> None:
        self.net = net
        self.features = SkullFeatures()
        self.sees_opponent_stats = net.inputs > NUM_INPUTS
        assert net.inputs == NUM_INPUTS + (
            NUM_OPPONENT_SLOTS * STAT_INPUTS_PER_SEAT if self.sees_opponent_stats else 0
        ), net.inputs
        assert net.policy_size == NUM_POLICY_OUTPUTS, net.policy_size

    def action_probabilities(
        self, world: SkullState, seat: int, opponent_stats: OpponentStats | None = None
    ) -> dict[int, float]:
        """The probability of each action that is likely enough to be played."""
        if world.phase in (PHASE_NAME_STARTER, PHASE_POINT):  # of no matter to whoever decides
            plies = world.legal_actions()
            return dict.fromkeys(plies, 1 / len(plies))
        features = self.features
        features.read_state(world, seat)
        inputs = features.inputs
        if self.sees_opponent_stats:
            inputs = vec[float]([*inputs, *[0.0] * (NUM_OPPONENT_SLOTS * STAT_INPUTS_PER_SEAT)])
            (opponent_stats or OpponentStats()).write_inputs(features, inputs, NUM_INPUTS)
        self.net.evaluate_inputs(inputs, features.legal_outputs)
        found = {
            features.action_of_output(output): chance
            for output, chance in enumerate(self.net.policy)
            if chance
        }
        likely = {ply: chance for ply, chance in found.items() if chance > MIN_ACTION_PROBABILITY}
        total = sum(likely.values())
        return {ply: chance / total for ply, chance in likely.items()}


def sample_weighted(chances: dict[int, float], rng: Rng) -> int:
    """A key, drawn by its probability."""
    edge = rng.below(NUM_PROBABILITY_STEPS) / NUM_PROBABILITY_STEPS
    for ply, chance in chances.items():
        edge -= chance
        if edge < 0:
            return ply
    return max(chances, key=chances.__getitem__)
