"""A table at which the tests play Skull: scenes are written as the plies people make.

A ply is `"2 bid 3"`, said by seat 2, or `"chance flower"`, an outcome of chance. Stacks are
written from bottom to top: F a flower, S the skull, L the Last Chance disc; a tribe that is out has
an empty one.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.chronicle import Chronicle

from skulduggery.core.errors import BadAction, IllegalAction, MalformedAction
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.core.view_builder import own_seats
from skulduggery.games.skull.rules.game import Skull
from skulduggery.games.skull.rules.view import Own, SkullView, TribeView

GAME = Skull()
DISCS = {"F": "flower", "S": "skull", "L": "last"}


def bids(lowest: int, highest: int) -> set[str]:
    return {f"bid {number}" for number in range(lowest, highest + 1)}


class Table:
    def __init__(
        self,
        players: int = 4,
        *,
        first: int | str | None = None,
        position: str | None = None,
        preset: str | None = None,
        **wishes: Any,
    ) -> None:
        if first is None:
            first = 0 if position is None else "random"  # a position says who begins
        self.options = GAME.read_options({"first": first, **wishes}, preset)
        self.state = GAME.new(self.options, players, position)
        self.teller = Chronicle(GAME)
        self.match = Match(self.state, self.teller)
        self.told_before = 0

    # Playing.

    def play(self, *plies: str) -> "Table":
        """Make these plies, one after another; `news` holds what they brought about."""
        self.told_before = len(self.events)
        for ply in plies:
            self.make(ply)
        return self

    def make(self, ply: str) -> None:
        who, _, text = ply.partition(" ")
        if who == "chance":
            self.match.outcome(GAME.read_action(self.state, CHANCE, text))
        else:
            self.match.decide(int(who), GAME.read_action(self.state, int(who), text))

    def stacks(self, *stacks: str) -> "Table":
        """Lay discs, everybody in their turn, until exactly these stacks lie on the mats."""
        left = [[DISCS[letter] for letter in stack] for stack in stacks]
        while any(left):
            seat = self.pending[0]
            assert left[seat], f"seat {seat} would have to lay one more"
            self.make(f"{seat} {left[seat].pop(0)}")
        return self

    def challenge(self, seat: int, bid: int) -> "Table":
        """Somebody opens, `seat` says `bid` when its turn comes, everybody else passes."""
        self.told_before = len(self.events)
        while self.phase in ("add", "raise"):
            if self.turn == seat:
                self.make(f"{seat} bid {bid}")
            else:
                self.make(f"{self.turn} {'bid 1' if self.phase == 'add' else 'pass'}")
        return self

    def play_on(self, seed: int) -> Iterator[None]:
        """Random play to the end, stopping after every ply."""
        rng = Rng(seed)
        while not self.match.is_over():
            self.told_before = len(self.events)
            if self.match.awaits_chance():
                self.match.draw(rng)
            else:
                self.match.decide_at_random(rng)
            yield

    def refused(self, ply: str, why: type[BadAction]) -> BadAction:
        """The ply is turned down for that reason, says what would be legal, changes nothing."""
        before = self.everything()
        with pytest.raises(BadAction) as caught:
            self.make(ply)
        assert type(caught.value) is why
        assert self.everything() == before
        if why in (IllegalAction, MalformedAction):
            legal = str(caught.value.details["legal"])
            who = ply.partition(" ")[0]
            assert set(legal.split(", ")) == self.legal(None if who == "chance" else int(who))
        return caught.value

    # Asking.

    @property
    def pending(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.pending()

    @property
    def turn(self) -> int:
        """The one seat whose turn it is."""
        (seat,) = self.pending
        return seat

    @property
    def phase(self) -> str:
        return self.view(None).phase

    @property
    def events(self) -> list[Event]:
        return self.teller.story()

    @property
    def news(self) -> list[Event]:
        """What the last call of `play` or `challenge` brought about."""
        return self.events[self.told_before :]

    def told(self, player: int | None) -> list[Event]:
        """The whole story as that player, or a spectator, was told it."""
        seats = own_seats(self.state, player)
        return [event.seen_by(seats) for event in self.events]

    def view(self, player: int | None) -> SkullView:
        return GAME.view(self.state, self.options, player)

    def tribe(self, seat: int) -> TribeView:
        """One mat as everybody sees it."""
        return self.view(None).tribes[seat]

    def own(self, seat: int) -> Own:
        """What the owner of that seat alone sees."""
        own = self.view(seat % self.state.num_players).tribes[seat].own
        assert own is not None
        return own

    def hand(self, seat: int) -> str:
        """The discs in hand as letters, flowers first."""
        letters = {disc: letter for letter, disc in DISCS.items()}
        return "".join(letters[disc] for disc in self.own(seat).hand)

    def discs(self) -> list[int]:
        return [tribe.discs for tribe in self.view(None).tribes]

    def heights(self) -> list[int]:
        return [tribe.height for tribe in self.view(None).tribes]

    def points(self) -> list[int]:
        return [tribe.points for tribe in self.view(None).tribes]

    def holders(self) -> list[int]:
        """Who has the Last Chance disc this round."""
        return [seat for seat, tribe in enumerate(self.view(None).tribes) if tribe.holds_last]

    @property
    def winners(self) -> list[int]:
        return self.view(None).winners

    def legal(self, seat: int | None = None) -> set[str]:
        """What is possible now, for a seat if several are asked; each thing only once."""
        asked = self.state.clone()
        if seat is not None:
            asked.turn_to(seat)
        elif asked.actor != CHANCE and self.pending:
            (seat,) = self.pending
        texts = [asked.text(action) for action in asked.actions()]
        assert len(set(texts)) == len(texts)
        if seat is not None:
            assert self.view(seat % self.state.num_players).choices[seat] == texts
        return set(texts)

    def chance(self) -> dict[str, int]:
        """The outcomes of chance with their weights."""
        assert self.match.awaits_chance()
        assert self.pending == []
        state = self.state
        weights = {state.text(state.nth(k)): state.weight(k) for k in range(state.count())}
        assert state.total_weight() == sum(weights.values())
        return weights

    def everything(self) -> tuple[object, ...]:
        """All there is to know, as far as it can be told: every view, every ply, every event."""
        viewers = [None, *range(self.state.num_players)]
        views = [self.view(player) for player in viewers]
        return views, self.state.actor, list(self.match.plies), list(self.events)


def assert_same_for(player: int | None, one: Table, other: Table) -> None:
    """That player, or a spectator, cannot tell the two tables apart."""
    assert one.view(player) == other.view(player)
    assert one.told(player) == other.told(player)
