"""`python -m bakufu.cli` also runs the `bakufu` command."""

import sys

from bakufu.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
