"""What is asked of games that were played: records, histories, reviews."""
