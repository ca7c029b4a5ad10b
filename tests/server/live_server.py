"""See tools/drivers/live_server.py, which tools use as well."""

from tools.drivers.live_server import *  # noqa: F403
