"""Workflows, images and hooks cannot run here; what can be said about them without is checked."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from tests.package.environment_tools import tool_path
from tools.clean_install import ROOT, output_of

WORKFLOW_FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMPOSE_FILE = ROOT / "compose.yaml"
PYPROJECT_DATA = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHON_TAGS = ("cp311", "cp312", "cp313", "cp314")
PINNED_ACTION_PATTERN = re.compile(r"uses: (\$/\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)")


def read_yaml(file: Path) -> Any:
    return YAML(typ="safe").load(file)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOW_FILES),
        ("custom.github-workflows-require-timeout", WORKFLOW_FILES),
        ("vendor.dependabot", [ROOT / ".github" / "dependabot.yml"]),
        ("vendor.compose-spec", [COMPOSE_FILE]),
    ],
)
def test_files_have_the_form_their_readers_want(schema: str, files: list[Path]) -> None:
    assert files
    output_of([tool_path("check-jsonschema"), "--builtin-schema", schema, *map(str, files)], ROOT)


def test_workflows_open_no_door() -> None:
    output_of(
        [tool_path("zizmor"), "--offline", "--persona", "pedantic", "--quiet", ".github"], ROOT
    )


@pytest.mark.parametrize("workflow", WORKFLOW_FILES, ids=lambda file: file.stem)
def test_actions_are_pinned_by_their_hash_and_tell_their_version(workflow: Path) -> None:
    uses = [line for line in workflow.read_text("utf-8").splitlines() if " uses: " in line]
    assert uses
    assert [line for line in uses if not PINNED_ACTION_PATTERN.search(line)] == []


def test_the_image_is_built_as_it_should_be() -> None:
    output_of([tool_path("hadolint"), "--strict-labels", "Dockerfile"], ROOT)


def test_the_proxy_asks_after_the_nodes_that_are_composed() -> None:
    services = read_yaml(COMPOSE_FILE)["services"]
    nodes = set(services["proxy"]["depends_on"])
    image = (ROOT / "Dockerfile").read_text("utf-8")
    [port] = re.findall(r"SKULDUGGERY_PORT=(\d+)", image)
    config = (ROOT / "proxy" / "haproxy.cfg").read_text("utf-8")
    checked = re.findall(r"^    server (\w+) (\w+):(\d+)$", config, re.M)
    followed = re.findall(r"^    server (\w+) (\w+):(\d+) track nodes/\1$", config, re.M)
    assert sorted(checked) == sorted(followed) == sorted((name, name, port) for name in nodes)
    assert f"bind :{port}\n" in config and services["proxy"]["ports"] == [f"{port}:{port}"]
    assert "./proxy/haproxy.cfg:" in services["proxy"]["volumes"][0]


def test_one_server_is_what_starts_unless_nodes_are_asked_for() -> None:
    services = read_yaml(COMPOSE_FILE)["services"]
    assert [name for name, service in services.items() if "profiles" not in service] == [
        "skulduggery"
    ]
    assert {"nodes"} == {
        tag for service in services.values() for tag in service.get("profiles", ())
    }


def test_no_password_comes_with_the_composition() -> None:
    """Nobody can leave ours in place: PostgreSQL refuses to start with an empty one."""
    services = read_yaml(COMPOSE_FILE)["services"]
    assert services["postgresql"]["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:-}"
    for name in services["proxy"]["depends_on"]:
        assert services[name]["environment"]["SKULDUGGERY_DATABASE"] == (
            "postgresql://skulduggery:${POSTGRES_PASSWORD:-}@postgresql/skulduggery"
        )


def test_the_image_takes_in_whatever_the_build_needs() -> None:
    rules = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    needed = ("constraints.txt", "hatch_build.py", "hatch_metadata.py", "pyproject.toml", "src")
    assert {f"!{name}" for name in (*needed, "LICENSE", "README.md", "tools", "web")} <= set(rules)


@pytest.mark.parametrize(
    ("system", "machines"),
    [
        ("linux", {"x86_64": "manylinux_x86_64", "aarch64": "manylinux_aarch64"}),
        ("macos", {"x86_64": "macosx_x86_64", "arm64": "macosx_arm64"}),
        ("windows", {"AMD64": "win_amd64"}),
    ],
)
def test_wheels_are_built_for(system: str, machines: dict[str, str]) -> None:
    archs = ["--archs", ",".join(machines)]
    listed = [
        tool_path("cibuildwheel"),
        "--print-build-identifiers",
        "--platform",
        system,
        *archs,
        ".",
    ]
    built = output_of(listed, ROOT).split()
    assert set(built) == {
        f"{python}-{kind}" for python in PYTHON_TAGS for kind in machines.values()
    }


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    said = [
        line.split()[-1] for line in PYPROJECT_DATA["project"]["classifiers"] if ":: 3." in line
    ]
    assert {f"cp{version.replace('.', '')}" for version in said} == set(PYTHON_TAGS)


def test_hooks_are_the_tools_of_this_environment() -> None:
    config = read_yaml(ROOT / ".pre-commit-config.yaml")
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    for hook in config["repos"][0]["hooks"]:
        [program] = [word for word in shlex.split(hook["entry"]) if word.startswith(".venv/bin/")]
        assert Path(tool_path(Path(program).name)).exists(), program
