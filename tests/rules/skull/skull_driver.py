"""Scripted games of Skull, for the tests of its rules: scenes are written as plies.

A ply is `"2 bid 3"`, said by seat 2, or `"chance flower"`, an outcome of chance. Stacks are
written from bottom to top: F a flower, S the skull, L the Last Chance disc; a tribe that is out has
an empty one.
"""

from collections.abc import Iterator
from typing import Any

from tests.rules.scripted_game import ScriptedGame

from skulduggery.core.errors import BadAction, IllegalAction, MalformedAction
from skulduggery.core.events import Event
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games.skull.rules.game import Skull
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.view import OwnDiscs, SkullView, TribeView

SKULL_GAME = Skull()
DISC_BY_LETTER = {"F": "flower", "S": "skull", "L": "last"}


def bid_texts(lowest: int, highest: int) -> set[str]:
    return {f"bid {number}" for number in range(lowest, highest + 1)}


class SkullDriver(ScriptedGame[SkullState, SkullOptions, SkullView]):
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
        super().__init__(SKULL_GAME, players, {"first": first, **wishes}, preset, position)
        self.events_before = 0

    # Playing.

    def play_plies(self, *plies: str) -> "SkullDriver":
        """Make these plies, one after another; `last_events` are theirs."""
        self.events_before = len(self.all_events())
        for ply in plies:
            self.make_ply(ply)
        return self

    def make_ply(self, ply: str) -> None:
        who, _, text = ply.partition(" ")
        if who == "chance":
            self.play_chance(text)
        else:
            self.decide(int(who), text)

    def lay_stacks(self, *stacks: str) -> "SkullDriver":
        """Lay discs, everybody in their turn, until exactly these stacks lie on the mats."""
        left = [[DISC_BY_LETTER[letter] for letter in stack] for stack in stacks]
        while any(left):
            seat = self.pending_seats()[0]
            assert left[seat], f"seat {seat} would have to lay one more"
            self.make_ply(f"{seat} {left[seat].pop(0)}")
        return self

    def run_bidding(self, seat: int, bid: int) -> "SkullDriver":
        """Somebody opens, `seat` says `bid` when its turn comes, everybody else passes."""
        self.events_before = len(self.all_events())
        while self.phase in ("add", "raise"):
            if self.turn_seat == seat:
                self.make_ply(f"{seat} bid {bid}")
            else:
                self.make_ply(f"{self.turn_seat} {'bid 1' if self.phase == 'add' else 'pass'}")
        return self

    def play_randomly(self, seed: int) -> Iterator[None]:
        """Random play to the end, stopping after every ply."""
        rng = Rng(seed)
        while not self.match.is_over():
            self.events_before = len(self.all_events())
            if self.match.awaits_chance():
                self.match.draw_outcome(rng)
            else:
                self.match.play_random_decision(rng)
            yield

    def expect_refusal(self, ply: str, why: type[BadAction]) -> BadAction:
        """The ply is turned down for that reason, says what would be legal, changes nothing."""
        refusal = self.refusal_of(lambda: self.make_ply(ply))
        assert type(refusal) is why
        if why in (IllegalAction, MalformedAction):
            legal = str(refusal.details["legal"])
            who = ply.partition(" ")[0]
            assert set(legal.split(", ")) == self.legal_texts(None if who == "chance" else int(who))
        return refusal

    # Asking.

    @property
    def turn_seat(self) -> int:
        """The one seat whose turn it is."""
        (seat,) = self.pending_seats()
        return seat

    @property
    def phase(self) -> str:
        return self.view_for(None).phase

    def last_events(self) -> list[Event]:
        """The events since the last call of `play_plies` or `run_bidding`, unredacted."""
        return self.all_events()[self.events_before :]

    def tribe_view(self, seat: int) -> TribeView:
        """One mat as everybody sees it."""
        return self.view_for(None).tribes[seat]

    def own_discs(self, seat: int) -> OwnDiscs:
        """What the owner of that seat alone sees."""
        own = self.view_for(seat % self.state.num_players).tribes[seat].own
        assert own is not None
        return own

    def hand_letters(self, seat: int) -> str:
        """The discs in hand as letters, flowers first."""
        letters = {disc: letter for letter, disc in DISC_BY_LETTER.items()}
        return "".join(letters[disc] for disc in self.own_discs(seat).hand)

    def disc_counts(self) -> list[int]:
        return [tribe.discs for tribe in self.view_for(None).tribes]

    def stack_heights(self) -> list[int]:
        return [tribe.height for tribe in self.view_for(None).tribes]

    def tribe_points(self) -> list[int]:
        return [tribe.points for tribe in self.view_for(None).tribes]

    def last_chance_holders(self) -> list[int]:
        """Who has the Last Chance disc this round."""
        return [seat for seat, tribe in enumerate(self.view_for(None).tribes) if tribe.holds_last]

    @property
    def winners(self) -> list[int]:
        return self.view_for(None).winners

    def legal_texts(self, seat: int | None = None) -> set[str]:
        """What is possible now, for a seat if several are asked; each thing only once."""
        asked = self.state.clone()
        if seat is not None:
            asked.turn_to(seat)
        elif asked.actor != CHANCE and self.pending_seats():
            (seat,) = self.pending_seats()
        texts = [asked.action_text(action) for action in asked.legal_actions()]
        assert len(set(texts)) == len(texts)
        if seat is not None:
            assert self.view_for(seat % self.state.num_players).choices[seat] == texts
        return set(texts)


def assert_indistinguishable(player: int | None, one: SkullDriver, other: SkullDriver) -> None:
    """That player, or a spectator, cannot tell the two tables apart."""
    assert one.view_for(player) == other.view_for(player)
    assert one.events_seen_by(player) == other.events_seen_by(player)
