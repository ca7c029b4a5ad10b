"""Whole games at the keyboard: what people see, what they can type, and what stays hidden."""

import io
import re

import pytest
from rich.cells import cell_len
from tests.terminal.typed_input import TypedInput, limit_answers, random_answers, scripted_answers

from skulduggery.bots.bot import EventHistory
from skulduggery.bots.player_history import history_of_player
from skulduggery.bots.random import RandomBot
from skulduggery.bots.registry import level_about, level_name, usual_level
from skulduggery.core.errors import BadOptions, BadPosition
from skulduggery.core.events import Event
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.games.record_files import load_record
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.terminal.play import PlayInterrupted, play_in_terminal
from skulduggery.terminal.seating import Seating
from skulduggery.words import SUPPORTED_LANGUAGES, translate

OptionTexts = dict[str, str]

TABLE_CASES: list[tuple[str, OptionTexts, int]] = [
    ("skull", {}, 4),
    ("skull", {"last_chance": "true"}, 3),
    ("skull", {"placement": "first_player_last", "lost_disc": "pick"}, 3),
    ("skull", {"two_tribes": "true"}, 3),
    ("skull", {"boxes": "2"}, 12),
    ("skull_king", {}, 3),
    ("skull_king", {"scoring": "landlubber", "first": "2"}, 6),
    ("saber_skull", {}, 5),
    ("saber_skull", {"championship": "true", "ring": "1 2 K 5 3 B 4", "first": "1"}, 3),
]


@pytest.mark.parametrize(("game", "wishes", "players"), TABLE_CASES)
@pytest.mark.parametrize("humans", [1, 3])
def test_whole_games(game: str, wishes: OptionTexts, players: int, humans: int) -> None:
    keyboard = TypedInput(random_answers())
    match = keyboard.play_game(game, players, humans, **wishes)
    assert match.is_over()
    assert translate("terminal-over") in keyboard.printed
    assert max(map(cell_len, keyboard.printed.splitlines())) <= 80


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_whole_games_in_all_languages(game: str, language: str) -> None:
    keyboard = TypedInput(random_answers())
    assert keyboard.play_game(game, 4, language=language).is_over()
    assert translate("terminal-over", language) in keyboard.printed
    assert max(map(cell_len, keyboard.printed.splitlines())) <= 80


def test_the_same_seed_and_answers_play_the_same_game() -> None:
    games = [TypedInput(random_answers()).play_game("skull", 4) for _ in range(2)]
    assert games[0].plies == games[1].plies


def test_bots_may_play_among_themselves() -> None:
    keyboard = TypedInput(scripted_answers([]))
    assert keyboard.play_game("skull", 4, humans=0).is_over()
    assert translate("terminal-over") in keyboard.printed


def test_the_introduction_says_what_and_who() -> None:
    keyboard = TypedInput(scripted_answers(["quit"]))
    keyboard.play_game("skull", 3, last_chance="true")
    before = keyboard.screens[0][1]
    assert translate("game-skull-about") in before
    assert translate("option-skull-last-chance-true-about") in before
    level = usual_level("skull")
    called = level_name(level, "en")
    for said in (
        f"Ada, Moth (bot, {called}), Rook (bot, {called})",
        f"Moth, Rook: {called}. {level_about(level, 'en')}",
    ):
        assert said in " ".join(before.split())


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_the_level_of_a_bot_stands_beside_its_name_throughout(game: str) -> None:
    keyboard = TypedInput(scripted_answers(["table", "quit"]))
    keyboard.play_game(game, 4, bots=["random", "master", "rule"])
    lines = keyboard.printed.splitlines()
    for bot in ("Moth (bot, Random)", "Rook (bot, Master)", "Flint (bot, rule)"):
        assert any(line[1:].lstrip().startswith(bot) for line in lines)


def test_where_it_is_narrow_a_name_leaves_room_for_the_table() -> None:
    keyboard = TypedInput(scripted_answers(["quit"]))
    keyboard.console.width = 40
    keyboard.play_game("skull", 4)
    assert "Moth (bot) " in keyboard.printed and "(bot, " not in keyboard.printed


def test_each_bot_may_be_another_and_the_record_says_which() -> None:
    paper, record = TypedInput(scripted_answers(["quit"])), io.StringIO()
    play_in_terminal(
        "skull",
        GAMES_BY_NAME["skull"].read_options({}),
        4,
        bots=["casual", "random", "rule"],
        seed=1,
        console=paper.console,
        read=paper.read_line,
        record=record,
    )
    players = load_record(record.getvalue().encode(), 1).record.players
    assert [player.bot for player in players] == ["", "casual", "random", "rule"]


def test_a_bot_hears_the_story_as_its_player_may_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[int, list[Event]] = {}

    def listen(self: RandomBot, view: View, seat: int, history: EventHistory = ()) -> str:
        heard[seat] = list(history)
        return view.choices[seat][0]

    monkeypatch.setattr(RandomBot, "decide", listen)
    keyboard = TypedInput(scripted_answers([]))
    game, options = GAMES_BY_NAME["skull"], GAMES_BY_NAME["skull"].read_options({})
    match = play_in_terminal(
        "skull", options, 3, humans=0, bots=["random"] * 3, seed=1, console=keyboard.console
    )
    for player, story in heard.items():
        assert story == history_of_player(game, options, 3, match.plies, player)[: len(story)] != []


# What stays hidden.


def screens_at(prompt: str, keyboard: TypedInput) -> list[str]:
    return [printed for asked, printed in keyboard.screens if asked == prompt]


@pytest.mark.parametrize(
    ("game", "wishes", "secrets"),
    [
        ("skull", {"first": "0"}, ("flower", "skull")),
        ("skull", {"first": "1", "placement": "first_player_last"}, ("flower", "skull")),
        ("skull_king", {"first": "0"}, ("bid 0", "bid 1")),
    ],
)
def test_nobody_sees_what_another_has_chosen(
    game: str, wishes: OptionTexts, secrets: tuple[str, str]
) -> None:
    """Two games that differ only in Ada's secret look the same to Ben and Cleo."""
    seen = []
    for secret in secrets:

        def answer(prompt: str, printed: str, secret: str = secret) -> str:
            if prompt == "Ada> ":
                return secret
            return "flower" if game == "skull" else "bid 1"

        keyboard = TypedInput(limit_answers(answer, 6))
        with pytest.raises(PlayInterrupted):
            keyboard.play_game(game, 3, 3, **wishes)
        assert screens_at("Ada> ", keyboard)
        seen.append((screens_at("Ben> ", keyboard), screens_at("Cleo> ", keyboard)))
    assert seen[0] == seen[1]
    assert all(seen[0])


def test_everybody_sees_only_their_own_dice() -> None:
    """While bidding, all dice are still in the hands, and each line of dice is its owner's."""
    keyboard = TypedInput(limit_answers(lambda prompt, printed: "0", 6))
    with pytest.raises(PlayInterrupted) as interrupted:
        keyboard.play_game("skull_king", 4, 4, first="0")
    state = interrupted.value.match.state
    for seat, prompt in enumerate(("Ada> ", "Ben> ", "Cleo> ")):
        own = game_named("skull_king").view_for(state, SkullKingOptions(), seat).screens[seat].own
        shown = re.findall(r"Your dice:(.*)", screens_at(prompt, keyboard)[0])
        assert [line.split()[1:] for line in shown] == [translate("die", die=own[0]).split()]


# On a real terminal.


def test_between_people_the_screen_is_wiped() -> None:
    """Before the keyboard changes hands, and once more when it has; scrollback included."""
    keyboard = TypedInput(random_answers(), terminal=True)
    keyboard.play_game("skull", 3, 2)
    handed = [n for n, (asked, _) in enumerate(keyboard.screens) if asked.startswith("Hand the")]
    assert len(handed) > 2
    for number in handed:
        for _, printed in keyboard.screens[max(number, 1) : number + 2]:
            assert "\x1b[2J" in printed and "\x1b[3J" in printed


def test_one_person_needs_no_curtain() -> None:
    keyboard = TypedInput(random_answers(), terminal=True)
    keyboard.play_game("skull", 3)
    assert "\x1b[2J" not in keyboard.printed
    assert "Hand the keyboard" not in " ".join(prompt for prompt, _ in keyboard.screens)


# What can be typed.


def test_two_tribes_are_asked_by_name() -> None:
    keyboard = TypedInput(limit_answers(lambda prompt, printed: "f", 2))
    with pytest.raises(PlayInterrupted):
        keyboard.play_game("skull", 2, two_tribes="true")
    assert [prompt for prompt, _ in keyboard.screens[:2]] == [
        "Ada (Marigold)> ",
        "Ada (Thistle)> ",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "f"),
        ("en", "FLOWER"),
        ("en", "flow"),
        ("en", "Lay a flower"),
        ("de", "b"),
        ("de", "f"),
        ("de", "blume legen"),
        ("it", "fiore"),
        ("fr", "Poser une fleur"),
    ],
)
def test_an_answer_can_be_given_in_many_ways(language: str, line: str) -> None:
    keyboard = TypedInput(scripted_answers([line, "quit"]))
    match = keyboard.play_game("skull", 3, first="0", language=language)
    assert match.plies[0] == (0, game_named("skull").action_numbers["flower"])


@pytest.mark.parametrize(
    "line", ["bid 9", "pass", "nonsense", "9", "", "   ", "a", "\x1b[A", "☠" * 200]
)
def test_bad_input_is_explained_and_asked_again(line: str) -> None:
    keyboard = TypedInput(scripted_answers([line, "f", "quit"]))
    match = keyboard.play_game("skull", 3, first="0")
    assert match.plies[0] == (0, game_named("skull").action_numbers["flower"])
    assert keyboard.screens[1][0] == keyboard.screens[0][0]
    assert keyboard.screens[1][1].strip()


def test_an_illegal_move_says_what_is_legal() -> None:
    keyboard = TypedInput(scripted_answers(["bid 2", "quit"]))
    keyboard.play_game("skull", 3)
    assert "“Bid 2” is not possible now" in keyboard.screens[1][1]
    assert "Lay a flower (f), Lay the skull (s)" in keyboard.screens[1][1]


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("command", ["help", "rules", "legal", "odds", "table", "log"])
def test_commands_change_nothing(command: str, language: str) -> None:
    keyboard = TypedInput(
        scripted_answers([translate(f"command-{command}", language), command, "quit"])
    )
    match = keyboard.play_game("skull", 3, first="0", language=language)
    assert match.plies == []
    assert keyboard.screens[1][1].strip()
    assert keyboard.screens[1][1] == keyboard.screens[2][1]


def test_the_rules_are_those_of_the_table() -> None:
    keyboard = TypedInput(scripted_answers(["rules", "quit"]))
    keyboard.play_game("skull_king", 3, scoring="landlubber")
    assert translate("rules-skull-king-score-landlubber").splitlines()[0] in keyboard.screens[1][1]
    assert (
        translate("rules-skull-king-score-standard").splitlines()[2] not in keyboard.screens[1][1]
    )


def test_long_texts_come_in_pages_on_a_terminal() -> None:
    keyboard = TypedInput(scripted_answers(["rules", "", "quit"]), terminal=True)
    keyboard.play_game("skull", 3)
    assert [prompt for prompt, _ in keyboard.screens][1] == translate("terminal-more") + " "


# Ends.


def test_quitting_asks_nothing_and_leaves_the_match_unfinished() -> None:
    keyboard = TypedInput(scripted_answers(["quit"]))
    assert not keyboard.play_game("skull", 3).is_over()
    assert translate("terminal-abandoned") in keyboard.printed


@pytest.mark.parametrize("interruption", [EOFError, KeyboardInterrupt])
def test_an_interruption_is_polite(interruption: type[BaseException]) -> None:
    def answer(prompt: str, printed: str) -> str:
        raise interruption

    keyboard = TypedInput(answer)
    with pytest.raises(PlayInterrupted) as interrupted:
        keyboard.play_game("skull", 3)
    assert not interrupted.value.match.is_over()
    assert translate("terminal-abandoned") in keyboard.printed


def test_a_game_from_a_position() -> None:
    keyboard = TypedInput(scripted_answers(["quit"]))
    keyboard.play_game("skull", 3, position="FS FFS+ F first=0")
    assert "✿ flower  ☠ skull" in keyboard.printed


@pytest.mark.parametrize(
    ("players", "humans", "more", "mistake"),
    [
        (2, 1, {}, BadOptions),
        (4, 5, {}, BadOptions),
        (4, -1, {}, BadOptions),
        (3, 1, {"position": "3 3 3 first=0"}, BadPosition),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_shown(
    players: int, humans: int, more: OptionTexts, mistake: type[Exception]
) -> None:
    keyboard = TypedInput(scripted_answers([]))
    with pytest.raises(mistake):
        keyboard.play_game("skull", players, humans, **more)
    assert keyboard.printed == ""


def test_names_are_cleaned_cut_and_told_apart() -> None:
    keyboard = TypedInput(scripted_answers(["", "quit"]))
    play_in_terminal(
        "skull",
        game_named("skull").read_options({}),
        5,
        humans=4,
        names=["[bold]\x1b[31mEve", "山田太郎さん山田太郎さん", "Moth", "moth"],
        console=keyboard.console,
        read=keyboard.read_line,
        seed=1,
    )
    assert "\x1b" not in keyboard.printed
    assert "[bold] [31mEve, 山田太郎さん山…, Moth, moth 2, " in " ".join(keyboard.printed.split())


@pytest.mark.parametrize(("humans", "names"), [(1, ["Ada", "Ben"]), (0, ["Ada"])])
def test_names_are_for_people(humans: int, names: list[str]) -> None:
    with pytest.raises(BadOptions) as caught:
        Seating(names, 4, humans, 4, "en")
    assert caught.value.sentence == "too-many-names"
