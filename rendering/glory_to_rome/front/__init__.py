"""The front page of Ruhm für Rom: its painting, what makes a picture."""
