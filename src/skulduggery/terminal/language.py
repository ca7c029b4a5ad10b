"""The language this run speaks, chosen before any command is loaded."""

from functools import partial

from skulduggery.words import preferred_language, say

LANGUAGE = preferred_language()

told = partial(say, language=LANGUAGE)
