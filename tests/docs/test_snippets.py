"""The code in the pages is right: Python runs, and excerpts are in the files they name."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, page_name, page_snippets

# Why the Python of a page is not run as it stands. To be kept as short as it is.
SKIPPED_PAGES: dict[str, str] = {}

PYTHON_PAGES = [
    page
    for page in PAGES
    if any(snippet.language == "python" and not snippet.file for snippet in page_snippets(page))
]
EXCERPT_PAGES = [page for page in PAGES if any(snippet.file for snippet in page_snippets(page))]
EXAMPLE_SOURCES = ROOT / "examples" / "liars_dice" / "src"
TIMEOUT_S = 300
EXCERPT_INDENTS = ("", "    ")  # a method is shown without that of its class, as ruff wants it


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=page_name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path) -> None:
    """All of it in one namespace and one process, as somebody would who reads on and types."""
    if page_name(page) in SKIPPED_PAGES:
        pytest.skip(SKIPPED_PAGES[page_name(page)])
    code = "\n".join(
        snippet.code
        for snippet in page_snippets(page)
        if snippet.language == "python" and not snippet.file
    )
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    paths = [*(str(Path(path).resolve()) for path in given), str(EXAMPLE_SOURCES)]
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


@pytest.mark.parametrize("page", EXCERPT_PAGES, ids=page_name)
def test_an_excerpt_stands_in_its_file(page: Path) -> None:
    for snippet in page_snippets(page):
        if snippet.file:
            text = (ROOT / snippet.file).read_text("utf-8")
            assert any(
                f"\n{textwrap.indent(snippet.code, indent)}" in f"\n{text}"
                for indent in EXCERPT_INDENTS
            ), f"not in {snippet.file}:\n{snippet.code}"


def test_there_is_python_to_run_and_nothing_else_is_left_out() -> None:
    names = set(map(page_name, PYTHON_PAGES))
    assert {"README.md", "docs/python.md", "docs/add-a-game.md"} <= names
    assert SKIPPED_PAGES.keys() <= names
