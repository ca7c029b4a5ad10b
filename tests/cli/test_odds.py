"""`skulduggery odds`: tricks and bids of Skull King."""

import json

import pytest
from tests.cli.test_commands import run_cli

from skulduggery.games.skull_king.commands.odds import draw_bar, run_command
from skulduggery.games.skull_king.study.dice_odds import BadDice, BadTable, bid_report, trick_report
from skulduggery.words import SUPPORTED_LANGUAGES


def test_a_trick_in_bars_and_four_languages() -> None:
    told = run_cli("odds", "black", "yellow", "red").stdout
    assert "83.3 %" in told and "█" in told and "Wins it" in told
    heads = {"de": "Macht ihn", "it": "La fa", "fr": "Gagne"}
    for language in set(SUPPORTED_LANGUAGES) - {"en"}:
        assert heads[language] in run_cli("odds", "black", "red", "--lang", language).stdout


def test_a_trick_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    run_command("mermaid:skull", "KING", "?", json=True)
    dice = json.loads(capsys.readouterr().out)["dice"]
    assert [(die["die"], die["face"]) for die in dice] == [
        ("mermaid", "skull"),
        ("king", None),
        ("?", None),
    ]
    assert sum(die["chance"] for die in dice) == pytest.approx(1)
    assert dice[1]["chance"] == 0  # the mermaid's skull lies there already
    assert dice[0]["bonus"] > 0


def test_a_shown_face_is_believed() -> None:
    first, second = trick_report(["black:6", "black"]).dice
    assert second.chance == pytest.approx(2 / 3)  # 6 or 7: of equal ones the later
    assert first.chance == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["black"], "odds-how-many"),
        (["black"] * 7, "odds-how-many"),
        (["black", "green"], "odds-die"),
        (["black", "?:6"], "odds-die"),
        (["black:4", "red"], "odds-face"),
        (["king", "king"], "odds-bag"),
    ],
)
def test_dice_that_there_are_not(words: list[str], sentence: str) -> None:
    with pytest.raises(BadDice) as caught:
        trick_report(words)
    assert caught.value.sentence == sentence
    assert str(caught.value)


def test_bids_of_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    run_command(hand="king black red", players=3, place=2, worlds=20, seed=4, json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["hand"] == ["king", "black", "red"]
    assert [odds["bid"] for odds in found["advice"]["bids"]] == [0, 1, 2, 3]
    run_command(hand="red red", worlds=20, seed=4, landlubber=True)
    told = capsys.readouterr().out
    assert "bid 0" in told and "seed 4" in told


@pytest.mark.parametrize(
    ("hand", "players", "place", "sentence"),
    [
        ("red", 2, 1, "odds-players"),
        ("red red red red red red red", 6, 1, "odds-hand-size"),
        ("red", 4, 5, "odds-place-there"),
        ("red", 4, 0, "odds-place-there"),
    ],
)
def test_hands_that_nobody_has(hand: str, players: int, place: int, sentence: str) -> None:
    with pytest.raises(BadTable) as caught:
        bid_report(hand.split(), players, place, False, 5, 1)
    assert caught.value.sentence == sentence


def test_either_a_trick_or_a_hand() -> None:
    assert "not both" in run_cli("odds", "black", "red", "--hand", "red", code=2).stderr
    assert "2 to 6 dice" in run_cli("odds", code=2).stderr


def test_bars_grow_with_the_chance() -> None:
    bars = [draw_bar(chance, 30) for chance in (0.0, 0.01, 0.5, 1.0)]
    assert bars[0] == "" and bars[1] and bars[3] == "█" * 30
    assert [len(b) for b in bars] == sorted(len(b) for b in bars)


def test_a_word_that_is_no_die_is_named_before_dice_are_counted() -> None:
    assert "no die “dragon”" in run_cli("odds", "dragon", code=2).stderr
