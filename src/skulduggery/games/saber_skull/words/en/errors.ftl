# What was wrong, and what to do instead.

## Games and options

error-bad-ring = “{ $ring }” is not a ring. Name each of these coasters once, in a circle: { $coasters }.
