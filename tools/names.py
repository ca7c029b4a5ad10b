"""How guessable the names of the package are, in figures that a test holds.

`python -m tools.names` prints what share of functions has a name of one word, which class names are
used more than once, which module constants lack subject or unit, and how long modules are; `--json`
prints it for programs. `--draw N --seed S` draws functions at random, to be guessed by a reader.
"""

import ast
import json
import random
import re
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).resolve().parents[1] / "src" / "skulduggery"

MAX_ONE_WORD_SHARE = 0.35
MAX_REPEATED_CLASS_SHARE = 0.03
MAX_MODULE_LINES = 400
# A game's state is one class that would lose speed in two.
LONG_MODULES_ALLOWED = ("games/skull/rules/state.py",)

# One word is enough where it is the very thing: the values of an enumeration of a game's own.
PLAIN_THINGS = frozenset(
    [
        "CHANCE",
        "OVER",
        "SKULL",
        "FLOWER",
        "FLIP",
        "PASS",
        "BID",
        "ADD",
        "LOSE",
        "PICK",
        "START",
        "LAST",
        "KING",
        "PIRATE",
        "MERMAID",
        "BLACK",
        "BLUE",
        "RED",
        "YELLOW",
        "FLAG",
        "SABER",
        "PLACE",
        "ROLL",
        "STOP",
        "FOLD",
        "CALL",
        "BET",
        "RAISE",
    ]
)
SPAN_OF_TIME = re.compile(r"(TIMEOUT|DELAY|INTERVAL|PERIOD|PAUSE|DURATION|AGE|GRACE|WAIT)$")


class Definition(NamedTuple):
    name: str
    module: str
    line: int
    numeric: bool = False  # a constant that is a plain number

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.name}"


class NameFigures(NamedTuple):
    """What is measured of a tree of sources."""

    functions: list[Definition]
    one_word_functions: list[Definition]
    classes: int  # different names of classes
    repeated_classes: dict[str, list[str]]
    bare_constants: list[Definition]
    module_lines: dict[str, int]

    @property
    def one_word_share(self) -> float:
        return len(self.one_word_functions) / len(self.functions)

    @property
    def repeated_class_share(self) -> float:
        return len(self.repeated_classes) / self.classes

    @property
    def long_modules(self) -> dict[str, int]:
        return {
            module: lines
            for module, lines in self.module_lines.items()
            if lines > MAX_MODULE_LINES and module not in LONG_MODULES_ALLOWED
        }


def is_one_word(name: str) -> bool:
    return "_" not in name.strip("_")


def lacks_subject_or_unit(constant: Definition) -> bool:
    if is_one_word(constant.name):
        return constant.name.strip("_") not in PLAIN_THINGS
    return constant.numeric and SPAN_OF_TIME.search(constant.name) is not None


def functions_of(tree: ast.Module, module: str) -> Iterator[Definition]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not (
            node.name.startswith("__") and node.name.endswith("__")
        ):
            yield Definition(node.name, module, node.lineno)


def constants_of(tree: ast.Module, module: str) -> Iterator[Definition]:
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        numeric = isinstance(node.value, ast.Constant) and isinstance(node.value.value, int | float)
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Name) and re.fullmatch(r"_?[A-Z][A-Z0-9_]*", part.id):
                    yield Definition(part.id, module, node.lineno, numeric)


def measure_names(sources: Path = SOURCES) -> NameFigures:
    functions: list[Definition] = []
    classes: defaultdict[str, list[str]] = defaultdict(list)
    constants: list[Definition] = []
    lines: dict[str, int] = {}
    for path in sorted(sources.rglob("*.py")):
        module, text = path.relative_to(sources).as_posix(), path.read_text("utf-8")
        tree = ast.parse(text)
        lines[module] = len(text.splitlines())
        functions += functions_of(tree, module)
        constants += constants_of(tree, module)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes[node.name].append(module)
    return NameFigures(
        functions=functions,
        one_word_functions=[one for one in functions if is_one_word(one.name)],
        classes=len(classes),
        repeated_classes={name: places for name, places in classes.items() if len(places) > 1},
        bare_constants=[one for one in constants if lacks_subject_or_unit(one)],
        module_lines=lines,
    )


def draw_functions(figures: NameFigures, number: int, seed: int) -> list[Definition]:
    """Random functions, reproducible from a seed, for a reader to guess from their names."""
    return random.Random(seed).sample(sorted(figures.functions), number)


def summarize(figures: NameFigures) -> dict[str, object]:
    return {
        "functions": len(figures.functions),
        "one_word_functions": len(figures.one_word_functions),
        "one_word_share": round(figures.one_word_share, 4),
        "classes": figures.classes,
        "repeated_classes": figures.repeated_classes,
        "bare_constants": [str(one) for one in figures.bare_constants],
        "modules": len(figures.module_lines),
        "median_module_lines": statistics.median(figures.module_lines.values()),
        "long_modules": figures.long_modules,
    }


def main(arguments: list[str]) -> int:
    figures = measure_names()
    if "--draw" in arguments:
        number, seed = (int(arguments[arguments.index(word) + 1]) for word in ("--draw", "--seed"))
        print(*draw_functions(figures, number, seed), sep="\n")
    elif "--json" in arguments:
        print(json.dumps(summarize(figures), indent=2))
    else:
        for key, value in summarize(figures).items():
            print(f"{key.replace('_', ' ')}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
