# Finished games: their records, and who played them.
error-no-record = There is no record “{ $record }” here. The link may be incomplete, or the game is still on.
error-no-player = There is no player “{ $who }” here. The link may be incomplete.
error-upload-too-large = A record may have { $most } KiB at most. `skulduggery replay` shows larger ones on your own computer.
error-upload-several = There is more than one record in this file. Upload one at a time.
error-too-many-uploads = You have uploaded { $most } records; that is the limit. `skulduggery replay` shows others on your own computer.
