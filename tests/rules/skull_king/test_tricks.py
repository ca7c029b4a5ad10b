"""Rolling, following and taking tricks: SD06 to SD23."""

import pytest
from tests.rules.skull_king.skull_king_driver import (
    deal_and_bid_zero,
    play_single_trick,
    trick_winner,
)

from skulduggery.core.errors import IllegalAction, NotYourTurn
from skulduggery.games.skull_king.rules.errors import MustFollow
from skulduggery.games.skull_king.rules.events import DieChosen, DieRolled, RoundBegan, TrickWon
from skulduggery.games.skull_king.rules.view import Roll
from skulduggery.words import SUPPORTED_LANGUAGES, translate


def test_SD06_the_start_player_leads_the_first_trick() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black", start=2)
    assert table.pending_seats() == [2]
    assert table.view_for(None).leader == 2


def test_SD06_the_winner_of_a_trick_leads_the_next() -> None:
    table = deal_and_bid_zero("red red red", "blue blue blue", "black black black")
    table.play_trick("red 3", "blue 5", "black 5")
    assert (table.view_for(None).leader, table.pending_seats()) == (2, [2])
    table.play_trick("black 5", "red 3", "blue 5")
    assert (table.view_for(None).leader, table.pending_seats()) == (1, [1])


def test_SD07_everyone_rolls_once_clockwise_from_the_leader() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black", "yellow yellow", start=2)
    turns = []
    for roll in ("black 5", "yellow 1", "red 2", "blue 3"):
        turns += table.pending_seats()
        table.play_trick(roll)
    assert turns == [2, 3, 0, 1]
    assert [screen.dice for screen in table.view_for(None).screens] == [1, 1, 1, 1]


def test_SD07_nobody_rolls_out_of_turn() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    table.play_trick("red 1")
    for seat in (0, 2):
        refusal = table.expect_refusal(seat, "roll red" if seat == 0 else "roll black")
        assert isinstance(refusal, NotYourTurn)
        assert refusal.details == {"seat": str(seat), "pending": "1"}
        assert table.legal_choices(seat) == []


def test_SD07_one_rolls_only_own_dice() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black yellow")
    refusal = table.expect_refusal(0, "roll yellow")
    assert isinstance(refusal, IllegalAction)
    assert refusal.details == {"text": "roll yellow", "legal": "roll red"}


def test_SD07_dice_are_rolled_in_the_open() -> None:
    table = deal_and_bid_zero("red blue", "blue blue", "black yellow")
    table.decide(0, "roll red")
    assert table.last_events() == [DieChosen(0, "red")]
    assert table.pending_seats() == []
    for player in (0, 1, 2, None):
        assert table.view_for(player).trick == [Roll(0, "red", None)]
    table.play_chance("3")
    assert table.last_events() == [DieRolled(0, "red", "3")]
    for player in (0, 1, 2, None):
        assert table.view_for(player).trick == [Roll(0, "red", "3")]
        assert table.view_for(player).gone == ["red"]
    assert [table.view_for(player).screens[0].own for player in (0, 1)] == [["blue"], None]


@pytest.mark.parametrize(
    ("roll", "colour"),
    [("black 5", "black"), ("blue 3", "blue"), ("red 1", "red"), ("yellow 7", "yellow")],
)
def test_SD08_the_first_number_die_sets_the_colour(roll: str, colour: str) -> None:
    table = deal_and_bid_zero(colour, "blue", "black")
    assert table.view_for(None).colour is None
    table.play_trick(roll)
    assert table.view_for(None).colour == colour


def test_SD08_the_colour_is_set_by_the_die_before_it_comes_to_rest() -> None:
    table = deal_and_bid_zero("red", "blue", "black")
    table.decide(0, "roll red")
    assert table.view_for(None).colour == "red"


@pytest.mark.parametrize("die", ["king", "pirate", "mermaid"])
@pytest.mark.parametrize("face", ["skull", "flag"])
def test_SD08_a_special_die_never_sets_the_colour(die: str, face: str) -> None:
    table = deal_and_bid_zero(die, "blue", "black")
    table.play_trick(f"{die} {face}")
    assert table.view_for(None).colour is None
    table.play_trick("blue 4")
    assert table.view_for(None).colour == "blue"


def test_SD08_each_trick_has_its_own_colour() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    table.play_trick("red 3", "blue 5", "black 6")
    assert table.view_for(None).colour is None
    table.play_trick("black 5")
    assert table.view_for(None).colour == "black"


def test_SD08_between_rounds_there_is_no_trick_and_no_colour() -> None:
    table = play_single_trick("red 1", "blue 3", "black 5")
    view = table.view_for(None)
    assert (view.round, view.trick, view.colour, view.winning) == (2, [], None, None)
    table.deal_hands("red red", "blue blue", "black black")
    view = table.view_for(0)
    assert (view.phase, view.trick, view.colour, view.winning) == ("announce", [], None, None)


def test_SD09_who_has_the_colour_follows_it_or_rolls_a_special() -> None:
    table = deal_and_bid_zero(
        "red blue blue blue", "red black pirate yellow", "black black black black"
    )
    table.play_trick("red 1")
    assert table.legal_choices(1) == ["roll pirate", "roll red"]
    for die in ("black", "yellow"):
        refusal = table.expect_refusal(1, f"roll {die}")
        assert isinstance(refusal, MustFollow)
        legal = "roll pirate, roll red"
        assert refusal.details == {"text": f"roll {die}", "legal": legal, "die": "red"}


def test_SD09_what_one_does_not_have_is_refused_for_that_alone() -> None:
    table = deal_and_bid_zero("red blue", "red black", "mermaid black")
    table.play_trick("red 1")
    for text in ("roll mermaid", "roll blue", "bid 1", "red"):
        assert table.expect_refusal(1, text).sentence == "illegal-action"


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_SD09_the_refusal_names_the_colour_to_follow(language: str) -> None:
    refusals = set()
    for colour in ("black", "blue", "red"):
        table = deal_and_bid_zero(f"{colour} yellow", f"{colour} yellow", "mermaid pirate")
        table.play_trick(f"{colour} {'5' if colour != 'red' else '1'}")
        refusal = table.expect_refusal(1, "roll yellow").message_in(language)
        assert translate("die", language, die=colour) in refusal
        refusals.add(refusal)
    assert len(refusals) == 3


def test_SD09_following_is_a_must_also_for_those_who_come_later() -> None:
    table = deal_and_bid_zero("blue black", "yellow yellow", "blue red", "red blue")
    table.play_trick("blue 5", "yellow 7")
    assert table.legal_choices(2) == ["roll blue"]
    table.play_trick("blue 3")
    assert table.legal_choices(3) == ["roll blue"]


def test_SD10_who_lacks_the_colour_rolls_anything() -> None:
    table = deal_and_bid_zero("red blue blue", "black yellow mermaid", "black black red")
    table.play_trick("red 1")
    assert table.legal_choices(1) == ["roll mermaid", "roll black", "roll yellow"]


def test_SD10_another_colour_does_not_change_the_one_to_follow() -> None:
    table = deal_and_bid_zero("red blue", "black yellow", "black red")
    table.play_trick("red 1", "black 7")
    assert table.view_for(None).colour == "red"
    assert table.legal_choices(2) == ["roll red"]


def test_SD10_everybody_sees_who_could_not_follow() -> None:
    table = deal_and_bid_zero("red blue", "black yellow", "mermaid red")
    table.play_trick("red 1", "black 7", "mermaid flag")
    for player in (0, 1, 2, None):
        assert [screen.out_of for screen in table.view_for(player).screens] == [[], ["red"], []]


def test_SD11_without_a_colour_everyone_chooses_freely() -> None:
    table = deal_and_bid_zero("king red", "red pirate", "black blue")
    table.play_trick("king skull")
    assert table.legal_choices(1) == ["roll pirate", "roll red"]
    table.play_trick("pirate flag")
    assert table.legal_choices(2) == ["roll black", "roll blue"]


def test_SD11_the_leader_chooses_freely() -> None:
    hand = "king pirate mermaid black blue red yellow"
    table = deal_and_bid_zero(
        hand, "red red red red red red red", "blue blue blue blue blue blue black"
    )
    assert table.legal_choices(0) == [f"roll {die}" for die in hand.split()]


@pytest.mark.parametrize("die", ["king", "pirate", "mermaid"])
def test_SD12_a_special_die_may_be_rolled_instead_of_following(die: str) -> None:
    table = deal_and_bid_zero("red blue", f"red {die}", "black black")
    table.play_trick("red 1")
    assert table.legal_choices(1) == [f"roll {die}", "roll red"]
    table.play_trick(f"{die} flag")
    assert table.view_for(None).trick[1] == Roll(1, die, "flag")
    assert table.view_for(None).colour == "red"
    assert table.view_for(None).screens[1].out_of == []


def test_SD13_yellow_is_no_special_die() -> None:
    table = deal_and_bid_zero("red blue", "red yellow", "black black")
    table.play_trick("red 1")
    assert table.legal_choices(1) == ["roll red"]
    refusal = table.expect_refusal(1, "roll yellow")
    assert refusal.details["legal"] == "roll red"


def test_SD13_yellow_must_be_followed_like_any_colour() -> None:
    table = deal_and_bid_zero("yellow blue", "yellow red", "black black")
    table.play_trick("yellow 1")
    assert table.view_for(None).colour == "yellow"
    assert table.legal_choices(1) == ["roll yellow"]


def test_SD14_the_colour_to_follow_gives_no_strength() -> None:
    assert trick_winner("red 3", "red 2", "blue 4") == 2
    assert trick_winner("red 3", "blue 4", "red 2") == 1
    assert trick_winner("black 6", "yellow 7", "black 5") == 1


def test_SD14_equal_numbers_of_different_colours_are_equal() -> None:
    assert trick_winner("black 5", "blue 5", "red 1") == 1
    assert trick_winner("blue 5", "black 5", "red 1") == 1
    assert trick_winner("blue 3", "black 5", "red 3") == 1
    assert trick_winner("blue 3", "red 3", "yellow 1") == 1


def test_SD15_the_mermaid_beats_the_skull_king_before_or_after() -> None:
    assert trick_winner("king skull", "mermaid skull", "black 7") == 1
    assert trick_winner("mermaid skull", "king skull", "black 7") == 0


def test_SD15_whatever_else_lies_there() -> None:
    everything = ("pirate skull", "mermaid skull", "pirate skull", "king skull", "pirate skull")
    assert trick_winner(*everything, "black 7") == 1


def test_SD15_of_two_mermaids_the_later_one_wins() -> None:
    assert trick_winner("mermaid skull", "mermaid skull", "king skull") == 1
    assert trick_winner("king skull", "mermaid skull", "mermaid skull") == 2
    assert trick_winner("king skull", "mermaid skull", "mermaid flag") == 1


def test_SD16_the_skull_king_wins_without_a_mermaids_skull() -> None:
    assert trick_winner("king skull", "pirate skull", "pirate skull", "black 7") == 0
    assert trick_winner("pirate skull", "king skull", "pirate skull") == 1
    assert trick_winner("king skull", "mermaid flag", "yellow 7") == 0


def test_SD17_the_last_pirate_wins() -> None:
    assert trick_winner("pirate skull", "pirate skull", "black 7") == 1
    assert trick_winner("pirate skull", "pirate skull", "pirate skull") == 2
    assert trick_winner("pirate skull", "pirate flag", "black 7") == 0


def test_SD17_pirates_beat_mermaids_and_numbers() -> None:
    assert trick_winner("pirate skull", "mermaid skull", "mermaid skull") == 0
    assert trick_winner("mermaid skull", "pirate skull", "yellow 7") == 1


def test_SD18_the_last_mermaid_wins_over_numbers() -> None:
    assert trick_winner("mermaid skull", "black 7", "yellow 7") == 0
    assert trick_winner("mermaid skull", "mermaid skull", "black 7") == 1
    assert trick_winner("mermaid skull", "mermaid flag", "black 7") == 0


def test_SD19_the_highest_number_wins() -> None:
    assert trick_winner("red 3", "blue 4", "black 6", "yellow 1") == 2
    assert trick_winner("yellow 7", "blue 5", "black 6") == 0


def test_SD19_of_equal_numbers_the_last_wins() -> None:
    assert trick_winner("black 7", "black 7", "black 6") == 1
    assert trick_winner("black 7", "black 7", "yellow 7") == 2
    assert trick_winner("red 1", "yellow 1", "red 1", "yellow flag") == 2


def test_SD20_of_nothing_but_flags_the_first_wins() -> None:
    assert trick_winner("yellow flag", "yellow flag", "yellow flag") == 0
    assert trick_winner("yellow flag", "king flag", "pirate flag", "mermaid flag") == 0
    table = deal_and_bid_zero("yellow red", "yellow red", "yellow red", start=1)
    table.play_trick("yellow flag", "yellow flag", "yellow flag")
    assert table.events_of_type(TrickWon)[-1].seat == 1


def test_SD21_a_flag_loses_to_everything() -> None:
    assert trick_winner("yellow flag", "red 1", "yellow flag") == 1
    assert trick_winner("king flag", "pirate flag", "red 1") == 2
    assert trick_winner("mermaid flag", "pirate skull", "yellow flag") == 1


def test_SD21_a_special_die_with_a_flag_has_no_power() -> None:
    assert trick_winner("king flag", "mermaid skull", "pirate skull") == 2
    assert trick_winner("king skull", "mermaid flag", "pirate skull") == 0
    assert trick_winner("pirate flag", "mermaid skull", "red 3") == 1


def test_SD21_a_special_die_with_a_flag_gives_its_captor_no_bonus() -> None:
    one_flag = play_single_trick("king skull", "pirate flag", "pirate skull", bids=[1, 0, 0])
    assert one_flag.round_points() == [50, 10, 10]
    all_flags = play_single_trick("king skull", "pirate flag", "pirate flag", bids=[1, 0, 0])
    assert all_flags.round_points() == [20, 10, 10]
    no_king = play_single_trick("king flag", "mermaid skull", "red 1", bids=[0, 1, 0])
    assert no_king.round_points() == [10, 20, 10]


def test_SD22_everybody_can_count_the_tricks() -> None:
    table = deal_and_bid_zero("red red red", "blue blue blue", "black black black")
    assert table.trick_counts() == [0, 0, 0]
    table.play_trick("red 3", "blue 5", "black 6")
    table.play_trick("black 5", "red 3", "blue 5")
    for player in (0, 1, 2, None):
        assert [screen.tricks for screen in table.view_for(player).screens] == [0, 1, 1]
    assert table.events_of_type(TrickWon)[-2:] == [
        TrickWon(2, "black", "6", tricks=1, bid=0, bonus=0),
        TrickWon(1, "blue", "5", tricks=1, bid=0, bonus=0),
    ]


def test_SD22_the_dice_of_a_trick_leave_the_middle_and_stay_known() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    table.play_trick("red 3", "blue 5")
    assert table.view_for(None).winning == 1
    table.play_trick("black 6")
    view = table.view_for(None)
    assert (view.trick, view.winning) == ([], None)
    assert view.gone == ["black", "blue", "red"]


def test_SD23_the_round_ends_with_the_last_die() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    table.play_trick("red 3", "blue 5", "black 6", "black 5", "red 1")
    table.decide(1, "roll blue")
    assert (table.view_for(None).round, len(table.view_for(None).pad)) == (2, 1)
    table.play_chance("3")
    view = table.view_for(None)
    assert (view.round, view.phase, len(view.pad)) == (3, "deal", 2)
    assert [screen.dice for screen in view.screens] == [0, 0, 0]
    assert [screen.tricks for screen in view.screens] == [0, 0, 0]
    assert table.last_events()[-1] == RoundBegan(3, 1)
