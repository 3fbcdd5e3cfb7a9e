"""Games as environments step through them: turns and legal action masks, observations, batches of games."""
