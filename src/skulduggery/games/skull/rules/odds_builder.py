"""What is still possible in Skull when a bid or a flip is to be decided: counted, not guessed.

Every disc that may be a skull is as likely to be it as the others of its tribe; what players have
bid, and how they play, says nothing here.
"""

from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.odds import SkullOdds, StackOdds
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import Tribe


def view_odds(state: SkullState, player: int) -> SkullOdds | None:
    """For whoever may bid or has to flip, from what everybody knows and the own discs."""
    deciding = (rules.PHASE_ADD, rules.PHASE_RAISE, rules.PHASE_ATTEMPT)
    if state.phase not in deciding or state.player_of(state.actor) != player:
        return None
    stacks = [
        _own_stack_odds(tribe) if state.player_of(seat) == player else _other_stack_odds(tribe)
        for seat, tribe in enumerate(state.tribes)
    ]
    return SkullOdds(
        down=sum(stack.down for stack in stacks),
        skulls=sum(1 for stack in stacks if stack.clean < 1),
        stacks=stacks,
    )


def _own_stack_odds(tribe: Tribe) -> StackOdds:
    down = tribe.height - tribe.flipped
    lies = 0 <= tribe.skull_at < down
    return StackOdds(
        down=down,
        skull="yes" if tribe.skull else "no",
        next=0.0 if lies and tribe.skull_at == down - 1 else 1.0,
        clean=0.0 if lies else 1.0,
    )


def _other_stack_odds(tribe: Tribe) -> StackOdds:
    """The Last Chance disc lies open, so everybody knows that it is none."""
    down = tribe.height - tribe.flipped
    known = 1 if 0 <= tribe.last_at < down else 0
    among, gone = int(tribe.possible_skull_discs()), int(tribe.skull_gone_cases())
    hidden = int(down - known) if among else 0
    top = 1 if hidden and tribe.last_at != down - 1 else 0
    return StackOdds(
        down=down,
        skull="no" if not among else "yes" if not gone else "maybe",
        next=1 - top / (among + gone),
        clean=1 - hidden / (among + gone),
    )
