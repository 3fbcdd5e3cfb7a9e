"""Games of people as a dataset for research, where everybody at the table has agreed."""
