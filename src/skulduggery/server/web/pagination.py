"""What may follow the question mark of several addresses."""

from typing import Annotated

from litestar.params import QueryParameter

from skulduggery.games import GAMES

MOST = 100  # lines of a list
NAMED = QueryParameter(schema_extra={"enum": list(GAMES)})  # what else is said, we refuse ourselves

Before = Annotated[
    str | None, QueryParameter(description="The id of a record: only older ones than this.")
]
Count = Annotated[int, QueryParameter(ge=1, le=MOST)]
GameName = Annotated[str, NAMED]
AnyGameName = Annotated[str | None, NAMED]
Start = Annotated[int, QueryParameter(ge=0, le=10**6)]
