"""The page in the other two families of browsers, opened from disk: it draws the command line's pixels."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

import png
from drivers import Firefox, WebKit
from studio import GRADIENT, PACKAGE, PAGE

EXAMPLES = sorted((PACKAGE / "Examples/Styles").glob("*.tokens.json"))
LOOKS = {"Normal, Light": "normal", "Pressed, Light": "highlighted", "Disabled, Light": "disabled"}

READY = """
const ready = () => document.documentElement.hasAttribute("data-ready");
for (let wait = 0; !ready() && wait < 600; wait += 1) await new Promise((done) => setTimeout(done, 50));
return ready();
"""

# Keeps what the page hands to its canvases from here on, and what goes wrong.
SPY = """
window.troubles = [];
addEventListener("error", ({ message }) => troubles.push(message));
addEventListener("unhandledrejection", ({ reason }) => troubles.push(String(reason)));
document.addEventListener("securitypolicyviolation", ({ blockedURI }) => troubles.push(blockedURI));
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (data, ...place) {
  // The module draws the next picture over these bytes.
  this.canvas.handed = { width: data.width, height: data.height, data: data.data.slice() };
  return put.call(this, data, ...place);
};
"""

# Gives a field another text as typing would, and waits until a change counts as made.
TYPE = """
const [label, text] = arguments_;
const field = [...document.querySelectorAll("input, textarea")].find(
  (field) => [field.ariaLabel, ...[...field.labels].map(({ textContent }) => textContent.trim())]
    .some((name) => name?.startsWith(label)));
field.value = text;
field.dispatchEvent(new Event("input", { bubbles: true }));
field.dispatchEvent(new Event("change", { bubbles: true }));
await new Promise((done) => setTimeout(done, 600));
return true;
"""

CHOOSE = """
[...document.querySelectorAll(".control-name")].find(
  ({ textContent }) => textContent === arguments_[0]).closest("button").click();
await new Promise((done) => setTimeout(done, 300));
return true;
"""

HANDED = """
const cell = [...document.querySelectorAll("button")].find(
  (button) => button.ariaLabel === arguments_[0]);
const { width, height, data } = cell.querySelector("canvas").handed;
let bytes = "";
for (const byte of data) bytes += byte.toString(16).padStart(2, "0");
return { width, height, bytes };
"""


class BrowserVisit:
    """What both browsers must show; each class below gives one."""

    @classmethod
    def setUpClass(cls):
        if not cls.kind.is_installed():
            raise unittest.SkipTest(f"{cls.kind.name} is not among this system's packages")
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="studio-"))
        cls.browser = cls.kind()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        del cls.browser
        shutil.rmtree(cls.folder, ignore_errors=True)

    def setUp(self):
        self.browser.open(PAGE.as_uri())
        self.assertTrue(self.run_script(READY), f"{self.browser.name} {self.browser.version}")
        self.run_script(SPY)

    def tearDown(self):
        self.assertEqual(self.run_script("return troubles;"), [])
        self.assertEqual(self.browser.complaints(), [])

    def run_script(self, script, *arguments):
        answer = self.browser.run(script, *arguments)
        self.assertNotIn("error", answer)
        return answer.get("value")

    def test_pictures_equal_the_command_lines(self):
        for example in EXAMPLES:
            pictures = self.folder / example.stem
            subprocess.run(
                [GRADIENT, "render", example, "--no-title", "--size", "130x46", "-o", pictures],
                check=True, capture_output=True)
            self.run_script(TYPE, "Text of the style file", example.read_text(encoding="utf-8"))
            self.run_script(TYPE, "Width", "130")
            self.run_script(TYPE, "Height", "46")
            name = self.run_script("return document.querySelector('.control-name').textContent;")
            self.run_script(CHOOSE, name)
            for label, state in LOOKS.items():
                with self.subTest(f"{example.name}, {name}, {label}"):
                    handed = self.run_script(HANDED, label)
                    drawn = handed["width"], handed["height"], bytes.fromhex(handed["bytes"])
                    path = pictures / f"{name.replace('/', '-')}.{state}@2x.png"
                    self.assertTrue(png.read(path) == drawn)

    def test_a_change_is_undone_and_outlives_a_reload(self):
        text = "return document.querySelector('textarea').value;"
        before = self.run_script(text)
        example = EXAMPLES[0].read_text(encoding="utf-8")
        self.run_script(TYPE, "Text of the style file", example)
        self.browser.click("[aria-label=Undo]")
        self.assertEqual(self.run_script(text), before)
        self.browser.click("[aria-label=Redo]")
        self.assertEqual(self.run_script(text), example)
        self.browser.open(PAGE.as_uri())
        self.assertTrue(self.run_script(READY))
        self.run_script(SPY)
        self.assertEqual(self.run_script(text), example)


class FirefoxTests(BrowserVisit, unittest.TestCase):
    kind = Firefox


class WebKitTests(BrowserVisit, unittest.TestCase):
    kind = WebKit
