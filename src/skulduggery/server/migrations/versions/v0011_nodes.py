"""Several nodes on one database: who they are, and what they tell each other"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sa.Column("is_leaving", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("erasures") as erasures:
        erasures.add_column(sa.Column("node", sa.String(40), nullable=False, server_default=""))
        erasures.add_column(sa.Column("tables", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "review_jobs",
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("node", sa.String(40)),
        sa.Column("reached", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )
