"""Where something was measured, and what: part of every report."""

import platform
from pathlib import Path

import msgspec

from skulduggery import __version__
from skulduggery.core import is_compiled


def processor_name() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else "?"


class MachineInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Here and now, where nobody says otherwise."""

    skulduggery: str = __version__
    compiled: bool = msgspec.field(default_factory=is_compiled)
    python: str = msgspec.field(default_factory=platform.python_version)
    processor: str = msgspec.field(default_factory=processor_name)
