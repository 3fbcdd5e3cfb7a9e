"""What SHOGUN NO KATANA adds to the environments: its observer and its layout."""
