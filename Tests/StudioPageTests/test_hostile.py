"""Broken, huge and hostile input: a message, nothing lost, nothing run."""

import base64
import threading
import zlib
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import expect

from studio import PAGE, StudioTest


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def fragment(text):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "#style=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


class HostileTests(StudioTest):
    def test_a_broken_text_keeps_the_last_good_picture(self):
        page = self.page
        before = self.pixels("Normal, Light")
        good = self.text()
        self.write(good[: len(good) // 2])
        expect(page.locator("#source-state")).to_contain_text("error")
        self.assertGreater(page.locator(".source-numbers .error").count(), 0)
        self.assertEqual(self.pixels("Normal, Light"), before)
        page.locator(".diagnostics button").first.click()
        expect(page.get_by_label("Text of the style file")).to_be_focused()
        self.write(good)
        expect(page.locator("#source-state")).not_to_contain_text("error")

    def test_ten_megabytes_are_refused_and_lose_nothing(self):
        before = self.text()
        self.page.get_by_label("Text of the style file").evaluate(
            """(area) => {
              area.focus();
              const data = new DataTransfer();
              data.setData("text/plain", "x".repeat(10_000_000));
              const event = new ClipboardEvent(
                "paste", { clipboardData: data, bubbles: true, cancelable: true });
              if (area.dispatchEvent(event)) area.value = "x".repeat(10_000_000);
              area.dispatchEvent(new Event("input"));
            }""")
        expect(self.message()).to_contain_text("10.0 million")
        self.assertEqual(self.text(), before)

    def test_what_the_browser_kept_is_only_text(self):
        hostile = [
            "{", "null", "[1,2]", '{"text":5}', '{"text":"<img src=x onerror=alert(1)>","fileName":"../<b>"}',
            '{"text":"{\\"__proto__\\":{\\"a\\":1}}","fileName":null}',
        ]
        for kept in hostile:
            with self.subTest(kept):
                page = self.context.new_page()
                page.on("pageerror", lambda error: self.troubles.append(str(error)))
                page.add_init_script(
                    f"localStorage.setItem('gradient-studio', {kept!r})")
                page.goto(PAGE.as_uri())
                page.wait_for_selector("html[data-ready]")
                self.assertEqual(page.locator("img").count(), 0)
                page.close()

    def test_a_file_has_no_link_to_share(self):
        self.assertEqual(self.page.get_by_role("button", name="Share").count(), 0)


class LinkTests(StudioTest):
    """The page at an address of this machine, where links make sense."""

    def setUp(self):
        handler = partial(Quiet, directory=str(PAGE.parent))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PAGE.name}"
        self.troubles = []
        self.visit()
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])

    def test_a_link_holds_the_style(self):
        self.open_page(self.address)
        self.start_from_nothing()
        made = self.text()
        self.page.get_by_role("button", name="Share").click()
        expect(self.message()).to_contain_text("copied")
        link = self.page.evaluate("navigator.clipboard.readText()")
        self.page.evaluate("localStorage.clear()")
        self.page.goto("about:blank")
        self.open_page(link)
        self.rest()
        self.assertEqual(self.text(), made)

    def test_a_hostile_link_is_only_text(self):
        script = "<script>document.title = 'run'</script><img src=x onerror=\"document.title = 'run'\">"
        self.open_page(self.address + fragment(script))
        self.rest()
        self.assertEqual(self.text(), script)
        self.assertEqual(self.page.title(), "Gradient Studio")
        self.assertEqual(self.page.locator("main img, #source img, #inspector img").count(), 0)
        self.page.keyboard.press("ControlOrMeta+z")
        self.assertIn("palette", self.text())

    def test_a_link_that_is_cut_off_or_unfolds_without_end_says_so(self):
        for bad in [fragment('{"a":1}' * 50)[:-9], fragment(" " * 60_000_000), "#style=%00%ff", "#style=" + "A" * 300_000]:
            with self.subTest(bad[:30]):
                self.page.goto("about:blank")
                self.open_page(self.address + bad)
                expect(self.message()).to_contain_text("cannot be read")
                self.assertIn("palette", self.text())
