"""The site of the pages, built from a copy of them: `python -m tests.docs.site` writes build/site.

Zensical wants all pages in one folder and waits for ever in one that also holds .venv and
node_modules.
"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITE_CONFIG_FILE = ROOT / "zensical.toml"
SITE_PROJECT = tomllib.loads(SITE_CONFIG_FILE.read_text("utf-8"))["project"]
SITE_PARTS = (
    *(page.name for page in sorted(ROOT.glob("*.md"))),
    "LICENSE",
    "compose.yaml",
    "docs",
    "examples",
    "proxy",
    "web/src/protocol",  # the types in TypeScript, to which docs/protocol.md leads
)


def copy_pages(folder: Path) -> None:
    """All pages, and what they lead to, where the configuration in `folder` looks for them."""
    pages = folder / str(SITE_PROJECT["docs_dir"])
    if pages.exists():
        shutil.rmtree(pages)
    pages.mkdir(parents=True)
    for name in SITE_PARTS:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, pages / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, pages)


def build_site(folder: Path) -> subprocess.CompletedProcess[str]:
    """The site of a folder with a configuration; it fails on the first dead link or anchor."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )


if __name__ == "__main__":
    copy_pages(ROOT)
    done = build_site(ROOT)
    print(done.stdout + done.stderr, end="")
    sys.exit(done.returncode)
