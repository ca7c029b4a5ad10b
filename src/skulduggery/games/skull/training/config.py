"""Training configurations of the nets of Skull, and training runs with their checkpoints.

A run can be stopped at any time and continues from its last checkpoint.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from skulduggery.core.atomic_file import replace_file
from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.bots.endgame_player import load_endgame_player
from skulduggery.games.skull.bots.features import NUM_INPUTS, NUM_POLICY_OUTPUTS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.opponents import OpponentMix, OpponentPool
from skulduggery.games.skull.training.selfplay import PpoIterationReport, PpoLearner
from skulduggery.games.skull.training.vector_env import SkullVectorEnv
from skulduggery.train.trainable_net import Floats, TrainableNet

NUM_HIDDEN_UNITS = 128
ITERATIONS_PER_CHECKPOINT = 50

LAST_CHANCE_OPTIONS = SkullOptions(last_chance=True)
TWO_TRIBES_OPTIONS = SkullOptions(two_tribes=True)
_OWNER_STARTS_OPTIONS = SkullOptions(failed_starter="skull_owner")
_TWO_BOXES_OPTIONS = SkullOptions(boxes=2)
_DEFAULT_OPTIONS = SkullOptions()


class TableGroup(NamedTuple):
    """Tables of one kind."""

    tables: int
    players: int
    options: SkullOptions = _DEFAULT_OPTIONS


class SkullTrainingConfig(NamedTuple):
    name: str
    iterations: int
    groups: tuple[TableGroup, ...]
    mix: OpponentMix
    sees_opponent_stats: bool = False  # has them as inputs, and starts from the master's weights
    runs: int = 1  # with different seeds; the best of them is kept


_VARIANT_GROUPS = (
    TableGroup(32, 4, LAST_CHANCE_OPTIONS),
    TableGroup(16, 5, LAST_CHANCE_OPTIONS),
    TableGroup(32, 2, TWO_TRIBES_OPTIONS),
    TableGroup(24, 3, TWO_TRIBES_OPTIONS),
    TableGroup(16, 3, _OWNER_STARTS_OPTIONS),
    TableGroup(32, 8, _TWO_BOXES_OPTIONS),
    TableGroup(16, 12, _TWO_BOXES_OPTIONS),
)
_ALL_TABLE_GROUPS = (
    TableGroup(256, 3),
    TableGroup(320, 4),
    TableGroup(160, 5),
    TableGroup(160, 6),
    *_VARIANT_GROUPS,
)

_MASTER_TRAINING = SkullTrainingConfig(
    "master", 3000, _ALL_TABLE_GROUPS, OpponentMix(learner=1, model=0, biased=0, named=0), runs=4
)
_SHARP_TRAINING = SkullTrainingConfig(
    "sharp",
    900,
    _ALL_TABLE_GROUPS,
    OpponentMix(learner=0, model=0.25, biased=0.4, named=0.35, alone=True),
    sees_opponent_stats=True,
)
NET_TRAININGS = {config.name: config for config in (_MASTER_TRAINING, _SHARP_TRAINING)}


class SkullTrainingRun:
    """One training run: one of several candidates (from 1 on), or the one that is kept (0)."""

    def __init__(
        self,
        config: SkullTrainingConfig,
        folder: Path,
        seed: int,
        iterations: int | None = None,
        run: int = 0,
    ) -> None:
        self._config = config
        self.iterations = iterations or config.iterations
        file = f"{config.name}-{run}" if run else config.name
        self._checkpoint = folder / f"{file}.npz"
        self.net_file = folder / f"{file}.net"
        self.done = 0
        options = [group.options for group in config.groups for _ in range(group.tables)]
        kinds = [
            (group.players, group.options.seat_count(group.players), group.options.state_rules())
            for group in config.groups
            for _ in range(group.tables)
        ]
        # With two left the solver plays for the master; the sharp bot has only its net.
        duels = None if config.sees_opponent_stats else load_endgame_player(False).resolver.grids
        self.tables = SkullVectorEnv(kinds, seed, config.sees_opponent_stats, duels)
        self.learner = PpoLearner(self.tables.width, NUM_HIDDEN_UNITS, seed)
        if self._checkpoint.exists():
            self._resume_checkpoint()
        model = self.learner.net
        if config.sees_opponent_stats:
            model = _read_checkpoint(folder / f"{_MASTER_TRAINING.name}.npz")
            if self.done == 0:
                copy_weights(self.learner, model)
        self.opponents = OpponentPool(self.tables, model, config.mix, options, seed)

    def run_iterations(self) -> Iterator[PpoIterationReport]:
        """All iterations that are left."""
        while self.done < self.iterations:
            report = self.learner.train_iteration(
                self.tables, self.opponents, self.done / self.iterations
            )
            self.done += 1
            if self.done % ITERATIONS_PER_CHECKPOINT == 0 or self.done == self.iterations:
                self._save_checkpoint()
            yield report

    def _save_checkpoint(self) -> None:
        """Save all that is needed to resume, and the net in the format of the package."""
        learner = self.learner
        about: dict[str, Any] = {
            "done": self.done,
            "steps": learner.adam.steps,
            "rng": learner.rng.bit_generator.state,
        }
        arrays: dict[str, Any] = {
            f"{part}{k}": array
            for part, arrays in _checkpoint_arrays(learner).items()
            for k, array in enumerate(arrays)
        }
        with replace_file(self._checkpoint) as file:
            np.savez(file, about=np.array(json.dumps(about)), **arrays)
        self.net_file.write_bytes(learner.average_net.to_bytes())

    def _resume_checkpoint(self) -> None:
        with _open_checkpoint(self._checkpoint) as kept:
            about = json.loads(str(kept["about"]))
            for part, arrays in _checkpoint_arrays(self.learner).items():
                for k, array in enumerate(arrays):
                    array[:] = kept[f"{part}{k}"]
        self.done = about["done"]
        self.learner.adam.steps = about["steps"]
        self.learner.rng.bit_generator.state = about["rng"]


@contextmanager
def _open_checkpoint(checkpoint: Path) -> Iterator[Any]:
    """To read from; any misfit is reported as a damaged file."""
    try:
        with np.load(checkpoint) as kept:
            yield kept
    except (ValueError, KeyError, EOFError, BadZipFile) as trouble:
        raise BadOptions("broken-training", file=str(checkpoint)) from trouble


def _checkpoint_arrays(learner: PpoLearner) -> dict[str, list[Floats]]:
    return {
        "weights": learner.net.weights,
        "mean": learner.average_net.weights,
        "adam_mean": learner.adam.mean,
        "adam_square": learner.adam.square,
    }


def _read_checkpoint(file: Path) -> TrainableNet:
    """The averaged net of a run, from its checkpoint."""
    if not file.exists():
        raise BadOptions("train-without-master", file=str(file))
    net = TrainableNet(NUM_INPUTS, NUM_HIDDEN_UNITS, NUM_POLICY_OUTPUTS, np.random.default_rng(0))
    with _open_checkpoint(file) as kept:
        for k, array in enumerate(net.weights):
            array[:] = kept[f"mean{k}"]
    return net


def copy_weights(learner: PpoLearner, master: TrainableNet) -> None:
    """Start with the master's policy; further inputs have weight 0."""
    for net in (learner.net, learner.average_net):
        for mine, theirs in zip(net.weights, master.weights, strict=True):
            mine[...] = 0
            mine[: len(theirs)] = theirs
