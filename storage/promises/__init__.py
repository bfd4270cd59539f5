"""What a store promises, a subject to a module; `storage.store` is all of it."""
