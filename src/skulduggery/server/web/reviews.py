"""Reviews of finished games, by their link: asked for, and looked at."""

from litestar import Response, get, post
from litestar.params import FromPath

from skulduggery.server.records.reviews import RecordReview, ReviewFailed
from skulduggery.server.web.identity import (
    MISTAKE_STATUS,
    Http,
    client_address,
    guest_of,
    language_of,
    services_of,
)
from skulduggery.study.hint import NoAdvisor
from skulduggery.study.reviews.reviewer import NotFinished

MISTAKE_STATUS.update({NotFinished: 409, NoAdvisor: 409, ReviewFailed: 500})


@get("/api/records/{record_id:str}/review")
async def see_review(request: Http, record_id: FromPath[str]) -> RecordReview:
    """The review of a game, if there is one, or how far it has come."""
    services = services_of(request)
    game = await services.archive.find_game(record_id)
    return await services.reviews.review_status(game, language_of(request))


@post("/api/records/{record_id:str}/review", status_code=200)
async def ask_review(request: Http, record_id: FromPath[str]) -> Response[RecordReview]:
    """Have a game reviewed, if nobody has yet; it takes up to a minute, others may come first."""
    who = await guest_of(request)
    services = services_of(request)
    game = await services.archive.find_game(record_id)
    await services.reviews.request_review(game, client_address(request))
    found = await services.reviews.review_status(game, language_of(request))
    return Response(found, cookies=who.new_cookies())


REVIEW_ROUTES = [see_review, ask_review]
