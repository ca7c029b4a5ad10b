"""Short codes of tables"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "table_codes",
        sa.Column("code", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code"),
        sa.UniqueConstraint("table_id"),
    )
