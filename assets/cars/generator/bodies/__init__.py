"""Body types by family."""
