"""What makes the questions of Nova Roma easier: answers that go together, grids, why not."""
