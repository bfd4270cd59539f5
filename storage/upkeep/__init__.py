"""Looking after a database: its layout, its health, copies of it."""
