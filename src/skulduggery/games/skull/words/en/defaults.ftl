# What an option comes to that is not given.
default-belief = its discs / 4
