"""The pages become a site, and every link and anchor in it leads somewhere."""

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from tests.docs.site import ROOT, SITE_CONFIG_FILE, SITE_PROJECT, build_site, copy_pages

COLOUR_CODE_PATTERN = re.compile(r"\x1b\[[\d;]*m")
DOC_PAGES = sorted((ROOT / "docs").rglob("*.md"))


class LinkParser(HTMLParser):
    """What a page leads to, and what can be led to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is not None and name in ("href", "src"):
                self.targets.append(value)
            elif value is not None and name in ("id", "name"):
                self.anchors.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(SITE_CONFIG_FILE, folder)
    copy_pages(folder)
    done = build_site(folder)
    said = COLOUR_CODE_PATTERN.sub("", done.stdout + done.stderr)
    assert done.returncode == 0, said
    assert "warning" not in said.lower(), said
    return folder / str(SITE_PROJECT["site_dir"])


def test_every_page_is_in_the_site(site: Path) -> None:
    for page in DOC_PAGES:
        place = site / page.relative_to(ROOT)
        built = place.parent if page.stem in ("index", "README") else place.with_suffix("")
        assert (built / "index.html").is_file(), page


def test_links_of_the_built_pages_lead_somewhere(site: Path) -> None:
    """Also those that zensical leaves alone: to sources, pictures and folders."""
    pages = {file: LinkParser(file.read_text("utf-8")) for file in site.rglob("*.html")}
    assert len(pages) > len(DOC_PAGES)
    dead = [
        f"{file.relative_to(site)}: {target}"
        for file, page in pages.items()
        if file.name != "404.html"  # served anywhere, so it leads by the root of a server
        for target in page.targets
        if not is_live_link(file, target, pages)
    ]
    assert not dead, "\n".join(dead)


def is_live_link(file: Path, target: str, pages: dict[Path, LinkParser]) -> bool:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return True
    place = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if place.is_dir():
        place /= "index.html"
    if not place.is_file():
        return False
    return (
        not parts.fragment or place not in pages or unquote(parts.fragment) in pages[place].anchors
    )


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.html"):
        text = file.read_text("utf-8")
        assert "fonts.googleapis" not in text and '<script src="http' not in text


def test_the_index_names_every_page() -> None:
    """Each page by itself, or by the page of its folder."""
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    for page in DOC_PAGES:
        name = page.relative_to(ROOT / "docs").as_posix()
        folder = f"{page.parent.relative_to(ROOT / 'docs').as_posix()}/README.md"
        assert name == "index.md" or any(f"]({there})" in index for there in (name, folder)), name


def test_pages_of_folders_name_every_page() -> None:
    for listing in (ROOT / "docs").rglob("README.md"):
        text = listing.read_text("utf-8")
        for page in listing.parent.glob("*.md"):
            assert page == listing or f"]({page.name})" in text, page
