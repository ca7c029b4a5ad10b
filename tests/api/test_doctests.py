"""Every example in the docstrings of the front door runs and shows what it says."""

import ast
import doctest
import pkgutil
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from skulduggery import _MODULE_OF_NAME, api

API_MODULES = sorted(module.name for module in pkgutil.iter_modules(api.__path__))


def docstring_in_source(module: str, name: str) -> str | None:
    """Read from the source: compiled classes keep no docstrings, protocols inherit one."""
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).with_name(f"{module.rpartition('.')[2]}.py").read_text("utf-8")
    *_, found = [  # the last: before it may stand overloads
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name
    ]
    return ast.get_docstring(found)


@pytest.mark.parametrize("module", API_MODULES)
def test_the_examples_run(module: str) -> None:
    found = import_module(f"skulduggery.api.{module}")
    done = doctest.testmod(found, optionflags=doctest.ELLIPSIS)
    assert done.attempted and not done.failed


@pytest.mark.parametrize("name", _MODULE_OF_NAME)
def test_everything_has_a_docstring_with_an_example(name: str) -> None:
    written = docstring_in_source(_MODULE_OF_NAME[name], name)
    assert written is not None
    example = doctest.DocTestParser().get_doctest(written, {}, name, None, None)
    assert example.examples, name
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(example).failed == 0
