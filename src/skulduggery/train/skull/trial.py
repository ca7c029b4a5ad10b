"""Which of several pupils becomes the master.

Nets that learn Skull by themselves all come to play well, but late in a course each takes to a way
of playing of its own: some of these do well among strangers, some less. So several attend it, at
its end each plays the same games among strangers who search, and the best is the one that counts.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec

from skulduggery.bots.bot import Bot
from skulduggery.bots.levels import bot_named
from skulduggery.bots.net import read_net
from skulduggery.bots.skull.master import MasterBot
from skulduggery.bots.skull.minds import Mind
from skulduggery.core.errors import BadOptions
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.sim.contest import play_deal
from skulduggery.train.skull.course import COURSES, Session

PUPIL = "pupil"
STRANGER = "ismcts-2000"
PLAYERS = 3
DEALS = 200  # from every chair
SEEDS = 2**64


class Trial:
    """Of a course for several, in a folder where everything is kept: it can be stopped."""

    def __init__(self, name: str, folder: Path, seed: int, lessons: int | None = None) -> None:
        self.name, self.folder, self.seed, self.lessons = name, folder, seed, lessons
        self.pupils = COURSES[name].pupils
        self.file = folder / f"{name}.trial.json"  # shares of the win, by pupil
        self.shares: dict[str, float] = {}
        if self.file.exists():
            self.shares = self.read()

    def read(self) -> dict[str, float]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, float])
        except msgspec.DecodeError as trouble:
            raise BadOptions("broken-training", file=str(self.file)) from trouble

    def untried(self) -> Iterator[Session]:
        """Those who have to learn and to be seen before one is chosen."""
        if self.pupils == 1 or self.is_over:
            return
        for pupil in range(1, self.pupils + 1):
            if str(pupil) not in self.shares:
                yield self.pupil(pupil)

    def pupil(self, pupil: int) -> Session:
        seed = self.seed * self.pupils + pupil - 1  # nobody learns what one of another seed does
        return Session(self.name, self.folder, seed % SEEDS, self.lessons, pupil)

    def played(self, pupil: Session) -> Iterator[float]:
        """The wins of a pupil, game after game, and at last what they come to is kept."""
        own = Mind(read_net(pupil.product.read_bytes()))

        def named(game: str, name: str, rng: Rng, seconds: float | None) -> Bot:
            if name != PUPIL:
                return bot_named(game, name, rng, seconds)
            bot = MasterBot(rng)
            bot.mind = own
            return bot

        game = game_named("skull")
        names = [PUPIL, *[STRANGER] * (PLAYERS - 1)]
        won: list[float] = []
        for deal in range(DEALS):
            new = play_deal(game, game.read_options({}), names, self.seed, deal, named=named)
            won += new
            yield from new
        self.shares[str(pupil.pupil)] = sum(won) / len(won)
        young = self.file.with_suffix(".tmp")  # whenever it is stopped, a file is whole
        young.write_bytes(msgspec.json.encode(self.shares))
        young.replace(self.file)

    @property
    def best(self) -> str:
        return max(self.shares, key=self.shares.__getitem__)

    def chosen(self) -> Session:
        """The best, under the name of the course; or whoever attends it alone."""
        for kind in ("net", "npz"):  # the checkpoint last: where it is, everything is
            file = self.folder / f"{self.name}.{kind}"
            if self.shares and not self.is_over:
                young = file.with_suffix(".tmp")
                shutil.copy(self.folder / f"{self.name}-{self.best}.{kind}", young)
                young.replace(file)
        return Session(self.name, self.folder, self.seed, self.lessons)

    @property
    def is_over(self) -> bool:
        return (self.folder / f"{self.name}.npz").exists()
