"""One match: SS01 to SS16."""

from fractions import Fraction

import pytest
from tests.rules.saber_skull.saber_skull_driver import SEAT_COLOURS, SaberSkullDriver

from skulduggery.core.errors import NotYourTurn
from skulduggery.games.saber_skull.rules.events import (
    CoasterLaid,
    DieRolled,
    MatchBegan,
    MatchWon,
    RingLaid,
    RolledOff,
    Stopped,
    TokenPlaced,
    TokensTaken,
)

DIE_ODDS = {str(n): Fraction(1, 6) for n in range(1, 7)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SS01_two_to_five_players_with_a_colour_each(players: int) -> None:
    view = SaberSkullDriver(players).view_for(None)
    assert view.players == players
    assert [crew.colour for crew in view.crews] == list(SEAT_COLOURS[:players])


def test_SS01_there_are_six_islands_a_skull_a_saber_and_an_ordinary_die() -> None:
    table = SaberSkullDriver()
    assert len(table.view_for(None).islands) == 6
    assert sorted(table.view_for(None).ring) == ["1", "2", "3", "4", "5", "B", "K"]
    assert table.outcome_odds() == DIE_ODDS


def test_SS01_nothing_is_hidden() -> None:
    table = SaberSkullDriver(3)
    table.play_first_round(6, 1, 2)
    table.cast_die(3)
    views = [table.view_for(player) for player in (0, 1, 2, None)]
    assert [view.choices for view in views] == [{0: ["place red"]}, {}, {}, {}]
    for view in views:
        assert (view.islands, view.crews) == (views[0].islands, views[0].crews)
        assert (view.ring, view.die, view.turn, view.pending) == (views[0].ring, 3, 0, [0])


def test_SS02_the_seven_other_coasters_are_shuffled_into_a_ring() -> None:
    table = SaberSkullDriver(2, ring="random")
    left = ["1", "2", "3", "4", "5", "K", "B"]
    for coaster in ("K", "3", "5", "B", "1", "4", "2"):
        assert table.outcome_odds() == {other: Fraction(1, len(left)) for other in left}
        table.play_chance(coaster)
        assert table.last_events()[0] == CoasterLaid(coaster)
        left.remove(coaster)
    assert table.last_events() == [
        CoasterLaid("2"),
        RingLaid(["K", "3", "5", "B", "1", "4", "2"]),
        MatchBegan(1, 0),
    ]
    for player in (0, 1, None):
        assert table.view_for(player).ring == ["K", "3", "5", "B", "1", "4", "2"]


def test_SS02_a_shuffled_ring_works_like_a_given_one() -> None:
    shuffled, given = SaberSkullDriver(2, ring="random"), SaberSkullDriver(2, ring="4 B K 2 1 3 5")
    shuffled.play_chance("4", "B", "K", "2", "1", "3", "5")
    assert shuffled.view_for(None).ring == given.view_for(None).ring
    assert shuffled.view_for(None).islands == given.view_for(None).islands


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SS03_everybody_has_all_six_tokens_of_a_colour(players: int) -> None:
    table = SaberSkullDriver(players)
    assert [table.tokens_held(seat) for seat in range(players)] == [
        {c: 6} for c in SEAT_COLOURS[:players]
    ]
    assert [table.tokens_on(island) for island in range(1, 7)] == [{}] * 6


def test_SS04_the_highest_roll_begins() -> None:
    table = SaberSkullDriver(4, first="random")
    rolls = []
    for seat, die in enumerate((2, 5, 4, 1)):
        assert table.view_for(None).phase == "roll off"
        assert table.outcome_odds() == DIE_ODDS
        table.play_chance(die)
        rolls.append(RolledOff(seat, die))
    assert table.events_of_type(RolledOff) == rolls
    assert table.last_events()[-1] == MatchBegan(1, 1)
    assert (table.view_for(None).first, table.turn_seat()) == (1, 1)


def test_SS04_the_roll_off_shows_who_is_ahead() -> None:
    table = SaberSkullDriver(3, first="random")
    table.play_chance(4)
    seen = table.view_for(2).roll_off
    assert seen is not None
    assert (seen.contenders, seen.best, seen.leaders) == ([1, 2], 4, [0])
    table.play_chance(2, 3)
    assert table.view_for(2).roll_off is None


def test_SS04_turns_go_round_clockwise() -> None:
    table = SaberSkullDriver(4, first=2)
    turns = [table.turn_seat()]
    for die in (6, 6, 6, 6):
        table.cast_and_place(die)
        turns.append(table.turn_seat())
    for _ in range(4):
        table.cast_and_place(6)
        table.roll_or_stop("stop")
        turns.append(table.turn_seat())
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.parametrize("die", range(1, 7))
def test_SS05_the_die_names_the_island(die: int) -> None:
    table = SaberSkullDriver()
    assert table.outcome_odds() == DIE_ODDS
    table.cast_and_place(die)
    assert [table.tokens_on(island) for island in range(1, 7)] == [
        {"red": 1} if island == die else {} for island in range(1, 7)
    ]


def test_SS05_everybody_sees_the_die() -> None:
    table = SaberSkullDriver()
    assert table.view_for(None).die is None
    table.cast_die(4)
    assert table.last_events() == [DieRolled(0, 4)]
    assert [table.view_for(player).die for player in (0, 1, None)] == [4, 4, 4]


@pytest.mark.parametrize("island", [1, 3, 4])
def test_SS06_on_a_free_island_exactly_one_token_is_placed(island: int) -> None:
    table = SaberSkullDriver()
    table.cast_die(island)
    assert table.legal_choices(0) == ["place red"]
    table.decide(0, "place red")
    assert table.last_events() == [TokenPlaced(0, "red", island, left=5)]
    assert (table.tokens_on(island), table.tokens_held(0)) == ({"red": 1}, {"red": 5})


@pytest.mark.parametrize("island", [1, 3, 4])
def test_SS06_a_full_island_is_taken_and_the_turn_is_over(island: int) -> None:
    table = SaberSkullDriver()
    table.cast_and_place(island)
    table.cast_die(island)
    assert table.last_events() == [
        DieRolled(1, island),
        TokensTaken(1, island, taken={"red": 1}, pulled={}, left=7),
    ]
    assert table.tokens_on(island) == {}
    assert table.tokens_held(1) == {"red": 1, "green": 6}
    assert (table.turn_seat(), table.view_for(None).phase) == (0, "cast")


def test_SS07_island_6_never_fills() -> None:
    table = SaberSkullDriver(5).arrange_tokens(
        {6: " ".join(["green blue yellow purple"] * 5)}, turn=0
    )
    assert table.island_rooms()[5] is None
    table.cast_die(6)
    assert table.legal_choices(0) == ["place red"]
    table.decide(0, "place red")
    assert table.tokens_on(6) == {"red": 1, "green": 5, "blue": 5, "yellow": 5, "purple": 5}
    assert table.token_counts() == [5, 1, 1, 1, 1]


def test_SS08_in_the_first_round_everybody_rolls_just_once() -> None:
    table = SaberSkullDriver(3)
    for seat in range(3):
        assert table.turn_seat() == seat
        table.cast_and_place(6)
        assert table.legal_choices(seat) == []
    assert table.turn_seat() == 0
    table.cast_and_place(6)
    assert table.legal_choices(0) == ["roll", "stop"]


def test_SS08_the_first_round_is_counted_from_who_begins() -> None:
    table = SaberSkullDriver(3, first=2)
    table.play_first_round(6, 6, 6)
    assert table.turn_seat() == 2
    table.cast_and_place(6)
    assert table.legal_choices(2) == ["roll", "stop"]


def test_SS08_so_in_the_first_round_of_every_match() -> None:
    table = SaberSkullDriver(2, championship=True)
    table.win_with_sixes()
    assert (table.view_for(None).match, table.turn_seat()) == (2, 0)
    for seat in (0, 1):
        assert table.turn_seat() == seat
        table.cast_and_place(6)
        assert table.legal_choices(seat) == []
    table.cast_and_place(6)
    assert table.legal_choices(0) == ["roll", "stop"]


def test_SS09_after_a_token_one_may_roll_again_or_stop() -> None:
    table = SaberSkullDriver()
    table.play_first_round(6, 6)
    table.cast_and_place(1)
    assert (table.pending_seats(), table.legal_choices(0), table.legal_choices(1)) == (
        [0],
        ["roll", "stop"],
        [],
    )
    table.roll_or_stop("roll")
    assert (table.turn_seat(), table.view_for(None).phase) == (0, "cast")
    table.cast_and_place(4)
    table.roll_or_stop("stop")
    assert table.last_events() == [Stopped(0)]
    assert (table.turn_seat(), table.view_for(None).phase) == (1, "cast")


def test_SS09_nobody_else_can_go_on_or_stop() -> None:
    table = SaberSkullDriver()
    table.play_first_round(6, 6)
    table.cast_and_place(1)
    for text in ("roll", "stop"):
        refusal = table.expect_refusal(1, text)
        assert isinstance(refusal, NotYourTurn)
        assert refusal.details == {"seat": "1", "pending": "0"}


def test_SS09_taking_tokens_ends_the_turn() -> None:
    table = SaberSkullDriver()
    table.play_first_round(6, 6)
    table.cast_and_place(1)
    table.roll_or_stop("roll")
    table.cast_die(1)
    assert table.legal_choices(0) == []
    assert table.turn_seat() == 1


def test_SS10_the_last_token_wins_at_once() -> None:
    table = SaberSkullDriver(3).arrange_held_tokens(1, 4, 2)
    table.cast_and_place(3)
    assert table.match.is_over()
    assert table.last_events() == [TokenPlaced(0, "red", 3, left=0), MatchWon(0, [0, 4, 2])]
    for player in (0, 1, 2, None):
        view = table.view_for(player)
        assert (view.winners, view.scores, view.phase) == ([0], [0, 4, 2], "ended")
        assert (view.pending, view.choices) == ([], {})


def test_SS10_the_colour_of_the_last_token_does_not_matter() -> None:
    own = " ".join(["red"] * 6)
    table = SaberSkullDriver().arrange_tokens({6: own}, holds={0: "green"})
    assert table.tokens_held(0) == {"green": 1}
    table.cast_die(6)
    assert table.legal_choices(0) == ["place green"]
    table.decide(0, "place green")
    assert table.view_for(None).winners == [0]


def test_SS10_getting_rid_of_ones_own_colour_is_not_enough() -> None:
    own = " ".join(["red"] * 5)
    table = SaberSkullDriver().arrange_tokens({6: own}, holds={0: "green"})
    table.cast_and_place(6, "red")
    assert table.tokens_held(0) == {"green": 1}
    assert (table.view_for(None).winners, table.legal_choices(0)) == ([], ["roll", "stop"])


@pytest.mark.parametrize(
    ("ring", "room"),
    [
        ("1 2 K 5 3 B 4", [1, 2, 1, 1, 5]),
        ("1 3 K 4 5 B 2", [1, 1, 3, 4, 1]),
        ("2 1 K 3 4 B 5", [1, 1, 3, 1, 1]),
    ],
)
def test_SS11_beside_the_skull_an_island_bears_its_number(ring: str, room: list[int]) -> None:
    assert SaberSkullDriver(ring=ring).island_rooms() == [*room, None]


def test_SS11_such_an_island_fills_one_by_one() -> None:
    table = SaberSkullDriver(3, ring="1 3 K 5 2 B 4")
    table.play_first_round(3, 3, 3)
    assert table.tokens_on(3) == {"red": 1, "green": 1, "blue": 1}
    table.cast_die(3)
    assert table.tokens_held(0) == {"red": 6, "green": 1, "blue": 1}


def test_SS12_a_full_island_beside_the_skull_is_taken_as_a_whole() -> None:
    table = SaberSkullDriver(3, ring="1 3 K 5 2 B 4").arrange_tokens({3: "red blue blue"}, turn=1)
    table.cast_die(3)
    assert table.last_events() == [
        DieRolled(1, 3),
        TokensTaken(1, 3, taken={"red": 1, "blue": 2}, pulled={}, left=9),
    ]
    assert table.tokens_on(3) == {}
    assert table.tokens_held(1) == {"red": 1, "green": 6, "blue": 2}
    assert table.turn_seat() == 2


def test_SS13_the_saber_takes_the_same_colour_from_island_6() -> None:
    table = SaberSkullDriver(3).arrange_tokens({3: "red", 6: "red red green blue"}, turn=1)
    assert table.saber_islands() == [3, 4]
    table.cast_die(3)
    assert table.last_events() == [
        DieRolled(1, 3),
        TokensTaken(1, 3, taken={"red": 1}, pulled={"red": 2}, left=8),
    ]
    assert table.tokens_on(6) == {"green": 1, "blue": 1}
    assert table.tokens_held(1) == {"red": 3, "green": 5}


def test_SS13_the_colour_taken_counts_not_the_takers() -> None:
    table = SaberSkullDriver(3).arrange_tokens({4: "blue", 6: "green green red"}, turn=1)
    table.cast_die(4)
    assert table.last_events()[-1] == TokensTaken(1, 4, taken={"blue": 1}, pulled={}, left=5)
    assert table.tokens_on(6) == {"red": 1, "green": 2}


def test_SS13_the_saber_touches_no_other_island() -> None:
    table = SaberSkullDriver(3).arrange_tokens({3: "red", 4: "red", 5: "red", 6: "red"}, turn=1)
    table.cast_die(3)
    assert (table.tokens_on(4), table.tokens_on(5), table.tokens_on(6)) == (
        {"red": 1},
        {"red": 1},
        {},
    )


def test_SS14_between_skull_and_saber_an_island_is_under_both() -> None:
    table = SaberSkullDriver(4, ring="1 2 K 3 B 4 5").arrange_tokens(
        {3: "red green green", 6: "red green blue yellow"}, turn=3
    )
    assert (table.island_rooms(), table.saber_islands()) == ([1, 2, 3, 1, 1, None], [3, 4])
    table.cast_die(3)
    assert table.last_events()[-1] == TokensTaken(
        3, 3, taken={"red": 1, "green": 2}, pulled={"red": 1, "green": 1}, left=10
    )
    assert table.tokens_on(6) == {"blue": 1, "yellow": 1}


@pytest.mark.parametrize(
    ("ring", "room", "saber"),
    [
        ("4 B K 2 1 3 5", [1, 2, 1, 1, 1], [4]),
        ("4 K B 2 1 3 5", [1, 1, 1, 4, 1], [2]),
        ("B 4 2 1 3 5 K", [1, 1, 1, 1, 5], [4]),
    ],
)
def test_SS15_side_by_side_each_touches_one_island(
    ring: str, room: list[int], saber: list[int]
) -> None:
    table = SaberSkullDriver(ring=ring)
    assert (table.island_rooms(), table.saber_islands()) == ([*room, None], saber)


def test_SS16_placing_never_wakes_the_saber() -> None:
    table = SaberSkullDriver().arrange_tokens({6: "red red green"})
    table.cast_and_place(3)
    assert table.tokens_on(6) == {"red": 2, "green": 1}
    assert table.tokens_held(0) == {"red": 3}
    assert table.last_events() == [TokenPlaced(0, "red", 3, left=3)]
    assert table.events_of_type(TokensTaken) == []
