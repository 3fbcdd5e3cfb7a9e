# Chambers: how words are joined.

phrase-chamber-row = 横行{ $name }
phrase-chamber-column = 纵列{ $name }
