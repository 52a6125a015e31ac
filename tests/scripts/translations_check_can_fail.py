#!/usr/bin/env python3
"""Spoils one thing at a time in a copy and expects scripts/translations --check to name it and fail."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class TestTranslations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.copy = Path(cls.folder.name)
        for part in ("app", "qml", "scripts"):
            shutil.copytree(ROOT / part, cls.copy / part)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        shutil.rmtree(self.copy / "translations", ignore_errors=True)
        shutil.copytree(ROOT / "translations", self.copy / "translations")

    def edit(self, name, old, new):
        path = self.copy / name
        text = path.read_text("utf-8")
        self.assertIn(old, text, f"{old!r} in {name}")
        path.write_text(text.replace(old, new, 1), "utf-8")

    def expect_fault(self, language, words):
        result = subprocess.run([sys.executable, self.copy / "scripts/translations", "--check", language],
                                capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn(words, result.stdout)

    def test_a_text_that_is_not_translated_is_named(self):
        self.edit("translations/cutcard_fr.ts", "<translation>Langue</translation>", '<translation type="unfinished"/>')
        self.expect_fault("fr", "“Language”: not translated")

    def test_a_lost_placeholder_is_named(self):
        self.edit("translations/cutcard_es.ts", "<translation>%1 que ninguna ficha cubre</translation>",
                  "<translation>que ninguna ficha cubre</translation>")
        self.expect_fault("es", "other placeholders")

    def test_a_lost_plural_is_named(self):
        self.edit("translations/cutcard_es.ts", "<numerusform>%n elegidas</numerusform>", "")
        self.expect_fault("es", "2 plural forms wanted, 1 found")

    def test_an_english_text_is_named(self):
        self.edit("translations/cutcard_vi.ts", "<translation>Ngôn ngữ</translation>", "<translation>Language</translation>")
        self.expect_fault("vi", "the same as the English text")

    def test_another_word_than_the_glossarys_is_named(self):
        self.edit("translations/GLOSSARY.md", "| dealer | crupier / dealer |", "| dealer | tallador |")
        self.expect_fault("es", "“dealer” is one of ['tallador']")

    def test_a_text_that_no_source_has_is_named(self):
        self.edit("translations/cutcard_fr.ts", "<source>Language</source>", "<source>Tongue</source>")
        self.expect_fault("fr", "“Tongue”: no source says this any more")
        self.expect_fault("fr", "“Language”: is not in the file")

    def test_an_english_plural_without_its_forms_is_named(self):
        self.edit("translations/cutcard_en.ts", "<numerusform>%n chosen</numerusform>", "<numerusform></numerusform>")
        self.expect_fault("fr", "en: cutcard::supervisor::ExamSkillsDialog: “%n chosen”: not translated")


if __name__ == "__main__":
    unittest.main()
