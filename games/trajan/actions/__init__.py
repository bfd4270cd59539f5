"""The six actions of the circle: what each offers, and how one is carried out."""
