"""Pictures from views: never from states."""
