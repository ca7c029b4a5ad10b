"""Rows of the journal are counted beyond two thousand million, where integers have a length"""

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


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table, column in JOURNAL_ROWS:
        op.alter_column(table, column, type_=sa.BigInteger())
    op.execute("ALTER SEQUENCE journal_id_seq AS bigint")
