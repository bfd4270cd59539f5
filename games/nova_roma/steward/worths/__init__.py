"""What single things are worth: tiles, achievements, spaces, followers, buildings."""
