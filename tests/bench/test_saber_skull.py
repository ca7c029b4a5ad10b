"""What `skulduggery bench saber_skull` prints."""

from itertools import count

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.saber_skull.benchmarks import best_response, strength
from skulduggery.games.saber_skull.benchmarks import regret as regrets
from skulduggery.games.saber_skull.benchmarks.best_response import (
    BestResponseResult,
    shipped_values,
    solve_best_responses,
)
from skulduggery.games.saber_skull.benchmarks.regret import (
    EstimatedMean,
    Regret,
    estimate_mean,
    measure_regret,
    regret_lower_bound,
    regret_upper_bound,
)
from skulduggery.games.saber_skull.benchmarks.strength import (
    StrengthBenchReport,
    play_among_rule_bots,
    play_championships,
    run_benchmark,
    show_report,
)
from skulduggery.games.saber_skull.bots.playouts import PlayoutRunner
from skulduggery.games.saber_skull.bots.two_player_tablebase import load_rings
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind, distinct_games
from skulduggery.games.saber_skull.solver.tablebase_file import VALUE_SCALE
from skulduggery.games.saber_skull.solver.value_iteration import RingValues
from skulduggery.sim.bot_game import play_deal

SMALL_ISLE = IslandKind(1, False)
TINY_RINGS = {
    (SMALL_ISLE, SMALL_ISLE, SMALL_ISLE, SMALL_ISLE, IslandKind(1, True)): 3,
    (SMALL_ISLE, SMALL_ISLE, SMALL_ISLE, SMALL_ISLE, IslandKind(3, True)): 1,
}

TOKENS_PER_PLAYER = 3


@pytest.fixture(autouse=True)
def small_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regrets, "PLAYOUTS_PER_HALF", 1)
    monkeypatch.setattr(strength, "PLAYER_COUNTS", (3,))


@pytest.fixture
def tiny_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rings and few tokens, worked out at once; of these the master knows nothing."""
    monkeypatch.setattr(best_response, "TOKENS_PER_COLOUR", TOKENS_PER_PLAYER)
    monkeypatch.setattr(best_response, "VALUE_PRECISION", 1e-6)
    monkeypatch.setattr(best_response, "distinct_games", lambda: TINY_RINGS)
    monkeypatch.setattr(
        best_response,
        "shipped_values",
        lambda isles: RingValues(PositionIndex(isles, TOKENS_PER_PLAYER)),
    )


def never_in_time() -> bool:
    return False


@pytest.mark.usefixtures("tiny_rings")
def test_everything_is_measured_even_in_no_time(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[float] = []
    report = run_benchmark(1.0, done.append, clock=count(0, 10).__next__)
    assert done == [0.2, 0.4, 0.6, 0.8, 1.0]
    assert report.answered.rings == 3  # the most common, and no other
    assert [(row.players, row.among) for row in report.regrets] == [(3, "rule"), (3, "master")]
    assert all(row.decisions > 0 for row in report.regrets)
    assert report.alone[0].result.games == report.crowned[0].result.games == 3  # every chair
    show_report(report)
    assert "±" in capsys.readouterr().out


def test_a_report_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    row = Regret(4, "rule", 10, 5.0, EstimatedMean(-0.0123, 0.001), EstimatedMean(0.02, 0.002))
    best = BestResponseResult(720, 0.5051, 0.5057)
    show_report(
        StrengthBenchReport(seconds=1.0, answered=best, alone=[], regrets=[row], crowned=[])
    )
    shown = " ".join(capsys.readouterr().out.split())
    assert "0.5051 │ 0.5057" in shown
    assert "-1.23 ± 0.20" in shown
    assert "10.00 ± 1.96" in shown  # five decisions at most


def test_luck_counts_at_most_and_never_at_least() -> None:
    lucky, unlucky = {1: 0.5, 2: 0.9}, {1: 0.5, 2: 0.3}
    assert regret_lower_bound(lucky, unlucky, 1) == pytest.approx(-0.1)
    assert regret_upper_bound(lucky, unlucky, 1) == pytest.approx(0.1)
    assert regret_upper_bound(lucky, unlucky, 2) == 0


def test_what_few_figures_are_worth_is_not_said() -> None:
    assert str(estimate_mean([0.01] * 9)) == "1.00 ± ?"
    assert str(estimate_mean([0.01, 0.03] * 8)) == "2.00 ± 0.51"


def test_only_the_master_is_watched_among_rule_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[tuple[int, int]] = []

    def worths(state: SaberSkullState, playouts: PlayoutRunner, rng: Rng) -> dict[int, float]:
        watched.append((state.actor, playouts.net_seat))
        return dict.fromkeys(state.legal_actions(), 0.5)

    monkeypatch.setattr(regrets, "choice_values", worths)
    monkeypatch.setattr(regrets, "DECISIONS_PER_SAMPLE", 1)
    left = iter([True, True, True, False])
    row = measure_regret(3, "rule", 1, lambda: next(left))
    assert {seat for seat, _ in watched} == {0, 1, 2}  # a chair after another
    assert all(seat == alone for seat, alone in watched)
    assert row.decisions == len(watched) / 2
    assert row.per_match == row.decisions / 4
    assert row.least.mean == row.most.mean == 0


@pytest.mark.usefixtures("tiny_rings")
def test_nobody_wins_more_than_the_best_answer() -> None:
    left = iter([True])
    both = solve_best_responses(lambda: next(left))
    assert both.rings == 4
    assert both.best > 0.505  # the rule of thumb itself would win half
    assert both.master < both.best - 1e-5


def test_the_master_is_known_as_it_ships() -> None:
    isles = min(distinct_games(), key=lambda isles: sum(isle.room for isle in isles))
    values = load_rings().ring_values(isles)
    assert list(shipped_values(isles).values)[::1000] == [
        value / VALUE_SCALE for value in values[::1000]
    ]


def test_the_master_is_alone_among_rule_bots() -> None:
    """With real bots, told what they may know, the same dice make the same winners."""
    left = iter([True, True, False])
    wins = play_among_rule_bots(3, lambda: next(left)).result.wins
    game = game_named("saber_skull")
    deals = [
        play_deal(
            game, game.read_options({}), ["master", "rule", "rule"], strength.BENCH_SEED, deal
        )
        for deal in range(3)
    ]
    assert wins == sum(map(sum, deals))


def test_a_championship_has_one_champion_on_every_deal() -> None:
    crowned = play_championships(3, never_in_time)
    assert crowned.result.games == 3
    assert crowned.result.wins in range(4)
