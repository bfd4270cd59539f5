"""The Macellum."""
