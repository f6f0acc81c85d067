// First test to come.
