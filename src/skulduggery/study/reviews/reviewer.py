"""Reviews a game: win estimates of each player at every moment, the advisor's policy at decisions.

Each player is judged by what they knew at the time: their view and their history.
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
from skulduggery.study.reviews.claims import ClaimChecker
from skulduggery.study.reviews.review import BoldMove, JudgedDecision, Review, Swing, luck_and_skill

REVIEW_TIME_S = 0.1  # for each decision, and for each win estimate
_MIN_COST_WIN_SHARE = 0.005  # smaller costs count as 0
# A choice this frequent in the policy is taken to be as good as the others, whatever the estimates.
_MIN_EQUAL_CHOICE_SHARE = 0.25


class NotFinished(Mistake):
    def __init__(self) -> None:
        super().__init__("review-not-finished")


class GameReviewer:
    """The review of one game; it can be stopped at any moment, and gives what it has so far."""

    def __init__(
        self,
        loaded: LoadedRecord,
        advisor: Advisor,
        players: Sequence[int] | None = None,
        tell: Callable[[int], None] = lambda _: None,
        in_time: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """`players` are those to review, by default all; `tell` is called with each ply.

        At moments that are not `in_time`, only decisions are evaluated.
        """
        record, game = loaded.record, loaded.game
        if record.result.ending != "finished":
            raise NotFinished
        self.game = game
        self.options = game.read_options(record.options)
        self._advisor = advisor
        self.players = list(range(len(record.players)) if players is None else players)
        self._tell = tell
        self._in_time = in_time
        self._plies = loaded.match.plies
        self._match = match_from_record(record, game)
        self.state: State = self._match.state
        self._history_recorder = HistoryRecorder(game, self.state, self.players)
        self._match.watcher = self._history_recorder
        self.bold_move_finder = package_named(game.name).bold_moves.load()()
        self._claim_checker = ClaimChecker(game.name, record.notes, self.players)
        self.moments: list[dict[int, WinEstimate]] = []
        self._movers: list[int] = []
        self._decisions: dict[int, JudgedDecision] = {}
        self._last_estimates: dict[
            int, tuple[View, int, WinEstimate]
        ] = {}  # view, length of the history, and the result
        self._unchanged_estimates: dict[int, WinEstimate] = {}  # by the last ply

    def review_all(self) -> None:
        """Review to the end."""
        while self.review_moment():
            pass

    def review_moment(self) -> bool:
        """Review the next moment; False where there is none."""
        number = len(self.moments)
        if number > len(self._plies):
            return False
        self._claim_checker.check_moment(number, self.state)
        self.moments.append(self._estimates_at(number))
        if number < len(self._plies):
            self._play_ply(number)
            self._tell(number)
        return True

    # One moment.

    def _estimates_at(self, number: int) -> dict[int, WinEstimate]:
        """The win estimates before a ply, or at the end."""
        inside = 0 < number < len(self._plies)  # the first and the last are always evaluated
        who = self._plies[number][0] if number < len(self._plies) else CHANCE
        hurried = inside and not self._in_time(number)
        found = {}
        for player in self.players:
            if (
                who != CHANCE
                and self.state.player_of(who) == player
                and self._judge_decision(number)
            ):
                found[player] = _mixture_estimate(self._decisions[number].choices)
            elif player in self._unchanged_estimates and inside:
                found[player] = self._unchanged_estimates[player]
            elif hurried:  # changes are attributed to later plies
                found[player] = self.moments[-1][player]
            else:
                found[player] = self._player_estimate(player)
        return found

    def _player_estimate(self, player: int) -> WinEstimate:
        view = self.game.view_for(self.state, self.options, player)
        story = self._history_recorder.histories[player]
        known = self._last_estimates.get(player)
        if known is not None and known[:2] == (view, len(story)):
            return known[2]
        worth = self._advisor.estimate_win(view, player, story)
        self._last_estimates[player] = view, len(story), worth
        return worth

    def _judge_decision(self, number: int) -> bool:
        """Evaluate a decision; False where there was only one choice."""
        seat, action = self._plies[number]
        player = int(self.state.player_of(seat))
        view = self.game.view_for(self.state, self.options, player)
        if len(view.choices[seat]) == 1:
            return False
        advice = make_hint(view, seat, self._history_recorder.histories[player], self._advisor)
        self._decisions[number] = judge_choice(
            number + 1, player, seat, self.game.action_texts[action], advice
        )
        return True

    def _play_ply(self, number: int) -> None:
        who, action = self._plies[number]
        before = self.state.clone()
        self._match.play_ply(who, action)
        self._movers.append(CHANCE if who == CHANCE else int(self.state.player_of(who)))
        self.bold_move_finder.watch_ply(before, number + 1, who, action, self.state)
        self._unchanged_estimates = self._find_unchanged(before, number)

    def _find_unchanged(self, before: State, number: int) -> dict[int, WinEstimate]:
        """The estimates of the players whose information a ply did not change."""
        who = self._plies[number][0]
        estimates = self.moments[number]
        if who == CHANCE:
            outcomes = before.legal_actions()
            return {
                player: worth
                for player, worth in estimates.items()
                if len({before.observation_code(outcome, player) for outcome in outcomes}) == 1
            }
        if self._is_open(before):
            return self._expected_estimates(before, number)
        still_pending = [seat for seat in before.pending_seats() if seat != who]
        if not still_pending or self.state.pending_seats() != still_pending:
            return {}
        # A sealed choice: only its player has learned anything.
        return {**estimates, **self._own_estimate(number)}

    def _is_open(self, state: State) -> bool:
        """Whether the state has no hidden information."""
        return all(
            self.game.hidden_info(state, player) is None for player in range(int(state.num_players))
        )

    def _expected_estimates(self, before: State, number: int) -> dict[int, WinEstimate]:
        """Without hidden information: a forced ply changes nothing, a choice has its estimate."""
        return self.moments[number] if before.count_actions() == 1 else self._own_estimate(number)

    def _own_estimate(self, number: int) -> dict[int, WinEstimate]:
        """The estimate of the choice that was played, for its player."""
        decision = self._decisions.get(number)
        return {} if decision is None else {decision.player: _played_estimate(decision)}

    # The result.

    def build_review(self) -> Review:
        """The review so far; at least one moment."""
        reached = len(self.moments) - 1
        movers = self._movers[:reached]
        decisions = [one for one in self._decisions.values() if one.ply <= reached]
        estimates = {player: [moment[player] for moment in self.moments] for player in self.players}
        bold_moves = [
            self._measure_bold_move(move)
            for move in self.bold_move_finder.found
            if self._is_shown(move, reached)
        ]
        return Review(
            game=self.game.name,
            players=self.players,
            seats=int(self.state.num_seats),
            plies=len(self._plies),
            reached=reached,
            chances={player: [w.share for w in worths] for player, worths in estimates.items()},
            errors={player: [w.error for w in worths] for player, worths in estimates.items()},
            decisions=decisions,
            swings=[self._swing_at(ply) for ply, mover in enumerate(movers, 1) if mover == CHANCE],
            accounts=[
                luck_and_skill(
                    player,
                    estimates[player],
                    movers,
                    {
                        one.ply: WinEstimate(one.cost, one.error)
                        for one in decisions
                        if one.player == player
                    },
                )
                for player in self.players
            ],
            best=max(
                (one for one in bold_moves if one.change > 0), key=_bold_move_change, default=None
            ),
            worst=min(
                (one for one in bold_moves if one.change < 0), key=_bold_move_change, default=None
            ),
            claims=self._claim_checker.judged,
        )

    def _swing_at(self, ply: int) -> Swing:
        before, after = self.moments[ply - 1], self.moments[ply]
        return Swing(
            ply, {player: after[player].share - before[player].share for player in self.players}
        )

    def _is_shown(self, move: BoldMove, reached: int) -> bool:
        return move.player in self.players and move.until <= reached

    def _measure_bold_move(self, move: BoldMove) -> BoldMove:
        before = self.moments[move.ply - 1][move.player]
        after = self.moments[move.until][move.player]
        text = self.game.action_texts[self._plies[move.ply - 1][1]]
        return msgspec.structs.replace(move, text=text, change=after.share - before.share)


def _bold_move_change(move: BoldMove) -> float:
    return move.change


def _mixture_estimate(choices: Sequence[AdvisedChoice]) -> WinEstimate:
    """The win estimate of the advisor's policy."""
    share = sum(one.often * one.worth for one in choices)
    return WinEstimate(share, math.hypot(*(one.often * one.error for one in choices)))


def judge_choice(ply: int, player: int, seat: int, text: str, advice: Hint) -> JudgedDecision:
    """The cost of a choice against the policy; the part that both share costs nothing."""
    played = next(one for one in advice.choices if one.text == text)
    instead = [one for one in advice.choices if one.text != text]
    cost = sum(one.often * (one.worth - played.worth) for one in instead)
    error = math.hypot(
        (1 - played.often) * played.error, *(one.often * one.error for one in instead)
    )
    tells = played.often < _MIN_EQUAL_CHOICE_SHARE and abs(cost) > max(
        _MIN_COST_WIN_SHARE, DOUBT_STANDARD_ERRORS * error
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


def _played_estimate(decision: JudgedDecision) -> WinEstimate:
    played = next(one for one in decision.choices if one.text == decision.text)
    return WinEstimate(played.worth, played.error)
