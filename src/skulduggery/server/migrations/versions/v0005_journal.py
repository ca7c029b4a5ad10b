"""The logs of all tables as one journal"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "heads",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id"),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("previous", sa.Integer(), nullable=False),
        sa.Column("facts", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    # Table by table, so the entry before one is the row before it. Tables in the order in which
    # they were opened: those that are played at now lie together.
    op.execute(
        "INSERT INTO heads (table_id, entries, last) "
        "SELECT log.table_id, count(*), 0 FROM log "
        "LEFT JOIN tables ON tables.id = log.table_id "
        "GROUP BY log.table_id ORDER BY min(tables.made_at)"
    )
    op.execute(
        "INSERT INTO journal (head, number, previous, facts) "
        "SELECT heads.id, log.number, 0, log.facts FROM log "
        "JOIN heads ON heads.table_id = log.table_id ORDER BY heads.id, log.number"
    )
    op.execute("UPDATE journal SET previous = id - 1 WHERE number > 0")
    op.execute(
        "UPDATE heads SET last = newest.id FROM "
        "(SELECT head, max(id) AS id FROM journal GROUP BY head) AS newest "
        "WHERE heads.id = newest.head"
    )
    op.drop_table("log")
