"""Somebody who studies the master of Skull, and nobody else.

With three and more nobody knows the best answer to a way of playing. Whoever learns one wins so
much at least: that is how far the master can be exploited, as far as anybody has found out.
"""

from skulduggery.bots.skull.duel import duelist
from skulduggery.bots.skull.minds import mind_file
from skulduggery.games.skull.options import SkullOptions
from skulduggery.train.net import Net
from skulduggery.train.skull.course import HIDDEN, start_from
from skulduggery.train.skull.others import Mix, Others
from skulduggery.train.skull.selfplay import Recipe, Student, gather
from skulduggery.train.skull.tables import Tables

TABLES = 768
ALONE = Mix(student=0, model=1, crooked=0, named=0, alone=True)


class Eager(Recipe):
    """Looks for the best answer: no mixing for its own sake, no holding on to what it was."""

    rate = (8e-4, 2e-4)
    bonus = (0.01, 0.001)
    anchor = 0.0


class Rival:
    """Alone among masters, at many tables; begins as one of them."""

    def __init__(self, players: int, seed: int, tables: int = TABLES) -> None:
        options = SkullOptions(boxes=1 if players in SkullOptions().players() else 2)
        master = Net.unpacked(mind_file("master"))
        kinds = [(players, players, options.rules())] * tables
        self.tables = Tables(kinds, seed, False, duelist(False).resolver.grids)
        self.others = Others(self.tables, master, ALONE, [options] * tables, seed)
        self.student = Student(self.tables.width, HIDDEN, seed, Eager)
        start_from(self.student, master)

    def learn(self, done: float) -> None:
        self.student.learn(self.tables, self.others, done)

    def play(self) -> list[float]:
        """Some decisions at every table, with what it knows now: its shares of games that ended."""
        self.others.won.clear()
        student = self.student
        gather(self.tables, student.net, Eager.steps, student.rng, self.others)
        return list(self.others.won)
