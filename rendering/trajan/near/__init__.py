"""Close-ups of Trajan: what is offered, drawn large; a circle with what each tray would do."""
