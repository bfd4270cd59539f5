"""How everything is said; the sentences are in texts/."""
