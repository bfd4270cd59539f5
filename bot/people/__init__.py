"""What somebody wants of the bot, at whichever table."""
