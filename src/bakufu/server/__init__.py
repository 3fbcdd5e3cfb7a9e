"""The web service: tables, seats, sockets and storage around the games' contract. It knows no rule of any game."""
