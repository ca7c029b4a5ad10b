"""The code in the pages is true: Python runs, and excerpts stand where they say they are from."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, name_of, snippets

# Why the Python of a page is not run as it stands. To be kept as short as it is.
NOT_RUN: dict[str, str] = {}

WITH_PYTHON = [
    page
    for page in PAGES
    if any(snippet.language == "python" and not snippet.file for snippet in snippets(page))
]
WITH_EXCERPTS = [page for page in PAGES if any(snippet.file for snippet in snippets(page))]
EXAMPLES = ROOT / "examples" / "liars_dice" / "src"
TIMEOUT_S = 300
INDENTS = ("", "    ")  # a method is shown without that of its class, as ruff wants it


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path) -> None:
    """All of it in one namespace and one process, as somebody would who reads on and types."""
    if name_of(page) in NOT_RUN:
        pytest.skip(NOT_RUN[name_of(page)])
    code = "\n".join(
        snippet.code
        for snippet in snippets(page)
        if snippet.language == "python" and not snippet.file
    )
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    paths = [*(str(Path(path).resolve()) for path in given), str(EXAMPLES)]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=tmp_path,  # for what it may write
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", WITH_EXCERPTS, ids=name_of)
def test_an_excerpt_stands_in_its_file(page: Path) -> None:
    for snippet in snippets(page):
        if snippet.file:
            text = (ROOT / snippet.file).read_text("utf-8")
            assert any(
                f"\n{textwrap.indent(snippet.code, indent)}" in f"\n{text}" for indent in INDENTS
            ), f"not in {snippet.file}:\n{snippet.code}"


def test_there_is_python_to_run_and_nothing_else_is_left_out() -> None:
    names = set(map(name_of, WITH_PYTHON))
    assert {"README.md", "docs/python.md", "docs/add-a-game.md"} <= names
    assert NOT_RUN.keys() <= names
