"""What the store does, a subject to a module. All of it runs on both databases."""
