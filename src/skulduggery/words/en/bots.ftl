# What bots are called that play like this, and what that is like.
level-random = Random
level-random-about = Plays any legal move, without a thought. Good for a first try.
level-casual = Casual
level-casual-about = Plays as people do of an evening: cautious, bold or a liar, and now and then mistaken.
level-sharp = Sharp
level-sharp-about = Watches how you play, and makes you pay for it.
level-master = Master
level-master-about = Gives nothing away and is hard to trick, whatever you try.
