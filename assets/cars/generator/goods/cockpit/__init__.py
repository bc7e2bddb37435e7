"""What belongs to a cabin and to its controls."""
