"""What the bot does for itself while it runs."""
