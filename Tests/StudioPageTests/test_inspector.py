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
