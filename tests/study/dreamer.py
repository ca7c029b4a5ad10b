"""A stand-in for a master: it dreams games to their end, and likes what comes out best."""

from skulduggery.bots.advisor import Weighed, Worth
from skulduggery.bots.bot import Story
from skulduggery.core.game import AnyGame
from skulduggery.core.playout import playout
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View

DREAMS = 2


class Dreamer:
    def __init__(self, game: AnyGame, most: int = 10**9) -> None:
        self.game = game
        self.most = most  # questions, until somebody has had enough of them

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        return max(self.weigh(view, seat, history), key=lambda one: one.often).text

    def weigh(self, view: View, seat: int, history: Story = ()) -> list[Weighed]:
        texts = view.choices[seat]
        worths = [self.dream(view, seat % view.players, (seat, text)) for text in texts]
        best = max(range(len(texts)), key=lambda k: worths[k].share)
        return [
            Weighed(text, float(k == best), worth)
            for k, (text, worth) in enumerate(zip(texts, worths, strict=True))
        ]

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        if view.winners:
            return Worth(float(player in view.winners) / len(view.winners))
        return self.dream(view, player)

    def dream(self, view: View, player: int, choice: tuple[int, str] | None = None) -> Worth:
        self.most -= 1
        if self.most < 0:
            raise KeyboardInterrupt
        total = 0.0
        for seed in range(DREAMS):
            rng = Rng(seed)
            world: State = self.game.sample_world(view, rng)
            if choice is not None:
                world.turn_to(choice[0])
                world.advance(self.game.numbers[choice[1]])
            playout(world, rng)
            winners = world.winners()
            total += (player in winners) / len(winners)
        return Worth(total / DREAMS, 0.01)
