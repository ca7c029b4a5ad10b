"""Modules compiled in groups: what was not changed is not compiled again."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from run import c_compiler

ROOT = Path(__file__).parents[2]
MODULE_GROUPS = {
    "rules": {"hot": ["deck/card.py", "deck/hand.py"], "apart": ["deck/story.py"]},
    "bots": {"apart": ["deck/bot.py"], "optimize": "-O1"},
}
SOURCE_BY_MODULE = {
    "__init__": "",
    "card": "class Card:\n    def __init__(self, worth: int) -> None:\n"
    "        self.worth = worth\n",
    "hand": "from deck.card import Card\n\n\ndef total(cards: list[Card]) -> int:\n"
    "    return sum(card.worth for card in cards)\n",
    "story": "from deck.card import Card\n\n\ndef tell(card: Card) -> str:\n"
    "    return f'a card of {card.worth}'\n",
    "bot": "from deck.card import Card\nfrom deck.hand import total\n\n\ndef best() -> str:\n"
    "    return 'take' + str(total([Card(3), Card(4)]))\n",
}

pytestmark = pytest.mark.skipif(c_compiler() == "none", reason="no C compiler with Python.h")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package of two groups; the objects they were compiled to are kept beside it."""
    (tmp_path / "deck").mkdir()
    for name, text in SOURCE_BY_MODULE.items():
        (tmp_path / "deck" / f"{name}.py").write_text(text)
    return tmp_path


def compile_in(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    kept = str(folder / "kept")
    command = [sys.executable, "-m", "tools.compile_modules", json.dumps(MODULE_GROUPS), kept]
    paths = {"MYPYPATH": str(folder), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **paths, **env},
        capture_output=True,
        text=True,
        check=False,
    )


def kept_objects(folder: Path) -> set[Path]:
    return set((folder / "kept").iterdir())


def evaluate_compiled(folder: Path, question: str) -> str:
    """What the compiled modules answer, where no source could answer for them."""
    command = [sys.executable, "-c", f"import deck.bot, deck.story; print({question})"]
    built = folder / "built"
    env = {**os.environ, "PYTHONPATH": str(built)}
    return subprocess.check_output(command, cwd=built, env=env, text=True).strip()


def test_one_edited_module_leaves_the_objects_of_other_groups(folder: Path) -> None:
    done = compile_in(folder)
    assert done.returncode == 0, done.stderr
    assert (
        evaluate_compiled(folder, "deck.bot.best(), deck.bot.__file__.endswith('.py')")
        == "take7 False"
    )
    together = (folder / "c" / "skulduggery_rules_hot.c").read_text()  # the hot modules, to inline
    assert "___hand.c" in together and "___card.c" in together and "___story.c" not in together
    before = kept_objects(folder)

    bot = folder / "deck" / "bot.py"
    bot.write_text(bot.read_text().replace("'take'", "'leave ' + 'it to ' + str(1)"))
    assert compile_in(folder).returncode == 0
    assert evaluate_compiled(folder, "deck.bot.best()") == "leave it to 17"
    # The module and the literals of its group; the rules, the runtime and all shims were there.
    assert len(kept_objects(folder) - before) == 2
    assert before <= kept_objects(folder)


def test_a_module_that_mypyc_refuses_is_told_from_a_compiler_that_fails(folder: Path) -> None:
    assert compile_in(folder, CC="false").returncode == 3
    (folder / "deck" / "bot.py").write_text("def best() -> str:\n    return 3\n")
    refused = compile_in(folder)
    assert refused.returncode == 1
    assert "Incompatible return value" in refused.stdout
