"""What bots of Skull say of their discs, true or not, and what claims are about."""

from collections.abc import Sequence

from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games.skull.bots.casual import SKULL_CHARACTERS
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT, Tribe
from skulduggery.games.skull.rules.view import SkullView

SKULL_CLAIM, FLOWERS_CLAIM = "i-have-a-skull", "only-flowers"
TALKING_PHASES = ("add", "raise")  # discs lie there, and others still decide what to bid


class SkullTableTalk:
    """Claims about the discs on one's own mats; each character lies as often as suits it."""

    claims = (SKULL_CLAIM, FLOWERS_CLAIM)

    def choose_phrase(self, view: View, seat: int, rng: Rng) -> str | None:
        assert isinstance(view, SkullView)
        player = view.tribes[seat].player
        character = SKULL_CHARACTERS[player % len(SKULL_CHARACTERS)]
        discs = discs_on_own_mats(view, player)
        if view.phase not in TALKING_PHASES or not discs:
            return None
        if not roll_chance(character.talk_rate, rng):
            return None
        claims_skull = ("skull" in discs) != roll_chance(character.lie_rate, rng)
        return SKULL_CLAIM if claims_skull else FLOWERS_CLAIM

    def is_claim_true(self, state: State, player: int, claim: str) -> bool | None:
        assert isinstance(state, SkullState)
        mats = [mat for seat, mat in enumerate(state.tribes) if state.player_of(seat) == player]
        if not any(mat.height for mat in mats):
            return None
        return has_skull_on_mat(mats) == (claim == SKULL_CLAIM)


def discs_on_own_mats(view: SkullView, player: int) -> list[str]:
    own = [tribe.own for tribe in view.tribes if tribe.player == player]
    return [disc for discs in own if discs is not None for disc in discs.stack]


def has_skull_on_mat(mats: Sequence[Tribe]) -> bool:
    return any(mat.skull_at != NOT_ON_MAT for mat in mats)


def roll_chance(chance: float, rng: Rng) -> bool:
    return rng.below(1000) < round(chance * 1000)


SKULL_TABLE_TALK = SkullTableTalk()
