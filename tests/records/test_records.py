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
from skulduggery.core.record import Note, Record, RecordedPlayer, make_record
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import (
    MAX_RECORD_BYTES,
    LoadedRecord,
    load_record_file,
    write_record_json,
    write_record_pretty_json,
    write_record_text,
)


def random_record(name: str = "skull", players: int = 3, seed: int = 1) -> Record:
    game = GAMES_BY_NAME[name]
    options = game.read_options({})
    match = Match(game.new_state(options, players))
    match.finish_at_random(Rng(seed, 0), Rng(seed, 1))
    people = [RecordedPlayer(f"Player {n}") for n in range(players)]
    return make_record(game, options, people, match)


SAMPLE_RECORD = random_record()
SAMPLE_TEXT = write_record_text(SAMPLE_RECORD)


def load_one(data: bytes | str) -> LoadedRecord:
    [loaded] = load_record_file(io.BytesIO(data.encode() if isinstance(data, str) else data))
    return loaded


def expect_bad_record(data: bytes | str) -> BadRecord:
    """The complaint about a file; it must read well, too."""
    with pytest.raises(BadRecord) as caught:
        list(load_record_file(io.BytesIO(data.encode() if isinstance(data, str) else data)))
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {caught.value.line}: ")
    return caught.value


def replace_line(text: str, pattern: str, replacement: str) -> tuple[str, int]:
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
    game: AnyGame = data.draw(st.sampled_from(list(GAMES_BY_NAME.values())))
    options = game.read_options({})
    players = data.draw(st.sampled_from(list(game.player_range(options))))
    seed = data.draw(st.integers(0, 99))
    match = Match(game.new_state(options, players))
    match.finish_at_random(Rng(seed, 0), Rng(seed, 1))
    last = len(match.plies)
    note = st.builds(Note, st.integers(0, last - 1), keys, texts)
    comment = st.builds(Note, st.integers(0, last), st.just("#"), texts)
    record = make_record(
        game,
        options,
        [RecordedPlayer(data.draw(texts), data.draw(texts)) for _ in range(players)],
        match,
        tags=data.draw(st.dictionaries(texts, texts, max_size=3)),
        notes=data.draw(st.lists(st.one_of(note, comment), max_size=5)),
    )
    text = write_record_text(record)
    assert load_one(text).record == record
    assert load_one(write_record_json(record)).record == record
    assert load_one(write_record_pretty_json(record)).record == record
    assert write_record_text(load_one(write_record_json(load_one(text).record)).record) == text


def test_a_record_replays_to_the_same_end() -> None:
    loaded = load_one(SAMPLE_TEXT)
    assert loaded.match.is_over()
    assert loaded.match.state.winners() == SAMPLE_RECORD.result.winners
    assert [len(loaded.match.plies)] == [len(SAMPLE_RECORD.plies)]


def test_unfinished_and_abandoned_games_have_records_too() -> None:
    game = GAMES_BY_NAME["skull"]
    options = game.read_options({"first": "0"})
    match = Match(game.new_state(options, 3))
    match.play_decision(0, game.read_action(match.state, 0, "flower"))
    people = [RecordedPlayer(name) for name in ("Ada", "Ben", "Cleo")]
    for abandoned, ending in ((True, "abandoned"), (False, "unfinished")):
        record = make_record(game, options, people, match, abandoned=abandoned)
        assert record.result.ending == ending
        assert load_one(write_record_text(record)).record == record


def test_a_game_from_a_position_keeps_it() -> None:
    game = GAMES_BY_NAME["skull"]
    options = game.read_options({})
    position = "FFS+ FF first=1"
    match = Match(game.new_state(options, 2, position))
    match.finish_at_random(Rng(1, 0), Rng(1, 1))
    people = [RecordedPlayer("Ada"), RecordedPlayer("Ben")]
    record = make_record(game, options, people, match, position=position)
    assert load_one(write_record_text(record)).record == record
    assert f"position: {position}" in write_record_text(record)


def test_one_record_a_line() -> None:
    records = [random_record(seed=seed) for seed in range(3)]
    file = io.BytesIO(b"".join(write_record_json(record) + b"\n" for record in records))
    assert [loaded.record for loaded in load_record_file(file)] == records


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
    changed, _ = replace_line(
        SAMPLE_TEXT, r"player 2: .*", "player 2: Cleo\ntag Weather: rain, at last"
    )
    changed, _ = replace_line(changed, r"\* first .*", "* first 0\n! mood: grim")
    if "first 0" not in SAMPLE_TEXT:  # the first player is part of the game: keep it
        changed = changed.replace("* first 0", SAMPLE_RECORD.plies[0])
    record = load_one(changed).record
    assert record.tags == {"Weather": "rain, at last"}
    assert record.notes == [Note(0, "mood", "grim")]
    assert load_one(write_record_json(record)).record == record


# What is wrong, and where.


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.9, 0.99])
def test_a_file_that_is_cut_off(share: float) -> None:
    for whole in (
        SAMPLE_TEXT.encode(),
        write_record_json(SAMPLE_RECORD),
        write_record_pretty_json(SAMPLE_RECORD),
    ):
        expect_bad_record(whole[: int(len(whole) * share)])


def test_a_text_cut_between_lines_says_what_is_missing() -> None:
    lines = SAMPLE_TEXT.splitlines()
    for last in range(1, len(lines) - 1):
        if lines[last].startswith("check:"):
            continue
        complaint = expect_bad_record("\n".join(lines[:last]))
        assert complaint.reason.sentence in ("record-cut-off", "record-line")


def test_any_changed_line_is_noticed() -> None:
    """Whatever is changed, the check or the rules object; only comments are anybody's to add."""
    lines = SAMPLE_TEXT.splitlines()
    for number, line in enumerate(lines):
        if not line:
            continue
        twisted = [*lines]
        twisted[number] = line[:-1] + ("1" if line[-1] != "1" else "0")
        expect_bad_record("\n".join(twisted))


def test_a_changed_record_says_so() -> None:
    complaint = expect_bad_record(SAMPLE_TEXT.replace("Player 1", "Player X"))
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
    changed, line = replace_line(SAMPLE_TEXT, pattern, replacement)
    complaint = expect_bad_record(changed)
    assert complaint.reason.sentence == sentence
    plies = ("illegal-action", "malformed-action", "record-goes-on", "record-who")
    if sentence in plies or sentence in ("record-line", "record-twice", "record-quotes"):
        at_the_end = replacement.startswith(("result", "scores: many", "rules: one"))
        assert complaint.line == line or at_the_end


def test_a_later_format_is_named_before_anything_else() -> None:
    assert (
        expect_bad_record("skulduggery record 2\nwho knows").reason.sentence
        == "record-from-the-future"
    )
    future = msgspec.json.encode({"skulduggery": 99, "plies": {"of": "another kind"}})
    assert expect_bad_record(future).reason.sentence == "record-from-the-future"
    assert expect_bad_record("skulduggery record 0\n").reason.sentence == "record-version-unknown"


def test_no_text_no_record() -> None:
    assert expect_bad_record(b"").reason.sentence == "record-empty"
    assert expect_bad_record(b" \n\n").reason.sentence == "record-empty"
    assert expect_bad_record(b"\x89PNG\r\n\x1a\n\x00\x00").reason.sentence == "record-not-text"
    assert expect_bad_record(b"skulduggery record 1\n\x00").line == 2
    assert expect_bad_record(b"skulduggery record 1\ngame: sk\xffull").line == 2
    assert expect_bad_record(b"Dear diary,\n").reason.sentence == "record-no-record"
    assert expect_bad_record(b"[1, 2]").reason.sentence == "record-no-record"


def test_json_that_is_no_record() -> None:
    for nonsense in (b"{}", b'{"skulduggery": 1}', b'{"skulduggery": "one"}', b"{" * 5000):
        assert expect_bad_record(nonsense).reason.sentence == "record-json"
    broken = write_record_pretty_json(SAMPLE_RECORD).replace(b'"players"', b'"players', 1)
    assert expect_bad_record(broken).line > 1


def test_a_bad_ply_in_json_is_numbered() -> None:
    plies = [*SAMPLE_RECORD.plies]
    plies[4] = "0 fly"
    twisted = msgspec.structs.replace(SAMPLE_RECORD, plies=plies, check="")
    complaint = expect_bad_record(write_record_json(twisted))
    assert complaint.reason.sentence == "record-ply"
    assert complaint.reason.details["ply"] == "5"


def test_huge_files_are_refused_unread() -> None:
    class Endless(io.RawIOBase):
        """More zeros than anybody wants; counts how many were taken."""

        taken = 0

        def readable(self) -> bool:
            return True

        def readline(self, size: int | None = -1) -> bytes:
            assert size is not None and 0 < size <= MAX_RECORD_BYTES + 1
            self.taken += size
            return b"0" * size

    endless = Endless()
    with pytest.raises(BadRecord) as caught:
        list(load_record_file(endless))  # type: ignore[arg-type]
    assert caught.value.reason.sentence == "record-huge"
    assert endless.taken <= 2 * MAX_RECORD_BYTES


def test_a_huge_line_among_records_is_refused() -> None:
    file = io.BytesIO(
        write_record_json(SAMPLE_RECORD) + b"\n" + b" " * (MAX_RECORD_BYTES + 10) + b"\n"
    )
    loaded = load_record_file(file)
    next(loaded)
    with pytest.raises(BadRecord) as caught:
        next(loaded)
    assert caught.value.line == 2


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_file_makes_it_stumble(data: st.DataObject) -> None:
    """Bytes changed, cut out and doubled anywhere: a record, or a clear complaint."""
    whole = data.draw(st.sampled_from([SAMPLE_TEXT.encode(), write_record_json(SAMPLE_RECORD)]))
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 30)))
    middle = data.draw(st.binary(max_size=8))
    try:
        for loaded in load_record_file(io.BytesIO(whole[:start] + middle + whole[end:])):
            assert loaded.record.plies
    except BadRecord as complaint:
        assert str(complaint)
