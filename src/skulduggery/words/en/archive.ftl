# Finished games: their records, and who played them.
error-no-record = There is no record “{ $record }” here. Perhaps the link was cut short, or the game is still on.
error-no-player = Nobody known as “{ $who }” has played here. Perhaps the link was cut short.
error-upload-too-large = A record may have { $most } KiB at most. `skulduggery replay` shows larger ones on your own machine.
error-upload-several = There is more than one record in this file. Upload one at a time.
error-too-many-uploads = You have uploaded { $most } records, and there is room for no more. `skulduggery replay` shows others on your own machine.
