"""What the nets that ship with the package make of a table of Skull."""

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

MIN_ACTION_PROBABILITY = (
    0.03  # what a net would hardly ever do it does never: there learning has left only noise
)
NUM_PROBABILITY_STEPS = 1 << 30  # steps of a chance


@cache
def load_policy(name: str) -> "SkullNetPolicy":
    """One of the nets beside this module, read once."""
    return SkullNetPolicy(read_net(read_net_bytes(name)))


def read_net_bytes(name: str) -> bytes:
    return files("skulduggery.games.skull.bots").joinpath("nets", f"{name}.net").read_bytes()


class SkullNetPolicy:
    """A net and its senses; it also watches habits if it has learned to."""

    def __init__(self, net: InferenceNet) -> None:
        self.net = net
        self.features = SkullFeatures()
        self.watchful = net.inputs > NUM_INPUTS
        assert net.inputs == NUM_INPUTS + (
            NUM_OPPONENT_SLOTS * STAT_INPUTS_PER_SEAT if self.watchful else 0
        ), net.inputs
        assert net.policy_size == NUM_POLICY_OUTPUTS, net.policy_size

    def action_probabilities(
        self, world: SkullState, seat: int, habits: OpponentStats | None = None
    ) -> dict[int, float]:
        """How often each ply should be played; `habits` are how the others have played so far."""
        if world.phase in (
            PHASE_NAME_STARTER,
            PHASE_POINT,
        ):  # nothing hangs on these for whoever decides
            plies = world.legal_actions()
            return dict.fromkeys(plies, 1 / len(plies))
        senses = self.features
        senses.read_state(world, seat)
        inputs = senses.inputs
        if self.watchful:
            inputs = vec[float]([*inputs, *[0.0] * (NUM_OPPONENT_SLOTS * STAT_INPUTS_PER_SEAT)])
            (habits or OpponentStats()).write_inputs(senses, inputs, NUM_INPUTS)
        self.net.evaluate_inputs(inputs, senses.legal_outputs)
        found = {
            senses.action_of_output(saying): chance
            for saying, chance in enumerate(self.net.policy)
            if chance
        }
        clear = {ply: chance for ply, chance in found.items() if chance > MIN_ACTION_PROBABILITY}
        total = sum(clear.values())
        return {ply: chance / total for ply, chance in clear.items()}


def sample_weighted(chances: dict[int, float], rng: Rng) -> int:
    """A ply, by its chance."""
    edge = rng.below(NUM_PROBABILITY_STEPS) / NUM_PROBABILITY_STEPS
    for ply, chance in chances.items():
        edge -= chance
        if edge < 0:
            return ply
    return max(chances, key=chances.__getitem__)
