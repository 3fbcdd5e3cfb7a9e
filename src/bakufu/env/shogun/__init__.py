"""What SHOGUN adds to the environments: its observer and its layout."""
