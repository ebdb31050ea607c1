"""What people with other eyes and hands need."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from studio import StudioTest


class AccessTests(StudioTest):
    def check(self):
        found = Axe().run(self.page).response["violations"]
        serious = [
            (each["id"], each["help"], [node["html"][:160] for node in each["nodes"][:4]])
            for each in found if each["impact"] in ("serious", "critical")
        ]
        self.assertEqual(serious, [])

    def open_all(self):
        for section in self.page.locator("details.section").all():
            section.evaluate("(details) => (details.open = true)")
        self.page.get_by_role("button", name="Fill stop: sliders").click()

    def test_axe_finds_nothing_serious(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                self.page.emulate_media(color_scheme=scheme)
                self.page.reload()
                self.page.wait_for_selector("html[data-ready]")
                self.open_all()
                self.check()

    def test_axe_finds_nothing_serious_in_the_dialogs(self):
        for name in ("Gallery", "Export"):
            with self.subTest(name):
                self.page.get_by_role("button", name=name).click()
                self.check()
                self.page.keyboard.press("Escape")

    def test_axe_finds_nothing_serious_on_a_phone(self):
        self.page.set_viewport_size({"width": 390, "height": 844})
        for pane in ("States", "Edit", "Controls", "Text"):
            with self.subTest(pane):
                self.page.get_by_role("navigation", name="Panes").get_by_role("button", name=pane).click()
                self.check()
                overflow = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(overflow, 0, "nothing is wider than the screen")

    def test_reduced_motion_is_honoured(self):
        self.page.emulate_media(reduced_motion="reduce")
        live = self.page.get_by_role("button", name="Try the button")
        live.hover()
        self.page.mouse.down()
        count = live.evaluate("(element) => element.getAnimations({ subtree: true }).length")
        self.page.mouse.up()
        self.assertEqual(count, 0)
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.mouse.down()
        self.page.mouse.up()
        expect(live).to_be_visible()
        count = live.evaluate("(element) => element.getAnimations({ subtree: true }).length")
        self.assertGreater(count, 0)
