"""What a connection to PostgreSQL may run into, and its names for those who know no driver."""

import asyncpg
from sqlalchemy.exc import DBAPIError, OperationalError

# A timeout is an OSError.
_LOST_TROUBLES = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being stopped, or starts
    asyncpg.TooManyConnectionsError,
)


def connection_is_lost(trouble: Exception) -> bool:
    """And nothing of the transaction was kept, unless it was being committed."""
    return isinstance(trouble, _LOST_TROUBLES)


def database_error(trouble: Exception) -> DBAPIError:
    return OperationalError(None, None, trouble)
