"""The front page of Corduba: its painting, what makes a picture."""
