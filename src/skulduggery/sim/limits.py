"""How much can be asked of one simulation or tournament."""

from skulduggery.core.number_range import NumberRange

MAX_GAMES = 10**9
MAX_JOBS = 256
GAMES_RANGE = NumberRange(1, MAX_GAMES)
JOBS_RANGE = NumberRange(1, MAX_JOBS)
