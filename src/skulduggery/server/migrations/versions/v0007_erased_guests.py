"""Guests who were erased, for as long as their cookies would be valid"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "erased_guests",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("erased_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
