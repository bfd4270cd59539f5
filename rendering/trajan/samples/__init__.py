"""What the gallery shows, and tables fuller than any game gets."""
