"""The four modules of the Big Box, each a manifest in a folder of its own."""
