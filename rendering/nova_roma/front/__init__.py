"""The front page of Nova Roma: its painting, what makes a picture."""
