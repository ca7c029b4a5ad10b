"""The rules documents are complete: every clause and ruling is defined once."""

import re
from collections import Counter
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+)\*\* \S", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z]\d+) \| \S", re.MULTILINE)
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def numbered(prefix: str, last: int, digits: int = 1) -> list[str]:
    """The numbers from 1 to `last`, such as SK01 to SK43 or D1 to D26."""
    return [f"{prefix}{number:0{digits}}" for number in range(1, last + 1)]


CLAUSES = {
    "skull": numbered("SK", 43, 2) + numbered("LC", 6, 2) + numbered("V", 2, 2),
    "skull_king": numbered("SD", 33, 2),
    "saber_skull": numbered("SS", 19, 2),
}
RULINGS = {
    "skull": numbered("D", 26),
    "skull_king": numbered("E", 15),
    "saber_skull": numbered("F", 18),
}


def document(game: str) -> str:
    return (RULES / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", CLAUSES)
def test_each_clause_is_defined_exactly_once(game: str) -> None:
    assert Counter(CLAUSE.findall(document(game))) == Counter(CLAUSES[game])


@pytest.mark.parametrize("game", RULINGS)
def test_each_ruling_is_defined_exactly_once(game: str) -> None:
    assert Counter(RULING.findall(document(game))) == Counter(RULINGS[game])


def test_the_documents_share_their_headings() -> None:
    headings = {game: HEADING.findall(document(game)) for game in CLAUSES}
    assert headings["skull"]
    assert headings["skull_king"] == headings["skull"]
    assert headings["saber_skull"] == headings["skull"]
