"""The API reference, docs/api.md, from signatures, docstrings and comments of the sources.

    python -m tools.api_reference

It reads the sources and imports nothing, so compiled modules have their types and docstrings here.
It describes what the package offers in `__all__`, the interface of a game, and everything that the
example game imports.
"""

import ast
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

import griffe

ROOT = Path(__file__).resolve().parents[1]
API_PAGE_FILE = ROOT / "docs" / "api.md"
PACKAGE_NAME = "skulduggery"
EXAMPLE_SOURCES = ROOT / "examples" / "liars_dice" / "src"

# The interface of games and bots, beyond what the example imports.
GAME_INTERFACE_NAMES = (
    "skulduggery.core.game.Game",
    "skulduggery.core.state.State",
    "skulduggery.core.match.Match",
    "skulduggery.core.match.Watcher",
    "skulduggery.core.view.View",
    "skulduggery.core.view.Hidden",
    "skulduggery.core.view.Odds",
    "skulduggery.core.events.Event",
    "skulduggery.core.events.PublicEvent",
    "skulduggery.core.events.OwnedEvent",
    "skulduggery.core.options.Options",
    "skulduggery.games.package.GamePackage",
    "skulduggery.games.package.Level",
    "skulduggery.games.package.GameCommand",
    "skulduggery.games.package.Benchmark",
    "skulduggery.bots.bot.Bot",
    "skulduggery.testing.check_game",
)

PAGE_HEADER = """\
# API reference

Every public class and function with its signature and docstring, generated from the sources by
`python -m tools.api_reference`. [Skulduggery from Python](python.md) is the introduction,
[Add a game](add-a-game.md) uses the second half of this page.
"""
PACKAGE_HEADER = """\
## What `import skulduggery` offers

Each of these names is loaded on first use.
"""
GAME_INTERFACE_HEADER = """\
## The interface of a game

What a game implements or uses, module by module: the base classes of `skulduggery.core`, the game
package, bots, and the suite that checks a game.
"""


MAX_SIGNATURE_LENGTH = 88  # longer ones get a line for each parameter
SHOWN_DECORATORS = ("abstractmethod", "classmethod", "staticmethod")


class MissingName(LookupError):
    """A name that the sources do not have, or no longer."""


def reference_page() -> str:
    """The whole page."""
    package = griffe.load(PACKAGE_NAME, search_paths=[ROOT / "src"], allow_inspection=False)
    assert isinstance(package, griffe.Module)
    paths = sorted({*GAME_INTERFACE_NAMES, *names_imported_by_example()})
    interface = {path: find_object(package, path) for path in paths}
    offered = dict(exported_objects(package))
    writer = ReferenceWriter({thing.path for thing in (*interface.values(), *offered.values())})
    parts = [PAGE_HEADER]
    if offered:
        parts += [PACKAGE_HEADER, writer.name_table(offered)]
        described = {thing.path for thing in interface.values()}
        own = {thing.path: thing for thing in offered.values() if thing.path not in described}
        parts += writer.module_sections(own.values())
    parts += [GAME_INTERFACE_HEADER, *writer.module_sections(interface.values())]
    return "\n".join(parts)


# Which objects are public.


def exported_objects(package: griffe.Module) -> Iterator[tuple[str, griffe.Object]]:
    """What `__all__` of the package names, wherever it is defined."""
    lazy = lazy_name_paths(package)
    for name in map(str, package.exports or ()):
        if not name.startswith("_"):  # as __version__ does
            here = f"{PACKAGE_NAME}.{name}"
            yield (
                name,
                find_object(package, here if name in package.members else lazy.get(name, here)),
            )


def lazy_name_paths(package: griffe.Module) -> dict[str, str]:
    """Where names are defined that are loaded on first use: `{"Game": "core.game"}`.

    Found in every dictionary of the package from names to modules, or to `module:name`.
    """
    found = {}
    for member in package.members.values():
        for name, where in literal_dict(member).items():
            module, _, inside = where.lstrip(".").partition(":")
            full = module if is_in_package(module) else f"{PACKAGE_NAME}.{module}"
            found[name] = f"{full}.{inside or name}"
    return found


def literal_dict(member: griffe.Object | griffe.Alias) -> dict[str, str]:
    """The value of an attribute, where it is a dictionary of texts that stands in the source."""
    if not isinstance(member, griffe.Attribute):
        return {}
    try:
        value = ast.literal_eval(str(member.value))
    except (ValueError, SyntaxError):
        return {}
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        return {}
    return value


def names_imported_by_example() -> set[str]:
    """All names of this package that the example game is written with."""
    found = set()
    for file in EXAMPLE_SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and is_in_package(node.module):
                found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def is_in_package(module: str) -> bool:
    return module.partition(".")[0] == PACKAGE_NAME


def find_object(package: griffe.Module, path: str) -> griffe.Object:
    """The object at a path, where it is defined."""
    try:
        found = package[path.removeprefix(f"{PACKAGE_NAME}.")]
        return found.final_target if isinstance(found, griffe.Alias) else found
    except (KeyError, griffe.AliasResolutionError) as error:
        raise MissingName(f"{path} is not in the sources") from error


# How they are shown.


class ReferenceWriter:
    """Markdown for the objects of the page."""

    def __init__(self, described: set[str]) -> None:
        self.described = described  # paths of objects with a heading, to link to

    def name_table(self, things: dict[str, griffe.Object]) -> str:
        """A table of names, each with its first sentence."""
        rows = [
            f"| {self.name_link(name, thing)} | {escape_cell(first_sentence(thing))} |"
            for name, thing in sorted(things.items(), key=lambda item: item[0].casefold())
        ]
        return "\n".join(["| name | what it is |", "|---|---|", *rows, ""])

    def name_link(self, text: str, thing: griffe.Object) -> str:
        linked = thing.path in self.described
        return f"[`{text}`](#{heading_anchor(thing)})" if linked else f"`{text}`"

    def module_sections(self, things: Iterable[griffe.Object]) -> Iterator[str]:
        """All things, module by module."""
        last = ""
        for thing in sorted(things, key=lambda thing: (module_of(thing).path, thing.lineno or 0)):
            module = module_of(thing)
            if module.path != last and module is not thing:
                yield f"### `{module.path}`\n"
                if module.docstring:
                    yield docstring_markdown(module.docstring.value) + "\n"
            last = module.path
            yield from self.object_section(thing)

    def object_section(self, thing: griffe.Object) -> Iterator[str]:
        yield f"#### {heading_text(thing)}\n"
        yield f"```pyi\n{stub_line(thing)}\n```\n"
        if thing.docstring and not thing.is_module:
            yield docstring_markdown(thing.docstring.value) + "\n"
        elif isinstance(thing, griffe.Attribute) and (said := line_comment(thing)):
            yield f"{said[0].upper()}{said[1:]}.\n"
        if isinstance(thing, griffe.Class):
            bases = " and ".join(filter(None, map(self.base_link, thing.bases)))
            rows = [row for member in public_members(thing) for row in self.member_lines(member)]
            if bases:
                yield f"It has all that {bases} has{', and:' if rows else '.'}\n"
            if rows:
                yield "\n".join(rows) + "\n"

    def base_link(self, base: str | griffe.Expr) -> str:
        if isinstance(base, griffe.Expr) and base.canonical_path in self.described:
            return f"[`{base}`](#{anchor_of_path(base.canonical_path)})"
        return ""

    def member_lines(self, member: griffe.Object) -> Iterator[str]:
        """A method or a field as an item of a list."""
        if isinstance(member, griffe.Function):
            said = docstring_markdown(member.docstring.value) if member.docstring else ""
            made = " ".join(word for word in SHOWN_DECORATORS if word in decorator_names(member))
            shown = f"{made} {member.name}{method_signature(member)}".lstrip()
        else:
            said = (
                docstring_markdown(member.docstring.value)
                if member.docstring
                else line_comment(member)
            )
            shown = field_stub(member)
        first, *more = said.split("\n\n")
        yield f"- `{shown}`" + (f": {' '.join(first.split())}" if first else "")
        for paragraph in more:
            yield "\n" + textwrap.indent(paragraph, "    ")
        if more:
            yield ""  # or the next item would belong to the paragraph


def decorator_names(function: griffe.Function) -> set[str]:
    return {str(decorator.value) for decorator in function.decorators}


def module_of(thing: griffe.Object) -> griffe.Module:
    return thing if isinstance(thing, griffe.Module) else thing.module


def heading_text(thing: griffe.Object) -> str:
    return f"`{thing.path}`"


def heading_anchor(thing: griffe.Object) -> str:
    return anchor_of_path(thing.path)


def anchor_of_path(path: str) -> str:
    """The anchor of a heading, as code hosts and the site make it."""
    return path.replace(".", "").lower()


def first_sentence(thing: griffe.Object) -> str:
    """The first sentence of a docstring, its own or its module's, or what a comment says."""
    if isinstance(thing, griffe.Attribute) and not thing.docstring:
        return line_comment(thing)
    docstring = thing.docstring or module_of(thing).docstring
    first = " ".join(docstring.value.split("\n\n")[0].split()) if docstring else ""
    return re.split(r"(?<=\.)\s", first)[0].rstrip(".")


def escape_cell(text: str) -> str:
    return text.replace("|", "\\|")


def stub_line(thing: griffe.Object) -> str:
    """The line that a stub would have."""
    if isinstance(thing, griffe.Function):
        return "\n".join(map(function_stub, thing.overloads or [thing]))
    if isinstance(thing, griffe.Class):
        bases = ", ".join(type_text(base) for base in thing.bases)
        made = thing.members.get("__init__")
        if isinstance(made, griffe.Function) and made.lineno and parameter_texts(made):
            return wrap_signature(f"class {thing.name}", made)
        return f"class {thing.name}({bases})" if bases else f"class {thing.name}"
    if isinstance(thing, griffe.Module):
        return f"import {thing.path}"
    return field_stub(thing)


def function_stub(function: griffe.Function) -> str:
    return wrap_signature(f"def {function.name}", function, return_text(function))


def wrap_signature(start: str, function: griffe.Function, end: str = "") -> str:
    """A signature in one line, or with a line for each parameter."""
    shown = f"{start}({', '.join(parameter_texts(function))}){end}"
    if len(shown) <= MAX_SIGNATURE_LENGTH:
        return shown
    rows = "".join(f"    {parameter},\n" for parameter in parameter_texts(function))
    return f"{start}(\n{rows}){end}"


def field_stub(thing: griffe.Object) -> str:
    """A field, or a property, with its type and, where it is short, its default."""
    if not isinstance(thing, griffe.Attribute):
        return thing.name
    annotation = thing.annotation or parameter_type(thing)
    shown = f"{thing.name}: {type_text(annotation)}" if annotation else thing.name
    value = "" if thing.value is None or "instance-attribute" in thing.labels else str(thing.value)
    made = re.fullmatch(r"field\(default_factory=(dict|list)\)", value)
    if made:
        value = {"dict": "{}", "list": "[]"}[made[1]]
    return f"{shown} = {value}" if value and len(value) < 30 else shown


def parameter_type(thing: griffe.Attribute) -> str | griffe.Expr | None:
    """The type of a field that is just a parameter of `__init__`."""
    made = thing.parent.members.get("__init__") if thing.parent else None
    if isinstance(made, griffe.Function) and str(thing.value) in made.parameters:
        return made.parameters[str(thing.value)].annotation
    return None


def method_signature(function: griffe.Function) -> str:
    return f"({', '.join(parameter_texts(function))}){return_text(function)}"


def return_text(function: griffe.Function) -> str:
    return f" -> {type_text(function.returns)}" if function.returns else ""


def parameter_texts(function: griffe.Function) -> list[str]:
    shown: list[str] = []
    starred = False
    bound = isinstance(function.parent, griffe.Class) and "staticmethod" not in function.labels
    for number, parameter in enumerate(function.parameters):
        if number == 0 and bound:
            continue
        kind = parameter.kind
        if kind is griffe.ParameterKind.keyword_only and not starred:
            shown.append("*")
        starred |= kind in (griffe.ParameterKind.keyword_only, griffe.ParameterKind.var_positional)
        text = {
            griffe.ParameterKind.var_positional: f"*{parameter.name}",
            griffe.ParameterKind.var_keyword: f"**{parameter.name}",
        }.get(kind, parameter.name)
        has_default = parameter.default is not None and "*" not in text
        if parameter.annotation is not None:
            text += f": {type_text(parameter.annotation)}"
            text += f" = {parameter.default}" if has_default else ""
        elif has_default:
            text += f"={parameter.default}"
        shown.append(text)
    return shown


def type_text(expression: str | griffe.Expr | None) -> str:
    """A type as one reads it: without quotes around it, and plain ints for those of mypyc."""
    text = re.sub(r"\b[iu](?:8|16|32|64)\b", "int", str(expression))
    quoted = re.fullmatch(r"(['\"])(.*)\1", text)
    return quoted[2] if quoted and re.fullmatch(r"[\w.\[\], |]+", quoted[2]) else text


def line_comment(thing: griffe.Object) -> str:
    """What stands behind the code of a line."""
    lines = module_of(thing).lines
    if not thing.lineno or thing.lineno > len(lines):
        return ""
    line = lines[(thing.endlineno or thing.lineno) - 1]
    found = re.search(r"  # (?!noqa|type:)(.+)$", line)
    return found[1] if found else ""


def docstring_markdown(docstring: str) -> str:
    """A docstring as Markdown: what is typed at a prompt becomes code."""
    paragraphs = docstring.strip().split("\n\n")
    return "\n\n".join(
        f"```pycon\n{textwrap.dedent(paragraph)}\n```"
        if paragraph.lstrip().startswith(">>> ")
        else paragraph
        for paragraph in paragraphs
    )


def public_members(thing: griffe.Class) -> list[griffe.Object]:
    """What a class says of itself, in the order of the source.

    What only does again what a class above it has described is left out.
    """
    above = {name for other in thing.mro() for name in other.members}
    members = [
        member
        for name, member in thing.members.items()
        if isinstance(member, griffe.Object)
        and not name.startswith("_")
        and (member.docstring or name not in above)
    ]
    return sorted(members, key=lambda member: member.lineno or 0)


def main() -> int:
    API_PAGE_FILE.write_text(reference_page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
