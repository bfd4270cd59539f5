"""What one seat sees, and whether all pieces are there."""
