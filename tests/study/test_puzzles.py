"""Puzzles that ship are what they say, and new ones would be as good."""

from collections import Counter

import msgspec
import pytest

from skulduggery.core.percent import readable_percent
from skulduggery.games import GAMES_BY_NAME, package_named
from skulduggery.games.saber_skull.study.puzzles import PUZZLE_MAKER as SABER_SKULL_PUZZLES
from skulduggery.games.skull.rules.position import read_position
from skulduggery.study.puzzles import make_puzzles
from skulduggery.study.puzzles.check_answer import judge_answer
from skulduggery.study.puzzles.explanations import (
    explain_puzzle,
    kind_name,
    maker_of,
    puzzle_conditions,
)
from skulduggery.study.puzzles.make_puzzles import (
    baseline_choices,
    check_puzzle,
    is_clear,
    pick_varied,
    surprising_puzzle,
)
from skulduggery.study.puzzles.puzzle import Puzzle, choice_label, set_up_puzzle
from skulduggery.study.puzzles.puzzle_files import (
    DAY_LENGTH_S,
    NoPuzzle,
    all_puzzles,
    day_number,
    encode_puzzles,
    parse_puzzles,
    puzzle_numbered,
    puzzle_of_day,
    puzzles_of_game,
    shuffled_order,
)
from skulduggery.words import SUPPORTED_LANGUAGES

MIN_PUZZLES = {"skull": 40, "skull_king": 30, "saber_skull": 30}


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_game_has_enough_of_different_kinds(game: str) -> None:
    puzzles = puzzles_of_game(game)
    assert len(puzzles) >= MIN_PUZZLES[game]
    assert len({puzzle.theme for puzzle in puzzles}) >= 3
    assert len({kind_name(puzzle, "en") for puzzle in puzzles}) >= 2
    numbers = [puzzle.number for puzzle in puzzles]
    first = package_named(game).first_puzzle
    assert numbers == list(range(first, first + len(puzzles)))


def test_no_number_is_given_twice() -> None:
    assert len({puzzle.number for puzzle in all_puzzles()}) == len(all_puzzles())


@pytest.mark.parametrize("puzzle", all_puzzles(), ids=lambda puzzle: str(puzzle.number))
def test_a_puzzle_is_clear_and_surprising(puzzle: Puzzle) -> None:
    there = set_up_puzzle(puzzle)
    assert sorted(there.choices) == sorted(puzzle.worths)
    assert all(0 <= worth <= 1 for worth in puzzle.worths.values())
    assert is_clear(puzzle)
    assert puzzle.tempting in puzzle.worths and puzzle.tempting != puzzle.best
    assert puzzle.sense <= make_puzzles.MAX_BASELINE_SUCCESS_SHARE
    maker = maker_of(puzzle)
    assert puzzle.theme in maker.themes
    assert puzzle.facts.get("idea", puzzle.theme) in maker.ideas


def is_small(puzzle: Puzzle) -> bool:
    """Solved in a moment, also where nothing is compiled."""
    if puzzle.game == "skull":
        seats = read_position(puzzle.position or "").seats
        return sum(seat.number for seat in seats) <= 3 and any(seat.points for seat in seats)
    return puzzle.game == "saber_skull" and puzzle.number % 4 == 1


@pytest.mark.parametrize(
    "puzzle", [*filter(is_small, all_puzzles())], ids=lambda puzzle: str(puzzle.number)
)
def test_the_solver_finds_the_same_again(puzzle: Puzzle) -> None:
    assert check_puzzle(puzzle) is None


def test_dice_of_the_last_trick_are_worth_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.games.skull_king.study.puzzles.FULL_WORLDS", 100)
    dice = [
        p for p in puzzles_of_game("skull_king") if p.facts["own"] == 2 and p.best_margin > 0.15
    ]
    again = maker_of(dice[0]).worths_again(dice[0])
    assert max(again, key=again.__getitem__) == dice[0].best


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"worths": {"roll": 0.9}}, "puzzles-other-choices"),
        ({"worths": {"roll": 0.99, "stop": 0.01}}, "puzzles-other-worths"),
        ({"sense": 1.0}, "puzzles-not-clear"),
    ],
)
def test_what_is_no_longer_right_is_found(changed: dict[str, object], complaint: str) -> None:
    puzzle = next(p for p in puzzles_of_game("saber_skull") if set(p.worths) == {"roll", "stop"})
    assert check_puzzle(msgspec.structs.replace(puzzle, **changed)) == complaint


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_puzzle_has_a_reason(language: str) -> None:
    for puzzle in all_puzzles():
        if puzzle.theme == "certain":  # the way to win takes longer to find
            continue
        found = explain_puzzle(puzzle, language)
        said = " ".join((*found.sentences, *puzzle_conditions(puzzle, language)))
        assert len(found.sentences) >= 2 and not found.line
        assert "{" not in said and choice_label(puzzle, puzzle.best, language) in said


def test_a_certain_win_is_told_to_its_end() -> None:
    puzzle = next(p for p in puzzles_of_game("skull") if p.theme == "certain" and is_small(p))
    line = explain_puzzle(puzzle, "en").line
    assert line[0].startswith(choice_label(puzzle, puzzle.best, "en"))
    assert sum(text.endswith("Won.") for text in line) >= 1


def test_a_try_is_judged_and_all_choices_are_shown() -> None:
    puzzle = puzzles_of_game("saber_skull")[0]
    wrong, right = (
        judge_answer(puzzle, text.upper(), "en") for text in (puzzle.tempting, puzzle.best)
    )
    assert right.right and not wrong.right and wrong.tried == puzzle.tempting
    assert wrong.best == right.best == puzzle.best == right.worths[0].text
    assert {bar.text: bar.worth for bar in right.worths} == puzzle.worths


def test_percents_never_round_to_what_is_impossible_or_certain() -> None:
    assert [readable_percent(share) for share in (0.0, 0.002, 0.254, 0.9991, 1.0)] == [
        0,
        0.2,
        25,
        99.9,
        100,
    ]


# The day.


def test_everybody_has_the_same_puzzle_all_day_and_another_one_tomorrow() -> None:
    morning = 20_000 * DAY_LENGTH_S
    assert (
        day_number(morning)
        == day_number(morning + DAY_LENGTH_S - 0.001)
        == day_number(morning + DAY_LENGTH_S) - 1
    )
    assert puzzle_of_day(20_000) is puzzle_of_day(20_000)
    assert puzzle_of_day(20_000) is not puzzle_of_day(20_001)


def test_all_come_up_before_one_does_again() -> None:
    count = len(all_puzzles())
    first = count * 200
    shown = Counter(puzzle_of_day(day).number for day in range(first, first + count))
    assert set(shown.values()) == {1} and len(shown) == count
    assert shuffled_order(count, 200) != shuffled_order(count, 201)


# Making.


def test_candidates_of_saber_skull_can_become_puzzles() -> None:
    found = []
    for candidate in SABER_SKULL_PUZZLES.candidates(7):
        puzzle = surprising_puzzle(candidate, 7)
        if puzzle is not None:
            found.append(puzzle)
            break
    [puzzle] = found
    taken = baseline_choices(puzzle, 7)
    assert taken.get(puzzle.best, 0.0) == pytest.approx(puzzle.sense, abs=0.001)
    assert puzzle.tempting == max(taken.keys() - {puzzle.best}, key=taken.__getitem__)


def test_what_is_not_clear_is_no_puzzle() -> None:
    puzzle = puzzles_of_game("saber_skull")[0]
    close = {text: 0.5 - 0.001 * place for place, text in enumerate(puzzle.worths)}
    assert surprising_puzzle(msgspec.structs.replace(puzzle, worths=close), 1) is None


def test_ideas_and_places_take_turns() -> None:
    puzzles = [p for p in puzzles_of_game("skull") if p.theme != "certain"]
    often = [p for p in puzzles if p.theme == puzzles[0].theme]
    other = [p for p in puzzles if p.theme != puzzles[0].theme][:1]
    assert other[0] in pick_varied([*often, *other], 3)


def test_what_is_written_is_read_again() -> None:
    for game in GAMES_BY_NAME:
        assert parse_puzzles(encode_puzzles(puzzles_of_game(game))) == puzzles_of_game(game)


def test_there_is_no_puzzle_of_a_number_nobody_gave() -> None:
    with pytest.raises(NoPuzzle):
        puzzle_numbered(10_000)
