"""The front page of Romolo o Remo?: its painting, what makes a picture."""
