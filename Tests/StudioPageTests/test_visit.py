"""Whole visits: with the mouse, and with nothing but keys."""

import json

from playwright.sync_api import expect

import png
from studio import StudioTest


class VisitTests(StudioTest):
    def test_a_visit_with_the_mouse(self):
        page = self.page
        self.start_from_nothing()
        self.assertEqual(self.style()["button"]["sample"]["$value"], "Button")

        # Drags the second stop to the middle of the bar, and puts a third one between.
        stop = page.get_by_role("slider", name="Stop 2 of 2").first
        box = page.locator(".stop-rail").first.bounding_box()
        page.mouse.move(*self.middle(stop))
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(box["x"] + box["width"] * (1 - 0.04 * step), self.middle(stop)[1])
        page.mouse.up()
        self.rest()
        expect(stop).to_have_attribute("aria-valuenow", "60")
        track = page.get_by_role("button", name="Fill gradient: add a stop").bounding_box()
        page.mouse.click(track["x"] + track["width"] * 0.3, track["y"] + 8)
        self.rest()
        self.assertEqual(page.get_by_role("slider", name="Stop 2 of 3").count(), 1)
        # A stop that is pulled off the bar goes.
        page.mouse.move(*self.middle(page.get_by_role("slider", name="Stop 2 of 3")))
        page.mouse.down()
        page.mouse.move(track["x"] + 90, track["y"] + 120, steps=5)
        page.wait_for_timeout(50)
        page.mouse.up()
        self.rest()
        self.assertEqual(page.get_by_role("slider", name="Stop 2 of 2").count(), 1)

        dial = page.get_by_role("slider", name="Fill angle").bounding_box()
        page.mouse.click(dial["x"] + dial["width"] - 6, dial["y"] + dial["height"] / 2)
        self.rest()
        self.assertIn("90deg", self.style()["button"]["fill"]["$value"])

        # The press gets a colour of its own, and the dark look another fill.
        self.choose_state("Pressed")
        self.choose("Fill: kind", "Colour")
        self.fill_color("Fill colour", "#7a1f4b")
        self.choose_state("Normal")
        self.choose_appearance("Dark")
        self.choose("Fill: kind", "Colour")
        self.fill_color("Fill colour", "#38405c")
        button = self.style()["button"]
        self.assertEqual(button["states"]["highlighted"]["fill"]["$value"], "#7a1f4b")
        self.assertEqual(button["appearances"]["dark"]["fill"]["$value"], "#38405c")

        # Words that cannot be read are found and mended.
        self.choose_appearance("Light")
        self.fill_color("Title colour", "#9fc4f5")
        expect(page.locator(".contrast-line .badge.low")).to_be_visible()
        page.get_by_role("button", name="Make it readable").click()
        self.rest()
        expect(page.locator(".contrast-line .badge.fine")).to_be_visible()

        # Undo and redo go through every step and come back to the same text.
        made = self.text()
        steps = 0
        undo = page.get_by_role("button", name="Undo")
        while undo.is_enabled() and steps < 60:
            undo.click()
            steps += 1
        self.assertGreater(steps, 6)
        self.assertIn("palette", self.text(), "the file that was open before")
        for _ in range(steps):
            page.get_by_role("button", name="Redo").click()
        self.assertEqual(self.text(), made)

        page.reload()
        page.wait_for_selector("html[data-ready]")
        self.assertEqual(self.text(), made, "a reload loses nothing")
        path = self.save()
        self.assertEqual(path.read_text(encoding="utf-8"), made)
        self.compare_with_command_line(path)

    def compare_with_command_line(self, path):
        """Every picture of the stage is, byte for byte, what `gradient render` draws."""
        page = self.page
        page.get_by_label("Width", exact=True).first.fill("150")
        page.get_by_label("Height", exact=True).first.fill("50")
        self.rest()
        pictures = self.folder() + "/pictures"
        self.gradient(
            "render", path, "--no-title", "--size", "150x50", "--scale", "2", "--appearance", "all",
            "-o", pictures)
        names = {
            "Normal, Light": "button.normal@2x.png",
            "Pressed, Light": "button.highlighted@2x.png",
            "Disabled, Light": "button.disabled@2x.png",
            "Normal, Dark": "button.normal~dark@2x.png",
            "Pressed, Dark": "button.highlighted~dark@2x.png",
        }
        for label, name in names.items():
            width, height, pixels = png.read(f"{pictures}/{name}")
            handed = self.pixels(label)
            self.assertEqual((width, height), handed[:2], label)
            self.assertTrue(pixels == handed[2], f"{label} differs from {name}")

    def test_a_visit_with_keys_alone(self):
        page = self.page
        self.press_until("Gallery", "button")
        page.keyboard.press("Enter")
        self.press_until("From nothing", "button")
        page.keyboard.press("Enter")
        self.rest()
        self.assertEqual(list(self.style()), ["$extensions", "button"])

        self.press_until("Stop 1 of 2", "slider")
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        self.rest()
        self.assertIn("5%", self.style()["button"]["fill"]["$value"])
        # Enter on the bar adds a stop in the widest gap; Delete takes it away.
        self.press_until("Fill gradient: add a stop", "button", backwards=True)
        page.keyboard.press("Enter")
        self.press_until("Stop 2 of 3", "slider")
        page.keyboard.press("Delete")
        self.rest()
        self.assertEqual(page.get_by_role("slider", name="Stop 2 of 2").count(), 1)
        # Enter on a stop goes to its colour.
        page.keyboard.press("Enter")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("oklch(0.7 0.15 200)")
        page.keyboard.press("Enter")
        self.rest()
        self.assertIn("oklch(0.7 0.15 200)", self.style()["button"]["fill"]["$value"])

        self.press_until("Fill angle", "slider")
        page.keyboard.press("Home")
        for _ in range(3):
            page.keyboard.press("Shift+ArrowRight")
        self.rest()
        self.assertIn("45deg", self.style()["button"]["fill"]["$value"])

        # The large button is pressed for real.
        live = page.get_by_role("button", name="Try the button")
        self.press_until("Try the button", "button", backwards=True)
        before = self.live_pixels(live)
        page.keyboard.down("Space")
        page.wait_for_timeout(100)
        self.assertNotEqual(self.live_pixels(live), before)
        page.keyboard.up("Space")

        made = self.text()
        page.keyboard.press("ControlOrMeta+z")
        self.assertNotEqual(self.text(), made)
        page.keyboard.press("ControlOrMeta+y")
        self.assertEqual(self.text(), made)
        with page.expect_download() as download:
            page.keyboard.press("ControlOrMeta+s")
        path = self.folder() + "/keys.tokens.json"
        download.value.save_as(path)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(json.load(file), json.loads(made))

    def live_pixels(self, live):
        return live.locator(".front canvas").evaluate("({ handed }) => [...handed.bytes]")

    def press_until(self, name, role, backwards=False):
        """Presses Tab until something of that name has the focus."""
        for _ in range(250):
            self.page.keyboard.press("Shift+Tab" if backwards else "Tab")
            if self.focused_name().startswith(name):
                return
        self.fail(f"Tab never comes to the {role} {name}; it is at {self.focused_name()}")

    def focused_name(self):
        return self.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label')"
            " ?? document.activeElement.innerText ?? ''")

    def fill_color(self, label, text):
        field = self.page.get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")
        self.rest()

    def middle(self, element):
        box = element.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
