"""Erasures that are under way, and what is to be done at the next start"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("erasure", sa.String(length=40), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("guest"),
    )
    op.create_table(
        "maintenance",
        sa.Column("task", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("task"),
    )
