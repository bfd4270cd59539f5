"""Pictures to look at: positions of seeded games, and the gallery of all of them."""
