"""What guests have tried of the puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=40), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("tried_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "number"),
    )
