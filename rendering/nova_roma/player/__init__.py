"""What lies before one player, or the solo opponent: the strip with estate and mosaic."""
