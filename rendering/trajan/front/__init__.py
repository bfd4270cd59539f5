"""The front page of Trajan: its painting, what makes a picture."""
