"""What one seat sees, what it cannot know, and whether all pieces are there."""
