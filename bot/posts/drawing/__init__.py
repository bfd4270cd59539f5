"""Pictures, drawn in other processes, the most awaited first."""
