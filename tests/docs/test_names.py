"""Names that a stranger can guess, as far as that can be counted."""

import pytest
from tools.names import (
    MAX_ONE_WORD_SHARE,
    MAX_REPEATED_CLASS_SHARE,
    NameFigures,
    draw_functions,
    measure_names,
)


@pytest.fixture(scope="module")
def figures() -> NameFigures:
    return measure_names()


def test_few_functions_have_a_name_of_one_word(figures: NameFigures) -> None:
    assert figures.one_word_share <= MAX_ONE_WORD_SHARE


def test_hardly_any_class_name_is_used_twice(figures: NameFigures) -> None:
    assert figures.repeated_class_share < MAX_REPEATED_CLASS_SHARE, figures.repeated_classes


def test_constants_name_their_subject_and_unit(figures: NameFigures) -> None:
    assert not figures.bare_constants


def test_no_module_is_longer_than_one_idea(figures: NameFigures) -> None:
    assert not figures.long_modules


def test_a_draw_is_the_same_for_a_seed(figures: NameFigures) -> None:
    drawn = draw_functions(figures, 25, 20261201)
    assert drawn == draw_functions(figures, 25, 20261201)
    assert len(set(drawn)) == 25
