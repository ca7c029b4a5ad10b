"""How a round of Skull may go on from some truth, and what everybody can then expect.

The master's net plays for all. Where the round ends it also says what is left to expect: playing
on to the end would tell the same, with far more noise.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.bots.net import Net
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.bots.features import SAYINGS, Senses, likely
from skulduggery.games.skull.bots.policy import FAINT, FINE
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.state import NAME_STARTER, PLACE, POINT, SkullState
from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.public_tree import Duel


class Foresight:
    """Plays one truth after another; `shares` are what the last one came to, player by player."""

    def __init__(self, net: Net, duels: Grids) -> None:
        self.net: Net = net
        self.duels: Grids = duels
        self.senses: Senses = Senses()
        self.shares: vec[float] = vec[float]([0.0] * MAX_SEATS)

    def play_on(self, state: SkullState, number: i64, rng: Rng) -> None:
        """To the end of the round with this number."""
        while state.actor != OVER and state.round == number:
            if state.actor == CHANCE or state.phase == NAME_STARTER or state.phase == POINT:
                state.advance(state.draw(rng))
            elif state.count() == 1:
                state.advance(state.nth(0))
            else:
                state.advance(self.choose(state, rng))
        self.expect(state)

    def choose(self, state: SkullState, rng: Rng) -> i64:
        """What the net says to whoever is next."""
        senses = self.senses
        senses.read(state, state.actor)
        self.net.judge(senses.inputs, senses.open)
        chances = self.net.chances
        faint: float = FAINT
        fine: i64 = FINE
        whole = 0.0
        likeliest: i64 = 0
        saying: i64 = 0
        while saying < SAYINGS:
            if chances[saying] > faint:
                whole += chances[saying]
            if chances[saying] > chances[likeliest]:
                likeliest = saying
            saying += 1
        edge = whole * float(rng.below(fine)) / float(fine)
        saying = 0
        while saying < SAYINGS:
            if chances[saying] > faint:
                edge -= chances[saying]
                if edge < 0.0:
                    return senses.ply(saying)
            saying += 1
        return senses.ply(likeliest)

    def expect(self, state: SkullState) -> None:
        """What is left to expect, at the end or where a round begins."""
        shares = self.shares
        player: i64 = 0
        while player < MAX_SEATS:
            shares[player] = 0.0
            player += 1
        if state.actor == OVER:
            shares[state.winner] = 1.0
        elif begins_duel(state):
            share_duel(self.duels, state, shares, 0)
        else:
            self.expect_of_round(state)

    def expect_of_round(self, state: SkullState) -> None:
        """What the net says to every tribe; a player of two believes the better one."""
        shares = self.shares
        whole = 0.0
        seat: i64 = 0
        while seat < state.num_seats:
            if state.tribes[seat].discs() > 0:
                player = state.player_of(seat)
                self.senses.read(state, seat)
                self.net.judge(self.senses.inputs, self.senses.open)
                more = self.net.winning - shares[player]
                if more > 0.0:
                    shares[player] += more
                    whole += more
            seat += 1
        player = 0
        while player < state.num_players:
            shares[player] /= whole
            player += 1


def begins_duel(state: SkullState) -> bool:
    """Whether a round of two begins, of a kind that is solved."""
    if state.alive != 2 or state.phase != PLACE or state.total > 0 or state.rules.last_chance:
        return False
    return state.num_seats == state.num_players


def share_duel(duels: Grids, state: SkullState, shares: vec[float], at: i64) -> None:
    """What a duel is worth to each, with or without their skull, as the public sees both.

    Their shares go where those of all players begin.
    """
    other = state.next_alive(state.first)
    first = state.tribes[state.first]
    second = state.tribes[other]
    duel = Duel(first.discs(), second.discs(), first.points, second.points)
    duels.look_up(duel.index(), likely(first), likely(second))
    shares[at + state.first] = duels.starter_skull if first.skull > 0 else duels.starter_none
    shares[at + other] = duels.other_skull if second.skull > 0 else duels.other_none
