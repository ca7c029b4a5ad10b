"""The wheel in an environment with nothing else: it plays, and it opens the house."""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from tests.package.conftest import BuiltPackage
from tools.clean_install import ROOT, Environment, clean_variables, install, output_of
from tools.weight import needed_here

SERVER_ADDRESS_PATTERN = re.compile(r"http://127\.0\.0\.1:\d+")
IMPORT_ALL_BUT_SERVER = """
import importlib, pkgutil, skulduggery
EDGES = {"benchmarks", "commands", "terminal", "training"}  # of a game: for the house, too
for layer in ("words", "core", "games", "solvers", "bots", "sim", "study", "table"):
    package = importlib.import_module("skulduggery." + layer)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not EDGES & set(module.name.split(".")):
            importlib.import_module(module.name)
"""
README_TEXT = (ROOT / "README.md").read_text("utf-8")


@pytest.fixture(scope="module")
def installed(built: BuiltPackage, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(built.wheel, tmp_path_factory.mktemp("clean") / "environment")


@contextmanager
def running_server(program: str, folder: Path) -> Iterator[str]:
    """The address of the house that `skulduggery` opens without further words."""
    settings = {
        "SKULDUGGERY_HOST": "127.0.0.1",
        "SKULDUGGERY_PORT": "0",
        "SKULDUGGERY_DATABASE": str(folder / "house.db"),
        "SKULDUGGERY_LANG": "en",
        "PYTHONUNBUFFERED": "1",
    }
    with subprocess.Popen(
        [program],
        cwd=folder,
        env=clean_variables(**settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as house:
        assert house.stdout is not None
        found = (SERVER_ADDRESS_PATTERN.search(line) for line in house.stdout)
        try:
            yield next(address[0] for address in found if address)
        finally:
            house.terminate()


def test_it_plays_and_it_opens_the_house(installed: Environment, tmp_path: Path) -> None:
    python = installed.program("python")
    words = ("simulate", "skull", "--games", "2", "--seed", "1", "--json")
    assert '"games":2' in output_of([python, "-m", "skulduggery", *words], tmp_path)
    with running_server(installed.program("skulduggery"), tmp_path) as address:
        answer = httpx.get(f"{address}/health", timeout=60)
    assert answer.status_code == 200 and answer.json()["writable"]


def test_rules_and_bots_alone_need_what_the_readme_names(
    built: BuiltPackage, tmp_path: Path
) -> None:
    [named] = re.findall(r"pip install --no-deps \.\n    pip install (.+) -c", README_TEXT)
    with ZipFile(built.wheel) as wheel:
        wheel.extractall(tmp_path)
    files = [file for package in needed_here(named.split()) for file in package.files or []]
    for name in {file.parts[0] for file in files} - {".."}:
        (tmp_path / name).symlink_to(Path(sysconfig.get_path("platlib"), name))
    [example] = re.findall(r"```python\n(.*?)```", README_TEXT, re.DOTALL)
    alone = f"import sys; sys.path.append({str(tmp_path)!r})\n"
    program = alone + IMPORT_ALL_BUT_SERVER + example
    said = output_of([sys.executable, "-I", "-S", "-c", program], tmp_path)
    assert re.fullmatch(r"\[[0-3]\]\n", said)
