CREATE TABLE signing_keys (
    key TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    at INTEGER NOT NULL,
    revoked INTEGER NOT NULL CHECK (revoked IN (0, 1)),
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Events that neither the database nor the journal has any more. The chain goes on with the hash of the last of them.
CREATE TABLE losses (
    chain INTEGER NOT NULL REFERENCES chains (number),
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    hash BLOB NOT NULL,
    row_hash BLOB NOT NULL,
    PRIMARY KEY (chain, first)
) STRICT, WITHOUT ROWID;
