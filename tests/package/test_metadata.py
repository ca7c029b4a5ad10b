"""What the package says about itself, and that the registry would take it."""

import tarfile
import tomllib
from email.message import Message
from email.parser import Parser
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from tests.package.conftest import BuiltPackage
from tests.package.environment_tools import tool_path
from tools.clean_install import ROOT, output_of
from tools.constraints import FILE, constraints
from tools.weight import is_required, needed_here
from trove_classifiers import classifiers

PYPROJECT_DATA = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRA_REQUIREMENTS = PYPROJECT_DATA["project"]["optional-dependencies"].values()
ALL_REQUIREMENTS = [
    *PYPROJECT_DATA["project"]["dependencies"],
    *(line for extra in EXTRA_REQUIREMENTS for line in extra),
]
EMPTY_SPECIFIER = SpecifierSet("<0")
PINNED_REQUIREMENTS = [
    Requirement(line) for line in PYPROJECT_DATA["tool"]["uv"]["constraint-dependencies"]
]


def read_metadata(wheel: ZipFile) -> Message:
    [name] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    return Parser().parsestr(wheel.read(name).decode())


def test_the_registry_would_take_both(built: BuiltPackage) -> None:
    said = output_of([tool_path("twine"), "check", "--strict", *map(str, built)], ROOT)
    assert said.count("PASSED") == 2


def test_the_wheel_is_typed_and_for_every_machine(built: BuiltPackage) -> None:
    with ZipFile(built.wheel) as wheel:
        assert "skulduggery/py.typed" in wheel.namelist()
        folders = {name.split("/")[0] for name in wheel.namelist()}
        assert folders == {"skulduggery", f"skulduggery-{version_built(wheel)}.dist-info"}
    assert built.wheel.name.endswith("-py3-none-any.whl")


def version_built(wheel: ZipFile) -> str:
    return str(read_metadata(wheel)["Version"])


def test_the_licence_is_an_expression_and_no_classifier(built: BuiltPackage) -> None:
    with ZipFile(built.wheel) as wheel:
        said = read_metadata(wheel)
    assert said["License-Expression"] == "MIT"
    given = set(said.get_all("Classifier", []))
    assert given <= classifiers
    assert "Typing :: Typed" in given
    assert not any(line.startswith("License ::") for line in given)


def test_the_sdist_holds_what_building_and_installing_need(built: BuiltPackage) -> None:
    with tarfile.open(built.sdist) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    for name in ("constraints.txt", "hatch_build.py", "hatch_metadata.py", "README.md", "LICENSE"):
        assert name in names
    assert "src/skulduggery/py.typed" in names
    assert not [name for name in names if name.startswith((".venv/", ".uv/", "web/node_modules/"))]


@pytest.mark.parametrize("line", ALL_REQUIREMENTS)
def test_a_dependency_has_two_bounds_and_the_tested_version_within(line: str) -> None:
    requirement = Requirement(line)
    assert sorted(spec.operator for spec in requirement.specifier) == ["<", ">="]
    pins = [
        pin for pin in PINNED_REQUIREMENTS if requirement_name(pin) == requirement_name(requirement)
    ]
    assert pins
    for pin in pins:
        [exact] = pin.specifier
        assert exact.operator == "==" and exact.version in requirement.specifier


def requirement_name(requirement: Requirement) -> str:
    return canonicalize_name(requirement.name)


def test_pip_is_told_the_same_versions_as_uv() -> None:
    assert FILE.read_text("utf-8") == constraints(), "run python -m tools.constraints"


def test_everything_that_is_installed_is_pinned() -> None:
    """So that what a newcomer gets is what was tested, whoever has published what since."""
    pinned = {
        requirement_name(pin): pin.specifier for pin in PINNED_REQUIREMENTS if is_required(pin)
    }
    asked = [
        *PYPROJECT_DATA["project"]["dependencies"],
        *PYPROJECT_DATA["dependency-groups"]["dev"],
    ]
    for package in needed_here(asked):
        assert package.version in pinned.get(canonicalize_name(package.name), EMPTY_SPECIFIER), (
            package.name
        )
