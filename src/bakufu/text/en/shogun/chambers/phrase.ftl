# Chambers: how words are joined.

phrase-chamber-row = row { $name }
phrase-chamber-column = column { $name }
