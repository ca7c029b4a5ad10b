"""The installed size of the package and of every package that comes with it, in MB.

`python -m tools.weight` builds the wheel, installs it and prints what is there then, with and
without bytecode; `--json` prints it for programs. `--record` writes tools/weight.json, the limit
that the tests compare with what is installed where they run.
"""

import json
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.clean_install import PLAIN_BUILD_VARIABLES, ROOT, build, install, output_of

RECORDED_WEIGHT_FILE = ROOT / "tools" / "weight.json"


class TotalWeight(NamedTuple):
    """The recorded limit: the dependencies, their total size, and the size of our own files."""

    platform: str
    packages: list[str]
    megabytes: float
    own_megabytes: float


class Weight(NamedTuple):
    package: str
    size: int  # in bytes, of everything but bytecode
    bytecode: int


def main(words: list[str]) -> int:
    if words not in ([], ["--json"], ["--record"]):
        print(__doc__, file=sys.stderr)
        return 2
    if "--record" in words:
        with tempfile.TemporaryDirectory(prefix="skulduggery-weight-") as folder:
            [wheel] = build(ROOT, Path(folder), "wheel", **PLAIN_BUILD_VARIABLES)
            RECORDED_WEIGHT_FILE.write_text(
                json.dumps(weight_here(wheel)._asdict(), indent=2) + "\n", "utf-8"
            )
    elif "--json" in words:
        print(json.dumps([weight._asdict() for weight in weigh_installed()], indent=2))
    else:
        print(table_of(weigh_installed()))
    return 0


def weigh_installed() -> list[Weight]:
    """Build the wheel, install it, and measure the environment."""
    with tempfile.TemporaryDirectory(prefix="skulduggery-weight-") as folder:
        [wheel] = build(ROOT, Path(folder, "dist"), "wheel")
        environment = install(wheel, Path(folder, "empty"))
        packages = environment.site_packages()
        python = environment.program("python")
        output_of([python, "-m", "compileall", "-q", str(packages)], packages)
        return sorted(map(weigh, distributions(path=[str(packages)])), key=lambda one: -one.size)


def weigh(package: Distribution) -> Weight:
    """The size of an installed package: its files, and their bytecode."""
    files = [Path(str(package.locate_file(file))) for file in package.files or []]
    sources = [file for file in files if file.suffix == ".py"]
    return Weight(
        canonicalize_name(package.name),
        sum(size_of(file) for file in files if file.suffix != ".pyc"),
        sum(size_of(kept) for source in sources for kept in bytecode_of(source)),
    )


def bytecode_of(source: Path) -> Iterator[Path]:
    return (source.parent / "__pycache__").glob(f"{source.stem}.{sys.implementation.cache_tag}.pyc")


def size_of(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0  # installers may leave some out


def weight_here(wheel: Path) -> TotalWeight:
    """The size of a plain wheel, and of its dependencies as installed here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    others = [weigh(package) for package in needed_here(project["dependencies"])]
    with ZipFile(wheel) as files:
        own = sum(file.file_size for file in files.infolist())
    return TotalWeight(
        sysconfig.get_platform(),
        [weight.package for weight in others],
        megabytes(sum(weight.size for weight in others)),
        megabytes(own),
    )


def needed_here(lines: Iterable[str]) -> list[Distribution]:
    """The transitive dependencies of these requirements, as installed here."""
    waiting = [Requirement(line) for line in lines]
    found: dict[str, Distribution] = {}
    seen: set[str] = set()
    while waiting:
        requirement = waiting.pop()
        if str(requirement) not in seen and is_required(requirement):
            seen.add(str(requirement))
            package = distribution(requirement.name)
            found[canonicalize_name(requirement.name)] = package
            waiting += required_by(package, requirement.extras)
    return [found[name] for name in sorted(found)]


def required_by(package: Distribution, extras: Iterable[str]) -> Iterator[Requirement]:
    for line in package.requires or []:
        if is_required(requirement := Requirement(line), extras):
            requirement.marker = None  # already evaluated
            yield requirement


def is_required(requirement: Requirement, extras: Iterable[str] = ()) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def table_of(weights: list[Weight]) -> str:
    total = Weight(
        f"{len(weights)} packages",
        sum(weight.size for weight in weights),
        sum(weight.bytecode for weight in weights),
    )
    lines = [f"{'':24}{'MB':>7}{'with bytecode':>16}"]
    for package, size, bytecode in [*weights, total]:
        lines.append(f"{package:24}{megabytes(size):7.1f}{megabytes(size + bytecode):16.1f}")
    return "\n".join(lines)


def megabytes(size: int) -> float:
    return round(size / 1e6, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
