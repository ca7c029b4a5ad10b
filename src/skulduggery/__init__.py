"""Skulduggery: the home of three skull games."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"

PLAIN = "SKULDUGGERY_PLAIN"  # set it to run the plain Python that the compiled modules come from


def plain_sources_only(folder: str) -> FileFinder:
    """A path hook under which this package is found as sources, never as compiled modules."""
    if not (folder + os.sep).startswith(os.path.dirname(__file__) + os.sep):  # noqa: PTH120
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get(PLAIN):
    sys.path_hooks.insert(0, plain_sources_only)
