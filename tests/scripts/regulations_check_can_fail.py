#!/usr/bin/env python3
"""Spoils one thing at a time in a copy and expects scripts/regulations --check to name it and fail."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class TestRegulations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.copy = Path(folder.name)
        for part in ("assets", "docs", "tests"):
            shutil.copytree(ROOT / part, self.copy / part)

    def check(self, *extra, root=None):
        return subprocess.run([sys.executable, ROOT / "scripts/regulations", "--root", root or self.copy, *extra],
                              capture_output=True, text=True, check=False)

    def edit(self, name, old, new):
        path = self.copy / name
        text = path.read_text("utf-8")
        self.assertEqual(text.count(old), 1, f"{old!r} in {name}")
        path.write_text(text.replace(old, new), "utf-8")

    def expect_fault(self, words):
        result = self.check("--check")
        self.assertEqual(result.returncode, 1)
        self.assertIn(words, result.stderr)

    def test_the_untouched_copy_passes(self):
        result = self.check("--check")
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_a_paragraph_without_an_entry_is_named(self):
        self.edit("tests/data/coverage/pa-657a.txt", "657a.1\tnone definition\n", "")
        self.expect_fault("657a.1: nothing covers it")

    def test_a_skill_that_loses_its_citation_is_missed(self):
        self.edit("assets/rules/pa-657a-crazy4.json", '"cite": "657a.13(b)"', '"cite": "657a.13(a)"')
        self.expect_fault("657a.13(b): nothing covers it")

    def test_a_new_paragraph_needs_an_entry(self):
        self.edit("tests/data/paragraphs/pa-641a.txt", "641a.13(g)\n", "641a.13(g)\n641a.13(h)\n")
        self.expect_fault("641a.13(h): nothing covers it")

    def test_an_entry_for_no_paragraph_is_refused(self):
        self.edit("tests/data/paragraphs/ma-crazy-4.txt", "MA 12(d)\n", "")
        self.expect_fault("unknown paragraph MA 12(d)")

    def test_an_unknown_skill_is_refused(self):
        self.edit("tests/data/coverage/pa-641a.txt", "641a.11(c)(2)\tskill fc.hand.*", "641a.11(c)(2)\tskill th.hand.*")
        self.expect_fault("641a.11(c)(2): unknown skill th.hand.*")

    def test_an_unknown_theory_topic_is_refused(self):
        self.edit("tests/data/coverage/pa-2011-temporary.txt", "526.4(a)\ttheory credit_limit_approved_by",
                  "526.4(a)\ttheory mystery_pays")
        self.expect_fault("526.4(a): unknown theory topic mystery_pays")

    def test_a_theory_entry_without_a_topic_is_refused(self):
        self.edit("tests/data/coverage/pa-2011-temporary.txt", "526.4(a)\ttheory credit_limit_approved_by",
                  "526.4(a)\ttheory")
        self.expect_fault("526.4(a): unknown theory topic")

    def test_a_theory_topic_that_loses_its_citation_is_missed(self):
        self.edit("assets/rules/pa-657a-crazy4.json", '"card_from_shoe": "657a.8(c)"', '"card_from_shoe": "657a.8(b)"')
        self.expect_fault("657a.8(c): nothing covers it")

    def test_an_unknown_test_is_refused(self):
        (self.copy / "tests/engine/tst_meters.cpp").unlink()
        self.expect_fault("unknown test engine/tst_meters.cpp")

    def test_a_test_must_hold_the_case_that_is_named(self):
        path = self.copy / "tests/engine/tst_meters.cpp"
        path.write_text(path.read_text("utf-8").replace("seedAndContributionFollowTheWager", "seeds"), "utf-8")
        self.expect_fault("engine/tst_meters.cpp does not have seedAndContributionFollowTheWager")

    def test_the_reasons_are_a_closed_list(self):
        self.edit("tests/data/coverage/pa-657a.txt", "657a.1\tnone definition", "657a.1\tnone not needed")
        self.expect_fault("657a.1: 'not needed' is no reason to need none")

    def test_one_more_open_paragraph_is_refused(self):
        path = self.copy / "tests/data/coverage/open.txt"
        path.write_text(path.read_text("utf-8") + "657a.1\tlater\n", "utf-8")
        self.edit("tests/data/coverage/pa-657a.txt", "657a.1\tnone definition\n", "")
        self.expect_fault("it may only go down")

    def test_an_old_document_is_refused(self):
        self.edit("docs/regulations.md", "| 657a.1 | needs none: definition |\n", "")
        self.expect_fault("docs/regulations.md is out of date")

    def test_writing_it_again_gives_the_same_document(self):
        (self.copy / "docs/regulations.md").unlink()
        self.assertEqual(self.check().returncode, 0)
        self.assertEqual((self.copy / "docs/regulations.md").read_bytes(), (ROOT / "docs/regulations.md").read_bytes())


if __name__ == "__main__":
    unittest.main()
