"""What the environments know of SHOGUN NO KATANA: how it is observed."""
