"""The tests. What they read is English, whatever the language of the machine they run on."""

import os

os.environ["BAKUFU_LANGUAGE"] = "en"
