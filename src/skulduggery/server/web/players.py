"""Players: their ratings, and what they have played."""

from litestar import get
from litestar.params import FromPath, FromQuery

from skulduggery.games import game_named
from skulduggery.server.records.leaderboard import LeaderboardLine, PlayerGroup, leaderboard_page
from skulduggery.server.records.profiles import (
    NoPlayer,
    PlayerProfile,
    check_player_known,
    player_profile,
)
from skulduggery.server.records.search import GameLine, GameQuery, games_of_player
from skulduggery.server.web.identity import MISTAKE_STATUS, Http, guest_of, services_of
from skulduggery.server.web.pagination import AnyGameName, Before, Count, GameName, Start

MISTAKE_STATUS.update({NoPlayer: 404})


@get("/api/players/{who:str}")
async def see_player(request: Http, who: FromPath[str]) -> PlayerProfile:
    """Somebody's name, ratings and counts; private games are counted only for themselves."""
    asking = (await guest_of(request)).guest
    return await player_profile(services_of(request).engine, who, asking)


@get("/api/players/{who:str}/games")
async def see_history(
    request: Http,
    who: FromPath[str],
    before: Before = None,
    game: AnyGameName = None,
    count: Count = 20,
) -> list[GameLine]:
    """Somebody's finished games, the newest first; private ones only for themselves."""
    asking = (await guest_of(request)).guest
    engine = services_of(request).engine
    await check_player_known(engine, who)
    return await games_of_player(engine, who, asking, GameQuery(count, before, game))


@get("/api/leaderboard")
async def see_leaderboard(
    request: Http,
    game: GameName,
    kind: FromQuery[PlayerGroup] = "all",
    start: Start = 0,
    count: Count = 20,
) -> list[LeaderboardLine]:
    """The strongest players of a game, once they have played enough rated games."""
    engine = services_of(request).engine
    return await leaderboard_page(engine, game_named(game).name, kind, start, count)


PLAYER_ROUTES = [see_player, see_history, see_leaderboard]
