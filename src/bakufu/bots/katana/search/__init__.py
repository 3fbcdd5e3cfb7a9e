"""How Daimyo looks ahead."""
