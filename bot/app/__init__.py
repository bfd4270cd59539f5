"""The running program: its start, its settings, one instance, logs, health; wires the rooms."""
