"""Until when a server was awake"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "awake_time",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("awake_until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
