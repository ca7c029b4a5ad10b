"""How much can be asked of one simulation or tournament."""

from skulduggery.core.number_range import NumberRange

MOST_GAMES = 10**9
MOST_JOBS = 256
GAMES_RANGE = NumberRange(1, MOST_GAMES)
JOBS_RANGE = NumberRange(1, MOST_JOBS)
