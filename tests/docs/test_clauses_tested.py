"""Every clause of the rules has a test named after it, and every worked example is a test."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLAUSE_PATTERN = re.compile(r"^- \*\*([A-Z]{1,2}\d\d)\*\*", re.MULTILINE)
EXAMPLE_COUNTS = {"SK": 20, "SD": 20, "SS": 14}


def find_test_names() -> set[str]:
    """The names of all tests of the rules."""
    return {
        node.name
        for file in (ROOT / "tests" / "rules").rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


RULES_TEST_NAMES = find_test_names()


def document_clauses() -> list[str]:
    documents = (ROOT / "docs" / "rules").glob("*.md")
    return sorted(
        clause for file in documents for clause in CLAUSE_PATTERN.findall(file.read_text())
    )


@pytest.mark.parametrize("clause", document_clauses())
def test_a_clause_has_a_test_named_after_it(clause: str) -> None:
    assert any(name.startswith(f"test_{clause}_") for name in RULES_TEST_NAMES)


@pytest.mark.parametrize(
    "example", [f"T_{game}{n}" for game, last in EXAMPLE_COUNTS.items() for n in range(1, last + 1)]
)
def test_a_worked_example_is_a_test(example: str) -> None:
    assert any(name.startswith(f"test_{example}_") for name in RULES_TEST_NAMES)


def test_the_documents_hold_all_clauses() -> None:
    assert len(document_clauses()) == 43 + 6 + 2 + 33 + 19
