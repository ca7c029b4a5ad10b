"""What each face of the die can lead to, from everything that can lie on a ring."""

from itertools import groupby
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.position_index import Lay, Pile, PositionIndex, sort_piles
from skulduggery.games.saber_skull.solver.ring import IslandKind

NO_LAY: Final = -1


class RollTransitions:
    """All faces of a lay in a row, those alike taken together; island 6 is not among them."""

    def __init__(self, waters: PositionIndex) -> None:
        self.position_index = waters
        self.start: vec[i64] = vec[i64]([0] * (len(waters.lays) + 1))
        self.num_faces: vec[i64] = vec[i64]([])  # how many faces of the die
        self.full: vec[i64] = vec[i64]([])
        # The lay with a token more, by its colour; of a full island, the lay when it is empty.
        self.to_first: vec[i64] = vec[i64]([])
        self.to_second: vec[i64] = vec[i64]([])
        # What comes back from a full island, by colour, and whether the saber pulls that colour.
        self.back_first: vec[i64] = vec[i64]([])
        self.back_second: vec[i64] = vec[i64]([])
        self.pulls_first: vec[i64] = vec[i64]([])
        self.pulls_second: vec[i64] = vec[i64]([])
        for number, lay in enumerate(waters.lays):
            for place, (isle, _) in enumerate(waters.groups):
                for pile, same in groupby(lay[place]):
                    self.add_face(lay, place, isle, pile, len(list(same)))
            self.start[number + 1] = len(self.num_faces)

    def add_face(self, lay: Lay, place: int, isle: IslandKind, pile: Pile, likely: int) -> None:
        first, second = pile
        full = first + second >= isle.room
        empty = (0, 0)
        with_first = self.lay_after(lay, place, pile, empty if full else (first + 1, second))
        with_second = self.lay_after(lay, place, pile, empty if full else (first, second + 1))
        near = full and isle.saber
        self.num_faces = append(self.num_faces, likely)
        self.full = append(self.full, int(full))
        self.to_first = append(self.to_first, with_first)
        self.to_second = append(self.to_second, with_second)
        self.back_first = append(self.back_first, first if full else 0)
        self.back_second = append(self.back_second, second if full else 0)
        self.pulls_first = append(self.pulls_first, int(near and first > 0))
        self.pulls_second = append(self.pulls_second, int(near and second > 0))

    def lay_after(self, lay: Lay, place: int, pile: Pile, into: Pile) -> int:
        """The lay in which one island of a kind bears something else, if there can be one."""
        group = list(lay[place])
        group.remove(pile)
        group.append(into)
        return self.position_index.lay_numbers.get(
            (*lay[:place], sort_piles(group), *lay[place + 1 :]), NO_LAY
        )
