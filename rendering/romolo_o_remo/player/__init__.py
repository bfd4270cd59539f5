"""What belongs to one king."""
