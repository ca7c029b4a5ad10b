"""The compiled wheel, where there is one: it fits every Linux that PyPI has wheels for."""

import sys
from pathlib import Path
from zipfile import ZipFile

from tests.package.environment_tools import tool_path
from tools.clean_install import ROOT, build, output_of

from skulduggery.core import is_compiled

PLAY_PROGRAM = """
import sys; sys.path.insert(0, {folder!r})
from skulduggery.core import is_compiled
from skulduggery.games import game_named
assert is_compiled() and game_named("skull").read_options({{}})
print(sys.modules["skulduggery"].__file__)
"""

# On the sources nothing is compiled, and auditwheel knows Linux alone.
if is_compiled() and sys.platform == "linux":

    def test_it_can_be_repaired_and_still_plays(tmp_path: Path) -> None:
        [wheel] = build(ROOT, tmp_path / "built", "wheel", SKULDUGGERY_WEB="none")
        path = str(Path(tool_path("patchelf")).parent)  # auditwheel looks for it there
        repaired = tmp_path / "repaired"
        output_of(
            [tool_path("auditwheel"), "repair", "-w", str(repaired), str(wheel)], ROOT, PATH=path
        )
        [file] = repaired.iterdir()
        assert "manylinux" in file.name
        with ZipFile(file) as files:
            files.extractall(tmp_path / "there")
        program = PLAY_PROGRAM.format(folder=str(tmp_path / "there"))
        said = output_of([sys.executable, "-c", program], tmp_path)
        assert Path(said.strip()).is_relative_to(tmp_path)
