"""Going through a game: at every moment each player's chances, at every decision the master's view.

Each player is judged by what they knew then: their view, and the story they were told.
"""

import math
from collections.abc import Callable, Sequence

import msgspec

from skulduggery.bots.advisor import Advisor, WinEstimate
from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.core.errors import Mistake
from skulduggery.core.record import match_from_record
from skulduggery.core.state import CHANCE, State
from skulduggery.core.view import View
from skulduggery.games import package_named
from skulduggery.games.record_files import LoadedRecord
from skulduggery.study.hint import DOUBT_STANDARD_ERRORS, AdvisedChoice, Hint, make_hint
from skulduggery.study.reviews.review import BoldMove, JudgedDecision, Review, Swing, luck_and_skill

REVIEW_TIME_S = 0.1  # for each decision, and each player's chance at each moment
MIN_COST_WIN_SHARE = 0.005  # of the win: what costs less costs nothing
# What the master does so often it holds to be as good as anything else; where its figures say
# otherwise, they are wrong by that much.
MIN_EQUAL_CHOICE_SHARE = 0.25


class NotFinished(Mistake):
    def __init__(self) -> None:
        super().__init__("review-not-finished")


class GameReviewer:
    """One game being gone through; it may be stopped anywhere, and tells what it has so far."""

    def __init__(
        self,
        loaded: LoadedRecord,
        adviser: Advisor,
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
        self.advisor = adviser
        self.players = list(range(len(record.players)) if players is None else players)
        self.tell = tell
        self.in_time = in_time
        self.plies = loaded.match.plies
        self.match = match_from_record(record, game)
        self.state: State = self.match.state
        self.history_recorder = HistoryRecorder(game, self.state, self.players)
        self.match.watcher = self.history_recorder
        self.bold_move_finder = package_named(game.name).bold_moves.load()()
        self.moments: list[dict[int, WinEstimate]] = []
        self.movers: list[int] = []
        self.decisions: dict[int, JudgedDecision] = {}
        self.last_estimates: dict[
            int, tuple[View, int, WinEstimate]
        ] = {}  # what was last found for whom
        self.unchanged_estimates: dict[
            int, WinEstimate
        ] = {}  # standings that the last ply cannot have changed

    def review_all(self) -> None:
        """To the end, unless somebody interrupts it."""
        while self.review_moment():
            pass

    def review_moment(self) -> bool:
        """One moment more; False where there is none."""
        number = len(self.moments)
        if number > len(self.plies):
            return False
        self.moments.append(self.estimates_at(number))
        if number < len(self.plies):
            self.play_ply(number)
            self.tell(number)
        return True

    # One moment.

    def estimates_at(self, number: int) -> dict[int, WinEstimate]:
        """Everybody's standing before a ply, or at the end."""
        inside = 0 < number < len(self.plies)  # the first and the last are always looked at
        who = self.plies[number][0] if number < len(self.plies) else CHANCE
        hurried = inside and not self.in_time(number)
        found = {}
        for player in self.players:
            if (
                who != CHANCE
                and self.state.player_of(who) == player
                and self.judge_decision(number)
            ):
                found[player] = mixture_estimate(self.decisions[number].choices)
            elif player in self.unchanged_estimates and inside:
                found[player] = self.unchanged_estimates[player]
            elif hurried:  # what has changed since is put down to what comes next
                found[player] = self.moments[-1][player]
            else:
                found[player] = self.player_estimate(player)
        return found

    def player_estimate(self, player: int) -> WinEstimate:
        view = self.game.view_for(self.state, self.options, player)
        story = self.history_recorder.histories[player]
        known = self.last_estimates.get(player)
        if known is not None and known[:2] == (view, len(story)):
            return known[2]
        worth = self.advisor.estimate_win(view, player, story)
        self.last_estimates[player] = view, len(story), worth
        return worth

    def judge_decision(self, number: int) -> bool:
        """What the master thinks of a decision; False where there was nothing to decide."""
        seat, action = self.plies[number]
        player = int(self.state.player_of(seat))
        view = self.game.view_for(self.state, self.options, player)
        if len(view.choices[seat]) == 1:
            return False
        advice = make_hint(view, seat, self.history_recorder.histories[player], self.advisor)
        self.decisions[number] = judge_choice(
            number + 1, player, seat, self.game.action_texts[action], advice
        )
        return True

    def play_ply(self, number: int) -> None:
        who, action = self.plies[number]
        before = self.state.clone()
        if who == CHANCE:
            self.match.play_outcome(action)
            self.movers.append(CHANCE)
        else:
            self.match.play_decision(who, action)
            self.movers.append(int(self.state.player_of(who)))
        self.bold_move_finder.watch_ply(before, number + 1, who, action, self.state)
        self.unchanged_estimates = self.find_unchanged(before, number)

    def find_unchanged(self, before: State, number: int) -> dict[int, WinEstimate]:
        """The standings of all for whom a ply has changed nothing that they could know."""
        who = self.plies[number][0]
        standings = self.moments[number]
        if who == CHANCE:
            outcomes = before.legal_actions()
            return {
                player: worth
                for player, worth in standings.items()
                if len({before.observation_code(outcome, player) for outcome in outcomes}) == 1
            }
        if self.is_open(before):
            return self.expected_estimates(before, number)
        still_pending = [seat for seat in before.pending_seats() if seat != who]
        if not still_pending or self.state.pending_seats() != still_pending:
            return {}
        # A sealed choice: only whoever made it knows, and only that.
        return {**standings, **self.own_estimate(number)}

    def is_open(self, state: State) -> bool:
        """Whether nobody has a secret, so that no ply tells more than itself."""
        return all(
            self.game.hidden_info(state, player) is None for player in range(int(state.num_players))
        )

    def expected_estimates(self, before: State, number: int) -> dict[int, WinEstimate]:
        """Where all is open, what had to be changes nothing, and a choice is worth what it was."""
        return self.moments[number] if before.count_actions() == 1 else self.own_estimate(number)

    def own_estimate(self, number: int) -> dict[int, WinEstimate]:
        """What whoever has just decided knows of it already."""
        decision = self.decisions.get(number)
        return {} if decision is None else {decision.player: played_estimate(decision)}

    # What it came to.

    def build_review(self) -> Review:
        """What there is, once there is a first moment."""
        reached = len(self.moments) - 1
        movers = self.movers[:reached]
        decisions = [one for one in self.decisions.values() if one.ply <= reached]
        standings = {player: [moment[player] for moment in self.moments] for player in self.players}
        dares = [
            self.measure_bold_move(dare)
            for dare in self.bold_move_finder.found
            if self.is_shown(dare, reached)
        ]
        return Review(
            game=self.game.name,
            players=self.players,
            seats=int(self.state.num_seats),
            plies=len(self.plies),
            reached=reached,
            chances={player: [w.share for w in worths] for player, worths in standings.items()},
            errors={player: [w.error for w in worths] for player, worths in standings.items()},
            decisions=decisions,
            swings=[self.swing_at(ply) for ply, mover in enumerate(movers, 1) if mover == CHANCE],
            accounts=[
                luck_and_skill(
                    player,
                    standings[player],
                    movers,
                    {
                        one.ply: WinEstimate(one.cost, one.error)
                        for one in decisions
                        if one.player == player
                    },
                )
                for player in self.players
            ],
            best=max((one for one in dares if one.change > 0), key=bold_move_change, default=None),
            worst=min((one for one in dares if one.change < 0), key=bold_move_change, default=None),
        )

    def swing_at(self, ply: int) -> Swing:
        before, after = self.moments[ply - 1], self.moments[ply]
        return Swing(
            ply, {player: after[player].share - before[player].share for player in self.players}
        )

    def is_shown(self, dare: BoldMove, reached: int) -> bool:
        return dare.player in self.players and dare.until <= reached

    def measure_bold_move(self, dare: BoldMove) -> BoldMove:
        before = self.moments[dare.ply - 1][dare.player]
        after = self.moments[dare.until][dare.player]
        text = self.game.action_texts[self.plies[dare.ply - 1][1]]
        return msgspec.structs.replace(dare, text=text, change=after.share - before.share)


def bold_move_change(dare: BoldMove) -> float:
    return dare.change


def mixture_estimate(choices: Sequence[AdvisedChoice]) -> WinEstimate:
    """What it is worth to play as the master does."""
    share = sum(one.often * one.worth for one in choices)
    return WinEstimate(share, math.hypot(*(one.often * one.error for one in choices)))


def judge_choice(ply: int, player: int, seat: int, text: str, advice: Hint) -> JudgedDecision:
    """A choice against the master's mixture; what both have in common cannot cost anything."""
    played = next(one for one in advice.choices if one.text == text)
    instead = [one for one in advice.choices if one.text != text]
    cost = sum(one.often * (one.worth - played.worth) for one in instead)
    error = math.hypot(
        (1 - played.often) * played.error, *(one.often * one.error for one in instead)
    )
    tells = played.often < MIN_EQUAL_CHOICE_SHARE and abs(cost) > max(
        MIN_COST_WIN_SHARE, DOUBT_STANDARD_ERRORS * error
    )
    return JudgedDecision(
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


def played_estimate(decision: JudgedDecision) -> WinEstimate:
    played = next(one for one in decision.choices if one.text == decision.text)
    return WinEstimate(played.worth, played.error)
