"""`python -m bakufu.cli` is the `bakufu` command too."""

import sys

from bakufu.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
