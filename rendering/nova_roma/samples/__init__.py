"""What the gallery shows, questions about places, and tables fuller than any game gets."""
