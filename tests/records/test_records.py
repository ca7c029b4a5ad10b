"""Records: complete, the same as text and as JSON, and clear about what is wrong with them."""

import io
import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.core.errors import BadRecord
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.record import Note, Record, Seated, record_of
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES
from skulduggery.games.records import (
    MOST_BYTES,
    Loaded,
    load,
    write_json,
    write_pretty_json,
    write_text,
)


def random_record(name: str = "skull", players: int = 3, seed: int = 1) -> Record:
    game = GAMES[name]
    options = game.read_options({})
    match = Match(game.new(options, players))
    match.finish_at_random(Rng(seed, 0), Rng(seed, 1))
    people = [Seated(f"Player {n}") for n in range(players)]
    return record_of(game, options, people, match)


RECORD = random_record()
TEXT = write_text(RECORD)


def load_one(data: bytes | str) -> Loaded:
    [loaded] = load(io.BytesIO(data.encode() if isinstance(data, str) else data))
    return loaded


def refused(data: bytes | str) -> BadRecord:
    """The complaint about a file; it must read well, too."""
    with pytest.raises(BadRecord) as caught:
        list(load(io.BytesIO(data.encode() if isinstance(data, str) else data)))
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {caught.value.line}: ")
    return caught.value


def with_line(text: str, pattern: str, replacement: str) -> tuple[str, int]:
    """The text with one line replaced, its check left out, and the number of that line."""
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if re.fullmatch(pattern, line))
    lines[number] = replacement
    kept = [line for line in lines if not line.startswith("check:")]
    return "\n".join(kept) + "\n", number + 1


# Round trips.

texts = st.text(max_size=20)
keys = st.text(min_size=1, max_size=10).filter(lambda key: key != "#")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_text_and_json_carry_everything(data: st.DataObject) -> None:
    game: AnyGame = data.draw(st.sampled_from(list(GAMES.values())))
    options = game.read_options({})
    players = data.draw(st.sampled_from(list(game.players(options))))
    seed = data.draw(st.integers(0, 99))
    match = Match(game.new(options, players))
    match.finish_at_random(Rng(seed, 0), Rng(seed, 1))
    last = len(match.plies)
    note = st.builds(Note, st.integers(0, last - 1), keys, texts)
    comment = st.builds(Note, st.integers(0, last), st.just("#"), texts)
    record = record_of(
        game,
        options,
        [Seated(data.draw(texts), data.draw(texts)) for _ in range(players)],
        match,
        tags=data.draw(st.dictionaries(texts, texts, max_size=3)),
        notes=data.draw(st.lists(st.one_of(note, comment), max_size=5)),
    )
    text = write_text(record)
    assert load_one(text).record == record
    assert load_one(write_json(record)).record == record
    assert load_one(write_pretty_json(record)).record == record
    assert write_text(load_one(write_json(load_one(text).record)).record) == text


def test_a_record_replays_to_the_same_end() -> None:
    loaded = load_one(TEXT)
    assert loaded.match.is_over()
    assert loaded.match.state.winners() == RECORD.result.winners
    assert [len(loaded.match.plies)] == [len(RECORD.plies)]


def test_unfinished_and_abandoned_games_have_records_too() -> None:
    game = GAMES["skull"]
    options = game.read_options({"first": "0"})
    match = Match(game.new(options, 3))
    match.decide(0, game.read_action(match.state, 0, "flower"))
    people = [Seated(name) for name in ("Ada", "Ben", "Cleo")]
    for abandoned, ending in ((True, "abandoned"), (False, "unfinished")):
        record = record_of(game, options, people, match, abandoned=abandoned)
        assert record.result.ending == ending
        assert load_one(write_text(record)).record == record


def test_a_game_from_a_position_keeps_it() -> None:
    game = GAMES["skull"]
    options = game.read_options({})
    position = "FFS+ FF first=1"
    match = Match(game.new(options, 2, position))
    match.finish_at_random(Rng(1, 0), Rng(1, 1))
    people = [Seated("Ada"), Seated("Ben")]
    record = record_of(game, options, people, match, position=position)
    assert load_one(write_text(record)).record == record
    assert f"position: {position}" in write_text(record)


def test_one_record_a_line() -> None:
    records = [random_record(seed=seed) for seed in range(3)]
    file = io.BytesIO(b"".join(write_json(record) + b"\n" for record in records))
    assert [loaded.record for loaded in load(file)] == records


def test_a_record_written_by_hand_needs_little() -> None:
    """No check, no defaults, any case, Windows line ends."""
    text = """skulduggery record 1
game: skull
rules: 1
set first: 0
player 0: Ada
player 1: Ben
player 2: Cleo
0 Flower
2 flower; 1  FLOWER
scores: 0 0 0
winners:
result: unfinished
"""
    loaded = load_one(text.replace("\n", "\r\n"))
    assert loaded.record.options["last_chance"] is False
    assert loaded.match.state.actor == 0


def test_unknown_tags_and_annotations_are_kept() -> None:
    changed, _ = with_line(TEXT, r"player 2: .*", "player 2: Cleo\ntag Weather: rain, at last")
    changed, _ = with_line(changed, r"\* first .*", "* first 0\n! mood: grim")
    if "first 0" not in TEXT:  # the first player is part of the game: keep it
        changed = changed.replace("* first 0", RECORD.plies[0])
    record = load_one(changed).record
    assert record.tags == {"Weather": "rain, at last"}
    assert record.notes == [Note(0, "mood", "grim")]
    assert load_one(write_json(record)).record == record


# What is wrong, and where.


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.9, 0.99])
def test_a_file_that_is_cut_off(share: float) -> None:
    for whole in (TEXT.encode(), write_json(RECORD), write_pretty_json(RECORD)):
        refused(whole[: int(len(whole) * share)])


def test_a_text_cut_between_lines_says_what_is_missing() -> None:
    lines = TEXT.splitlines()
    for last in range(1, len(lines) - 1):
        if lines[last].startswith("check:"):
            continue
        complaint = refused("\n".join(lines[:last]))
        assert complaint.reason.sentence in ("record-cut-off", "record-line")


def test_any_changed_line_is_noticed() -> None:
    """Whatever is changed, the check or the rules object; only comments are anybody's to add."""
    lines = TEXT.splitlines()
    for number, line in enumerate(lines):
        if not line:
            continue
        twisted = [*lines]
        twisted[number] = line[:-1] + ("1" if line[-1] != "1" else "0")
        refused("\n".join(twisted))


def test_a_changed_record_says_so() -> None:
    complaint = refused(TEXT.replace("Player 1", "Player X"))
    assert complaint.reason.sentence == "record-tampered"


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        (r"game: skull", "game: chess", "unknown-game"),
        (r"rules: 1", "rules: 2", "record-rules-from-the-future"),
        (r"rules: 1", "rules: one", "record-line"),
        (r"set boxes: 1", "set boxes: 3", "bad-option"),
        (r"set boxes: 1", "set crates: 1", "unknown-option"),
        (r"set boxes: 1", "set boxes", "record-line"),
        (r"player 2: .*", "", "bad-player-count"),
        (r"player 2: .*", "player 7: Cleo", "record-players"),
        (r"player 2: .*", "player 1: Cleo", "record-twice"),
        (r"player 2: .*", 'player 2: "Cleo', "record-quotes"),
        (r"result: finished", "result: unfinished", "record-finished"),
        (r"result: finished", "result: great", "record-line"),
        (r"winners: .*", "winners: 0 1 2", "record-result"),
        (r"scores: .*", "scores: 9 9 9", "record-result"),
        (r"scores: .*", "scores: many", "record-line"),
        (r"\* first .*", "* first 7", "illegal-action"),
        (r"\* first .*", "* heads", "malformed-action"),
        (r"\* first .*", "0 flower", "not-your-turn"),
        (r"0 \w+", "x flower", "record-line"),
        (r"0 \w+", "12345 flower", "record-who"),
        (r"0 \w+", "0 fly", "malformed-action"),
        (r"0 \w+", "0 bid 1", "illegal-action"),
        (r"0 \w+", "* flower", "record-no-chance"),
        (r"scores: .*", "0 flower\nscores: 0 0 0", "record-goes-on"),
        (r"set boxes: 1", "! mood: grim", "record-note-nowhere"),
    ],
)
def test_bad_lines_are_named(pattern: str, replacement: str, sentence: str) -> None:
    changed, line = with_line(TEXT, pattern, replacement)
    complaint = refused(changed)
    assert complaint.reason.sentence == sentence
    plies = ("illegal-action", "malformed-action", "record-goes-on", "record-who")
    if sentence in plies or sentence in ("record-line", "record-twice", "record-quotes"):
        at_the_end = replacement.startswith(("result", "scores: many", "rules: one"))
        assert complaint.line == line or at_the_end


def test_a_later_format_is_named_before_anything_else() -> None:
    assert refused("skulduggery record 2\nwho knows").reason.sentence == "record-from-the-future"
    future = msgspec.json.encode({"skulduggery": 99, "plies": {"of": "another kind"}})
    assert refused(future).reason.sentence == "record-from-the-future"
    assert refused("skulduggery record 0\n").reason.sentence == "record-version-unknown"


def test_no_text_no_record() -> None:
    assert refused(b"").reason.sentence == "record-empty"
    assert refused(b" \n\n").reason.sentence == "record-empty"
    assert refused(b"\x89PNG\r\n\x1a\n\x00\x00").reason.sentence == "record-not-text"
    assert refused(b"skulduggery record 1\n\x00").line == 2
    assert refused(b"skulduggery record 1\ngame: sk\xffull").line == 2
    assert refused(b"Dear diary,\n").reason.sentence == "record-no-record"
    assert refused(b"[1, 2]").reason.sentence == "record-no-record"


def test_json_that_is_no_record() -> None:
    for nonsense in (b"{}", b'{"skulduggery": 1}', b'{"skulduggery": "one"}', b"{" * 5000):
        assert refused(nonsense).reason.sentence == "record-json"
    broken = write_pretty_json(RECORD).replace(b'"players"', b'"players', 1)
    assert refused(broken).line > 1


def test_a_bad_ply_in_json_is_numbered() -> None:
    plies = [*RECORD.plies]
    plies[4] = "0 fly"
    twisted = msgspec.structs.replace(RECORD, plies=plies, check="")
    complaint = refused(write_json(twisted))
    assert complaint.reason.sentence == "record-ply"
    assert complaint.reason.details["ply"] == "5"


def test_huge_files_are_refused_unread() -> None:
    class Endless(io.RawIOBase):
        """More zeros than anybody wants; counts how many were taken."""

        taken = 0

        def readable(self) -> bool:
            return True

        def readline(self, size: int | None = -1) -> bytes:
            assert size is not None and 0 < size <= MOST_BYTES + 1
            self.taken += size
            return b"0" * size

    endless = Endless()
    with pytest.raises(BadRecord) as caught:
        list(load(endless))  # type: ignore[arg-type]
    assert caught.value.reason.sentence == "record-huge"
    assert endless.taken <= 2 * MOST_BYTES


def test_a_huge_line_among_records_is_refused() -> None:
    file = io.BytesIO(write_json(RECORD) + b"\n" + b" " * (MOST_BYTES + 10) + b"\n")
    loaded = load(file)
    next(loaded)
    with pytest.raises(BadRecord) as caught:
        next(loaded)
    assert caught.value.line == 2


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_file_makes_it_stumble(data: st.DataObject) -> None:
    """Bytes changed, cut out and doubled anywhere: a record, or a clear complaint."""
    whole = data.draw(st.sampled_from([TEXT.encode(), write_json(RECORD)]))
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 30)))
    middle = data.draw(st.binary(max_size=8))
    try:
        for loaded in load(io.BytesIO(whole[:start] + middle + whole[end:])):
            assert loaded.record.plies
    except BadRecord as complaint:
        assert str(complaint)
