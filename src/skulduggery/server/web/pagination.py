"""What may follow the question mark of several addresses."""

from typing import Annotated

from litestar.params import QueryParameter

from skulduggery.games import GAMES_BY_NAME

MAX_LIST_LINES = 100  # lines of a list
GAME_NAME_PARAMETER = QueryParameter(
    schema_extra={"enum": list(GAMES_BY_NAME)}
)  # what else is said, we refuse ourselves

Before = Annotated[
    str | None, QueryParameter(description="The id of a record: only older ones than this.")
]
Count = Annotated[int, QueryParameter(ge=1, le=MAX_LIST_LINES)]
GameName = Annotated[str, GAME_NAME_PARAMETER]
AnyGameName = Annotated[str | None, GAME_NAME_PARAMETER]
Start = Annotated[int, QueryParameter(ge=0, le=10**6)]
