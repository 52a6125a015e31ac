#!/usr/bin/env python3
"""manual_is_complete.py PROGRAMS MANUAL: every option, key and command is in the manual pages and is completed by a shell."""

import json
import subprocess
import sys
import unittest
from pathlib import Path

PROGRAMS, MANUAL = Path(sys.argv[1]), Path(sys.argv[2])


def described(name):
    return json.loads(subprocess.run([PROGRAMS / name, "--describe"], check=True, capture_output=True, text=True).stdout)


def page(name):
    return (MANUAL / "man" / name).read_text(encoding="utf-8").replace("\\-", "-")


def completed(program, *words):
    """What a real bash offers after these words."""
    script = f"""source {MANUAL}/completion/bash/{program}
COMP_WORDS=({' '.join(repr(word) for word in (program, *words))})
COMP_CWORD={len(words)}
PATH={PROGRAMS}:$PATH
$(complete -p {program} | sed 's/.*-F \\([^ ]*\\).*/\\1/')
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    return subprocess.run(["bash", "--norc", "-c", script], check=True, capture_output=True, text=True).stdout.split()


class Pages(unittest.TestCase):
    def test_every_option_is_in_the_page(self):
        for option in described("cutcard")["options"]:
            self.assertIn(f"--{option['option']}", page("cutcard.1"))
            self.assertIn(option["about"], page("cutcard.1"))

    def test_every_setting_is_there_as_option_and_as_key_with_its_values_and_default(self):
        for setting in described("cutcard")["settings"]:
            self.assertIn(f"--{setting['option']} ", page("cutcard.1"))
            self.assertIn(f"\n.B {setting['key']}\n", page("cutcard.1"))
            self.assertIn(f"Values: {setting['takes']} (default {setting['default'] or 'none'}).", page("cutcard.1"))

    def test_every_key_of_the_keyboard_is_there(self):
        for key in described("cutcard")["keys"]:
            if not key["fixed"]:
                self.assertIn(f"\n.B {key['action']}\n", page("cutcard.1"))

    def test_every_command_is_in_the_page(self):
        plain = page("cutcard-cli.1").replace("\\fB", "").replace("\\fI", "").replace("\\fP", "").replace("\\&", "")
        for command in described("cutcard-cli")["commands"]:
            call = "".join(w.lower() for w in command["call"]).replace("…", "...")
            self.assertIn(f"\n{call}\n", plain.lower())

    def test_files_environment_and_exit_status_are_there(self):
        for heading in ("FILES", "ENVIRONMENT", "EXIT STATUS"):
            self.assertIn(f"\n.SH {heading}\n", page("cutcard.1"))
        for heading in ("FILES", "ENVIRONMENT"):
            self.assertIn(f"\n.SH {heading}\n", page("cutcard-cli.1"))


class Completion(unittest.TestCase):
    def test_an_option_is_completed(self):
        self.assertEqual(completed("cutcard", "--text"), ["--text-size"])

    def test_every_option_is_offered(self):
        known = described("cutcard")
        for option in known["options"] + known["settings"]:
            self.assertIn(f"--{option['option']}", completed("cutcard", "--"))

    def test_the_words_of_a_setting_are_completed(self):
        self.assertEqual(completed("cutcard", "--way", "g"), ["guided"])
        self.assertEqual(completed("cutcard", "--way", "=", "g"), ["guided"])

    def test_every_command_is_offered(self):
        offered = completed("cutcard-cli", "")
        for command in described("cutcard-cli")["commands"]:
            self.assertIn(command["name"], offered)

    def test_a_command_has_its_own_words_and_options(self):
        self.assertEqual(completed("cutcard-cli", "rules", "s"), ["show"])
        self.assertEqual(completed("cutcard-cli", "deal", "--se"), ["--selections", "--seed"])
        self.assertEqual(completed("cutcard-cli", "settle", "--"), [])

    def test_a_rule_set_is_completed(self):
        self.assertEqual(completed("cutcard-cli", "deal", "--rules", "pa-641"), ["pa-641a-fourcard"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
