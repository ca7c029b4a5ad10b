# Who people and programs are.
error-banned = You are banned from this server.
error-being-forgotten = Your data is being deleted right now. Come back in a moment, as a new guest.
error-no-guest = “{ $guest }” is not a guest of this server.
error-foreign-page = Only pages of this server may do that.
error-not-for-programs = Programs may not do that; their owner may.
error-bad-token = This token is wrong or was revoked. Create a new one in the settings.
error-too-many-programs = You have { $most } programs already. Revoke one first.
error-no-program = You have no program “{ $program }”, or it was revoked already.
error-link-unreadable = This device link is not valid. It may be incomplete.
error-link-expired = This link was valid for { $minutes } minutes and has expired. Create a new one on the first device.
error-link-used = This link was used already. Create a new one on the first device.
error-bad-companion = There is no player “{ $number }” on this device. They are numbered from 1 to { $most }.
error-refused-companion = This table is rated, and a shared device plays unrated games only. Ask the host for an unrated game, or play from a device of your own.
error-refused-with-companion = { $name } shares a device, so this game cannot be rated. Switch off “Rated” first.
error-block-yourself = You cannot block yourself.
error-too-many-blocks = You have blocked { $most } guests already. Unblock somebody first.
guest-what-is-kept = Your moves and random numbers in games with others stay, under a pseudonym: without them nobody could check the draws. Records that others have uploaded or saved stay as they are.
