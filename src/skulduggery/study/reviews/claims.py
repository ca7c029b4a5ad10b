"""Claims of players about their hands, from the notes of a record, checked as the game goes on."""

from collections.abc import Collection, Iterable

from skulduggery.bots.table_talk import read_claim
from skulduggery.core.record import Note
from skulduggery.core.state import State
from skulduggery.games import package_named
from skulduggery.study.reviews.review import JudgedClaim


class ClaimChecker:
    def __init__(self, game: str, notes: Iterable[Note], players: Collection[int]) -> None:
        part = package_named(game).table_talk
        self._table_talk = None if part is None else part.load()
        self.claims = [
            claim for note in notes if (claim := read_claim(note)) and claim.player in players
        ]
        self.judged: list[JudgedClaim] = []

    def check_moment(self, moment: int, state: State) -> None:
        """Judge what was said at a moment; call it for each, in order."""
        if self._table_talk is None:
            return
        for claim in self.claims:
            if claim.moment == moment and claim.phrase in self._table_talk.claims:
                is_true = self._table_talk.is_claim_true(state, claim.player, claim.phrase)
                if is_true is not None:
                    self.judged.append(JudgedClaim(moment, claim.player, claim.phrase, is_true))
