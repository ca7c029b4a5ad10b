"""The rulings where the books are silent or disagree: D1 to D26."""

from typing import Any

import pytest
from tests.rules.skull.table import GAME, Table, assert_same_for, bids

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


def fails_on_seat_2(**wishes: Any) -> Table:
    table = Table(players=4, **wishes).stacks("F", "F", "S", "F")
    return table.challenge(0, 2).play("0 flip 2")


def two_tribes(position: str) -> Table:
    return Table(players=2, two_tribes=True, position=position)


def test_D1_first_discs_are_laid_all_at_once_unless_chosen_otherwise() -> None:
    assert GAME.read_options({}).placement == "simultaneous"
    assert Table(players=4, first=1).pending == [0, 1, 2, 3]
    assert Table(players=4, first=1, placement="first_player_last").pending == [2]


def test_D1_but_for_the_tempo_nothing_differs() -> None:
    together = Table(players=3, first=1).stacks("F", "S", "F")
    in_turn = Table(players=3, first=1, placement="first_player_last").stacks("F", "S", "F")
    for player in (0, 1, 2, None):
        assert together.view(player).tribes == in_turn.view(player).tribes
        assert together.view(player).choices == in_turn.view(player).choices
    assert together.turn == in_turn.turn == 1


def test_D2_the_lost_disc_is_drawn_without_anybody_choosing() -> None:
    assert GAME.read_options({}).lost_disc == "draw"
    table = fails_on_seat_2()
    assert table.pending == []
    assert table.chance() == {"flower": 3, "skull": 1}


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_D2_with_pick_the_owner_points_at_one_of_the_backs(place: int) -> None:
    table = fails_on_seat_2(lost_disc="pick")
    assert table.turn == 2
    assert table.legal() == {"pick 1", "pick 2", "pick 3", "pick 4"}
    table.refused("0 pick 1", NotYourTurn)
    table.refused("2 pick 5", MalformedAction)
    table.play(f"2 pick {place}")
    assert table.news == [DiscPicked(2, place)]
    assert table.chance() == {"flower": 3, "skull": 1}  # the same odds, whatever the place
    table.play("chance skull")
    assert table.news == [DiscLost(0, "skull", 3), RoundBegan(2, 0)]


@pytest.mark.parametrize(("owns", "places"), [("FFF", 3), ("FS", 2), ("F", 1)])
def test_D2_there_are_as_many_backs_as_discs(owns: str, places: int) -> None:
    table = Table(players=3, position=f"{owns} FFFS FFFS first=0", lost_disc="pick")
    table.stacks("F", "S", "F").challenge(0, 2).play("0 flip 1")
    assert table.legal() == {f"pick {place}" for place in range(1, places + 1)}
    table.refused(f"1 pick {places + 1}", IllegalAction)


def test_D2_the_own_skull_is_chosen_not_picked() -> None:
    table = Table(players=3, lost_disc="pick").stacks("S", "F", "F").challenge(0, 1)
    assert table.turn == 0
    assert table.legal() == {"lose flower", "lose skull"}


def test_D3_who_failed_and_survived_starts() -> None:
    assert GAME.read_options({}).failed_starter == "challenger"
    assert fails_on_seat_2().play("chance flower").news[-1] == RoundBegan(2, 0)


def test_D3_in_older_editions_the_owner_of_the_skull_starts() -> None:
    table = fails_on_seat_2(failed_starter="skull_owner").play("chance flower")
    assert table.news[-1] == RoundBegan(2, 2)
    assert table.stacks("F", "F", "F", "F").turn == 2


def test_D3_and_that_is_the_challenger_if_the_skull_was_their_own() -> None:
    table = Table(players=4, failed_starter="skull_owner").stacks("F", "S", "F", "F")
    table.challenge(1, 2).play("1 lose flower")
    assert table.news[-1] == RoundBegan(2, 1)


def test_D3_a_success_is_no_different_in_older_editions() -> None:
    table = Table(players=3, failed_starter="skull_owner").stacks("F", "F", "F")
    assert table.challenge(1, 2).play("1 flip 0").news[-1] == RoundBegan(2, 1)


def test_D4_who_goes_out_on_the_own_skull_names_anyone_still_in() -> None:
    table = Table(players=5, position="FS FS S - FS first=2").stacks("F", "F", "S", "", "F")
    table.challenge(2, 1).play("2 lose skull")
    assert table.legal() == {"start 0", "start 1", "start 4"}
    table.refused("2 start 3", IllegalAction)
    table.play("2 start 4")  # the next one clockwise, as a host would for somebody who is gone
    assert table.news == [StarterNamed(2, 4), RoundBegan(2, 4)]


def test_D5_bidding_all_discs_ends_the_bidding_at_once() -> None:
    table = Table(players=4).stacks("F", "F", "F", "F").play("0 bid 1", "1 bid 4")
    assert table.news == [
        ChallengeOpened(0, 1),
        BidRaised(1, 4),
        AttemptBegan(1, 4),
        DiscFlipped(1, 1, "flower"),
    ]
    assert table.turn == 1
    assert table.legal() == {"flip 0", "flip 2", "flip 3"}


def test_D5_one_less_does_not() -> None:
    table = Table(players=4).stacks("F", "F", "F", "F").play("0 bid 1", "1 bid 3")
    assert table.turn == 2
    assert table.legal() == {"pass", "bid 4"}


def test_D6_showing_discs_takes_no_turn_and_changes_nothing() -> None:
    """After a failure only the loss goes on; whatever opponents show, the game does not know."""
    own = Table(players=3).stacks("S", "F", "S").challenge(0, 1)
    assert own.pending == [0]
    others = fails_on_seat_2()
    assert others.pending == []
    others.refused("chance show", MalformedAction)
    for seat in (1, 2, 3):
        others.refused(f"{seat} skull", NotYourTurn)
        others.refused(f"{seat} flip {seat}", NotYourTurn)
    assert others.tribe(1).flipped == others.tribe(3).flipped == []


def test_D7_a_single_disc_turned_by_somebody_else_is_not_lost() -> None:
    table = Table(players=3, position="FFFS S FFFS first=0").stacks("F", "S", "F")
    table.challenge(0, 2).play("0 flip 1", "chance flower")
    assert table.discs() == [3, 1, 4]
    assert TribeOut(1) not in table.events
    assert table.hand(1) == "S"
    assert table.pending == [0, 1, 2]


def test_D8_two_players_are_too_few_to_begin() -> None:
    with pytest.raises(BadOptions) as caught:
        Table(players=2)
    assert caught.value.details["least"] == "3"


def test_D8_but_they_can_end_a_game() -> None:
    table = Table(players=2, position="FS FFS+ first=1").stacks("F", "F")
    assert table.turn == 1
    table.challenge(1, 1)
    assert table.winners == [1]


@pytest.mark.parametrize(("boxes", "allowed"), [(1, range(3, 7)), (2, range(3, 13))])
def test_D9_twelve_can_play_with_two_boxes(boxes: int, allowed: range) -> None:
    assert GAME.players(GAME.read_options({"boxes": boxes})) == allowed


def test_D10_last_chance_may_stay_in_hand_and_is_used_up_all_the_same() -> None:
    table = Table(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    table.stacks("F", "F", "F")
    assert "bid 1" in table.legal()
    table.play("0 bid 1", "1 pass", "2 pass")
    assert table.points() == [1, 0, 0]
    assert LastChanceReturned(0) in table.news
    assert table.holders() == []
    assert table.legal(0) == {"flower"}


def test_D11_last_chance_is_no_life() -> None:
    table = Table(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    assert table.discs() == [1, 4, 4]
    table.stacks("L", "S", "F").challenge(0, 2).play("0 flip 1")
    assert table.discs() == [0, 4, 4]
    assert TribeOut(0) in table.news


def test_D12_last_chance_comes_after_a_loss_of_ones_own_choice_too() -> None:
    table = Table(players=3, position="FS FFFS FFFS first=0", last_chance=True)
    table.stacks("S", "F", "F").challenge(0, 1).play("0 lose skull")
    assert table.news == [DiscLost(0, "skull", 1), LastChanceGiven(0), RoundBegan(2, 0)]
    assert table.hand(0) == "FL"


@pytest.mark.parametrize(("stack", "height"), [("L", 0), ("LF", 0), ("FL", 1), ("F", None)])
def test_D13_everybody_sees_at_which_height_last_chance_lies(
    stack: str, height: int | None
) -> None:
    table = Table(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    table.stacks(stack, "F", "F")
    for player in (0, 1, 2, None):
        assert table.view(player).tribes[0].last_at == height


def test_D14_last_chance_returns_before_it_is_handed_out() -> None:
    table = Table(players=3, position="F FS FFFS first=1 last=0", last_chance=True)
    table.stacks("L", "S", "F").challenge(1, 2).play("1 lose flower")
    assert table.news[-3:-1] == [LastChanceReturned(0), LastChanceGiven(1)]
    assert table.holders() == [1]


def test_D15_nobody_falls_to_one_disc_twice() -> None:
    """A player with one disc either keeps it or is out: there is no second award to refuse."""
    table = Table(players=3, position="F FFFS FFFS first=0", last_chance=True)
    table.stacks("F", "F", "F").challenge(0, 1)
    assert (table.discs(), table.holders()) == ([1, 4, 4], [])
    table.stacks("F", "S", "F").challenge(0, 2).play("0 flip 1", "chance flower")
    assert (table.discs(), table.holders()) == ([0, 4, 4], [])


def test_D16_last_chance_and_two_tribes_exclude_each_other() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.read_options({"last_chance": True, "two_tribes": True})
    assert caught.value.sentence == "last-chance-with-two-tribes"
    assert GAME.read_options({"last_chance": False, "two_tribes": True}).two_tribes
    assert GAME.read_options({"last_chance": True, "two_tribes": "no"}).last_chance


def test_D17_two_tribes_are_two_hands_of_four_that_never_mix() -> None:
    table = two_tribes("FFF S FS FS first=0")
    assert (table.hand(0), table.hand(2)) == ("FFF", "FS")
    assert table.legal(0) == {"flower"}  # the skull is the other tribe's
    assert table.legal(2) == {"flower", "skull"}
    table.stacks("F", "S", "S", "F").play("0 flower")
    assert (table.hand(0), table.hand(2)) == ("F", "F")
    assert table.own(0).stack == ["flower", "flower"]
    assert table.own(2).stack == ["skull"]


def test_D18_tribes_act_clockwise_so_players_come_round_twice() -> None:
    table = Table(players=3, two_tribes=True, first=4)
    assert [tribe.player for tribe in table.view(None).tribes] == [0, 1, 2, 0, 1, 2]
    table.stacks(*["F"] * 6)
    turns = []
    for _ in range(6):
        turns.append(table.turn)
        table.play(f"{table.turn} flower")
    assert turns == [4, 5, 0, 1, 2, 3]


def test_D19_each_tribe_bids_for_itself_even_against_its_sibling() -> None:
    table = Table(players=2, two_tribes=True).stacks("F", "F", "F", "F")
    table.play("0 bid 1", "1 pass")
    assert table.turn == 2
    assert table.legal() == {"pass"} | bids(2, 4)
    table.play("2 bid 2", "3 pass")
    assert table.turn == 0
    assert table.legal() == {"pass"} | bids(3, 4)
    table.play("0 bid 3")
    assert table.turn == 2
    table.play("2 pass")
    assert table.view(None).challenger == 0
    assert [tribe.bid for tribe in table.view(None).tribes] == [3, 0, 2, 0]


def test_D20_only_the_stack_of_the_challenging_tribe_comes_first() -> None:
    table = Table(players=2, two_tribes=True).stacks("F", "F", "S", "F").challenge(0, 3)
    assert table.tribe(2).flipped == []  # the sibling's skull does not matter yet
    assert table.legal() == {"flip 1", "flip 2", "flip 3"}
    table.play("0 flip 1", "0 flip 3")
    assert table.points() == [1, 0, 0, 0]


def test_D21_a_siblings_skull_is_like_any_other() -> None:
    table = Table(players=2, two_tribes=True).stacks("F", "F", "S", "F").challenge(0, 2)
    table.play("0 flip 2")
    assert table.news == [DiscFlipped(0, 2, "skull"), AttemptFailed(0, 2)]
    assert table.chance() == {"flower": 3, "skull": 1}
    table.play("chance flower")
    assert table.discs() == [3, 4, 4, 4]
    assert table.view(None).first == 0


def test_D21_with_pick_the_sibling_picks() -> None:
    table = Table(players=2, two_tribes=True, lost_disc="pick").stacks("F", "F", "S", "F")
    table.challenge(0, 2).play("0 flip 2")
    assert table.turn == 2
    assert table.view(0).choices == {2: ["pick 1", "pick 2", "pick 3", "pick 4"]}


def test_D22_a_tribe_goes_out_on_its_siblings_skull_and_the_sibling_starts() -> None:
    table = two_tribes("F FS S - first=0").stacks("F", "F", "S", "")
    table.challenge(0, 2).play("0 flip 2", "chance flower")
    assert table.news[-2:] == [TribeOut(0), RoundBegan(2, 2)]
    assert table.winners == []  # player 0 still has a tribe
    assert table.pending == [1, 2]


def test_D22_on_its_own_skull_its_player_names_any_seat_the_sibling_too() -> None:
    table = two_tribes("S FS FS FS first=0").stacks("S", "F", "F", "F")
    table.challenge(0, 1).play("0 lose skull")
    assert table.turn == 0
    assert table.legal() == {"start 1", "start 2", "start 3"}
    assert table.play("0 start 2").news == [StarterNamed(0, 2), RoundBegan(2, 2)]


def test_D22_a_player_is_out_with_both_tribes_and_the_last_player_wins() -> None:
    table = two_tribes("- FS S FS first=2").stacks("", "F", "S", "F")
    table.challenge(2, 1).play("2 lose skull")
    assert table.news[-2:] == [TribeOut(2), GameWon(1, standing=True)]
    assert table.winners == [1]
    assert table.pending == []


def test_D22_one_person_sees_both_hands_and_nobody_elses() -> None:
    flower = two_tribes("FFS FS FF FS first=0").stacks("F", "F", "F", "F")
    skull = two_tribes("FFS FS FF FS first=0").stacks("F", "F", "F", "S")
    assert_same_for(0, flower, skull)
    assert_same_for(None, flower, skull)
    assert flower.view(1) != skull.view(1)
    mine = [seat for seat, tribe in enumerate(skull.view(1).tribes) if tribe.own is not None]
    assert mine == [1, 3]


def test_D23_one_success_with_each_tribe_does_not_win() -> None:
    table = two_tribes("FS+ FS FS FS first=2").stacks("F", "F", "F", "F")
    table.challenge(2, 1)
    assert table.points() == [1, 0, 1, 0]
    assert table.winners == []
    assert table.view(None).scores == [1, 0]  # the better tribe counts, not their sum
    table.stacks("F", "F", "F", "F").challenge(2, 1)
    assert table.winners == [0]


@pytest.mark.parametrize(("boxes", "allowed"), [(1, range(2, 4)), (2, range(2, 7))])
def test_D24_how_many_can_play_with_two_tribes(boxes: int, allowed: range) -> None:
    assert GAME.players(GAME.read_options({"two_tribes": True, "boxes": boxes})) == allowed
    for players in allowed:
        table = Table(players=players, two_tribes=True, boxes=boxes)
        assert table.discs() == [4] * (2 * players)
    for players in (allowed.start - 1, allowed.stop):
        with pytest.raises(BadOptions) as caught:
            Table(players=players, two_tribes=True, boxes=boxes)
        assert caught.value.details["least"] == str(allowed.start)
        assert caught.value.details["most"] == str(allowed.stop - 1)


@pytest.mark.parametrize(("players", "two"), [(3, False), (6, False), (2, True), (3, True)])
def test_D25_the_first_player_is_drawn_every_seat_alike(players: int, two: bool) -> None:
    assert GAME.read_options({}).first == "random"
    table = Table(players=players, first="random", two_tribes=two)
    seats = players * 2 if two else players
    assert table.chance() == {f"first {seat}": 1 for seat in range(seats)}
    assert table.play(f"chance first {seats - 1}").view(None).first == seats - 1


def test_D25_or_the_seat_that_was_named() -> None:
    table = Table(players=3, first=2)
    assert not table.match.awaits_chance()
    assert table.stacks("F", "F", "F").turn == 2


def test_D26_turned_discs_stay_open_until_the_round_is_over() -> None:
    table = Table(players=3, first=1).stacks("F", "SF", "FF").challenge(0, 4)
    table.play("0 flip 1", "0 flip 2", "0 flip 1")
    for player in (0, 1, 2, None):  # from the top
        flipped = [tribe.flipped for tribe in table.view(player).tribes]
        assert flipped == [["flower"], ["flower", "skull"], ["flower"]]
    table.play("chance flower")
    assert [tribe.flipped for tribe in table.view(None).tribes] == [[], [], []]
