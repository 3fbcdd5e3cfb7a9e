# Mail about accounts. A link stands between the two sentences, on a line of its own.

mail-reset = Hello { $name }, open this link within an hour to choose a new password:
    .subject = Choose a new password
    .otherwise = If you didn't ask for this, ignore it. Your password stays as it is.
mail-confirm = Hello { $name }, open this link within a day to confirm that this is your address:
    .subject = Confirm your address
    .otherwise = If you didn't ask for this, ignore it. Nobody will write to you again.
