"""The text of Military Leaders."""
