# What is wrong with a file.

file-not-text = { $file }: not a text file, so it is no record
file-unreadable = { $file }: { $why }
file-damaged = { $file }: { $why }
file-nonsense = the record is damaged: it holds numbers or brackets that make no sense
file-is-folder = { $file } is a folder; name a file
file-no-folder = { $file } cannot be written: there is no folder { $folder }
file-unwritable = { $file } cannot be written: { $why }
file-no-access = no permission
file-other-facts = { $file } was played with other facts than these; name them with --facts
file-facts-of-another = { $file }: these are facts of { $game }, not of { $wanted }
file-facts-nonsense = { $file }: a value is not of the kind it must be: { $why }
