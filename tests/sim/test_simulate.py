"""Simulation: the same seed plays the same games, whoever shares the work."""

import io
from multiprocessing import active_children

import msgspec
import pytest

from skulduggery.core.number_range import BadNumber
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import load_record, load_record_file
from skulduggery.sim.simulate import (
    GAMES_PER_CHUNK,
    GAMES_PER_GROUP,
    MIN_GAMES_TO_GROUP,
    Simulation,
    simulate_games,
)
from skulduggery.sim.summary import SimulationSummary, SimulationTotals


def run_simulation(
    name: str, games: int = 40, seed: int = 1, **extra: object
) -> tuple[SimulationSummary, list[bytes]]:
    game = GAMES_BY_NAME[name]
    jobs = int(str(extra.pop("jobs", 1)))
    players = int(str(extra.pop("players", 3)))
    lines: list[bytes] = []
    options = game.read_options(extra)
    summary = simulate_games(game, options, players, games, seed, jobs, keep=lines.append)
    return summary, lines


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_the_same_seed_plays_the_same_games_whatever_the_jobs(name: str) -> None:
    games = GAMES_PER_CHUNK + 20  # so that two processes both have something to do
    alone, lines_alone = run_simulation(name, games)
    shared, lines_shared = run_simulation(name, games, jobs=2)
    assert alone == shared
    assert lines_alone == lines_shared


def test_another_seed_plays_other_games() -> None:
    assert run_simulation("skull")[1] != run_simulation("skull", seed=2)[1]


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_more_games_begin_with_the_same(name: str) -> None:
    assert run_simulation(name, 10)[1] == run_simulation(name, 20)[1][:10]


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_the_summary_agrees_with_the_records(name: str) -> None:
    summary, lines = run_simulation(name)
    loaded = [load_record(line, 1) for line in lines]
    assert summary.games == len(loaded) == 40
    wins = [0.0] * 3
    for game in loaded:
        for winner in game.record.result.winners:
            wins[winner] += 1 / len(game.record.result.winners)
    assert [share.wins for share in summary.shares] == pytest.approx(wins)
    lengths = [len(game.match.plies) for game in loaded]
    assert summary.lengths.shortest == min(lengths)
    assert summary.lengths.longest == max(lengths)
    assert summary.lengths.mean == sum(lengths) / 40


def plies_of_records(lines: list[bytes]) -> list[str]:
    return [ply for line in lines for ply in load_record(line, 1).record.plies]


def test_what_skull_is_made_of() -> None:
    summary, lines = run_simulation("skull", last_chance="true")
    counts, moves = summary.counts, plies_of_records(lines)
    assert counts["passes"] == sum(ply.endswith(" pass") for ply in moves)
    assert counts["opened"] + counts["raises"] == sum(" bid " in ply for ply in moves)
    assert counts["opened"] == counts["rounds"]
    assert counts["rounds"] == counts["won"] + counts["own-skulls"] + counts["other-skulls"]
    chosen = sum(" lose skull" in ply for ply in moves)
    assert counts["skulls-lost"] == chosen + sum(ply == "* skull" for ply in moves)
    assert counts["discs"] == sum(
        ply[0] != "*" and ply.split()[1] in ("flower", "skull", "last") for ply in moves
    )
    scores = [load_record(line, 1).record.result.scores for line in lines]
    assert counts["standing"] == sum(max(game) < 2 for game in scores)
    assert counts["won"] == sum(sum(game) for game in scores)
    assert counts["last-chances"] >= sum(ply.endswith(" last") for ply in moves) > 0


def test_what_skull_king_is_made_of() -> None:
    summary, lines = run_simulation("skull_king")
    counts, moves = summary.counts, plies_of_records(lines)
    assert counts["rounds"] == 8 * 40
    assert counts["tricks"] == 36 * 40
    assert counts["flags"] == sum(ply == "* flag" for ply in moves)
    bids = [int(ply.split()[2]) for ply in moves if " bid " in ply]
    assert counts["bids"] == len(bids)
    assert counts["bid-sum"] == sum(bids)
    assert counts["zeros"] == bids.count(0)
    scores = [sum(load_record(line, 1).record.result.scores) for line in lines]
    assert counts["points"] == sum(scores)


def test_what_saber_skull_is_made_of() -> None:
    summary, lines = run_simulation("saber_skull", first="0", ring="1 2 K 5 3 B 4")
    counts, moves = summary.counts, plies_of_records(lines)
    assert counts["matches"] == 40
    assert counts["rolls"] == sum(ply.startswith("* ") for ply in moves)
    assert counts["placed"] == sum(" place " in ply for ply in moves)
    assert counts["stops"] == sum(ply.endswith(" stop") for ply in moves)
    assert counts["pick-ups"] == counts["rolls"] - counts["placed"]
    left = sum(sum(load_record(line, 1).record.result.scores) for line in lines)
    assert 6 * 3 * 40 - counts["placed"] + counts["taken"] == left


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_ratios_are_those_of_the_counts_with_an_interval(name: str) -> None:
    summary, _ = run_simulation(name)
    ratios = GAMES_BY_NAME[name].new_statistics().ratio_definitions()
    assert summary.ratios.keys() == ratios.keys()
    for ratio, found in summary.ratios.items():
        over, under, proportion = ratios[ratio]
        assert found.value == summary.counts[over] / summary.counts[under]
        assert found.low is not None and found.high is not None
        assert found.low < found.value < found.high
        assert not proportion or 0 <= found.low < found.high <= 1
        assert proportion == ratio.startswith("share-")


def test_many_games_count_in_groups_and_are_as_sure() -> None:
    few, many = (
        run_simulation("skull", games)[0].ratios["share-won"]
        for games in (MIN_GAMES_TO_GROUP - 1, MIN_GAMES_TO_GROUP)
    )
    assert None not in (few.low, few.high, many.low, many.high)
    assert GAMES_PER_CHUNK % GAMES_PER_GROUP == 0  # so that groups are the same whatever the jobs
    assert many.value == pytest.approx(few.value, abs=0.01)
    wide, grouped = ((one.high or 0) - (one.low or 0) for one in (few, many))
    assert grouped == pytest.approx(wide, rel=0.3)


class StopSimulation(Exception):
    """Somebody stops looking on."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_played_before_it_was_stopped_can_be_shown(jobs: int) -> None:
    game = GAMES_BY_NAME["skull"]
    names = ["random", "rule", "rule"]  # bots that think travel one by one
    simulation = Simulation(game, game.read_options({}), 3, 20, 1, jobs, names)
    lines: list[bytes] = []

    def look(_: int) -> None:
        if simulation.totals.games == 7:
            raise StopSimulation

    with pytest.raises(StopSimulation):
        simulation.run(lines.append, look)
    summary = simulation.summary()
    assert (summary.games, summary.games_wanted, summary.interrupted) == (7, 20, True)
    assert len(lines) == 7
    whole = simulate_games(game, game.read_options({}), 3, 7, 1, bots=names)
    assert summary.counts == whole.counts and summary.ratios == whole.ratios
    assert not active_children()


def test_records_can_be_read_as_a_file() -> None:
    _, lines = run_simulation("saber_skull", 5)
    assert len(list(load_record_file(io.BytesIO(b"\n".join(lines))))) == 5


def test_a_summary_is_json() -> None:
    summary, _ = run_simulation("skull", 5)
    assert msgspec.json.decode(msgspec.json.encode(summary), type=SimulationSummary) == summary


@pytest.mark.parametrize(
    ("games", "seed", "jobs", "named"),
    [
        (0, 1, 1, "games"),
        (-1, 1, 1, "games"),
        (5, -1, 1, "seed"),
        (5, 2**64, 1, "seed"),
        (5, 1, 0, "jobs"),
    ],
)
def test_nonsense_is_refused_by_name(games: int, seed: int, jobs: int, named: str) -> None:
    game = GAMES_BY_NAME["skull"]
    with pytest.raises(BadNumber) as caught:
        simulate_games(game, game.read_options({}), 3, games, seed, jobs)
    assert caught.value.details["option"] == named


def test_shared_wins_are_shared() -> None:
    totals = SimulationTotals(3, {})
    totals.add_game(10, [0, 2])
    totals.add_game(20, [1])
    assert [share.wins for share in totals.player_shares()] == [0.5, 1.0, 0.5]
    assert totals.game_lengths().mean == 15
