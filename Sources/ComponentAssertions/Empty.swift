// First type to come.
