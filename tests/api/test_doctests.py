"""Every example in the docstrings of the front door runs and shows what it says."""

import doctest
import pkgutil
from importlib import import_module

import pytest

from skulduggery import _MODULE_OF_NAME, api

API_MODULES = sorted(module.name for module in pkgutil.iter_modules(api.__path__))


@pytest.mark.parametrize("module", API_MODULES)
def test_the_examples_run(module: str) -> None:
    found = import_module(f"skulduggery.api.{module}")
    done = doctest.testmod(found, optionflags=doctest.ELLIPSIS)
    assert done.attempted and not done.failed


@pytest.mark.parametrize(
    "name", [name for name, where in _MODULE_OF_NAME.items() if ".api." in where]
)
def test_everything_has_a_docstring_with_an_example(name: str) -> None:
    found = getattr(import_module(_MODULE_OF_NAME[name]), name)
    assert found.__doc__
    examples = doctest.DocTestFinder().find(found, name)
    assert any(example.examples for example in examples), name
