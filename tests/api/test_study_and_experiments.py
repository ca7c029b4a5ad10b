"""Records, solvers, odds, hints, reviews, puzzles and experiments through the front door."""

import io
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

import skulduggery as sk
from skulduggery.api.match import MatchOver
from skulduggery.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    MalformedAction,
    Mistake,
    NotYourTurn,
    UnknownGame,
)
from skulduggery.core.number_range import BadNumber
from skulduggery.study.puzzles.puzzle_files import NoPuzzle
from skulduggery.study.reviews.reviewer import NotFinished


def won_in_four_moves() -> sk.InteractiveMatch:
    match = sk.new_match("skull", position="F+ F first=0", seed=1)
    match.play("flower", seat=0)
    match.play("flower", seat=1)
    match.play("bid 2")
    match.play("flip 1")
    return match


# Records.


def test_records_of_a_file_by_path_and_open(tmp_path: Path) -> None:
    kept: list[sk.Record] = []
    sk.simulate("saber_skull", players=2, games=3, seed=1, keep=kept.append)
    file = tmp_path / "games.jsonl"
    file.write_text("".join(sk.write_record(one, format="json") + "\n" for one in kept))
    assert [*sk.load_records(file)] == [*sk.load_records(str(file))] == kept
    with file.open("rb") as binary, file.open() as text:
        assert [*sk.load_records(binary)] == [*sk.load_records(text)] == kept
    with pytest.raises(FileNotFoundError):
        next(sk.load_records(tmp_path / "nothing"))
    with pytest.raises(BadRecord, match="Line 1"):
        next(sk.load_records(io.StringIO("nonsense")))


def test_records_that_are_not_true() -> None:
    written = sk.write_record(won_in_four_moves().record())
    with pytest.raises(BadRecord):
        sk.read_record(written.replace("bid 2", "bid 1"))
    assert sk.read_record(written.encode()) == won_in_four_moves().record()
    unknown: Any = "yaml"
    with pytest.raises(BadOptions, match=r"“yaml”.*text, json"):
        sk.write_record(won_in_four_moves().record(), format=unknown)


def test_a_replay_in_four_languages_as_anybody() -> None:
    record = won_in_four_moves().record()
    told = {
        language: [step.sentences for step in sk.replay(record, "all", language)]
        for language in ("en", "de", "it", "fr")
    }
    assert len({str(sentences) for sentences in told.values()}) == 4
    with pytest.raises(BadOptions):
        sk.replay(record, 2)
    with pytest.raises(BadOptions):
        sk.replay(record, "nobody")


# Solvers and odds.


def test_positions_are_solved() -> None:
    duel = sk.solve("skull", "2 FS+ first=0", beliefs={0: 0.5}, seconds=1)
    assert duel.beliefs == {0: 0.5, 1: 1.0}
    assert sum(duel.chances.values()) == pytest.approx(1)
    steps: list[int] = []
    ring = sk.solve(
        "saber_skull",
        "1 2 3 4 5",
        tokens=3,
        check=10,
        progress=lambda sweeps, moved: steps.append(sweeps),
    )
    assert ring.checked is not None and ring.checked.games == 10
    assert steps == list(range(steps[0], steps[-1] + 1)) and steps[-1] == ring.sweeps


def test_a_forced_win_in_another_language() -> None:
    found = sk.solve("skull", "FF 1 first=0", language="de")
    assert found.forced[0][0].startswith("Platz 0 mit FF")


@pytest.mark.parametrize(
    ("game", "position", "details", "mistake"),
    [
        ("skull_king", "", {}, BadOptions),
        ("chess", "", {}, UnknownGame),
        ("skull", "?", {}, BadPosition),
        ("skull", "", {}, BadPosition),
        ("skull", "1 1 first=0", {"seconds": 0.0}, BadOptions),
        ("skull", "1 1 first=0", {"beliefs": {0: 2.0}}, BadPosition),
        ("skull", "1 1 first=0", {"last_chance": True}, BadPosition),
        ("saber_skull", "1 2", {}, Mistake),
        ("saber_skull", "1 2 3 4 5", {"tokens": 0}, BadNumber),
        ("saber_skull", "1 2 3 4 5", {"check": -1}, BadNumber),
        ("saber_skull", "1 2 3 4 5", {"championship": True}, BadOptions),
        ("skull", "1 1 first=0", {"tokens": 3}, TypeError),
    ],
)
def test_what_cannot_be_solved(
    game: str, position: str, details: dict[str, Any], mistake: type[Exception]
) -> None:
    with pytest.raises(mistake):
        sk.solve(game, position, **details)


def test_odds_that_cannot_be() -> None:
    with pytest.raises(Mistake, match="no die “dragon”"):
        sk.odds("dragon", "king")
    with pytest.raises(Mistake, match="at least one die"):
        sk.bid_odds([])
    with pytest.raises(Mistake, match="3 to 6 players"):
        sk.bid_odds(["king"], players=2)
    with pytest.raises(BadNumber, match="worlds"):
        sk.bid_odds(["king"], worlds=0)
    with pytest.raises(BadOptions, match="skull"):
        sk.odds("king", "black", game="skull")


# Masters.


def test_hints_are_for_those_who_decide() -> None:
    match = sk.new_match("saber_skull", players=2, seed=1, first=0)
    assert sk.hint(match, 0).best in match.legal_moves(0)
    with pytest.raises(NotYourTurn):
        sk.hint(match, 1)
    with pytest.raises(BadOptions):
        sk.hint(match, 2)
    with pytest.raises(BadOptions):
        sk.hint(match, seconds=0)
    with pytest.raises(MatchOver):
        sk.hint(won_in_four_moves())


def test_reviews_of_finished_games() -> None:
    record = won_in_four_moves().record()
    heard: list[int] = []
    found = sk.review(record, [1], seconds=0.01, progress=heard.append)
    assert found.players == [1] and heard == list(range(len(record.plies)))
    with pytest.raises(BadOptions, match="no player 2"):
        sk.review(record, [2])
    with pytest.raises(NotFinished):
        sk.review(sk.new_match("skull", players=3).record())


def test_puzzles_by_number_game_and_day() -> None:
    assert sk.puzzle(sk.puzzles()[0].number) == sk.puzzles()[0]
    assert sk.puzzle_of_the_day() in sk.puzzles()
    assert sk.puzzle_of_the_day(datetime.now(UTC).date()) in sk.puzzles()
    days = {sk.puzzle_of_the_day(date(2026, 1, day)).number for day in range(1, 11)}
    assert len(days) > 5
    with pytest.raises(NoPuzzle):
        sk.puzzle(10**6)
    with pytest.raises(UnknownGame):
        sk.puzzles("chess")


def test_answers_are_checked() -> None:
    puzzle = sk.puzzle(101)
    wrong = next(move for move in puzzle.worths if move != puzzle.best)
    assert not sk.check_answer(puzzle, wrong).right
    assert sk.check_answer(101, puzzle.best.upper(), "fr").right
    with pytest.raises(MalformedAction):
        sk.check_answer(puzzle, "dance")
    assert sk.puzzle_view(puzzle).player == 0


# Experiments.


def test_a_simulation_needs_a_bot_for_each() -> None:
    assert sk.simulate("skull", "casual", players=3, games=2, seed=1).bots == ["casual"] * 3
    with pytest.raises(BadOptions, match="2 names for 3 bots"):
        sk.simulate("skull", ["casual", "random"], players=3)
    with pytest.raises(BadNumber, match="games"):
        sk.simulate("skull", games=0)
    with pytest.raises(BadOptions):
        sk.tournament("skull", ["casual"], games=1)


def test_counting_lines_of_play() -> None:
    whole = sk.perft("skull", 2, players=3, first=0)
    parts = [
        sk.perft("skull", 1, players=3, first=0, after=[f"0 {x}"]) for x in ("flower", "skull")
    ]
    assert whole == sum(parts)
    assert sk.perft("skull", 1, position="FFS FS first=0") == 2
    with pytest.raises(BadNumber, match="depth"):
        sk.perft("skull", -1)
    with pytest.raises(Mistake):
        sk.perft("skull", 1, players=3, first=0, after=["0 dance"])
