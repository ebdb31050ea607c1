"""A style file on disk, edited with any editor, and the page that `gradient preview` serves."""

import os
import pathlib
import re
import signal
import subprocess
import time

from playwright.sync_api import expect

from studio import GRADIENT, PACKAGE, StudioTest

EXAMPLE = PACKAGE / "Examples/Styles/per-state.tokens.json"


def first_color(text):
    """The first colour of the file, which its first control is filled with."""
    return re.search(r"#[0-9a-f]{6}", text)[0]


class ServedTest(StudioTest):
    def serve(self, *arguments):
        self.server = subprocess.Popen(
            [GRADIENT, "preview", str(self.file), *arguments], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.kill)
        self.address = self.server.stdout.readline().strip()
        self.assertRegex(self.address, r"^http://127\.0\.0\.1:\d+/$")

    def open_page(self, address=None):
        super().open_page(address or self.address)

    def save_on_disk(self, text):
        """Puts a new file in the old one's place, as editors do."""
        beside = self.file.with_suffix(".new")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, self.file)

    def state(self):
        return self.page.locator(".file-state")

    def first_picture(self):
        return self.page.locator(".board .cell canvas").first.evaluate(
            "({ handed }) => handed ? [...handed.bytes].join() : ''")


class PreviewTests(ServedTest):
    def setUp(self):
        self.file = pathlib.Path(self.folder()) / "style.tokens.json"
        self.file.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
        self.serve("--port", "0")
        super().setUp()

    def test_a_saved_change_is_drawn_and_a_broken_file_keeps_the_picture(self):
        expect(self.page.locator(".file-name")).to_have_text("style.tokens.json")
        good = self.text()
        self.assertEqual(good, self.file.read_text(encoding="utf-8"))
        before = self.first_picture()

        color = first_color(good)
        changed = good.replace(color, "#123456")
        self.assertNotEqual(changed, good)
        start = time.monotonic()
        self.save_on_disk(changed)
        area = self.page.get_by_label("Text of the style file")
        expect(area).to_have_value(changed)
        seconds = time.monotonic() - start
        after = self.first_picture()
        self.assertNotEqual(after, before)
        self.assertLess(seconds, 2, "from saving to the drawn page")

        broken = changed[: len(changed) // 2]
        self.save_on_disk(broken)
        expect(self.page.locator("#source-state")).to_contain_text("error")
        expect(self.page.locator(".diagnostics button").first).to_be_visible()
        self.assertEqual(self.first_picture(), after)
        self.save_on_disk(changed)
        expect(self.page.locator("#source-state")).not_to_contain_text("error")

    def test_a_file_that_goes_and_comes_back(self):
        shown = self.text()
        self.file.unlink()
        expect(self.state()).to_contain_text("is not there")
        self.assertEqual(self.text(), shown)
        self.save_on_disk(shown + "\n")
        expect(self.state()).to_contain_text("Follows")
        expect(self.page.get_by_label("Text of the style file")).to_have_value(shown + "\n")

    def test_what_was_changed_in_the_page_can_be_had_back(self):
        own = self.text() + "\n\n"
        self.write(own)
        self.page.reload()
        self.page.wait_for_selector("html[data-ready]")
        self.assertEqual(self.text(), own[:-2])
        expect(self.message()).to_contain_text("Undo")
        self.page.get_by_role("button", name="Undo").click()
        self.assertEqual(self.text(), own)
        self.save_on_disk(own[:-1])
        expect(self.page.get_by_label("Text of the style file")).to_have_value(own[:-1])
        self.page.get_by_role("button", name="Undo").click()
        self.assertEqual(self.text(), own)

    def test_the_page_goes_on_with_a_server_that_was_started_again(self):
        port = self.address.rstrip("/").rsplit(":", 1)[1]
        self.server.send_signal(signal.SIGINT)
        self.assertEqual(self.server.wait(timeout=5), -signal.SIGINT)
        expect(self.state()).to_contain_text("has ended")
        text = self.text() + "\n"
        self.save_on_disk(text)
        self.serve("--port", port)
        self.assertTrue(self.address.endswith(f":{port}/"))
        expect(self.page.get_by_label("Text of the style file")).to_have_value(text)
        expect(self.state()).to_contain_text("Follows")
        # The browser tells of each try in its console.
        self.troubles = [each for each in self.troubles if "ERR_" not in each]

    def test_the_policy_lets_the_page_ask_nobody_else(self):
        for address in ["https://example.com/", "http://127.0.0.1:1/", "http://localhost:1/"]:
            answer = self.page.evaluate(
                """(address) => new Promise((done) => {
                  addEventListener("securitypolicyviolation", (event) =>
                    done(event.effectiveDirective), { once: true });
                  fetch(address).then(() => done("allowed"), () => {});
                })""", address)
            self.assertEqual(answer, "connect-src")
        framed = self.page.evaluate("fetch('/').then((answer) => answer.headers.get('content-security-policy'))")
        self.assertEqual(framed, "frame-ancestors 'none'")
        # The console holds what the policy forbade.
        self.troubles = [each for each in self.troubles if "Content Security Policy" not in each]


class OtherFilesTests(ServedTest):
    """A resolver document, whose colours are in a file of their own."""

    def setUp(self):
        folder = pathlib.Path(self.folder())
        self.base = folder / "base.json"
        self.base.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
        self.file = folder / "all.json"
        self.file.write_text(
            """{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/base" }],
  "sets": { "base": { "sources": [{ "$ref": "base.json" }] } } }
""", encoding="utf-8")
        self.serve("--port", "0")
        super().setUp()

    def test_a_change_of_the_other_file_is_drawn(self):
        expect(self.page.locator("#source-state")).not_to_contain_text("error")
        before = self.first_picture()
        text = self.base.read_text(encoding="utf-8")
        self.base.write_text(text.replace("#", "#9", 1)[: len(text)], encoding="utf-8")
        expect(self.page.locator(".diagnostics .place").first).to_contain_text("base.json:")
        self.base.write_text(text.replace(first_color(text), "#123456"), encoding="utf-8")
        expect(self.page.locator("#source-state")).not_to_contain_text("error")
        self.rest()
        self.assertNotEqual(self.first_picture(), before)
