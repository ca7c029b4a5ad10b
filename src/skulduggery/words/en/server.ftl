# What the server has to say.
error-no-table = There is no table “{ $table }” here. The link may be incomplete.
error-not-saved = That could not be saved, so it did not happen. Try again in a moment.
error-bad-frame = The message is invalid: { $reason }
error-port-taken = Port { $port } is taken: choose another one with --port, or stop the program that uses it.
error-bad-port = { $port } is not a port: choose one from 1 to { $last } with --port, or 0 for any free one.
error-cannot-bind = The server cannot listen on { $address }: { $reason }.
error-cannot-open-database = The database { $file } cannot be used: { $reason }.
error-database-address = { $database } is no address of a database: write postgresql://user:password@host:5432/name, special characters of the password encoded (@ as %40), or choose a file.
error-database-unreachable = PostgreSQL cannot be reached at { $database }: { $reason }.
error-database-login = PostgreSQL does not let you in at { $database }: check user and password.
error-database-missing = PostgreSQL has no database { $database }: create it first, for example with createdb.
error-database-encoding = The database { $database } is encoded in { $encoding }, which lacks letters that names need: create it in UTF8.
error-database-in-use = Another server already runs on the database { $file }: stop that one, or give this one another file with --database.
error-cannot-lock = The lock file { $file } cannot be used: { $reason }.
error-database-in-memory = The server needs a database file, and { $name } is none: choose a file with --database.
error-bad-workers = --workers takes a whole number from 1 to { $most }.
error-bad-node-port = The nodes’ own ports begin at --node-port, which must be from 1 to { $last } for that many nodes, or 0 for none.
error-workers-on-sqlite = Several nodes need a PostgreSQL database: choose one with --database postgresql://…, or leave out --workers.
error-database-from-the-future = This database was made by a newer Skulduggery (it says { $revision }). Nothing was changed. Start it with that version, or choose another one with --database.
error-database-of-others = This is a database of another program. Nothing was changed. Choose another one with --database.
error-database-other-rules = This database has unfinished games of { $game } by version { $version } of its rules, which this Skulduggery does not play. Nothing was changed. Let them end under the version they began with, then upgrade.
error-nodes-of-older-version = Nodes of an older version still serve this database ({ $nodes }), and this version has to change it in a way they would not survive. Nothing was changed. Stop them, then start this one.
error-other-node-format = Nodes of another version serve this database ({ $nodes }), and they keep games in another format. Nothing was changed. Stop them, then start this one.

## What a chat shows of a link

link-invitation = { $host } invites you to { $game }
link-table = { $game }: a table on Skulduggery
link-replay = { $game }: watch the game again
