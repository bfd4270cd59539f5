"""What a worker can do besides walking. Each job offers itself for a hex; see `job.Job`."""
