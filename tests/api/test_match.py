"""Whole games through the front door, and everything that can be asked wrongly there."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import skulduggery as sk
from skulduggery import games
from skulduggery.api.match import MatchOver, SeveralSeats
from skulduggery.core.errors import (
    BadAction,
    BadOptions,
    BadPosition,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    UnknownGame,
)
from skulduggery.core.number_range import BadNumber

OWN_GAMES = ("skull", "skull_king", "saber_skull")


@pytest.fixture
def liars_dice(monkeypatch: pytest.MonkeyPatch) -> str:
    """Liar's Dice, as if its package were installed."""
    name = "liars_dice"
    entry = EntryPoint(name, "liars_dice:GAME_PACKAGE", games.GAME_ENTRY_POINT_GROUP)
    monkeypatch.setattr(games, "_entry_points", lambda: {name: entry})
    return name


def play_randomly(match: sk.InteractiveMatch, seed: int = 1) -> None:
    """Legal moves at random until the end, by whoever is last to act."""
    rng = sk.Rng(seed)
    while not match.is_over:
        seat = match.to_act[-1]
        moves = match.legal_moves(seat)
        match.play(moves[rng.below(len(moves))], seat)


def check_whole_game(game: str, **options: Any) -> sk.InteractiveMatch:
    match = sk.new_match(game, players=3, seed=5, **options)
    play_randomly(match)
    assert match.is_over and match.winners and match.to_act == [] == match.legal_moves()
    assert match.view().winners == match.winners == match.record().result.winners
    again = sk.new_match(game, players=3, seed=5, **options)
    play_randomly(again)
    assert again.record() == match.record()
    assert sk.read_record(sk.write_record(match.record())) == match.record()
    assert len(list(sk.replay(match.record(), 0))) == len(match.record().plies)
    return match


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_whole_game(game: str) -> None:
    check_whole_game(game)


def test_a_whole_game_of_another_package(liars_dice: str) -> None:
    assert sk.game_names() == [*OWN_GAMES, liars_dice]
    match = check_whole_game(liars_dice, ones_wild=True)
    assert match.game == liars_dice
    summary = sk.simulate(liars_dice, players=3, games=5, seed=1)
    assert summary.games == 5


def test_options_and_presets_of_the_game() -> None:
    match = sk.new_match("skull", players=2 + 1, preset="italian", last_chance=True)
    assert match.options.option_texts()["last_chance"] == "true"
    assert match.options.option_texts()["lost_disc"] == "pick"


def test_nobody_says_how_many_play() -> None:
    assert sk.new_match("skull").players == 4
    assert sk.new_match("skull", position="FFS FS - F first=0").players == 4


def test_two_tribes_are_two_seats_of_a_player() -> None:
    match = sk.new_match("skull", players=3, two_tribes=True, boxes=2, seed=1)
    assert match.to_act == [0, 1, 2, 3, 4, 5]
    assert sorted(match.view(player=1).choices) == [1, 4]
    play_randomly(match)
    assert set(match.winners) <= {0, 1, 2}


def test_names_stand_in_the_record() -> None:
    match = sk.new_match("skull", players=3, names=["Ada", "Ben"])
    assert [player.name for player in match.record().players] == ["Ada", "Ben", "Player 2"]
    assert match.record().tags == {"seed": str(match.seed)}


def test_views_and_histories_keep_secrets() -> None:
    match = sk.new_match("skull", players=3, seed=1, first=0)
    match.play("skull", seat=0)
    assert match.history(1) != match.history(0)
    assert match.view(player=1).player == 1 and match.view().player is None


def test_taking_back_is_as_if_nothing_had_been() -> None:
    match = sk.new_match("saber_skull", players=2, seed=3)
    records = []
    for _ in range(6):
        records.append(match.record())
        match.play(match.legal_moves()[0])
    for record in reversed(records):
        match.undo()
        assert match.record() == record
    with pytest.raises(BadAction, match="no decision to take back"):
        match.undo()


def test_bots_play_for_seats() -> None:
    match = sk.new_match("skull", players=3, seed=1)
    bots = [sk.bot("skull", "casual", seed=seat) for seat in range(3)]
    while not match.is_over:
        seat = match.to_act[0]
        assert match.play_bot(bots[seat], seat)
    assert match.winners and repr(match).endswith(f"won by {match.winners[0]}>")
    with pytest.raises(MatchOver):
        match.play_bot(bots[0])
    with pytest.raises(MatchOver, match="over"):
        match.play("pass")


# What cannot be.


def test_a_move_has_to_say_for_whom_while_several_owe_one() -> None:
    match = sk.new_match("skull", players=3, seed=1)
    for ask in (lambda: match.play("flower"), match.legal_moves):
        with pytest.raises(SeveralSeats, match=r"0, 1, 2.*seat=0"):
            ask()
    match.play("FLOWER ", seat=1)
    assert match.to_act == [0, 2]
    with pytest.raises(NotYourTurn, match="waiting for: 0, 2"):
        match.play("flower", seat=1)
    assert match.legal_moves(seat=1) == []
    for seat in (3, -1):
        with pytest.raises(BadAction, match="numbered from 0 to 2"):
            match.play("flower", seat=seat)


def test_bad_moves_change_nothing() -> None:
    match = sk.new_match("saber_skull", players=2, seed=1)
    before = match.record()
    with pytest.raises(MalformedAction, match="dance"):
        match.play("dance")
    with pytest.raises(IllegalAction):
        match.play(
            next(text for text in match.rules.action_texts if text not in match.legal_moves())
        )
    with pytest.raises(NotYourTurn):
        match.play_bot(sk.bot("saber_skull", "random"), 1 - match.to_act[0])
    assert match.record() == before


def test_matches_that_cannot_be() -> None:
    with pytest.raises(UnknownGame):
        sk.new_match("chess")
    with pytest.raises(BadOptions, match="no option “colour”"):
        sk.new_match("skull", colour="red")
    with pytest.raises(BadOptions, match="not 7"):
        sk.new_match("skull", players=7)
    with pytest.raises(BadPosition):
        sk.new_match("skull", position="what?")
    with pytest.raises(BadPosition):
        sk.new_match("skull_king", position="FS F first=0")
    with pytest.raises(BadNumber, match="seed"):
        sk.new_match("skull", seed=-1)
    with pytest.raises(BadOptions, match="4 names"):
        sk.new_match("skull", players=3, names=["Ada", "Ben", "Cleo", "Dara"])
    with pytest.raises(BadOptions, match="no player 3"):
        sk.new_match("skull", players=3).view(player=3)
    with pytest.raises(BadOptions, match="no player -1"):
        sk.new_match("skull", players=3).history(-1)


# The door itself.


def modules_loaded_by(program: str) -> set[str]:
    code = f"import sys; before = set(sys.modules); {program}; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_else_of_it() -> None:
    loaded = modules_loaded_by("import skulduggery; skulduggery.__version__; dir(skulduggery)")
    assert {name for name in loaded if name.startswith("skulduggery")} == {"skulduggery"}
    assert not loaded & {"typing", "msgspec", "inspect"}


def test_a_match_needs_neither_terminal_nor_server() -> None:
    loaded = modules_loaded_by("import skulduggery as sk; sk.new_match('skull').view()")
    assert not loaded & {"rich", "cyclopts", "litestar", "skulduggery.terminal", "numpy"}


def test_every_name_is_there_and_no_name_is_a_subpackage() -> None:
    home = Path(sk.__file__).parent
    for name in sk.__all__:
        assert getattr(sk, name) is not None and name in dir(sk)
        assert not (home / name).exists() and not (home / f"{name}.py").exists()
    assert set(dir(sk)) == set(sk.__all__)  # what a prompt offers when you press Tab
    with pytest.raises(AttributeError, match="nothing_like_it"):
        _ = sk.nothing_like_it  # type: ignore[attr-defined]


def test_plain_sources_and_names_of_the_front_door_go_together() -> None:
    code = "import skulduggery as sk; print(sk.new_match('skull', players=3, seed=1))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SKULDUGGERY_PURE_PYTHON": "1"},
    )
    assert done.stdout.startswith("<skull, 3 players")
