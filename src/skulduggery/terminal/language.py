"""The language of this run, chosen before any command is loaded."""

from functools import partial

from skulduggery.words import preferred_language, translate

USER_LANGUAGE = preferred_language()

localize = partial(translate, language=USER_LANGUAGE)
