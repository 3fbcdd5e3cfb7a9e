"""The environments in the hands of other people's libraries, the real ones: `make conformance`. They take gigabytes, so
`make test` does without them."""
