#!/usr/bin/env python3
"""make_corpus.py FOLDER FILE…: one corpus file for every round and every refused line of the hand-written data."""
import json
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
number = 0
for name in sys.argv[2:]:
    for text in pathlib.Path(name).read_text().splitlines():
        item = json.loads(text)
        line = item["line"] if "line" in item else json.dumps(item["round"], separators=(",", ":"))
        if len(line) > 8192:
            continue
        (folder / f"{number:04}").write_text(line)
        number += 1
(folder / "made").write_text(str(number))
