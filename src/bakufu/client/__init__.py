"""A client of the public protocol, as anybody could write one; it knows nothing of the server but `docs/protocol.md`."""
