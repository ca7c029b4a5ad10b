"""What learning asks of NumPy before it is there."""

import os

import pytest

from skulduggery.train import training
from skulduggery.train.training import NoNumPy, need_numpy

THREADS_VARIABLE = "OPENBLAS_NUM_THREADS"


def test_without_numpy_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    with pytest.raises(NoNumPy):
        need_numpy()


def test_matrices_are_multiplied_by_one_thread_unless_somebody_knows_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: object())
    monkeypatch.setattr(os, "environ", {})
    need_numpy()
    assert os.environ == {THREADS_VARIABLE: "1"}
    monkeypatch.setattr(os, "environ", {THREADS_VARIABLE: "4"})
    need_numpy()
    assert os.environ == {THREADS_VARIABLE: "4"}
