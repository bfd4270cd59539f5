"""What happened and whose turn it is, in sentences and step by step."""
