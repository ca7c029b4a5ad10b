"""Query parameters that several routes share."""

from typing import Annotated

from litestar.params import QueryParameter

from skulduggery.games import GAMES_BY_NAME

_MAX_LIST_LINES = 100
# Only described: other names are refused by game_named.
_GAME_NAME_PARAMETER = QueryParameter(schema_extra={"enum": list(GAMES_BY_NAME)})

Before = Annotated[
    str | None, QueryParameter(description="The id of a record: only older ones than this.")
]
Count = Annotated[int, QueryParameter(ge=1, le=_MAX_LIST_LINES)]
GameName = Annotated[str, _GAME_NAME_PARAMETER]
AnyGameName = Annotated[str | None, _GAME_NAME_PARAMETER]
Start = Annotated[int, QueryParameter(ge=0, le=10**6)]
