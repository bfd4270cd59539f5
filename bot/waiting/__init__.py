"""When the others wait: reminders, and what becomes of who is not there."""
