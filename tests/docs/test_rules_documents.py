"""The rules documents are complete: every clause and ruling is defined once."""

import re
from collections import Counter
from pathlib import Path

import pytest

RULES_FOLDER = Path(__file__).parents[2] / "docs" / "rules"

CLAUSE_PATTERN = re.compile(r"^- \*\*([A-Z]+\d+)\*\* \S", re.MULTILINE)
RULING_PATTERN = re.compile(r"^\| ([A-Z]\d+) \| \S", re.MULTILINE)
HEADING_PATTERN = re.compile(r"^## (.+)$", re.MULTILINE)


def number_series(prefix: str, last: int, digits: int = 1) -> list[str]:
    """The numbers from 1 to `last`, such as SK01 to SK43 or D1 to D26."""
    return [f"{prefix}{number:0{digits}}" for number in range(1, last + 1)]


EXPECTED_CLAUSES = {
    "skull": number_series("SK", 43, 2) + number_series("LC", 6, 2) + number_series("V", 2, 2),
    "skull_king": number_series("SD", 33, 2),
    "saber_skull": number_series("SS", 19, 2),
}
EXPECTED_RULINGS = {
    "skull": number_series("D", 26),
    "skull_king": number_series("E", 15),
    "saber_skull": number_series("F", 18),
}


def read_rules_page(game: str) -> str:
    return (RULES_FOLDER / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", EXPECTED_CLAUSES)
def test_each_clause_is_defined_exactly_once(game: str) -> None:
    assert Counter(CLAUSE_PATTERN.findall(read_rules_page(game))) == Counter(EXPECTED_CLAUSES[game])


@pytest.mark.parametrize("game", EXPECTED_RULINGS)
def test_each_ruling_is_defined_exactly_once(game: str) -> None:
    assert Counter(RULING_PATTERN.findall(read_rules_page(game))) == Counter(EXPECTED_RULINGS[game])


def test_the_documents_share_their_headings() -> None:
    headings = {game: HEADING_PATTERN.findall(read_rules_page(game)) for game in EXPECTED_CLAUSES}
    assert headings["skull"]
    assert headings["skull_king"] == headings["skull"]
    assert headings["saber_skull"] == headings["skull"]
