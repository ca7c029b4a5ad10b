"""Messages are parsed one by one, when somebody asks for them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import skulduggery.words
from skulduggery.words import SUPPORTED_LANGUAGES, LanguageMessages, message_sources

WORDS_FOLDER = Path(skulduggery.words.__file__).parent


def parse_messages(source: str) -> list[ftl.Message]:
    body = FluentParser().parse(source).body
    return [entry for entry in body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_files_are_cut_where_the_parser_would_cut_them(language: str) -> None:
    of_games = WORDS_FOLDER.parent.glob(f"games/*/words/{language}/*.ftl")
    for file in [*sorted((WORDS_FOLDER / language).glob("*.ftl")), *sorted(of_games)]:
        source = file.read_text(encoding="utf-8")
        alone = [parse_messages(text) for text in message_sources(source).values()]
        assert [len(found) for found in alone] == [1] * len(alone), file
        whole = parse_messages(source)
        assert len(whole) == len(alone), file
        for (one,), other in zip(alone, whole, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), other.id.name


def test_only_what_is_asked_for_is_parsed() -> None:
    messages = LanguageMessages("en")
    there_are = len(messages.unparsed)
    assert "skull games" in messages.format_message("cli-about", {})
    assert len(messages.unparsed) == there_are - 1
    assert "skull games" in messages.format_message("cli-about", {})  # a second time, too


def test_what_a_message_mentions_is_parsed_with_it() -> None:
    messages = LanguageMessages("en")
    made = messages.format_message("table-before-resigning", {"rated": "no"})
    assert made.endswith(messages.format_message("table-seat-given-up", {"rated": "no"}))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        LanguageMessages("en").format_message("no-such-message", {})


def test_threads_may_ask_at_the_same_time() -> None:
    messages = LanguageMessages("de")
    ids = [message for message in messages.unparsed if message.startswith("cli-load-")]
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(lambda message: messages.format_message(message, {}), ids * 20))
    assert told == [messages.format_message(message, {}) for message in ids] * 20
