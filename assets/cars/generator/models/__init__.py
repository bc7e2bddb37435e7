"""One file a model: MODEL, named like its address."""
