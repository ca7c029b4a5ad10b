"""Ctrl-C at the right moment: never in the middle of what belongs together, never to helpers."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """Ctrl-C waits for the end of the block, so that what is done there is done whole."""
    if current_thread() is not main_thread():  # no other is ever interrupted
        yield
        return
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if pressed:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def shield_children() -> Iterator[None]:
    """Processes started in the block do not hear Ctrl-C, and hear STOP only once they listen.

    A terminal sends Ctrl-C to all of them; whoever started them ends them.
    """
    if sys.platform == "win32":  # `listen_for_stop` has to do
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGUSR1})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)
