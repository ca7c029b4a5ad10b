"""The package built once for all tests here, as plain Python and without pages: that is quick."""

import os
from pathlib import Path
from typing import NamedTuple

import pytest
from filelock import FileLock
from tools.clean_install import PLAIN_BUILD_VARIABLES, ROOT, build


class BuiltPackage(NamedTuple):
    sdist: Path
    wheel: Path


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> BuiltPackage:
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent  # which all workers have
    folder = shared / "package"
    with FileLock(shared / "package.lock"):
        if not folder.exists():
            build(ROOT, folder, "sdist", "wheel", **PLAIN_BUILD_VARIABLES)
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return BuiltPackage(sdist, wheel)
