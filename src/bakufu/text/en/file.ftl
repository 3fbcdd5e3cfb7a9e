# What is wrong with a file.

file-not-text = { $file }: not a text file, so not a record
file-unreadable = { $file }: { $why }
file-damaged = { $file }: { $why }
file-nonsense = the record is damaged: it holds invalid numbers or brackets
file-is-folder = { $file } is a folder; choose a file
file-no-folder = can't write { $file }: there is no folder { $folder }
file-unwritable = can't write { $file }: { $why }
file-no-access = permission denied
file-other-facts = { $file } was played with different component data; pass it with --facts
file-facts-of-another = { $file }: this is component data of { $game }, not of { $wanted }
file-facts-nonsense = { $file }: a value has the wrong type: { $why }
file-not-empty = { $folder } is not empty; choose a new folder
file-no-table = can't make a table of these records: { $why }
file-ending = can't write { $file }: choose a name that ends in { $endings }
