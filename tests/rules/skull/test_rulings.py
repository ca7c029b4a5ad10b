"""The rulings where the books are silent or disagree: D1 to D26."""

from typing import Any

import pytest
from tests.rules.skull.skull_driver import (
    SKULL_GAME,
    SkullDriver,
    assert_indistinguishable,
    bid_texts,
)

from skulduggery.core.errors import BadOptions, IllegalAction, MalformedAction, NotYourTurn
from skulduggery.games.skull.rules.events import (
    AttemptBegan,
    AttemptFailed,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    DiscLost,
    DiscPicked,
    GameWon,
    LastChanceGiven,
    LastChanceReturned,
    RoundBegan,
    StarterNamed,
    TribeOut,
)


def fails_on_seat_2(**wishes: Any) -> SkullDriver:
    table = SkullDriver(players=4, **wishes).lay_stacks("F", "F", "S", "F")
    return table.run_bidding(0, 2).play_plies("0 flip 2")


def two_tribes(position: str) -> SkullDriver:
    return SkullDriver(players=2, two_tribes=True, position=position)


def test_D1_first_discs_are_laid_all_at_once_unless_chosen_otherwise() -> None:
    assert SKULL_GAME.read_options({}).placement == "simultaneous"
    assert SkullDriver(players=4, first=1).pending_seats() == [0, 1, 2, 3]
    assert SkullDriver(players=4, first=1, placement="first_player_last").pending_seats() == [2]


def test_D1_but_for_the_tempo_nothing_differs() -> None:
    together = SkullDriver(players=3, first=1).lay_stacks("F", "S", "F")
    in_turn = SkullDriver(players=3, first=1, placement="first_player_last").lay_stacks(
        "F", "S", "F"
    )
    for player in (0, 1, 2, None):
        assert together.view_for(player).tribes == in_turn.view_for(player).tribes
        assert together.view_for(player).choices == in_turn.view_for(player).choices
    assert together.turn_seat == in_turn.turn_seat == 1


def test_D2_the_lost_disc_is_drawn_without_anybody_choosing() -> None:
    assert SKULL_GAME.read_options({}).lost_disc == "draw"
    table = fails_on_seat_2()
    assert table.pending_seats() == []
    assert table.chance_weights() == {"flower": 3, "skull": 1}


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_D2_with_pick_the_owner_points_at_one_of_the_backs(place: int) -> None:
    table = fails_on_seat_2(lost_disc="pick")
    assert table.turn_seat == 2
    assert table.legal_texts() == {"pick 1", "pick 2", "pick 3", "pick 4"}
    table.expect_refusal("0 pick 1", NotYourTurn)
    table.expect_refusal("2 pick 5", MalformedAction)
    table.play_plies(f"2 pick {place}")
    assert table.last_events() == [DiscPicked(2, place)]
    assert table.chance_weights() == {"flower": 3, "skull": 1}  # the same odds, whatever the place
    table.play_plies("chance skull")
    assert table.last_events() == [DiscLost(0, "skull", 3), RoundBegan(2, 0)]


@pytest.mark.parametrize(("owns", "places"), [("FFF", 3), ("FS", 2), ("F", 1)])
def test_D2_there_are_as_many_backs_as_discs(owns: str, places: int) -> None:
    table = SkullDriver(players=3, position=f"{owns} FFFS FFFS first=0", lost_disc="pick")
    table.lay_stacks("F", "S", "F").run_bidding(0, 2).play_plies("0 flip 1")
    assert table.legal_texts() == {f"pick {place}" for place in range(1, places + 1)}
    table.expect_refusal(f"1 pick {places + 1}", IllegalAction)


def test_D2_the_own_skull_is_chosen_not_picked() -> None:
    table = SkullDriver(players=3, lost_disc="pick").lay_stacks("S", "F", "F").run_bidding(0, 1)
    assert table.turn_seat == 0
    assert table.legal_texts() == {"lose flower", "lose skull"}


def test_D3_who_failed_and_survived_starts() -> None:
    assert SKULL_GAME.read_options({}).failed_starter == "challenger"
    assert fails_on_seat_2().play_plies("chance flower").last_events()[-1] == RoundBegan(2, 0)


def test_D3_in_older_editions_the_owner_of_the_skull_starts() -> None:
    table = fails_on_seat_2(failed_starter="skull_owner").play_plies("chance flower")
    assert table.last_events()[-1] == RoundBegan(2, 2)
    assert table.lay_stacks("F", "F", "F", "F").turn_seat == 2


def test_D3_and_that_is_the_challenger_if_the_skull_was_their_own() -> None:
    table = SkullDriver(players=4, failed_starter="skull_owner").lay_stacks("F", "S", "F", "F")
    table.run_bidding(1, 2).play_plies("1 lose flower")
    assert table.last_events()[-1] == RoundBegan(2, 1)


def test_D3_a_success_is_no_different_in_older_editions() -> None:
    table = SkullDriver(players=3, failed_starter="skull_owner").lay_stacks("F", "F", "F")
    assert table.run_bidding(1, 2).play_plies("1 flip 0").last_events()[-1] == RoundBegan(2, 1)


def test_D4_who_goes_out_on_the_own_skull_names_anyone_still_in() -> None:
    table = SkullDriver(players=5, position="FS FS S - FS first=2").lay_stacks(
        "F", "F", "S", "", "F"
    )
    table.run_bidding(2, 1).play_plies("2 lose skull")
    assert table.legal_texts() == {"start 0", "start 1", "start 4"}
    table.expect_refusal("2 start 3", IllegalAction)
    table.play_plies(
        "2 start 4"
    )  # the next one clockwise, as a host would for somebody who is gone
    assert table.last_events() == [StarterNamed(2, 4), RoundBegan(2, 4)]


def test_D5_bidding_all_discs_ends_the_bidding_at_once() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").play_plies("0 bid 1", "1 bid 4")
    assert table.last_events() == [
        ChallengeOpened(0, 1),
        BidRaised(1, 4),
        AttemptBegan(1, 4),
        DiscFlipped(1, 1, "flower"),
    ]
    assert table.turn_seat == 1
    assert table.legal_texts() == {"flip 0", "flip 2", "flip 3"}


def test_D5_one_less_does_not() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").play_plies("0 bid 1", "1 bid 3")
    assert table.turn_seat == 2
    assert table.legal_texts() == {"pass", "bid 4"}


def test_D6_showing_discs_takes_no_turn_and_changes_nothing() -> None:
    """After a failure only the loss goes on; whatever opponents show, the game does not know."""
    own = SkullDriver(players=3).lay_stacks("S", "F", "S").run_bidding(0, 1)
    assert own.pending_seats() == [0]
    others = fails_on_seat_2()
    assert others.pending_seats() == []
    others.expect_refusal("chance show", MalformedAction)
    for seat in (1, 2, 3):
        others.expect_refusal(f"{seat} skull", NotYourTurn)
        others.expect_refusal(f"{seat} flip {seat}", NotYourTurn)
    assert others.tribe_view(1).flipped == others.tribe_view(3).flipped == []


def test_D7_a_single_disc_turned_by_somebody_else_is_not_lost() -> None:
    table = SkullDriver(players=3, position="FFFS S FFFS first=0").lay_stacks("F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 1", "chance flower")
    assert table.disc_counts() == [3, 1, 4]
    assert TribeOut(1) not in table.all_events()
    assert table.hand_letters(1) == "S"
    assert table.pending_seats() == [0, 1, 2]


def test_D8_two_players_are_too_few_to_begin() -> None:
    with pytest.raises(BadOptions) as caught:
        SkullDriver(players=2)
    assert caught.value.details["least"] == "3"


def test_D8_but_they_can_end_a_game() -> None:
    table = SkullDriver(players=2, position="FS FFS+ first=1").lay_stacks("F", "F")
    assert table.turn_seat == 1
    table.run_bidding(1, 1)
    assert table.winners == [1]


@pytest.mark.parametrize(("boxes", "allowed"), [(1, range(3, 7)), (2, range(3, 13))])
def test_D9_twelve_can_play_with_two_boxes(boxes: int, allowed: range) -> None:
    assert SKULL_GAME.player_range(SKULL_GAME.read_options({"boxes": boxes})) == allowed


def test_D10_last_chance_may_stay_in_hand_and_is_used_up_all_the_same() -> None:
    table = SkullDriver(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    table.lay_stacks("F", "F", "F")
    assert "bid 1" in table.legal_texts()
    table.play_plies("0 bid 1", "1 pass", "2 pass")
    assert table.tribe_points() == [1, 0, 0]
    assert LastChanceReturned(0) in table.last_events()
    assert table.last_chance_holders() == []
    assert table.legal_texts(0) == {"flower"}


def test_D11_last_chance_is_no_life() -> None:
    table = SkullDriver(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    assert table.disc_counts() == [1, 4, 4]
    table.lay_stacks("L", "S", "F").run_bidding(0, 2).play_plies("0 flip 1")
    assert table.disc_counts() == [0, 4, 4]
    assert TribeOut(0) in table.last_events()


def test_D12_last_chance_comes_after_a_loss_of_ones_own_choice_too() -> None:
    table = SkullDriver(players=3, position="FS FFFS FFFS first=0", last_chance=True)
    table.lay_stacks("S", "F", "F").run_bidding(0, 1).play_plies("0 lose skull")
    assert table.last_events() == [DiscLost(0, "skull", 1), LastChanceGiven(0), RoundBegan(2, 0)]
    assert table.hand_letters(0) == "FL"


@pytest.mark.parametrize(("stack", "height"), [("L", 0), ("LF", 0), ("FL", 1), ("F", None)])
def test_D13_everybody_sees_at_which_height_last_chance_lies(
    stack: str, height: int | None
) -> None:
    table = SkullDriver(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    table.lay_stacks(stack, "F", "F")
    for player in (0, 1, 2, None):
        assert table.view_for(player).tribes[0].last_at == height


def test_D14_last_chance_returns_before_it_is_handed_out() -> None:
    table = SkullDriver(players=3, position="F FS FFFS first=1 last=0", last_chance=True)
    table.lay_stacks("L", "S", "F").run_bidding(1, 2).play_plies("1 lose flower")
    assert table.last_events()[-3:-1] == [LastChanceReturned(0), LastChanceGiven(1)]
    assert table.last_chance_holders() == [1]


def test_D15_nobody_falls_to_one_disc_twice() -> None:
    """A player with one disc either keeps it or is out: there is no second award to refuse."""
    table = SkullDriver(players=3, position="F FFFS FFFS first=0", last_chance=True)
    table.lay_stacks("F", "F", "F").run_bidding(0, 1)
    assert (table.disc_counts(), table.last_chance_holders()) == ([1, 4, 4], [])
    table.lay_stacks("F", "S", "F").run_bidding(0, 2).play_plies("0 flip 1", "chance flower")
    assert (table.disc_counts(), table.last_chance_holders()) == ([0, 4, 4], [])


def test_D16_last_chance_and_two_tribes_exclude_each_other() -> None:
    with pytest.raises(BadOptions) as caught:
        SKULL_GAME.read_options({"last_chance": True, "two_tribes": True})
    assert caught.value.sentence == "last-chance-with-two-tribes"
    assert SKULL_GAME.read_options({"last_chance": False, "two_tribes": True}).two_tribes
    assert SKULL_GAME.read_options({"last_chance": True, "two_tribes": "no"}).last_chance


def test_D17_two_tribes_are_two_hands_of_four_that_never_mix() -> None:
    table = two_tribes("FFF S FS FS first=0")
    assert (table.hand_letters(0), table.hand_letters(2)) == ("FFF", "FS")
    assert table.legal_texts(0) == {"flower"}  # the skull is the other tribe's
    assert table.legal_texts(2) == {"flower", "skull"}
    table.lay_stacks("F", "S", "S", "F").play_plies("0 flower")
    assert (table.hand_letters(0), table.hand_letters(2)) == ("F", "F")
    assert table.own_discs(0).stack == ["flower", "flower"]
    assert table.own_discs(2).stack == ["skull"]


def test_D18_tribes_act_clockwise_so_players_come_round_twice() -> None:
    table = SkullDriver(players=3, two_tribes=True, first=4)
    assert [tribe.player for tribe in table.view_for(None).tribes] == [0, 1, 2, 0, 1, 2]
    table.lay_stacks(*["F"] * 6)
    turns = []
    for _ in range(6):
        turns.append(table.turn_seat)
        table.play_plies(f"{table.turn_seat} flower")
    assert turns == [4, 5, 0, 1, 2, 3]


def test_D19_each_tribe_bids_for_itself_even_against_its_sibling() -> None:
    table = SkullDriver(players=2, two_tribes=True).lay_stacks("F", "F", "F", "F")
    table.play_plies("0 bid 1", "1 pass")
    assert table.turn_seat == 2
    assert table.legal_texts() == {"pass"} | bid_texts(2, 4)
    table.play_plies("2 bid 2", "3 pass")
    assert table.turn_seat == 0
    assert table.legal_texts() == {"pass"} | bid_texts(3, 4)
    table.play_plies("0 bid 3")
    assert table.turn_seat == 2
    table.play_plies("2 pass")
    assert table.view_for(None).challenger == 0
    assert [tribe.bid for tribe in table.view_for(None).tribes] == [3, 0, 2, 0]


def test_D20_only_the_stack_of_the_challenging_tribe_comes_first() -> None:
    table = SkullDriver(players=2, two_tribes=True).lay_stacks("F", "F", "S", "F").run_bidding(0, 3)
    assert table.tribe_view(2).flipped == []  # the sibling's skull does not matter yet
    assert table.legal_texts() == {"flip 1", "flip 2", "flip 3"}
    table.play_plies("0 flip 1", "0 flip 3")
    assert table.tribe_points() == [1, 0, 0, 0]


def test_D21_a_siblings_skull_is_like_any_other() -> None:
    table = SkullDriver(players=2, two_tribes=True).lay_stacks("F", "F", "S", "F").run_bidding(0, 2)
    table.play_plies("0 flip 2")
    assert table.last_events() == [DiscFlipped(0, 2, "skull"), AttemptFailed(0, 2)]
    assert table.chance_weights() == {"flower": 3, "skull": 1}
    table.play_plies("chance flower")
    assert table.disc_counts() == [3, 4, 4, 4]
    assert table.view_for(None).first == 0


def test_D21_with_pick_the_sibling_picks() -> None:
    table = SkullDriver(players=2, two_tribes=True, lost_disc="pick").lay_stacks("F", "F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 2")
    assert table.turn_seat == 2
    assert table.view_for(0).choices == {2: ["pick 1", "pick 2", "pick 3", "pick 4"]}


def test_D22_a_tribe_goes_out_on_its_siblings_skull_and_the_sibling_starts() -> None:
    table = two_tribes("F FS S - first=0").lay_stacks("F", "F", "S", "")
    table.run_bidding(0, 2).play_plies("0 flip 2", "chance flower")
    assert table.last_events()[-2:] == [TribeOut(0), RoundBegan(2, 2)]
    assert table.winners == []  # player 0 still has a tribe
    assert table.pending_seats() == [1, 2]


def test_D22_on_its_own_skull_its_player_names_any_seat_the_sibling_too() -> None:
    table = two_tribes("S FS FS FS first=0").lay_stacks("S", "F", "F", "F")
    table.run_bidding(0, 1).play_plies("0 lose skull")
    assert table.turn_seat == 0
    assert table.legal_texts() == {"start 1", "start 2", "start 3"}
    assert table.play_plies("0 start 2").last_events() == [StarterNamed(0, 2), RoundBegan(2, 2)]


def test_D22_a_player_is_out_with_both_tribes_and_the_last_player_wins() -> None:
    table = two_tribes("- FS S FS first=2").lay_stacks("", "F", "S", "F")
    table.run_bidding(2, 1).play_plies("2 lose skull")
    assert table.last_events()[-2:] == [TribeOut(2), GameWon(1, standing=True)]
    assert table.winners == [1]
    assert table.pending_seats() == []


def test_D22_one_person_sees_both_hands_and_nobody_elses() -> None:
    flower = two_tribes("FFS FS FF FS first=0").lay_stacks("F", "F", "F", "F")
    skull = two_tribes("FFS FS FF FS first=0").lay_stacks("F", "F", "F", "S")
    assert_indistinguishable(0, flower, skull)
    assert_indistinguishable(None, flower, skull)
    assert flower.view_for(1) != skull.view_for(1)
    mine = [seat for seat, tribe in enumerate(skull.view_for(1).tribes) if tribe.own is not None]
    assert mine == [1, 3]


def test_D23_one_success_with_each_tribe_does_not_win() -> None:
    table = two_tribes("FS+ FS FS FS first=2").lay_stacks("F", "F", "F", "F")
    table.run_bidding(2, 1)
    assert table.tribe_points() == [1, 0, 1, 0]
    assert table.winners == []
    assert table.view_for(None).scores == [1, 0]  # the better tribe counts, not their sum
    table.lay_stacks("F", "F", "F", "F").run_bidding(2, 1)
    assert table.winners == [0]


@pytest.mark.parametrize(("boxes", "allowed"), [(1, range(2, 4)), (2, range(2, 7))])
def test_D24_how_many_can_play_with_two_tribes(boxes: int, allowed: range) -> None:
    assert (
        SKULL_GAME.player_range(SKULL_GAME.read_options({"two_tribes": True, "boxes": boxes}))
        == allowed
    )
    for players in allowed:
        table = SkullDriver(players=players, two_tribes=True, boxes=boxes)
        assert table.disc_counts() == [4] * (2 * players)
    for players in (allowed.start - 1, allowed.stop):
        with pytest.raises(BadOptions) as caught:
            SkullDriver(players=players, two_tribes=True, boxes=boxes)
        assert caught.value.details["least"] == str(allowed.start)
        assert caught.value.details["most"] == str(allowed.stop - 1)


@pytest.mark.parametrize(("players", "two"), [(3, False), (6, False), (2, True), (3, True)])
def test_D25_the_first_player_is_drawn_every_seat_alike(players: int, two: bool) -> None:
    assert SKULL_GAME.read_options({}).first == "random"
    table = SkullDriver(players=players, first="random", two_tribes=two)
    seats = players * 2 if two else players
    assert table.chance_weights() == {f"first {seat}": 1 for seat in range(seats)}
    assert table.play_plies(f"chance first {seats - 1}").view_for(None).first == seats - 1


def test_D25_or_the_seat_that_was_named() -> None:
    table = SkullDriver(players=3, first=2)
    assert not table.match.awaits_chance()
    assert table.lay_stacks("F", "F", "F").turn_seat == 2


def test_D26_turned_discs_stay_open_until_the_round_is_over() -> None:
    table = SkullDriver(players=3, first=1).lay_stacks("F", "SF", "FF").run_bidding(0, 4)
    table.play_plies("0 flip 1", "0 flip 2", "0 flip 1")
    for player in (0, 1, 2, None):  # from the top
        flipped = [tribe.flipped for tribe in table.view_for(player).tribes]
        assert flipped == [["flower"], ["flower", "skull"], ["flower"]]
    table.play_plies("chance flower")
    assert [tribe.flipped for tribe in table.view_for(None).tribes] == [[], [], []]
