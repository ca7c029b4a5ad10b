"""See tools/drivers/page_driver.py, which tools use as well."""

from tools.drivers.page_driver import *  # noqa: F403
