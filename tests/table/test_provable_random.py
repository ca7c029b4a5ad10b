"""Chance that anyone can check: a secret committed to, salts taken in, every draw proved."""

import hashlib
import hmac
import json
from collections import Counter

import msgspec
import pytest
from tests.table.table_driver import EVERY_VARIANT, SOME_VARIANTS, TableDriver, make_finished_table

from skulduggery.core.errors import Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.notation import format_record_text, parse_record_text
from skulduggery.core.options import Options
from skulduggery.core.record import Record, match_from_record, replay_ply
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts
from skulduggery.table.provable_random import (
    COMMITMENT_TAG,
    SALTS_TAG,
    SECRET_TAG,
    Draws,
    Unfair,
    commitment_of,
    verify_draws,
)
from skulduggery.table.requests import Rematch, Sit

PLAYER_SALTS = ["pepper", "", "cumin"]


def drawn_numbers(draws: Draws, below: int = 10**6, count: int = 20) -> list[int]:
    return [draws.draw_below(below) for _ in range(count)]


def draw_by_hand(secret: bytes, salts: list[str], number: int, n: int) -> int:
    """A draw as the documentation tells it, once more and apart from the code."""
    listed = json.dumps(salts, separators=(",", ":"), ensure_ascii=False).encode()
    key = hmac.new(secret, listed, hashlib.sha256).digest()
    for tries in range(1000):
        digest = hmac.new(key, f"{number}:{tries}".encode(), hashlib.sha256).digest()
        word = int(digest.hex()[:16], 16)
        if word < 2**64 // n * n:
            return word % n
    raise AssertionError("no draw in a thousand tries")


# The order of things.


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    evening = TableDriver()
    assert commitment_of(b"secret") == hashlib.sha256(b"secret").hexdigest()
    assert evening.table.commitment == hashlib.sha256(evening.secrets[0]).hexdigest()


def test_the_commitment_is_told_before_the_salts_are_in() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "bot")
    (created,) = evening.table.visible_events(evening.happenings[0], None)
    assert isinstance(created, facts.Created)
    assert created.commitment == commitment_of(evening.secrets[0])
    kinds = [type(fact) for fact in evening.log]
    assert kinds.index(facts.Created) < kinds.index(facts.Seated)


def test_the_salts_are_those_of_all_who_sit() -> None:
    evening = TableDriver().seat_guests("Ada", "bot", "Ben").start_game()
    assert evening.facts_of_type(facts.Started)[0].salts == ["Ada's salt", "", "Ben's salt"]
    assert json.loads(evening.table.game_record().tags[SALTS_TAG]) == [
        "Ada's salt",
        "",
        "Ben's salt",
    ]


def test_a_salt_can_be_changed_before_the_start() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo")
    evening.send_request("Ada", Sit(0, "paprika"))
    assert evening.chair_names()[:3] == ["Ada", "Ben", "Cleo"]
    evening.start_game()
    assert evening.table.salts == ["paprika", "Ben's salt", "Cleo's salt"]


def test_salts_given_before_the_new_secret_do_not_count_for_a_rematch() -> None:
    """Whoever chose the new secret knew them: everybody may give another."""
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly()
    evening.send_request("Ada", Rematch())
    assert [chair.salt for chair in evening.table.chairs] == [""] * 6
    chair = evening.table.chair_of("Ben")
    assert chair is not None
    evening.send_request("Ben", Sit(chair, "new"))
    evening.start_game()
    assert sorted(evening.table.salts) == ["", "", "new"]
    verify_draws(evening.play_randomly().table.game_record(), GAMES_BY_NAME["skull"])


# Drawing.


def test_draws_are_those_of_the_documentation() -> None:
    for n in (1, 2, 6, 36, 10**6, 2**63 + 1):
        draws = Draws(b"secret", ["pepper", "ü☠"])
        for number in range(20):
            assert draws.draw_below(n) == draw_by_hand(b"secret", ["pepper", "ü☠"], number, n)
        assert draws.number == 20


def test_draws_depend_on_the_secret_and_on_every_salt() -> None:
    told = drawn_numbers(Draws(b"secret", PLAYER_SALTS))
    assert told == drawn_numbers(Draws(b"secret", PLAYER_SALTS))
    assert told != drawn_numbers(Draws(b"Secret", PLAYER_SALTS))
    for changed in range(3):
        salts = [salt + "!" if n == changed else salt for n, salt in enumerate(PLAYER_SALTS)]
        assert told != drawn_numbers(Draws(b"secret", salts))


@pytest.mark.parametrize(
    "salts", [["cumin", "", "pepper"], ["pepper", "cumin"], ["pepper", "", "cumin", ""]]
)
def test_salts_cannot_be_moved_from_one_to_another(salts: list[str]) -> None:
    assert drawn_numbers(Draws(b"secret", PLAYER_SALTS)) != drawn_numbers(Draws(b"secret", salts))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 12, 36])
@pytest.mark.parametrize("secret", [b"", b"one", b"another"])
def test_draws_are_even(n: int, secret: bytes) -> None:
    """By the chi-squared sum: a fair draw goes beyond this once in ten thousand secrets."""
    expected = 300
    drawn = Counter(drawn_numbers(Draws(secret, PLAYER_SALTS), n, n * expected))
    assert set(drawn) == set(range(n))
    spread = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = n - 1
    assert spread < freedom + 4 * (2 * freedom) ** 0.5 + 8


def test_where_words_would_tip_the_scales_they_are_drawn_again() -> None:
    n = 2**63 + 2**62  # of all words a quarter is too large, and would make small numbers likelier
    drawn = drawn_numbers(Draws(b"secret", PLAYER_SALTS), n, 2000)
    low = sum(number < n // 3 for number in drawn)
    assert 560 < low < 780  # a third; without drawing again it would be half


def test_outcomes_follow_their_weights() -> None:
    state = Match(
        GAMES_BY_NAME["skull_king"].new_state(
            GAMES_BY_NAME["skull_king"].read_options({"first": 0}), 3
        )
    ).state
    draws = Draws(b"secret", PLAYER_SALTS)
    drawn = Counter(state.action_text(draws.draw_outcome(state)) for _ in range(3600))
    dice = {"king": 1, "pirate": 3, "mermaid": 2, "black": 7, "blue": 7, "red": 8, "yellow": 8}
    assert set(drawn) == set(dice)
    for die, number in dice.items():
        assert abs(drawn[die] - 100 * number) < 5 * (100 * number) ** 0.5


# Proving.


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT)
def test_every_draw_of_every_variant_is_proved(game: str, options: Options, players: int) -> None:
    record = make_finished_table(game, options, players).table.game_record()
    proof = verify_draws(record, GAMES_BY_NAME[game])
    assert proof.draws == sum(ply.startswith("* ") for ply in record.plies) > 0
    assert proof.commitment == record.tags[COMMITMENT_TAG]


def test_a_record_is_all_it_takes() -> None:
    evening = make_finished_table("skull_king", GAMES_BY_NAME["skull_king"].read_options({}), 4)
    record = evening.table.game_record()
    as_json = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    as_text = parse_record_text(format_record_text(record)).record
    for copy in (as_json, as_text):
        assert verify_draws(copy, GAMES_BY_NAME["skull_king"]) == verify_draws(
            record, GAMES_BY_NAME["skull_king"]
        )


# Not to be proved.


def expect_unfair(record: Record, game: AnyGame, sentence: str) -> Unfair:
    with pytest.raises(Unfair) as caught:
        verify_draws(record, game)
    assert caught.value.sentence == sentence
    return caught.value


def with_tag(record: Record, tag: str, text: str) -> Record:
    return msgspec.structs.replace(record, tags={**record.tags, tag: text})


def with_ply(record: Record, number: int, ply: str) -> Record:
    plies = [*record.plies[:number], ply, *record.plies[number + 1 :]]
    return msgspec.structs.replace(record, plies=plies)


def other_outcomes(record: Record, game: AnyGame, number: int) -> list[str]:
    """What else chance could have decided at a ply."""
    match = match_from_record(record, game)
    for text in record.plies[:number]:
        replay_ply(match, game, text)
    outcomes = [f"* {match.state.action_text(outcome)}" for outcome in match.state.legal_actions()]
    return [outcome for outcome in outcomes if outcome != record.plies[number]]


@pytest.fixture
def dice() -> Record:
    """A game of Skull King: many draws."""
    return make_finished_table(
        "skull_king", GAMES_BY_NAME["skull_king"].read_options({}), 4
    ).table.game_record()


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_a_draw_that_does_not_fit_is_named(game: str, options: Options, players: int) -> None:
    record = make_finished_table(game, options, players).table.game_record()
    drawn = [number for number, ply in enumerate(record.plies) if ply.startswith("* ")]
    changed = 0
    for number in {*drawn[:5], *drawn[:: len(drawn) // 8 + 1], drawn[-1]}:
        for other in other_outcomes(record, GAMES_BY_NAME[game], number)[:2]:
            mistake = expect_unfair(
                with_ply(record, number, other), GAMES_BY_NAME[game], "unfair-draw"
            )
            assert mistake.details == {
                "ply": str(number + 1),
                "told": other,
                "due": record.plies[number],
            }
            changed += 1
    assert changed > 2


def test_the_first_of_several_is_named(dice: Record) -> None:
    game = GAMES_BY_NAME["skull_king"]
    first, second = 2, 3
    changed = with_ply(dice, second, other_outcomes(dice, game, second)[0])
    changed = with_ply(changed, first, other_outcomes(dice, game, first)[0])
    assert expect_unfair(changed, game, "unfair-draw").details["ply"] == str(first + 1)


def test_a_decision_where_chance_was_due_is_named(dice: Record) -> None:
    changed = with_ply(dice, 1, "0 bid 0")
    assert expect_unfair(changed, GAMES_BY_NAME["skull_king"], "unfair-draw").details["ply"] == "2"


def test_another_salt_does_not_fit(dice: Record) -> None:
    salts = json.loads(dice.tags[SALTS_TAG])
    for changed in range(4):
        other = json.dumps([f"{salt}!" if n == changed else salt for n, salt in enumerate(salts)])
        expect_unfair(with_tag(dice, SALTS_TAG, other), GAMES_BY_NAME["skull_king"], "unfair-draw")


def test_another_secret_does_not_fit_its_commitment(dice: Record) -> None:
    game = GAMES_BY_NAME["skull_king"]
    other = b"another"
    expect_unfair(with_tag(dice, SECRET_TAG, other.hex()), game, "unfair-commitment")
    expect_unfair(with_tag(dice, SECRET_TAG, ""), game, "unfair-commitment")
    expect_unfair(with_tag(dice, COMMITMENT_TAG, commitment_of(other)), game, "unfair-commitment")
    expect_unfair(with_tag(dice, COMMITMENT_TAG, ""), game, "unfair-commitment")
    both = with_tag(with_tag(dice, SECRET_TAG, other.hex()), COMMITMENT_TAG, commitment_of(other))
    expect_unfair(both, game, "unfair-draw")


@pytest.mark.parametrize("tag", [COMMITMENT_TAG, SECRET_TAG, SALTS_TAG])
def test_without_evidence_nothing_is_proved(dice: Record, tag: str) -> None:
    tags = {name: text for name, text in dice.tags.items() if name != tag}
    bare = msgspec.structs.replace(dice, tags=tags)
    assert expect_unfair(bare, GAMES_BY_NAME["skull_king"], "unfair-no-evidence").details == {
        "tag": tag
    }


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        (SECRET_TAG, "xyz"),
        (SECRET_TAG, "ä"),
        (SALTS_TAG, ""),
        (SALTS_TAG, "pepper"),
        (SALTS_TAG, "[1, 2]"),
        (SALTS_TAG, '{"a": 1}'),
        (SALTS_TAG, "[" * 5000),
    ],
    ids=range(7),
)
def test_evidence_that_cannot_be_read(dice: Record, tag: str, text: str) -> None:
    expect_unfair(with_tag(dice, tag, text), GAMES_BY_NAME["skull_king"], "unfair-unreadable")


def test_a_commitment_in_strange_letters_does_not_fit(dice: Record) -> None:
    expect_unfair(
        with_tag(dice, COMMITMENT_TAG, "ä"), GAMES_BY_NAME["skull_king"], "unfair-commitment"
    )


def test_plies_that_cannot_be_are_a_mistake_too(dice: Record) -> None:
    decision = next(n for n, ply in enumerate(dice.plies) if not ply.startswith("* "))
    for ply in ("9 bid 0", "0 walk the plank", "* yellow", "", "\x00"):
        with pytest.raises(Mistake):
            verify_draws(with_ply(dice, decision, ply), GAMES_BY_NAME["skull_king"])
