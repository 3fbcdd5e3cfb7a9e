"""What the environments know of SHOGUN NO KATANA: who observes it."""
