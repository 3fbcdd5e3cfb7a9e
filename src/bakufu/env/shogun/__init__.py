"""What the environments know of SHOGUN: who observes it, and how its observations are laid out."""
