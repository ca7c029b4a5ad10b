"""The build hook of the wheel: compiles the rules where there is a C compiler, builds the pages.

Nothing is ever written beside the sources: a compiled module left there would win over the edited
source next to it. Compiled modules and pages are kept by content in the user's cache folder, since
uv builds the wheel again after every touched file, and most of those belong to neither.
"""

import ast
import atexit
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by its path alone
from tools.progress import report

C_COMPILER_FAILED = 3
MAX_KEPT_BUILDS = 20  # of each kind in the cache
PAGES_FOLDER = "src/skulduggery/pages"  # where a source distribution holds them; no checkout does
PAGE_BUILDER = Path("tools/web.py")
PAGES_FROM = ("web", "src/skulduggery/words", "src/skulduggery/games/*/words", str(PAGE_BUILDER))
BUILT_FOLDERS = ("node_modules", ".installing-*", "dist")
FOR_CHECKS = ("tests", "*.test.ts", "eslint.config.js", "prettier.config.js", ".prettierignore")
NOT_IN_PAGES = (*BUILT_FOLDERS, *FOR_CHECKS, "*.py", "__pycache__")
STEPS_TO_PAGES = {"install build": "fetching npm packages", "build": "building"}
NO_PAGES = (
    "The pages for browsers could not be built; the reason stands above. The first time, npm needs "
    "its registry. SKULDUGGERY_WEB=none builds without pages, for the terminal and for programs."
)


class BuiltParts(BuildHookInterface[Any]):
    """Takes in what is no Python: the pages of the server, and into a wheel compiled modules."""

    def dependencies(self) -> list[str]:
        """The tools of those parts that have to be made; others would be fetched in vain."""
        tools: list[str] = []
        if self.wants_compiled() and not self.kept_modules().is_dir():
            tools += self.config["compile-tools"]
        if self.wants_pages() and not self.kept_pages().is_dir():
            tools += self.config["page-tools"]
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources themselves; compiled modules would hide them
            return
        self.work = tempfile.TemporaryDirectory(prefix="skulduggery-build-")
        with ThreadPoolExecutor() as both:
            pages = both.submit(self.built_pages) if self.wants_pages() else None
            if self.target_name == "wheel":
                self.take_compiled(build_data)
            if pages:
                self.take_pages(pages.result(), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.work.cleanup()

    def wants_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("SKULDUGGERY_CC") != "none"

    def wants_pages(self) -> bool:
        """A source distribution brings its pages along; without Node they can be left out."""
        return (
            os.environ.get("SKULDUGGERY_WEB") != "none"
            and not Path(self.root, PAGES_FOLDER).is_dir()
        )

    def take_compiled(self, build_data: dict[str, Any]) -> None:
        """The rules as machine code, or nothing where nothing compiles them: pure is slower."""
        modules = self.compiled_modules() if self.wants_compiled() else None
        if modules is None:
            self.app.display_warning("No C compiler with Python.h: the rules stay plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        include_folder(build_data, modules)

    def compiled_modules(self) -> Path | None:
        """The folder of compiled modules, laid out as in the wheel; None where C fails."""
        kept = self.kept_modules()
        if kept.is_dir():
            return kept
        made = self.compile_copy(Path(self.work.name))
        return made and keep_build(made, kept)

    def kept_modules(self) -> Path:
        groups = self.config["groups"].values()
        modules = [m for group in groups for m in (*group.get("hot", ()), *group.get("apart", ()))]
        made_with = [
            *(os.environ.get(name, "") for name in ("SKULDUGGERY_CC", "CFLAGS", "ARCHFLAGS")),
            *self.config["compile-tools"],
            json.dumps(self.config["groups"]),
        ]
        name = modules_fingerprint(Path(self.root), modules, made_with)
        return cache_folder() / "compiled" / name

    def compile_copy(self, work: Path) -> Path | None:
        """Compile a copy of the package in a process of its own, for mypyc goes by its folder."""
        copy = work / "copy"
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "pages")
        shutil.copytree(Path(self.root, "src"), copy, ignore=ignored)
        env = compile_environment(self.root, copy)
        groups, objects = json.dumps(self.config["groups"]), str(cache_folder() / "objects")
        command = [sys.executable, "-m", "tools.compile_modules", groups, objects]
        done = subprocess.run(command, cwd=copy, env=env, stdout=sys.stderr, check=False)
        if done.returncode == C_COMPILER_FAILED:
            return None
        if done.returncode:
            raise RuntimeError("mypyc refuses a module; the reason stands above.")
        return copy / "built"

    def take_pages(self, pages: Path | None, build_data: dict[str, Any]) -> None:
        """A server without pages would be a surprise, so only a wish leaves them out."""
        if pages is None:
            self.app.abort(NO_PAGES)
        else:
            where = (
                PAGES_FOLDER if self.target_name == "sdist" else PAGES_FOLDER.removeprefix("src/")
            )
            include_folder(build_data, pages, where + "/")

    def built_pages(self) -> Path | None:
        """The folder of the pages; None where npm or Vite fails."""
        kept = self.kept_pages()
        if kept.is_dir():
            return kept
        # A copy is built by its own tools, and everything npm installs goes with it.
        copy = copy_page_files(Path(self.root), Path(self.work.name) / "site")
        for step, doing in STEPS_TO_PAGES.items():
            report("pages", doing)
            command = [sys.executable, str(copy / PAGE_BUILDER), *step.split()]
            if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
                return None
        report("pages", "built")
        return keep_build(copy / "web" / "dist", kept)

    def kept_pages(self) -> Path:
        return (
            cache_folder() / "pages" / pages_fingerprint(Path(self.root), self.config["page-tools"])
        )


def compile_environment(root: str, copy: Path) -> dict[str, str]:
    """For a process that shall find what is found here: pip puts the tools on our path alone."""
    paths = os.pathsep.join([root, *filter(None, sys.path)])
    env = {**os.environ, "MYPYPATH": str(copy), "PYTHONPATH": paths}
    compiler = env.get("SKULDUGGERY_CC")
    if compiler:
        env["CC"] = compiler
    return env


def include_folder(build_data: dict[str, Any], folder: Path, where: str = "") -> None:
    for file in files_in(folder):
        build_data["force_include"][str(file)] = where + file.relative_to(folder).as_posix()


def page_files(root: Path) -> list[Path]:
    """Everything the pages are made of, and nothing else, relative to the root."""
    parts = [part for pattern in PAGES_FROM for part in sorted(root.glob(pattern))]
    files = [f for part in parts for f in (files_in(part) if part.is_dir() else [part])]
    inside = [file.relative_to(root) for file in files]
    return [file for file in inside if file == PAGE_BUILDER or not is_no_page(file)]


def is_no_page(file: Path) -> bool:
    return any(fnmatch(part, pattern) for part in file.parts for pattern in NOT_IN_PAGES)


def copy_page_files(root: Path, copy: Path) -> Path:
    for file in page_files(root):
        (copy / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / file, copy / file)
    return copy


def pages_fingerprint(root: Path, tools: list[str]) -> str:
    """All that the pages depend on, as one name."""
    digest = hashlib.sha256("\n".join(tools).encode())
    for file in page_files(root):
        data = (root / file).read_bytes()
        digest.update(f"\n{file.as_posix()} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:32]


@cache
def cache_folder() -> Path:
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
        (home / "skulduggery").mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # no home folder, or not writable
        home = Path(tempfile.mkdtemp(prefix="skulduggery-cache-"))
        atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home / "skulduggery"


def keep_build(made: Path, kept: Path) -> Path:
    """Put a build into the cache in one move, so that no other build finds half of one there."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent, prefix=".") as aside:
            shutil.copytree(made, Path(aside, "build"))
            Path(aside, "build").rename(kept)
            kept.touch()  # the youngest, whatever it was copied from
    except OSError:  # nowhere to write, or another build was faster: ours serves as well
        return made
    builds = sorted(kept.parent.glob("[!.]*"), key=lambda build: build.stat().st_mtime)
    for old in builds[:-MAX_KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)
    return kept


def modules_fingerprint(root: Path, modules: list[str], made_with: list[str]) -> str:
    """Everything the compiled modules depend on, as one name."""
    parts = [sys.version, sysconfig.get_platform(), *made_with]
    digest = hashlib.sha256("\n".join(parts).encode())
    compiler = root / "tools" / "compile_modules.py"
    for path in [compiler, *sorted(with_imports(root / "src", modules))]:
        digest.update(f"\n{path.name}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:32]


def with_imports(sources: Path, modules: list[str]) -> set[Path]:
    """The modules and all of ours they import: mypyc takes types and constants from there."""
    found: set[Path] = set()
    waiting = [sources / module for module in modules]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported_files(path, sources)
    return found


def imported_files(path: Path, sources: Path) -> Iterator[Path]:
    """The files of ours that a module imports by name."""
    package = path.relative_to(sources).parent.parts
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        for name in names:
            module = sources.joinpath(*name.split("."))
            yield from filter(Path.is_file, (module.with_suffix(".py"), module / "__init__.py"))


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
