"""The pages that the tests read, and the code that stands in them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = (
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
)
FENCE_PATTERN = re.compile(
    r"^(?:<!-- (?P<file>\S+\.\w+) -->\n)?```(?P<language>\w*)\n(?P<code>.*?)^```$", re.M | re.S
)


class Snippet(NamedTuple):
    language: str
    code: str
    file: str  # that it is an excerpt of, or ""


def page_snippets(page: Path) -> list[Snippet]:
    """The fenced code of a page, in order."""
    found = FENCE_PATTERN.finditer(page.read_text("utf-8"))
    return [Snippet(fence["language"], fence["code"], fence["file"] or "") for fence in found]


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
