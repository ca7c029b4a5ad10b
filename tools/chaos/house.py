"""What is put to the test: nodes, their database, and the networks around them."""

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, Protocol

from tools.chaos.byte_pump import listening_proxy
from tools.chaos.nodes import NODE_MODULE, Node
from tools.chaos.proxies import DatabaseLine, LoadBalancer
from tools.chaos.small_disk import SmallDisk, mounted_disk
from tools.chaos.stored_log import FileLogReader, LogReader, PostgresLogReader
from tools.drivers.child_processes import dying_with_parent
from tools.drivers.postgresql import PostgresServer, created_postgresql

SQLITE, POSTGRESQL = "sqlite", "postgresql"
KINDS_OF_DATABASES = (SQLITE, POSTGRESQL)
RESTART_TIMEOUT_S = 180.0
RESTART_INTERVAL_S = 0.3


class Storage(Protocol):
    """A place for databases, used by one house after the other."""

    @property
    def kind(self) -> str: ...

    @property
    def disk(self) -> SmallDisk | None: ...

    @property
    def server(self) -> "RestartableServer | None": ...

    def new_database(self, name: str, folder: Path) -> str: ...

    def open_reader(self, database: str) -> LogReader: ...


class FileStorage:
    kind = SQLITE
    server = None

    def __init__(self, disk: SmallDisk | None) -> None:
        self.disk = disk

    def new_database(self, name: str, folder: Path) -> str:
        return str((self.disk.folder if self.disk else folder) / f"{name}.db")

    def open_reader(self, database: str) -> LogReader:
        return FileLogReader(database)


class RestartableServer:
    """PostgreSQL, as it is killed and started again."""

    def __init__(self, driver: PostgresServer) -> None:
        self.driver = driver

    async def start(self) -> None:
        """What is left of the one that was killed may be in the way for a moment."""
        async with asyncio.timeout(RESTART_TIMEOUT_S):
            while True:
                self.driver.launch(dying_with_parent())
                try:
                    await asyncio.to_thread(self.driver.wait_until_ready)
                except AssertionError:
                    await asyncio.sleep(RESTART_INTERVAL_S)
                else:
                    return

    async def kill(self) -> None:
        await asyncio.to_thread(self.driver.stop, signal.SIGKILL)

    def is_running(self) -> bool:
        return self.driver.process is not None and self.driver.process.poll() is None

    async def answers(self) -> bool:
        try:
            await asyncio.to_thread(self.driver.run_sql, "SELECT 1")
        except subprocess.CalledProcessError:
            return False
        return True


class PostgresStorage:
    kind = POSTGRESQL

    def __init__(self, server: RestartableServer, disk: SmallDisk | None) -> None:
        self.server = server
        self.disk = disk

    def new_database(self, name: str, folder: Path) -> str:
        self.server.driver.run_sql(f"CREATE DATABASE {name}")
        return self.server.driver.address_of(name)

    def open_reader(self, database: str) -> LogReader:
        return PostgresLogReader(database)


@contextmanager
def open_storage(kind: str, *, with_small_disk: bool = False) -> Iterator[Storage]:
    """With a disk that can be filled up, where that may be mounted."""
    with ExitStack() as stack:
        disk = stack.enter_context(mounted_disk()) if with_small_disk else None
        if kind == SQLITE:
            yield FileStorage(disk)
            return
        driver = stack.enter_context(created_postgresql(disk.folder if disk else None))
        server = RestartableServer(driver)
        driver.launch(dying_with_parent())
        driver.wait_until_ready()
        yield PostgresStorage(server, disk)


class House(NamedTuple):
    storage: Storage
    nodes: list[Node]
    lines: list[DatabaseLine]  # from each node to the database; none to a file
    address: str  # where clients find it
    reader: LogReader
    folder: Path

    def running_nodes(self) -> list[Node]:
        return [node for node in self.nodes if node.is_running() and not node.is_stopped]


@asynccontextmanager
async def open_house(
    storage: Storage, name: str, node_count: int, module: str = NODE_MODULE, **env: str
) -> AsyncIterator[House]:
    """Nodes on a new database, and a load balancer before them."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="skulduggery-chaos-")))
        database = storage.new_database(name, folder)
        nodes, lines = [], []
        for number in range(1, node_count + 1):
            address = database
            if storage.server is not None:
                line = DatabaseLine(storage.server.driver.port)
                port = await stack.enter_async_context(listening_proxy(line.carry_node))
                address = database.replace(f":{storage.server.driver.port}/", f":{port}/")
                lines.append(line)
            nodes.append(Node(f"node{number}", folder, address, module, **env))
        for node in nodes:
            stack.push_async_callback(node.end)
            await node.start()
        balancer = LoadBalancer([node.port for node in nodes])
        watching = asyncio.create_task(balancer.watch_forever())
        stack.callback(watching.cancel)
        port = await stack.enter_async_context(listening_proxy(balancer.carry_client))
        yield House(
            storage, nodes, lines, f"127.0.0.1:{port}", storage.open_reader(database), folder
        )
