"""What a public server offers on the page: accounts, notices, fair starts, hosts and reports."""
