# What the server has to say.
error-no-table = There is no table “{ $table }” here. Perhaps the link was cut short.
error-not-saved = That could not be written down, so it has not happened. Try again in a moment.
error-bad-frame = That message could not be read: { $reason }
error-port-taken = Port { $port } is taken. Choose another with --port, or stop whatever is there.
error-cannot-bind = It cannot listen on { $address }: { $reason }.
error-cannot-open-database = The database { $file } cannot be used: { $reason }.
