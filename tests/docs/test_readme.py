"""What the README shows works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README_TEXT = (ROOT / "README.md").read_text()


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", README_TEXT, re.DOTALL)
    exec(code, {})
    assert re.fullmatch(r"\[[0-3]\]\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    "document",
    sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")),
    ids=lambda file: str(file.relative_to(ROOT)),
)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text()):
        if "://" not in target:
            assert (document.parent / target).exists(), target
