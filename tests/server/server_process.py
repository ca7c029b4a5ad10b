"""See tools/drivers/server_process.py, which tools use as well."""

from tools.drivers.server_process import *  # noqa: F403
