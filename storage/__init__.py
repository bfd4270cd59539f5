"""What must outlive the process: tables, choices, the outbox and users, in one SQLite file."""
