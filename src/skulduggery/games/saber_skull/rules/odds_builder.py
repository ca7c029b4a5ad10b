"""What one more roll of Säbel & Schädel would bring, face by face; each has one chance in six."""

from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import ROLL
from skulduggery.games.saber_skull.rules.odds import FaceOdds, SaberSkullOdds
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.saber_skull.rules.view_builder import count_tokens


def view_odds(state: SaberSkullState, player: int) -> SaberSkullOdds | None:
    """For whoever may roll again or stop; the rules themselves say what would come of it."""
    if state.phase != rules.PHASE_GO_ON or state.turn != player:
        return None
    rolling = state.clone()
    rolling.advance(ROLL)
    return SaberSkullOdds([_face_odds(rolling, face) for face in rolling.legal_actions()])


def _face_odds(rolling: SaberSkullState, face: int) -> FaceOdds:
    landed = rolling.clone()
    landed.advance(face)
    if landed.phase != rules.PHASE_CHOOSE_TOKEN:
        island = rolling.islands[face]
        pulled = rolling.pulled_by(island)
        return FaceOdds("take", count_tokens(island.pile), count_tokens(pulled))
    landed.advance(landed.nth_action(0))  # only the last token wins, and then there is no choice
    return FaceOdds("win" if len(landed.table) > len(rolling.table) else "place", {}, {})
