"""Where nothing may be left out (CI=true), a test that was skipped has failed."""

import os
from collections.abc import Generator

import pytest

FAIL_SKIPPED = os.environ.get("CI", "").lower() in {"1", "true"}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if FAIL_SKIPPED and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"left out, but with CI=true nothing may be: {report.longrepr}"
    return report
