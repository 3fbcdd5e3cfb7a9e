"""SHOGUN NO KATANA at the terminal: turns by place, what may be done at any moment, and looks at the boards."""
