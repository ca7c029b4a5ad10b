"""The processes that serve one database: who is alive, who looks after what, what is new."""
