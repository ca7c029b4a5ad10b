"""Compiles modules: mypyc makes C of them, the C compiler makes objects, several at a time.

Started by hatch_build.py in a folder that holds a copy of the package, for mypyc goes by its
folder. A group of modules becomes one library with literals of its own, so that a change in one
group leaves the C of the others as it was; objects are kept by the content they were made from, so
what has not changed is not compiled again.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# After setuptools, which mypyc takes only where it is loaded already.
from mypyc.build import (  # isort: skip
    build_using_shared_lib,
    get_cflags,
    include_dir,
    mypyc_build,
)
from mypyc.common import RUNTIME_C_FILES  # isort: skip
from mypyc.namegen import exported_name  # isort: skip
from mypyc.options import CompilerOptions  # isort: skip

from tools.progress import report

C_COMPILER_FAILED = 3
MAX_KEPT_OBJECTS = 2000  # of some ten builds
# Other packages are not installed here, and mistakes elsewhere are not the compiler's business.
MYPY_OPTIONS = ["--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases"]
# Compilers that take gcc's flags; MSVC is given a whole group as one file and its own flags.
LIKE_GCC = os.name == "posix"
# The first two double the speed: no call between two functions of ours goes through the linker.
# The third makes one of the table of a group's exports, which mypyc defines in every file.
GCC_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fcommon"]
C_FOLDER = Path("c")
INCLUDE_PATTERN = re.compile(r'^#include [<"]([^>"]+)[>"]', re.MULTILINE)


class Group(NamedTuple):
    """Modules that share a library. The hot ones share a C file and are inlined into each other."""

    name: str
    hot: list[str]
    apart: list[str]  # a C file each, optimized so far
    optimize: str

    @property
    def modules(self) -> list[str]:
        return [*self.hot, *self.apart]

    @property
    def library(self) -> str:
        return f"skulduggery_{self.name}"


def read_groups(config: dict[str, Any]) -> list[Group]:
    return [
        Group(name, group.get("hot", []), group.get("apart", []), group.get("optimize", "-O3"))
        for name, group in config.items()
    ]


def main() -> None:
    """Compile the groups, given as JSON, into ./built; objects are kept in the folder named."""
    groups, kept_objects = read_groups(json.loads(sys.argv[1])), Path(sys.argv[2])
    report("rules", "translating to C")
    extensions = translate(groups)
    try:
        setup(
            name="skulduggery",
            ext_modules=extensions,
            cmdclass={"build_ext": build_command(groups, kept_objects)},
            script_args=["--quiet", "build_ext", "--build-lib=built", "--build-temp=objects"],
        )
    except SystemExit as failure:
        print(failure, file=sys.stderr)
        sys.exit(C_COMPILER_FAILED)


def translate(groups: list[Group]) -> list[Extension]:
    """The C of all modules: an extension for each library, and a small one for each module."""
    modules = [module for group in groups for module in group.modules]
    options = CompilerOptions(multi_file=LIKE_GCC, separate=True, target_dir=str(C_FOLDER))
    # All groups are translated together, so mypyc may rely on what it sees of all classes. Left to
    # itself it expects unknown subclasses in groups to come, and the rules are a fifth slower.
    options.global_opts = True
    libraries, c_files, runtime_parts = mypyc_build(
        [*MYPY_OPTIONS, *modules],
        options,
        separate=[(group.modules, group.library) for group in groups],
    )
    hot = {group.library: {c_name(module) for module in group.hot} for group in groups}
    compiler_type = "unix" if LIKE_GCC else "msvc"
    folders = sorted(
        {str(Path(include_dir(), f)) for part in runtime_parts for f in part.include_dirs}
    )
    extensions: list[Extension] = []
    for (sources, library), (files, depends) in zip(libraries, c_files, strict=True):
        assert library is not None
        extensions += build_using_shared_lib(
            sources,
            library,
            join_hot_files(library, files, hot[library], [part.path for part in runtime_parts]),
            depends,
            str(C_FOLDER),
            get_cflags(compiler_type=compiler_type, multi_file=LIKE_GCC, debug_level="0"),
            [str(Path(include_dir(), folder)) for folder in sorted(folders)],
        )
    return extensions


def join_hot_files(
    library: str, files: list[str], hot: set[str], runtime_parts: list[str]
) -> list[str]:
    """The C files of a library; what is hot, and mypyc's runtime with it, is one file to inline."""
    if not LIKE_GCC:
        return files
    runtime = write_including_file("runtime", [*RUNTIME_C_FILES, *runtime_parts])
    names = {Path(file).name: file for file in files}
    hot_files = [name for name in names if name in hot]
    if not hot_files:
        return [runtime, *files]
    together = write_including_file(f"{library}_hot", [Path(runtime).name, *hot_files])
    return [together, *(file for name, file in names.items() if name not in hot)]


def write_including_file(name: str, files: list[str]) -> str:
    """A C file that includes others."""
    file = C_FOLDER / f"{name}.c"
    file.write_text("".join(f'#include "{other}"\n' for other in files))
    return str(file)


def c_name(module: str) -> str:
    dotted = module.removesuffix(".py").replace("/", ".")
    return f"__native_{exported_name(dotted)}.c"


def build_command(groups: list[Group], kept_objects: Path) -> type[build_ext]:
    """The command of setuptools, which knows compilers and linkers, made to work side by side."""
    optimize = {c_name(module): [group.optimize] for group in groups for module in group.apart}
    kept_objects.mkdir(parents=True, exist_ok=True)

    class BuildSideBySide(build_ext):  # type: ignore[misc] # setuptools has no types
        def build_extensions(self) -> None:
            compile_sources = self.compiler.compile
            total = sum(len(extension.sources) for extension in self.extensions)
            done = count(1)

            def compile_one(source: str, flags: list[str], **more: Any) -> str:
                if LIKE_GCC:
                    flags = [*flags, *GCC_FLAGS, *optimize.get(Path(source).name, [])]
                made_from = fingerprint(Path(source), [*compiler_name(self.compiler), *flags])
                kept = kept_objects / f"{made_from}{self.compiler.obj_extension}"
                if kept.is_file():
                    kept.touch()  # the oldest ones go first
                else:
                    with tempfile.TemporaryDirectory(dir=kept_objects, prefix=".") as aside:
                        [made] = compile_sources([source], aside, extra_postargs=flags, **more)
                        Path(made).replace(kept)
                report("rules", "compiling", next(done), total)
                return str(kept)

            def compile_all(
                sources: Iterable[str], output_dir: str, extra_postargs: list[str], **more: Any
            ) -> list[str]:
                return list(pool.map(lambda s: compile_one(s, extra_postargs, **more), sources))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                self.compiler.compile = compile_all
                self.parallel = os.cpu_count()
                super().build_extensions()
            discard_old(kept_objects)

    return BuildSideBySide


def compiler_name(compiler: Any) -> list[str]:
    """How the compiler is called; none where setuptools looks for it itself, as on Windows."""
    return list(getattr(compiler, "compiler_so", []))


def fingerprint(source: Path, command: list[str]) -> str:
    """Everything an object depends on, as one name."""
    parts = [sys.version, sys.base_prefix, version("mypy"), program_version(*command[:1]), *command]
    digest = hashlib.sha256("\n".join(parts).encode())
    seen: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            digest.update(b"\n" + file_content(path))
            waiting += included_files(path)
    return digest.hexdigest()[:32]


@cache
def file_content(path: Path) -> bytes:
    return path.read_bytes()


@cache
def included_files(path: Path) -> list[Path]:
    """The generated files that a file includes; the others go with the versions of their makers."""
    names = INCLUDE_PATTERN.findall(file_content(path).decode())
    return [C_FOLDER / name for name in names if (C_FOLDER / name).is_file()]


@cache
def program_version(*command: str) -> str:
    """The version that a program prints; empty where there is no such program."""
    if not command:
        return ""
    asked = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return asked.stdout


def discard_old(kept_objects: Path) -> None:
    objects = sorted(kept_objects.glob("[!.]*"), key=lambda file: file.stat().st_mtime)
    for old in objects[:-MAX_KEPT_OBJECTS]:
        old.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
