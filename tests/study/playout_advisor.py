"""A stand-in for a master: it dreams games to their end, and likes what comes out best."""

from skulduggery.bots.advisor import ChoiceEstimate, WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.core.game import AnyGame
from skulduggery.core.playout import random_playout
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View

PLAYOUT_COUNT = 2


class PlayoutAdvisor:
    def __init__(self, game: AnyGame, most: int = 10**9) -> None:
        self.game = game
        self.questions_left = most  # questions, until somebody has had enough of them

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        return max(self.weigh_choices(view, seat, history), key=lambda one: one.often).text

    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        texts = view.choices[seat]
        worths = [self.estimate_share(view, seat % view.players, (seat, text)) for text in texts]
        best = max(range(len(texts)), key=lambda k: worths[k].share)
        return [
            ChoiceEstimate(text, float(k == best), worth)
            for k, (text, worth) in enumerate(zip(texts, worths, strict=True))
        ]

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        if view.winners:
            return WinEstimate(float(player in view.winners) / len(view.winners))
        return self.estimate_share(view, player)

    def estimate_share(
        self, view: View, player: int, choice: tuple[int, str] | None = None
    ) -> WinEstimate:
        self.questions_left -= 1
        if self.questions_left < 0:
            raise KeyboardInterrupt
        total = 0.0
        for seed in range(PLAYOUT_COUNT):
            rng = Rng(seed)
            world: State = self.game.sample_world(view, rng)
            if choice is not None:
                world.turn_to(choice[0])
                world.advance(self.game.action_numbers[choice[1]])
            random_playout(world, rng)
            winners = world.winners()
            total += (player in winners) / len(winners)
        return WinEstimate(total / PLAYOUT_COUNT, 0.01)
