"""The studio's page in Chromium, as a test drives it.

The environment names what is tested: STUDIO_PAGE, the page's file; GRADIENT, the command line.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from playwright.sync_api import expect, sync_playwright

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
PAGE = pathlib.Path(os.environ.get("STUDIO_PAGE", PACKAGE / "build/studio/studio.html")).resolve()
GRADIENT = os.environ.get("GRADIENT", str(PACKAGE / ".build/release/gradient"))

# Keeps what the page hands to its canvases, which a canvas read back would not give exactly.
SPY = """
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (data, ...place) {
  this.canvas.handed = { width: data.width, height: data.height, bytes: data.data.slice() };
  return put.call(this, data, ...place);
};
"""

expect.set_options(timeout=10_000)


class StudioTest(unittest.TestCase):
    """A test of the page: a fresh visitor for each, who may leave nothing in the console."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.troubles = []
        self.visit()
        self.open_page()

    def tearDown(self):
        self.context.close()
        self.assertEqual(self.troubles, [], "what the console held")

    def visit(self, **options):
        self.context = self.browser.new_context(
            viewport={"width": 1440, "height": 900}, accept_downloads=True, **options)
        self.context.add_init_script(SPY)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.troubles.append(message.text))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def open_page(self, address=None):
        self.page.goto(address or PAGE.as_uri())
        self.page.wait_for_selector("html[data-ready]")

    # What is on the page.

    def text(self):
        return self.page.get_by_label("Text of the style file").input_value()

    def style(self):
        return json.loads(self.text())

    def write(self, text):
        """Replaces the text as somebody who pastes over all of it."""
        self.page.get_by_label("Text of the style file").fill(text)
        self.rest()

    def rest(self):
        """Waits until a drag counts as resting and the text has followed."""
        self.page.wait_for_timeout(300)

    def section(self, title):
        return self.page.get_by_role("group", name=title, exact=True).first

    def open_section(self, title):
        section = self.section(title)
        if section.get_attribute("open") is None:
            section.locator("summary").click()
        return section

    def start_from_nothing(self):
        self.page.get_by_role("button", name="Gallery").click()
        self.page.get_by_role("button", name="From nothing").click()
        self.rest()

    def choose_state(self, title):
        self.choose("State", re.compile(f"^{title}( •)?$"))

    def choose_appearance(self, title):
        self.choose("Appearance", title)

    def choose(self, group, name):
        """Chooses in a row of radio buttons."""
        choices = self.page.get_by_role("radiogroup", name=group, exact=True)
        choices.get_by_role("radio", name=name, exact=True).check()

    def message(self):
        return self.page.locator("#messages .message").last

    def pixels(self, label):
        """What was handed to the canvas of a cell of the stage, such as `Pressed, Dark`."""
        cell = self.page.get_by_role("button", name=label, exact=True)
        handed = cell.locator("canvas").evaluate(
            "({ handed: { width, height, bytes } }) => ({ width, height, bytes: [...bytes] })")
        return handed["width"], handed["height"], bytes(handed["bytes"])

    # The command line.

    def save(self):
        """Saves the file as a person does, and gives its path."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save").click()
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder()))
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    def folder(self):
        if not hasattr(self, "_folder"):
            self._folder = tempfile.mkdtemp(prefix="studio-")
            self.addCleanup(shutil.rmtree, self._folder, ignore_errors=True)
        return self._folder

    def gradient(self, *arguments):
        done = subprocess.run(
            [GRADIENT, *map(str, arguments)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout
