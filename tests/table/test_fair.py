"""Chance that anyone can check: a secret committed to, salts taken in, every draw proved."""

import hashlib
import hmac
import json
from collections import Counter

import msgspec
import pytest
from tests.table.evening import EVERY_VARIANT, SOME_VARIANTS, Evening, finished

from skulduggery.core.errors import Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.notation import read_text, write_text
from skulduggery.core.options import Options
from skulduggery.core.record import Record, begin, replay_ply
from skulduggery.games import GAMES
from skulduggery.table import facts
from skulduggery.table.provable_random import (
    COMMITMENT,
    SALTS,
    SECRET,
    Draws,
    Unfair,
    commitment,
    verify,
)
from skulduggery.table.requests import Rematch, Sit

SALTED = ["pepper", "", "cumin"]


def numbers(draws: Draws, below: int = 10**6, count: int = 20) -> list[int]:
    return [draws.below(below) for _ in range(count)]


def by_hand(secret: bytes, salts: list[str], number: int, n: int) -> int:
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
    evening = Evening()
    assert commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()
    assert evening.table.commitment == hashlib.sha256(evening.secrets[0]).hexdigest()


def test_the_commitment_is_told_before_the_salts_are_in() -> None:
    evening = Evening().seat("Ada", "Ben", "bot")
    (created,) = evening.table.told(evening.happenings[0], None)
    assert isinstance(created, facts.Created)
    assert created.commitment == commitment(evening.secrets[0])
    kinds = [type(fact) for fact in evening.log]
    assert kinds.index(facts.Created) < kinds.index(facts.Seated)


def test_the_salts_are_those_of_all_who_sit() -> None:
    evening = Evening().seat("Ada", "bot", "Ben").start()
    assert evening.facts(facts.Started)[0].salts == ["Ada's salt", "", "Ben's salt"]
    assert json.loads(evening.table.record().tags[SALTS]) == ["Ada's salt", "", "Ben's salt"]


def test_a_salt_can_be_changed_before_the_start() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo")
    evening.ask("Ada", Sit(0, "paprika"))
    assert evening.chairs()[:3] == ["Ada", "Ben", "Cleo"]
    evening.start()
    assert evening.table.salts == ["paprika", "Ben's salt", "Cleo's salt"]


def test_salts_given_before_the_new_secret_do_not_count_for_a_rematch() -> None:
    """Whoever chose the new secret knew them: everybody may give another."""
    evening = Evening().seat("Ada", "Ben", "Cleo").start().play_on()
    evening.ask("Ada", Rematch())
    assert [chair.salt for chair in evening.table.chairs] == [""] * 6
    chair = evening.table.chair_of("Ben")
    assert chair is not None
    evening.ask("Ben", Sit(chair, "new"))
    evening.start()
    assert sorted(evening.table.salts) == ["", "", "new"]
    verify(evening.play_on().table.record(), GAMES["skull"])


# Drawing.


def test_draws_are_those_of_the_documentation() -> None:
    for n in (1, 2, 6, 36, 10**6, 2**63 + 1):
        draws = Draws(b"secret", ["pepper", "ü☠"])
        for number in range(20):
            assert draws.below(n) == by_hand(b"secret", ["pepper", "ü☠"], number, n)
        assert draws.number == 20


def test_draws_depend_on_the_secret_and_on_every_salt() -> None:
    told = numbers(Draws(b"secret", SALTED))
    assert told == numbers(Draws(b"secret", SALTED))
    assert told != numbers(Draws(b"Secret", SALTED))
    for changed in range(3):
        salts = [salt + "!" if n == changed else salt for n, salt in enumerate(SALTED)]
        assert told != numbers(Draws(b"secret", salts))


@pytest.mark.parametrize(
    "salts", [["cumin", "", "pepper"], ["pepper", "cumin"], ["pepper", "", "cumin", ""]]
)
def test_salts_cannot_be_moved_from_one_to_another(salts: list[str]) -> None:
    assert numbers(Draws(b"secret", SALTED)) != numbers(Draws(b"secret", salts))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 12, 36])
@pytest.mark.parametrize("secret", [b"", b"one", b"another"])
def test_draws_are_even(n: int, secret: bytes) -> None:
    """By the chi-squared sum: a fair draw goes beyond this once in ten thousand secrets."""
    expected = 300
    drawn = Counter(numbers(Draws(secret, SALTED), n, n * expected))
    assert set(drawn) == set(range(n))
    spread = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = n - 1
    assert spread < freedom + 4 * (2 * freedom) ** 0.5 + 8


def test_where_words_would_tip_the_scales_they_are_drawn_again() -> None:
    n = 2**63 + 2**62  # of all words a quarter is too large, and would make small numbers likelier
    drawn = numbers(Draws(b"secret", SALTED), n, 2000)
    low = sum(number < n // 3 for number in drawn)
    assert 560 < low < 780  # a third; without drawing again it would be half


def test_outcomes_follow_their_weights() -> None:
    state = Match(GAMES["skull_king"].new(GAMES["skull_king"].read_options({"first": 0}), 3)).state
    draws = Draws(b"secret", SALTED)
    drawn = Counter(state.text(draws.outcome(state)) for _ in range(3600))
    dice = {"king": 1, "pirate": 3, "mermaid": 2, "black": 7, "blue": 7, "red": 8, "yellow": 8}
    assert set(drawn) == set(dice)
    for die, number in dice.items():
        assert abs(drawn[die] - 100 * number) < 5 * (100 * number) ** 0.5


# Proving.


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT)
def test_every_draw_of_every_variant_is_proved(game: str, options: Options, players: int) -> None:
    record = finished(game, options, players).table.record()
    proof = verify(record, GAMES[game])
    assert proof.draws == sum(ply.startswith("* ") for ply in record.plies) > 0
    assert proof.commitment == record.tags[COMMITMENT]


def test_a_record_is_all_it_takes() -> None:
    evening = finished("skull_king", GAMES["skull_king"].read_options({}), 4)
    record = evening.table.record()
    as_json = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    as_text = read_text(write_text(record)).record
    for copy in (as_json, as_text):
        assert verify(copy, GAMES["skull_king"]) == verify(record, GAMES["skull_king"])


# Not to be proved.


def unfair(record: Record, game: AnyGame, sentence: str) -> Unfair:
    with pytest.raises(Unfair) as caught:
        verify(record, game)
    assert caught.value.sentence == sentence
    return caught.value


def with_tag(record: Record, tag: str, text: str) -> Record:
    return msgspec.structs.replace(record, tags={**record.tags, tag: text})


def with_ply(record: Record, number: int, ply: str) -> Record:
    plies = [*record.plies[:number], ply, *record.plies[number + 1 :]]
    return msgspec.structs.replace(record, plies=plies)


def others_at(record: Record, game: AnyGame, number: int) -> list[str]:
    """What else chance could have decided at a ply."""
    match = begin(record, game)
    for text in record.plies[:number]:
        replay_ply(match, game, text)
    outcomes = [f"* {match.state.text(outcome)}" for outcome in match.state.actions()]
    return [outcome for outcome in outcomes if outcome != record.plies[number]]


@pytest.fixture
def dice() -> Record:
    """A game of Skull King: many draws."""
    return finished("skull_king", GAMES["skull_king"].read_options({}), 4).table.record()


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_a_draw_that_does_not_fit_is_named(game: str, options: Options, players: int) -> None:
    record = finished(game, options, players).table.record()
    drawn = [number for number, ply in enumerate(record.plies) if ply.startswith("* ")]
    changed = 0
    for number in {*drawn[:5], *drawn[:: len(drawn) // 8 + 1], drawn[-1]}:
        for other in others_at(record, GAMES[game], number)[:2]:
            mistake = unfair(with_ply(record, number, other), GAMES[game], "unfair-draw")
            assert mistake.details == {
                "ply": str(number + 1),
                "told": other,
                "due": record.plies[number],
            }
            changed += 1
    assert changed > 2


def test_the_first_of_several_is_named(dice: Record) -> None:
    game = GAMES["skull_king"]
    first, second = 2, 3
    changed = with_ply(dice, second, others_at(dice, game, second)[0])
    changed = with_ply(changed, first, others_at(dice, game, first)[0])
    assert unfair(changed, game, "unfair-draw").details["ply"] == str(first + 1)


def test_a_decision_where_chance_was_due_is_named(dice: Record) -> None:
    changed = with_ply(dice, 1, "0 bid 0")
    assert unfair(changed, GAMES["skull_king"], "unfair-draw").details["ply"] == "2"


def test_another_salt_does_not_fit(dice: Record) -> None:
    salts = json.loads(dice.tags[SALTS])
    for changed in range(4):
        other = json.dumps([f"{salt}!" if n == changed else salt for n, salt in enumerate(salts)])
        unfair(with_tag(dice, SALTS, other), GAMES["skull_king"], "unfair-draw")


def test_another_secret_does_not_fit_its_commitment(dice: Record) -> None:
    game = GAMES["skull_king"]
    other = b"another"
    unfair(with_tag(dice, SECRET, other.hex()), game, "unfair-commitment")
    unfair(with_tag(dice, SECRET, ""), game, "unfair-commitment")
    unfair(with_tag(dice, COMMITMENT, commitment(other)), game, "unfair-commitment")
    unfair(with_tag(dice, COMMITMENT, ""), game, "unfair-commitment")
    both = with_tag(with_tag(dice, SECRET, other.hex()), COMMITMENT, commitment(other))
    unfair(both, game, "unfair-draw")


@pytest.mark.parametrize("tag", [COMMITMENT, SECRET, SALTS])
def test_without_evidence_nothing_is_proved(dice: Record, tag: str) -> None:
    tags = {name: text for name, text in dice.tags.items() if name != tag}
    bare = msgspec.structs.replace(dice, tags=tags)
    assert unfair(bare, GAMES["skull_king"], "unfair-no-evidence").details == {"tag": tag}


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        (SECRET, "xyz"),
        (SECRET, "ä"),
        (SALTS, ""),
        (SALTS, "pepper"),
        (SALTS, "[1, 2]"),
        (SALTS, '{"a": 1}'),
        (SALTS, "[" * 5000),
    ],
    ids=range(7),
)
def test_evidence_that_cannot_be_read(dice: Record, tag: str, text: str) -> None:
    unfair(with_tag(dice, tag, text), GAMES["skull_king"], "unfair-unreadable")


def test_a_commitment_in_strange_letters_does_not_fit(dice: Record) -> None:
    unfair(with_tag(dice, COMMITMENT, "ä"), GAMES["skull_king"], "unfair-commitment")


def test_plies_that_cannot_be_are_a_mistake_too(dice: Record) -> None:
    decision = next(n for n, ply in enumerate(dice.plies) if not ply.startswith("* "))
    for ply in ("9 bid 0", "0 walk the plank", "* yellow", "", "\x00"):
        with pytest.raises(Mistake):
            verify(with_ply(dice, decision, ply), GAMES["skull_king"])
