"""One-line positions between rounds: what is written can be read, what is wrong is refused."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.rules.skull.skull_driver import SKULL_GAME, SkullDriver

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.rules.events import LastChanceGiven
from skulduggery.games.skull.rules.position import (
    EXAMPLE_POSITION,
    SeatDiscs,
    SkullPosition,
    position_of,
    read_position,
)


def exact_discs() -> st.SearchStrategy[SeatDiscs]:
    return st.builds(
        lambda flowers, skull, points: SeatDiscs(flowers + skull, skull, points),
        st.integers(0, 3),
        st.booleans(),
        st.integers(0, 1),
    ).filter(lambda discs: discs.number > 0)


def counted_discs() -> st.SearchStrategy[SeatDiscs]:
    return st.builds(SeatDiscs, st.integers(1, 4), st.none(), st.integers(0, 1))


OUT_DISCS = st.just(SeatDiscs(0, False, 0))


@st.composite
def positions(
    draw: st.DrawFn, discs: st.SearchStrategy[SeatDiscs], most: int = 12
) -> SkullPosition:
    seats = draw(st.lists(st.one_of(discs, discs, OUT_DISCS), min_size=2, max_size=most))
    alive = [seat for seat, held in enumerate(seats) if held.number > 0]
    assume(len(alive) >= 2)
    single = [seat for seat in alive if seats[seat].number == 1]
    last = draw(st.one_of(st.none(), st.sampled_from(single))) if single else None
    return SkullPosition(tuple(seats), draw(st.sampled_from(alive)), last)


@settings(deadline=None)
@given(positions(exact_discs()))
def test_an_exact_position_survives_being_written(position: SkullPosition) -> None:
    assert position.is_exact()
    assert read_position(str(position)) == position


@settings(deadline=None)
@given(positions(st.one_of(exact_discs(), counted_discs())))
def test_a_position_with_counts_survives_being_written(position: SkullPosition) -> None:
    again = read_position(str(position))
    assert again == position
    assert again.is_exact() == all(discs.skull is not None for discs in position.seats)


@settings(deadline=None)
@given(positions(exact_discs()))
def test_a_counted_position_says_how_many_and_not_which(position: SkullPosition) -> None:
    counted = position.public_position()
    assert read_position(str(counted)) == counted
    assert not counted.is_exact()
    assert [discs.number for discs in counted.seats] == [d.number for d in position.seats]
    assert [discs.points for discs in counted.seats] == [d.points for d in position.seats]
    assert (counted.first, counted.last) == (position.first, position.last)
    assert not set("FS") & set(str(counted))


@settings(deadline=None)
@given(positions(exact_discs()))
def test_a_game_begun_at_a_position_is_at_that_position(position: SkullPosition) -> None:
    table = SkullDriver(
        players=len(position.seats), position=str(position), boxes=2, last_chance=True
    )
    assert position_of(table.state) == position
    assert table.disc_counts() == [discs.number for discs in position.seats]
    assert table.tribe_points() == [discs.points for discs in position.seats]
    assert table.last_chance_holders() == ([] if position.last is None else [position.last])
    assert table.view_for(None).first == position.first
    assert table.pending_seats() == [
        s for s, discs in enumerate(position.seats) if discs.number > 0
    ]
    assert table.view_for(None).winners == []


@settings(deadline=None)
@given(positions(exact_discs()))
def test_case_spaces_and_order_of_the_named_words_do_not_matter(position: SkullPosition) -> None:
    words = str(position).split()
    seats = [word for word in words if "=" not in word]
    named = [word for word in words if "=" in word]
    loose = "  ".join([*named[::-1], *seats]).replace("F", "f").replace("S", "s")
    assert read_position(f"\t{loose}\n") == position


@settings(deadline=None)
@given(st.text(alphabet="FfSs01234+-= firstla\u0660é", max_size=40) | st.text(max_size=250))
def test_any_text_is_a_position_or_a_bad_position(text: str) -> None:
    try:
        position = read_position(text)
    except BadPosition:
        return
    assert read_position(str(position)) == position


def test_the_written_form() -> None:
    position = SkullPosition(
        (
            SeatDiscs(3, True, 1),
            SeatDiscs(2, False, 0),
            SeatDiscs(3, None, 0),
            SeatDiscs(0, False, 0),
        ),
        0,
    )
    assert str(position) == "FFS+ FF 3 - first=0"
    single = SkullPosition((SeatDiscs(1, True, 0), SeatDiscs(1, None, 1)), 1, 0)
    assert str(single) == "S 1+ first=1 last=0"
    assert str(single.public_position()) == "1 1+ first=1 last=0"


def test_a_new_game_is_at_its_first_position() -> None:
    assert str(position_of(SkullDriver(players=3, first=2).state)) == "FFFS FFFS FFFS first=2"


def test_the_position_after_some_rounds() -> None:
    table = SkullDriver(players=3, position="FS+ FFFS S first=0", last_chance=True)
    table.lay_stacks("F", "S", "S").run_bidding(0, 2).play_plies("0 flip 1", "chance skull")
    assert LastChanceGiven(0) in table.last_events()
    assert str(position_of(table.state)) == "F+ FFFS S first=0 last=0"
    table.lay_stacks("F", "F", "S").run_bidding(1, 2).play_plies("1 flip 0")
    assert str(position_of(table.state)) == "F+ FFFS+ S first=1"
    table.lay_stacks("F", "F", "S").run_bidding(1, 2).play_plies("1 flip 2", "chance flower")
    table.lay_stacks("F", "S", "S").run_bidding(0, 2).play_plies("0 flip 1", "chance flower")
    assert str(position_of(table.state)) == "- FFS+ S first=1"


def test_two_tribes_have_two_words_for_each_player() -> None:
    table = SkullDriver(players=2, two_tribes=True, position="FS - S+ FFFS first=2")
    assert str(position_of(table.state)) == "FS - S+ FFFS first=2"
    assert [tribe.player for tribe in table.view_for(None).tribes] == [0, 1, 0, 1]


def test_a_position_is_for_between_the_rounds() -> None:
    table = SkullDriver(players=3)
    for ply in ("1 flower", "0 flower", "2 flower", "0 bid 1"):
        table.play_plies(ply)
        with pytest.raises(BadPosition) as caught:
            position_of(table.state)
        assert caught.value.sentence == "position-in-a-round"
    table.play_plies("1 pass", "2 pass")
    assert str(position_of(table.state)) == "FFFS+ FFFS FFFS first=0"


def test_before_the_first_player_is_drawn_and_after_the_end_there_is_none() -> None:
    table = SkullDriver(players=3, first="random")
    with pytest.raises(BadPosition):
        position_of(table.state)
    table = (
        SkullDriver(players=3, position="F+ F F first=0")
        .lay_stacks("F", "F", "F")
        .run_bidding(0, 1)
    )
    assert table.winners == [0]
    with pytest.raises(BadPosition):
        position_of(table.state)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("   ", "   "),
        ("FF FFX first=0", "FFX"),
        ("FFFF FF first=0", "FFFF"),
        ("FSS FF first=0", "FSS"),
        ("SF FF first=0", "SF"),
        ("0 FF first=0", "0"),
        ("5 FF first=0", "5"),
        ("12 FF first=0", "12"),
        ("F2 FF first=0", "F2"),
        ("F++ FF first=0", "F++"),
        ("+F FF first=0", "+F"),
        ("+ FF first=0", "+"),
        ("-+ FF first=0", "-+"),
        ("-- FF first=0", "--"),
        ("F,F first=0", "F,F"),
        ("F F first", "first"),
        ("F F first=", "first="),
        ("F F first=x", "first=x"),
        ("F F first=-1", "first=-1"),
        ("F F first=100", "first=100"),
        ("F F first=0=1", "first=0=1"),
        ("F F first=0 first=1", "first=1"),
        ("F F first=0 last=0 last=0", "last=0"),
        ("F F First=0", "First=0"),
        ("F F first=0 round=3", "round=3"),
        ("F F =0", "=0"),
        ("F F first = 0", "first"),
    ],
)
def test_a_word_that_cannot_be_read_is_named(text: str, word: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert caught.value.sentence == "position-unreadable"
    assert caught.value.details == {"word": word, "example": EXAMPLE_POSITION}


def test_a_huge_text_is_refused_and_shown_shortened() -> None:
    with pytest.raises(BadPosition) as caught:
        read_position("F " * 5000 + "first=0")
    assert caught.value.sentence == "position-unreadable"
    assert len(str(caught.value.details["word"])) == 60


@pytest.mark.parametrize("text", ["FF FF", "FF FF last=0", "F S -"])
def test_somebody_must_be_first(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert caught.value.sentence == "position-without-first"


@pytest.mark.parametrize(
    "text",
    [
        "first=0",
        "FF first=0",
        "FF - first=0",
        "- - - first=0",
        "- 3 - - first=1",
        "F " * 13 + "first=0",
    ],
)
def test_two_tribes_at_least_and_twelve_at_most(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert caught.value.sentence == "position-too-few-or-many"
    assert caught.value.details == {"most": "12"}


@pytest.mark.parametrize(
    ("text", "name", "seat"),
    [
        ("FF FF - first=2", "first", "2"),
        ("FF FF first=2", "first", "2"),
        ("FF FF first=99", "first", "99"),
        ("F F - first=0 last=2", "last", "2"),
        ("F F first=0 last=5", "last", "5"),
    ],
)
def test_who_is_out_or_not_there_can_neither_begin_nor_hold_last_chance(
    text: str, name: str, seat: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert caught.value.sentence == "position-nobody-there"
    assert caught.value.details == {"name": name, "seat": seat}


@pytest.mark.parametrize("discs", ["FF", "FS+", "FFFS", "2", "4+"])
def test_last_chance_is_with_somebody_who_has_one_disc(discs: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(f"F {discs} first=0 last=1")
    assert caught.value.sentence == "position-last-chance"
    assert caught.value.details == {"seat": "1"}


@pytest.mark.parametrize(
    ("wishes", "players", "text", "sentence"),
    [
        ({}, 3, "FF 2 S first=0", "position-not-exact"),
        ({}, 3, "4 4 4 first=0", "position-not-exact"),
        ({}, 4, "FF FF S first=0", "position-seats"),
        ({}, 2, "FF FF S first=0", "position-seats"),
        ({"two_tribes": True}, 3, "FF FF S first=0", "position-seats"),
        ({}, 7, "F F F F F F F first=0", "position-needs-boxes"),
        ({}, 7, "F F F - - - - first=0", "position-needs-boxes"),
        ({"two_tribes": True}, 4, "F F F F F F F F first=0", "position-needs-boxes"),
        ({}, 3, "F FF FF first=0 last=0", "position-needs-last-chance"),
        ({"two_tribes": True}, 2, "F - S - first=0", "position-too-few-or-many"),
        ({"two_tribes": True}, 2, "F F S S first=0 last=0", "position-needs-last-chance"),
        ({}, 3, "nonsense", "position-unreadable"),
    ],
)
def test_a_position_must_fit_the_table(
    wishes: dict[str, object], players: int, text: str, sentence: str
) -> None:
    options = SKULL_GAME.read_options(wishes)
    with pytest.raises(BadPosition) as caught:
        SKULL_GAME.new_state(options, players, text)
    assert caught.value.sentence == sentence


def test_how_many_seats_are_needed_is_said() -> None:
    with pytest.raises(BadPosition) as caught:
        SKULL_GAME.new_state(SKULL_GAME.read_options({"two_tribes": True}), 3, "FF FF S first=0")
    assert caught.value.details == {"seats": "3", "needed": "6"}


def test_with_enough_boxes_the_same_positions_are_fine() -> None:
    assert SkullDriver(players=7, boxes=2, position="F F F - - - - first=0").pending_seats() == [
        0,
        1,
        2,
    ]
    crowd = SkullDriver(players=4, boxes=2, two_tribes=True, position="F F F F F F F F first=7")
    assert crowd.lay_stacks(*["F"] * 8).turn_seat == 7


def test_the_example_of_the_complaint_is_a_position() -> None:
    assert str(read_position(EXAMPLE_POSITION)) == EXAMPLE_POSITION
