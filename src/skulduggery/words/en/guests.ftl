# Who people and programs are.
error-banned = Those who run this server do not let you in any more.
error-being-forgotten = What is stored about you is being deleted. Come back in a moment, as somebody new.
error-no-guest = “{ $guest }” is not a guest of this server.
error-foreign-page = Only pages of this server may do that.
error-not-for-programs = Programs may not do that; the person they belong to may.
error-bad-token = This token is wrong, or it was revoked.
error-too-many-programs = You have { $most } programs already. Revoke one first.
error-no-program = You have no program “{ $program }”, or it was revoked already.
error-link-unreadable = This link to another device is not one of ours. Perhaps it was cut short.
error-link-expired = This link was good for { $minutes } minutes and is too old now. Make a new one on the first device.
error-link-used = This link was used already. Make a new one on the first device.
error-bad-companion = There is no companion “{ $number }”. They are numbered from 1 to { $most }.
error-refused-companion = This table is rated, and whoever shares a device with others plays unrated games only. Ask the host for one, or play from a device of your own.
error-refused-with-companion = { $name } shares a device with somebody else, so this game cannot be rated. Make it an unrated one first.
error-block-yourself = You cannot block yourself.
error-too-many-blocks = You have blocked { $most } already. Unblock somebody first.
guest-what-is-kept = The moves and salts of games you played with others stay, under a pseudonym: without them nobody could prove the draws. Records that others have uploaded or saved stay as they are.
