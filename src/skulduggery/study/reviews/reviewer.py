"""Going through a game: at every moment each player's chances, at every decision the master's view.

Each player is judged by what they knew then: their view, and the story they were told.
"""

import math
from collections.abc import Callable, Sequence

import msgspec

from skulduggery.bots.advisor import Adviser, Worth
from skulduggery.bots.player_history import Storyteller
from skulduggery.core.errors import Mistake
from skulduggery.core.record import begin
from skulduggery.core.state import CHANCE, State
from skulduggery.core.view import View
from skulduggery.games import package_named
from skulduggery.games.records import Loaded
from skulduggery.study.hint import DOUBTS, Counselled, Hint, hint
from skulduggery.study.reviews.luck_and_skill import account
from skulduggery.study.reviews.review import Dare, Judged, Review, Swing

SECONDS = 0.1  # for each decision, and each player's chance at each moment
LEAST = 0.005  # of the win: what costs less costs nothing
# What the master does so often it holds to be as good as anything else; where its figures say
# otherwise, they are wrong by that much.
OFTEN = 0.25


class NotFinished(Mistake):
    def __init__(self) -> None:
        super().__init__("review-not-finished")


class Reviewing:
    """One game being gone through; it may be stopped anywhere, and tells what it has so far."""

    def __init__(
        self,
        loaded: Loaded,
        adviser: Adviser,
        players: Sequence[int] | None = None,
        tell: Callable[[int], None] = lambda _: None,
        in_time: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """`players`: whom it is about, all of them where nobody says; `tell`: of each moment.

        Moments at which it is not `in_time` are passed over, all but their decisions.
        """
        record, game = loaded.record, loaded.game
        if record.result.ending != "finished":
            raise NotFinished
        self.game = game
        self.options = game.read_options(record.options)
        self.adviser = adviser
        self.players = list(range(len(record.players)) if players is None else players)
        self.tell = tell
        self.in_time = in_time
        self.plies = loaded.match.plies
        self.match = begin(record, game)
        self.state: State = self.match.state
        self.teller = Storyteller(game, self.state, self.players)
        self.match.watcher = self.teller
        self.lookout = package_named(game.name).bold_moves.load()()
        self.moments: list[dict[int, Worth]] = []
        self.movers: list[int] = []
        self.decisions: dict[int, Judged] = {}
        self.known: dict[int, tuple[View, int, Worth]] = {}  # what was last found for whom
        self.kept: dict[int, Worth] = {}  # standings that the last ply cannot have changed

    def run(self) -> None:
        """To the end, unless somebody interrupts it."""
        while self.step():
            pass

    def step(self) -> bool:
        """One moment more; False where there is none."""
        number = len(self.moments)
        if number > len(self.plies):
            return False
        self.moments.append(self.look(number))
        if number < len(self.plies):
            self.play(number)
            self.tell(number)
        return True

    # One moment.

    def look(self, number: int) -> dict[int, Worth]:
        """Everybody's standing before a ply, or at the end."""
        inside = 0 < number < len(self.plies)  # the first and the last are always looked at
        who = self.plies[number][0] if number < len(self.plies) else CHANCE
        hurried = inside and not self.in_time(number)
        found = {}
        for player in self.players:
            if who != CHANCE and self.state.player_of(who) == player and self.judge(number):
                found[player] = mixture(self.decisions[number].choices)
            elif player in self.kept and inside:
                found[player] = self.kept[player]
            elif hurried:  # what has changed since is put down to what comes next
                found[player] = self.moments[-1][player]
            else:
                found[player] = self.standing(player)
        return found

    def standing(self, player: int) -> Worth:
        view = self.game.view(self.state, self.options, player)
        story = self.teller.stories[player]
        known = self.known.get(player)
        if known is not None and known[:2] == (view, len(story)):
            return known[2]
        worth = self.adviser.standing(view, player, story)
        self.known[player] = view, len(story), worth
        return worth

    def judge(self, number: int) -> bool:
        """What the master thinks of a decision; False where there was nothing to decide."""
        seat, action = self.plies[number]
        player = int(self.state.player_of(seat))
        view = self.game.view(self.state, self.options, player)
        if len(view.choices[seat]) == 1:
            return False
        advice = hint(view, seat, self.teller.stories[player], self.adviser)
        self.decisions[number] = judged(number + 1, player, seat, self.game.texts[action], advice)
        return True

    def play(self, number: int) -> None:
        who, action = self.plies[number]
        before = self.state.clone()
        if who == CHANCE:
            self.match.outcome(action)
            self.movers.append(CHANCE)
        else:
            self.match.decide(who, action)
            self.movers.append(int(self.state.player_of(who)))
        self.lookout.watch(before, number + 1, who, action, self.state)
        self.kept = self.told_nothing(before, number)

    def told_nothing(self, before: State, number: int) -> dict[int, Worth]:
        """The standings of all for whom a ply has changed nothing that they could know."""
        who = self.plies[number][0]
        standings = self.moments[number]
        if who == CHANCE:
            outcomes = before.actions()
            return {
                player: worth
                for player, worth in standings.items()
                if len({before.seen(outcome, player) for outcome in outcomes}) == 1
            }
        if self.is_open(before):
            return self.expected(before, number)
        still_pending = [seat for seat in before.pending() if seat != who]
        if not still_pending or self.state.pending() != still_pending:
            return {}
        # A sealed choice: only whoever made it knows, and only that.
        return {**standings, **self.own_worth(number)}

    def is_open(self, state: State) -> bool:
        """Whether nobody has a secret, so that no ply tells more than itself."""
        return all(
            self.game.hidden(state, player) is None for player in range(int(state.num_players))
        )

    def expected(self, before: State, number: int) -> dict[int, Worth]:
        """Where all is open, what had to be changes nothing, and a choice is worth what it was."""
        return self.moments[number] if before.count() == 1 else self.own_worth(number)

    def own_worth(self, number: int) -> dict[int, Worth]:
        """What whoever has just decided knows of it already."""
        decision = self.decisions.get(number)
        return {} if decision is None else {decision.player: worth_of_played(decision)}

    # What it came to.

    def review(self) -> Review:
        """What there is, once there is a first moment."""
        reached = len(self.moments) - 1
        movers = self.movers[:reached]
        decisions = [one for one in self.decisions.values() if one.ply <= reached]
        standings = {player: [moment[player] for moment in self.moments] for player in self.players}
        dares = [self.measured(dare) for dare in self.lookout.found if self.shows(dare, reached)]
        return Review(
            game=self.game.name,
            players=self.players,
            seats=int(self.state.num_seats),
            plies=len(self.plies),
            reached=reached,
            chances={player: [w.share for w in worths] for player, worths in standings.items()},
            errors={player: [w.error for w in worths] for player, worths in standings.items()},
            decisions=decisions,
            swings=[self.swing(ply) for ply, mover in enumerate(movers, 1) if mover == CHANCE],
            accounts=[
                account(
                    player,
                    standings[player],
                    movers,
                    {
                        one.ply: Worth(one.cost, one.error)
                        for one in decisions
                        if one.player == player
                    },
                )
                for player in self.players
            ],
            best=max((one for one in dares if one.change > 0), key=change_of, default=None),
            worst=min((one for one in dares if one.change < 0), key=change_of, default=None),
        )

    def swing(self, ply: int) -> Swing:
        before, after = self.moments[ply - 1], self.moments[ply]
        return Swing(
            ply, {player: after[player].share - before[player].share for player in self.players}
        )

    def shows(self, dare: Dare, reached: int) -> bool:
        return dare.player in self.players and dare.until <= reached

    def measured(self, dare: Dare) -> Dare:
        before = self.moments[dare.ply - 1][dare.player]
        after = self.moments[dare.until][dare.player]
        text = self.game.texts[self.plies[dare.ply - 1][1]]
        return msgspec.structs.replace(dare, text=text, change=after.share - before.share)


def change_of(dare: Dare) -> float:
    return dare.change


def mixture(choices: Sequence[Counselled]) -> Worth:
    """What it is worth to play as the master does."""
    share = sum(one.often * one.worth for one in choices)
    return Worth(share, math.hypot(*(one.often * one.error for one in choices)))


def judged(ply: int, player: int, seat: int, text: str, advice: Hint) -> Judged:
    """A choice against the master's mixture; what both have in common cannot cost anything."""
    played = next(one for one in advice.choices if one.text == text)
    instead = [one for one in advice.choices if one.text != text]
    cost = sum(one.often * (one.worth - played.worth) for one in instead)
    error = math.hypot(
        (1 - played.often) * played.error, *(one.often * one.error for one in instead)
    )
    tells = played.often < OFTEN and abs(cost) > max(LEAST, DOUBTS * error)
    return Judged(
        ply=ply,
        player=player,
        seat=seat,
        text=text,
        often=played.often,
        cost=cost if tells else 0.0,
        error=error,
        best=max(advice.choices, key=lambda one: one.worth).text,
        choices=advice.choices,
    )


def worth_of_played(decision: Judged) -> Worth:
    played = next(one for one in decision.choices if one.text == decision.text)
    return Worth(played.worth, played.error)
