"""What is longer than it was meant to be, where columns have a length

Rows of the journal are counted beyond two thousand million, and the id of a player may be that of
a bot of one's own, which has the name of its package, module and class.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

JOURNAL_ROWS = (
    ("journal", "id"),
    ("journal", "previous"),
    ("heads", "last"),
    ("snapshots", "last"),
)
PLAYER_COLUMNS = (("played", "who"), ("ratings", "who"), ("ratings", "name"))


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table, column in JOURNAL_ROWS:
        op.alter_column(table, column, type_=sa.BigInteger())
    for table, column in PLAYER_COLUMNS:
        op.alter_column(table, column, type_=sa.String(200))
    op.execute("ALTER SEQUENCE journal_id_seq AS bigint")
