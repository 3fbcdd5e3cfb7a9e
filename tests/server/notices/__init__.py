"""Notices: what reaches people who are not at the table."""
