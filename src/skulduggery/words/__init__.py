"""Every word for people, in four languages, from the Fluent files beside this module."""

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "it", "fr")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language. Isolation marks are for mixed scripts; terminals show them."""
    made = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(message: str, language: str = "en", **details: object) -> str:
    """The sentence `message` in `language`, filled with `details`."""
    words = bundle(language)
    pattern = words.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    told, problems = words.format_pattern(pattern, details)
    if problems:
        raise problems[0]
    return str(told)


def preferred_language() -> str:
    """The language the environment asks for, English where it asks for none of ours."""
    for variable in ("SKULDUGGERY_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        for wish in os.environ.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
    return "en"
