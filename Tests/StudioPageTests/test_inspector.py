"""What each instrument of the inspector and of the side writes into the file."""

from playwright.sync_api import expect

from studio import StudioTest


class InspectorTests(StudioTest):
    def setUp(self):
        super().setUp()
        self.start_from_nothing()

    def button(self):
        return self.style()["button"]

    def no_findings(self):
        expect(self.page.locator("#source-state")).to_have_text("No findings")

    def number(self, section, label, value):
        field = section.get_by_label(label, exact=True)
        field.fill(str(value))
        field.press("Tab")
        self.rest()

    def test_corners(self):
        section = self.section("Corners")
        self.number(section, "Radius", 20)
        self.assertEqual(self.button()["radius"]["$value"], "20px")
        section.get_by_label("Continuous curve").check()
        self.rest()
        curve = self.button()["radius"]["$extensions"]["dev.gradientcontrols"]["curve"]
        self.assertEqual(curve, "continuous")
        self.choose("Corners", "Four")
        self.number(section, "Top right", 4)
        self.assertEqual(self.button()["radius"]["top-right"]["$value"], "4px")
        self.assertEqual(self.button()["radius"]["top-left"]["$value"], "20px")
        self.choose("Corners", "Capsule")
        self.rest()
        self.assertEqual(self.button()["radius"]["$value"], "capsule")
        self.no_findings()

    def test_shadows(self):
        section = self.section("Shadows")
        section.get_by_role("button", name="Add a shadow").click()
        self.rest()
        self.assertEqual(self.button()["shadow"]["$value"], "0px 2px 6px #00000040")
        self.number(section, "Blur", 12)
        section.get_by_label("Inset").check()
        self.rest()
        self.assertEqual(self.button()["shadow"]["$value"], "inset 0px 2px 12px #00000040")
        section.get_by_role("button", name="Add a shadow").click()
        self.rest()
        section.get_by_role("button", name="Move shadow 2 up").click()
        self.rest()
        self.assertEqual(
            self.button()["shadow"]["$value"],
            "0px 2px 6px #00000040, inset 0px 2px 12px #00000040")
        section.get_by_role("button", name="Remove shadow 1").click()
        self.rest()
        self.assertEqual(self.button()["shadow"]["$value"], "inset 0px 2px 12px #00000040")
        self.no_findings()

    def test_border(self):
        section = self.section("Border")
        self.choose("Border: kind", "Colour")
        self.rest()
        field = section.get_by_label("Border colour", exact=True)
        field.fill("#112233")
        field.press("Enter")
        self.rest()
        self.number(section, "Width", 2)
        self.assertEqual(self.button()["border-color"]["$value"], "#112233")
        self.assertEqual(self.button()["border-width"]["$value"], "2px")
        self.choose("Border: kind", "Linear")
        self.rest()
        self.assertIn("linear-gradient(", self.button()["border-fill"]["$value"])
        self.choose("Border: kind", "None")
        self.rest()
        self.assertEqual(self.button()["border-width"]["$value"], "0px")
        self.no_findings()

    def test_title_insets_and_motion(self):
        section = self.section("Title")
        self.number(section, "Words", "Play")
        self.number(section, "Size", 20)
        section.get_by_label("Weight").select_option("700")
        self.rest()
        self.assertEqual(self.button()["sample"]["$value"], "Play")
        self.assertEqual(self.button()["title"]["$value"], "700 20px system")
        section = self.open_section("Insets and size")
        self.number(section, "Leading", 30)
        self.number(section, "Least width", 140)
        self.assertEqual(self.button()["insets"]["leading"]["$value"], "30px")
        self.assertEqual(self.button()["min-width"]["$value"], "140px")
        section = self.open_section("Press and motion")
        section.get_by_label("Press is derived by").select_option("lighten")
        self.number(section, "Transition", "200ms ease-out")
        self.assertEqual(self.button()["press"]["$value"], "lighten")
        self.assertEqual(self.button()["transition"]["$value"], "200ms ease-out")
        self.no_findings()

    def test_an_override_says_where_it_comes_from_and_goes(self):
        origin = self.section("Fill").locator(".origin")
        self.choose_state("Hovered")
        expect(origin).to_have_text("from normal")
        self.section("Fill").get_by_role("button", name="Override here").click()
        self.rest()
        expect(origin).to_have_text("set here")
        self.assertIn("fill", self.button()["states"]["hovered"])
        self.section("Fill").get_by_role("button", name="Reset").click()
        self.rest()
        expect(origin).to_have_text("from normal")
        self.assertNotIn("hovered", self.text())
        self.choose_state("Pressed")
        expect(origin).to_have_text("derived")

    def test_radial_and_conic_gradients(self):
        section = self.section("Fill")
        self.choose("Fill: kind", "Radial")
        self.rest()
        self.number(section, "Centre x", 20)
        self.assertIn("radial-gradient(at 20% 50%", self.button()["fill"]["$value"])
        self.choose("Fill: kind", "Conic")
        self.rest()
        section.get_by_label("Blend").select_option("oklch")
        self.rest()
        self.assertIn("conic-gradient(", self.button()["fill"]["$value"])
        self.assertIn("in oklch", self.button()["fill"]["$value"])
        self.no_findings()

    def test_controls_come_are_named_and_go(self):
        page = self.page
        page.get_by_role("button", name="Add a control").click()
        self.rest()
        self.assertIn("button-2", self.style())
        name = page.get_by_role("navigation", name="Controls of the file").get_by_label("Name")
        name.fill("play")
        name.press("Enter")
        self.rest()
        self.assertIn("play", self.style())
        page.get_by_role("button", name="Remove this control").click()
        self.rest()
        self.assertEqual(list(self.style()), ["$extensions", "button"])
        self.no_findings()

    def test_a_colour_of_the_file_changes_everywhere(self):
        page = self.page
        page.get_by_role("button", name="Gallery").click()
        page.get_by_role("button", name="Modern").click()
        self.rest()
        field = page.get_by_role("navigation", name="Controls of the file").get_by_label("violet", exact=True)
        before = self.pixels("Normal, Light")
        field.fill("#008080")
        field.press("Enter")
        self.rest()
        self.assertEqual(self.style()["palette"]["violet"]["$value"], "#008080")
        self.assertEqual(
            self.style()["primary"]["fill"]["$value"],
            "linear-gradient(100deg in oklch, {palette.violet}, {palette.magenta})")
        self.assertNotEqual(self.pixels("Normal, Light"), before)

    def test_what_a_base_says_is_told_and_can_be_overridden(self):
        self.write("""{
  "$extensions": { "dev.gradientcontrols": { "version": 1 } },
  "base": {
    "$extensions": { "dev.gradientcontrols": { "component": "button", "abstract": true } },
    "fill": { "$value": "linear-gradient(#7db1f7, #2f6fde)" },
    "border-fill": { "$value": "linear-gradient(#ff0000, #00ff00)" },
    "border-width": { "$value": "3px" },
    "radius": { "$value": "9px", "$extensions": { "dev.gradientcontrols": { "curve": "continuous" } } }
  },
  "button": { "$extends": "{base}", "sample": { "$value": "Button" } }
}
""")
        for title in ["Fill", "Border", "Corners"]:
            expect(self.section(title).locator(".origin")).to_have_text("from base")
        expect(self.section("Fill").get_by_role("button", name="Line 5")).to_be_visible()
        corners = self.section("Corners")
        self.number(corners, "Radius", 4)
        self.assertEqual(self.button()["radius"]["$value"], "4px")
        expect(corners.get_by_label("Continuous curve")).to_be_checked()
        corners.get_by_label("Continuous curve").uncheck()
        self.rest()
        expect(corners.get_by_label("Continuous curve")).not_to_be_checked()
        self.choose("Border: kind", "Colour")
        self.rest()
        field = self.section("Border").get_by_label("Border colour", exact=True)
        field.fill("#0000ff")
        field.press("Enter")
        self.rest()
        self.assertEqual(self.button()["border-color"]["$value"], "#0000ff")
        expect(self.section("Border").locator(".origin")).to_have_text("set here")
        width, height, pixels = self.pixels("Normal, Light")
        top = (2 * width + width // 2) * 4
        self.assertEqual(pixels[top : top + 4], bytes([0, 0, 255, 255]), "the border is blue")
        self.no_findings()

    def test_a_dark_palette_is_edited_in_the_dark(self):
        page = self.page
        page.get_by_role("button", name="Gallery").click()
        page.get_by_role("button", name="Modern").click()
        self.rest()
        side = page.get_by_role("navigation", name="Controls of the file")
        field = side.locator(".palette input[type=text]").first
        before = self.style()
        light = self.pixels("Normal, Light")
        self.choose_appearance("Dark")
        expect(side.get_by_text("Colours · Dark")).to_be_visible()
        field.fill("#010203")
        field.press("Enter")
        self.rest()
        changed = self.style()
        dark = changed["$extensions"]["dev.gradientcontrols"]["appearances"]["dark"]
        self.assertIn("#010203", str(dark))
        self.assertEqual(changed["palette"], before["palette"])
        self.assertEqual(self.pixels("Normal, Light"), light)
        expect(field).to_have_value("#010203")
        self.choose_appearance("Light")
        expect(field).not_to_have_value("#010203")
        self.no_findings()

    def test_the_mark_of_a_wide_colour_leaves_its_text_free(self):
        page = self.page
        page.get_by_role("button", name="Gallery").click()
        page.get_by_role("button", name="Modern").click()
        self.rest()
        marks = page.locator(".palette .badge.p3:not([hidden])")
        self.assertGreater(marks.count(), 0)
        for mark in marks.all():
            box, text = mark.bounding_box(), mark.locator("xpath=../input").bounding_box()
            self.assertTrue(
                box["x"] + box["width"] <= text["x"] or box["x"] >= text["x"] + text["width"])
