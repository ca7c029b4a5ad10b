"""The address of the repository: one place, from which URLs and links of the README are made."""

import re
import shutil
import tarfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from readme_renderer.markdown import render
from tests.package.environment_tools import tool_path
from tools.clean_install import PLAIN_BUILD_VARIABLES, ROOT, build, output_of

EMPTY_REPOSITORY_LINE = 'repository = ""'
REPOSITORY_URL = "https://example.org/somebody/skulduggery"


def sdist_metadata(address: str, folder: Path) -> Message:
    """What a source distribution says about itself, built with this address of the repository."""
    for name in ("README.md", "LICENSE", "hatch_metadata.py", "hatch_build.py"):
        shutil.copy(ROOT / name, folder)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert project.count(EMPTY_REPOSITORY_LINE) == 1
    (folder / "pyproject.toml").write_text(
        project.replace(EMPTY_REPOSITORY_LINE, f'repository = "{address}"'), "utf-8"
    )
    (folder / "src" / "skulduggery").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", folder / "tools")
    [sdist] = build(folder, folder / "dist", "sdist", **PLAIN_BUILD_VARIABLES)
    output_of([tool_path("twine"), "check", "--strict", str(sdist)], folder)
    with tarfile.open(sdist) as files:
        info = files.extractfile(f"{sdist.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert info is not None
        return Parser().parsestr(info.read().decode())


def readme_targets(said: Message) -> list[str]:
    """Everything outside itself that the README leads to or shows, as the registry renders it."""
    html = render(str(said.get_payload()), variant="GFM")
    assert html is not None
    return re.findall(r'(?:href|src)="([^"#][^"]*)"', html)


@pytest.mark.parametrize("written", [REPOSITORY_URL, REPOSITORY_URL + "/"])
def test_with_an_address_everything_leads_there(written: str, tmp_path: Path) -> None:
    said = sdist_metadata(written, tmp_path)
    urls = dict(line.split(", ") for line in said.get_all("Project-URL", []))
    assert urls["Source"] == REPOSITORY_URL and urls["Issues"] == REPOSITORY_URL + "/issues"
    found = readme_targets(said)
    version = said["Version"]
    assert f"{REPOSITORY_URL}/raw/v{version}/docs/pictures/skull.webp" in found
    assert f"{REPOSITORY_URL}/blob/v{version}/docs/strategy.md#how-far-to-trust-this" in found
    assert all(target.startswith("https://") for target in found)
    assert f"git clone {REPOSITORY_URL} skulduggery" in str(said.get_payload())


def test_without_an_address_nothing_leads_astray(tmp_path: Path) -> None:
    said = sdist_metadata("", tmp_path)
    assert said.get_all("Project-URL") is None
    assert [target for target in readme_targets(said) if not target.startswith("https://")] == []
    text = str(said.get_payload())
    assert "](" not in text.replace("](https://", "") and "repository:" not in text
    assert "A ring of coasters" in text  # in place of the picture
