"""What the nets that ship with the package make of a table of Skull."""

from functools import cache
from importlib.resources import files

from librt.vecs import vec

from skulduggery.bots.net import Net, read_net
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import INPUTS, SAYINGS, SLOTS, Senses
from skulduggery.games.skull.bots.opponent_stats import HABITS, Habits
from skulduggery.games.skull.rules.state import NAME_STARTER, POINT, SkullState

FAINT = 0.03  # what a net would hardly ever do it does never: there learning has left only noise
FINE = 1 << 30  # steps of a chance


@cache
def mind(name: str) -> "Mind":
    """One of the nets beside this module, read once."""
    return Mind(read_net(mind_file(name)))


def mind_file(name: str) -> bytes:
    return files("skulduggery.games.skull.bots").joinpath("nets", f"{name}.net").read_bytes()


class Mind:
    """A net and its senses; it also watches habits if it has learned to."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.senses = Senses()
        self.watchful = net.inputs > INPUTS
        assert net.inputs == INPUTS + (SLOTS * HABITS if self.watchful else 0), net.inputs
        assert net.sayings == SAYINGS, net.sayings

    def chances(
        self, world: SkullState, seat: int, habits: Habits | None = None
    ) -> dict[int, float]:
        """How often each ply should be played; `habits` are how the others have played so far."""
        if world.phase in (NAME_STARTER, POINT):  # nothing hangs on these for whoever decides
            plies = world.actions()
            return dict.fromkeys(plies, 1 / len(plies))
        senses = self.senses
        senses.read(world, seat)
        inputs = senses.inputs
        if self.watchful:
            inputs = vec[float]([*inputs, *[0.0] * (SLOTS * HABITS)])
            (habits or Habits()).tell_all(senses, inputs, INPUTS)
        self.net.judge(inputs, senses.open)
        found = {
            senses.ply(saying): chance for saying, chance in enumerate(self.net.chances) if chance
        }
        clear = {ply: chance for ply, chance in found.items() if chance > FAINT}
        total = sum(clear.values())
        return {ply: chance / total for ply, chance in clear.items()}


def drawn(chances: dict[int, float], rng: Rng) -> int:
    """A ply, by its chance."""
    edge = rng.below(FINE) / FINE
    for ply, chance in chances.items():
        edge -= chance
        if edge < 0:
            return ply
    return max(chances, key=chances.__getitem__)
