"""One moment of Skull King thought through: from a view and its history to a search."""

from math import prod

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.bots.replay_history import Memory, Shown
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import some_world
from skulduggery.games.skull_king.solver.determinize import SURPRISE, Bidder, Worlds
from skulduggery.games.skull_king.solver.die_values import rule_bid, strength_of
from skulduggery.games.skull_king.solver.fitted import habit, known_hands, spread_after
from skulduggery.games.skull_king.solver.search import Search
from skulduggery.games.skull_king.solver.win_probability import Standings

BY_RULE = 0.2  # how likely somebody keeps to the rule of thumb, before anything was seen


def search_of(
    view: SkullKingView,
    viewer: int,
    history: Story,
    rng: Rng,
    pride: float = 0.0,
    deciding: bool = True,
) -> Search:
    """Ready to be run, for a decision of the viewer, or to look at the game as it stands."""
    seen = some_world(view)
    if deciding:
        seen.turn_to(viewer)
    memory = Memory(view.players, history)
    bidders = [bidder(view, memory.shown[other]) for other in range(view.players)]
    worlds = Worlds(seen, viewer, bidders, memory.rolled if history else [], rng)
    spread = spread_after(view.players, seen.landlubber, view.round)
    standings = Standings(view.players, viewer, spread)
    return Search(worlds, viewer, known_hands(view.players), standings, rng, pride)


def bidder(view: SkullKingView, shown: list[Shown]) -> Bidder:
    """Somebody whose hands so far were these."""
    landlubber = view.options.scoring == "landlubber"
    players = view.players
    now = habit(players, landlubber, max(1, view.round))
    usual = [
        Bidder(*habit(players, landlubber, hand.round)[:3]).chance(
            hand.bid, strength_of(hand.dice, players)
        )
        for hand in shown
    ]
    ruled = [SURPRISE + (rule_bid(hand.dice, players) == hand.bid) for hand in shown]
    odds = BY_RULE / (1 - BY_RULE) * prod(ruled) / prod(usual)
    return Bidder(now.least, now.slope, now.blur, odds / (1 + odds))
