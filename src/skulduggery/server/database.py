"""The tables of the database.

`journal` is the truth about games; `tables` and `presences` only say where to look in it and are
written with the entries they follow from. Everything else is about people and finished games.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

from skulduggery.server.storage.statements import PlainText

DATABASE_SCHEMA = MetaData()
_ID_TYPE = PlainText(40)
# A bot of one's own has the name of its package, module and class. SQLite limits no length.
_PLAYER_TYPE = PlainText(200).with_variant(PlainText(40), "sqlite")
_PLAYER_NAME_TYPE = PlainText(200).with_variant(PlainText(100), "sqlite")
_ROW_TYPE = BigInteger().with_variant(
    Integer, "sqlite"
)  # there any integer is as long as it has to be

DB_HEADS = Table(  # how far the log of each table goes
    "heads",
    DATABASE_SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("table_id", _ID_TYPE, nullable=False, unique=True),
    Column("entries", Integer, nullable=False),
    Column("last", _ROW_TYPE, nullable=False),  # its last entry in the journal
)
DB_JOURNAL = Table(  # the entries of all logs
    "journal",
    DATABASE_SCHEMA,
    Column("id", _ROW_TYPE, primary_key=True),
    Column("head", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # in its log, from 0
    Column("previous", _ROW_TYPE, nullable=False),  # the entry before it in its log; 0: none
    Column("facts", LargeBinary, nullable=False),  # JSON, all that follows from one request
)
DB_SNAPSHOTS = Table(  # what the beginning of a log comes to: only so that less has to be read
    "snapshots",
    DATABASE_SCHEMA,
    Column("table_id", _ID_TYPE, primary_key=True),
    Column("head", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("last", _ROW_TYPE, nullable=False),  # the entry after which it was taken
    Column("state", LargeBinary, nullable=False),  # JSON
)
DB_KEYS = Table(
    "keys",
    DATABASE_SCHEMA,
    Column("name", _ID_TYPE, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
DB_AWAKE_TIME = Table(  # until when a server was awake: one row
    "awake_time",
    DATABASE_SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("awake_until", Float, nullable=False),
)
DB_NODES = Table(  # the processes that serve this database, where there may be several
    "nodes",
    DATABASE_SCHEMA,
    Column("id", _ID_TYPE, primary_key=True),
    Column("name", PlainText(200), nullable=False),  # for people
    Column("format", Integer, nullable=False),  # of logs and rows: only one at a time
    Column("beats", Integer, nullable=False),  # grows as long as it is alive
    Column("is_leaving", Boolean, nullable=False),  # it looks after no table any more
)
DB_ANNOUNCEMENTS = Table(  # what all nodes have to hear of, because they remember something of it
    "announcements",
    DATABASE_SCHEMA,
    Column("id", _ROW_TYPE, primary_key=True),
    Column("kind", _ID_TYPE, nullable=False),
    Column("subject", _ID_TYPE, nullable=False),  # a guest, a program, a table
    Column("made_at", Float, nullable=False),  # by the clock of the database
)
DB_TABLES = Table(
    "tables",
    DATABASE_SCHEMA,
    Column("id", _ID_TYPE, primary_key=True),
    Column("game", _ID_TYPE, nullable=False),
    Column("rules", Integer, nullable=False),  # the version the match began with
    Column("match", Integer, nullable=False),  # which match at this table, from 0
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", _ID_TYPE, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("tables_by_status", "status", "listed", "changed_at"),
    Index("tables_by_host", "host"),
)
DB_PRESENCES = Table(  # who has ever been at which table
    "presences",
    DATABASE_SCHEMA,
    Column("guest", _ID_TYPE, primary_key=True),
    Column("table_id", _ID_TYPE, primary_key=True),
)
DB_TABLE_CODES = Table(  # by which tables with open seats are found, until the game starts
    "table_codes",
    DATABASE_SCHEMA,
    Column("code", PlainText(10), primary_key=True),
    Column("table_id", _ID_TYPE, nullable=False, unique=True),
    Column("made_at", Float, nullable=False),
)
DB_GUESTS = Table(
    "guests",
    DATABASE_SCHEMA,
    Column("id", _ID_TYPE, primary_key=True),
    Column("name", PlainText(100), nullable=False),
    Column("owner", _ID_TYPE),  # of a program from outside: the guest it belongs to
    Column("made_at", Float, nullable=False),
    Column("banned_at", Float),
    Index("guests_by_owner", "owner"),
)
DB_ERASED_GUESTS = Table(  # whose cookies are nobody's any more
    "erased_guests",
    DATABASE_SCHEMA,
    Column("digest", LargeBinary, primary_key=True),  # of the id, which is not kept
    Column("erased_at", Float, nullable=False),
)
DB_TOKENS = Table(  # by which programs from outside are known
    "tokens",
    DATABASE_SCHEMA,
    Column("id", _ID_TYPE, primary_key=True),
    Column("guest", _ID_TYPE, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("made_at", Float, nullable=False),
)
DB_LINKS = Table(  # by which a guest comes to another device, until they are used
    "links",
    DATABASE_SCHEMA,
    Column("id", _ID_TYPE, primary_key=True),
    Column("guest", _ID_TYPE, nullable=False),
    Column("made_at", Float, nullable=False),
)
DB_BLOCKS = Table(  # whose talk a guest does not want to read
    "blocks",
    DATABASE_SCHEMA,
    Column("guest", _ID_TYPE, primary_key=True),
    Column("blocked", _ID_TYPE, primary_key=True),
)
DB_GAMES = Table(
    "games",
    DATABASE_SCHEMA,
    Column("id", _ID_TYPE, primary_key=True),  # of the permanent link
    Column("table_id", _ID_TYPE),  # NULL: uploaded
    Column("match", Integer),
    Column("game", _ID_TYPE, nullable=False),
    Column("listed", Boolean, nullable=False),  # else only those who have the link find it
    Column("rated", Boolean, nullable=False),  # it has changed ratings
    Column("ending", String(12), nullable=False),
    Column("uploaded_by", _ID_TYPE),
    Column("started_at", Float, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("record", LargeBinary, nullable=False),  # JSON
    UniqueConstraint("table_id", "match", name="games_once"),
    Index("games_by_end", "listed", "ended_at"),
    Index("games_by_uploader", "uploaded_by"),
)
DB_PLAYERS = Table(  # who played which seat of a finished game
    "played",
    DATABASE_SCHEMA,
    Column("game_id", _ID_TYPE, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("who", _PLAYER_TYPE, nullable=False),  # a guest, or `bot:LEVEL`
    Column("kind", String(10), nullable=False),  # person, program, bot
    Column("name", PlainText(100), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer),  # from 1; the same for those who share it; NULL: abandoned
    Column("resigned", Boolean, nullable=False),
    Column(
        "before", Float
    ),  # the conservative rating (ordinal) before and after it, where it was rated
    Column("after", Float),
    Index("played_by_who", "who"),
)
DB_RATINGS = Table(
    "ratings",
    DATABASE_SCHEMA,
    Column("who", _PLAYER_TYPE, primary_key=True),
    Column("game", _ID_TYPE, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", _PLAYER_NAME_TYPE, nullable=False),  # under which they last played for it
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column(
        "ordinal", Float, nullable=False
    ),  # the conservative rating that follows from both: players are ranked by it
    Column("games", Integer, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("ratings_by_ordinal", "game", "ordinal"),
)

DB_PUZZLE_TRIES = Table(  # what a guest tried first at each puzzle
    "puzzles",
    DATABASE_SCHEMA,
    Column("guest", _ID_TYPE, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", _ID_TYPE, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("tried_at", Float, nullable=False),
)

DB_REVIEWS = Table(  # of finished games, made when somebody asked
    "reviews",
    DATABASE_SCHEMA,
    Column("game_id", _ID_TYPE, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # another one is made anew
    Column("made_at", Float, nullable=False),
    Column("review", LargeBinary, nullable=False),  # JSON
)

DB_ERASURES = Table(  # of guests whose data is being erased, until it is
    "erasures",
    DATABASE_SCHEMA,
    Column("guest", _ID_TYPE, primary_key=True),
    Column("erasure", _ID_TYPE, nullable=False),  # the same for all who are erased together
    Column("position", LargeBinary),  # JSON, how far it is at one table; NULL: at none
    Column("node", _ID_TYPE, nullable=False, server_default=""),  # the process that does it
    Column("tables", Integer, nullable=False, server_default="0"),  # at which something changes
)
DB_REVIEW_JOBS = Table(  # reviews that were asked for, until they are made
    "review_jobs",
    DATABASE_SCHEMA,
    Column("game_id", _ID_TYPE, primary_key=True),
    Column("asked_at", Float, nullable=False),
    Column("node", _ID_TYPE),  # the process that makes it; NULL: nobody has begun
    Column("reached", Integer, nullable=False),  # how many plies were looked at
    Column("failed", Boolean, nullable=False),  # nobody was told of it yet
)
DB_MAINTENANCE = Table(  # what is to be done when the server starts
    "maintenance",
    DATABASE_SCHEMA,
    Column("task", _ID_TYPE, primary_key=True),
)
COMPACT_TASK = "compact"

# Of running nodes: no part of what a house is, so it goes into no copy.
NODE_TABLES = (DB_NODES, DB_ANNOUNCEMENTS)
HOUSE_TABLES = tuple(table for table in DATABASE_SCHEMA.sorted_tables if table not in NODE_TABLES)
