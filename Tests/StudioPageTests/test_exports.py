"""The page and the command line make the same texts and pictures."""

import pathlib

import png
from studio import PACKAGE, StudioTest

EXAMPLES = sorted((PACKAGE / "Examples/Styles").glob("*.tokens.json"))
FORMS = {"css": "CSS", "swift": "Swift", "svg": "SVG", "android": "Android", "tokens": "Strict tokens",
         "format": "Formatted"}


class ExportTests(StudioTest):
    def open_example(self, path):
        self.page.locator("input[type=file]").set_input_files(path)
        self.rest()

    def test_text_exports_equal_the_command_lines(self):
        for example in EXAMPLES:
            self.open_example(example)
            self.page.get_by_role("button", name="Export").click()
            for form, title in FORMS.items():
                with self.subTest(f"{example.name}, {form}"):
                    self.choose("Form", title)
                    shown = {
                        section.get_attribute("aria-label"): section.locator("pre").text_content()
                        for section in self.page.locator(".export-file").all()
                    }
                    self.assertEqual(shown, self.exported(example, form))
            self.page.keyboard.press("Escape")

    def exported(self, example, form):
        """The files that the command line writes, by name."""
        if form == "format":
            return {example.name: self.gradient("format", example)}
        output = pathlib.Path(self.folder()) / f"{example.stem}-{form}"
        output.mkdir()
        extra = ["--no-title"] if form == "svg" else []
        stem = example.name.removesuffix(".tokens.json")
        single = {"css": f"{stem}.css", "swift": f"{stem}.swift", "tokens": example.name}
        target = output / single[form] if form in single else output
        self.gradient("export", form, example, *extra, "-o", target)
        return {
            str(path.relative_to(output)): path.read_text(encoding="utf-8")
            for path in output.rglob("*") if path.is_file()
        }

    def test_pictures_of_the_examples_equal_the_command_lines(self):
        for example in EXAMPLES:
            self.open_example(example)
            pictures = pathlib.Path(self.folder()) / f"{example.stem}-pictures"
            self.gradient(
                "render", example, "--no-title", "--size", "130x46", "--scale", "2", "--appearance",
                "all", "-o", pictures)
            self.page.get_by_label("Width", exact=True).first.fill("130")
            self.page.get_by_label("Height", exact=True).first.fill("46")
            for name in self.page.locator(".control-name").all_text_contents():
                self.page.get_by_role("button", name=name, exact=True).first.click()
                for label, part in {"Normal, Light": "normal", "Pressed, Light": "highlighted", "Disabled, Light": "disabled"}.items():
                    with self.subTest(f"{example.name}, {name}, {label}"):
                        path = pictures / f"{name.replace('/', '-')}.{part}@2x.png"
                        self.assertTrue(png.read(path) == self.pixels(label))

    def download(self, name):
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name=f"Download {name}", exact=True).click()
        path = pathlib.Path(self.folder()) / name
        download.value.save_as(path)
        return png.read(path)

    def test_png_exports_equal_the_command_lines_and_take_a_title(self):
        example = EXAMPLES[0].parent / "modern.tokens.json"
        self.open_example(example)
        pictures = pathlib.Path(self.folder()) / "exported"
        self.gradient(
            "render", example, "--no-title", "--size", "130x46", "--scale", "2", "--only", "primary",
            "--appearance", "all", "-o", pictures)
        self.page.get_by_label("Width", exact=True).first.fill("130")
        self.page.get_by_label("Height", exact=True).first.fill("46")
        self.page.get_by_role("button", name="primary", exact=True).first.click()
        self.rest()
        self.page.get_by_role("button", name="Export").click()
        self.choose("Form", "PNG")
        names = ["primary.normal@2x.png", "primary.disabled@2x.png", "primary.highlighted~dark@2x.png"]
        for name in names:
            with self.subTest(name):
                self.assertTrue(self.download(name) == png.read(pictures / name))
        # The words change pixels inside of the bounds, and the size stays.
        self.page.get_by_label("With the title").check()
        width, height, titled = self.download(names[0])
        plain_width, plain_height, plain = png.read(pictures / names[0])
        self.assertEqual((width, height), (plain_width, plain_height))
        changed = sum(titled[at:at + 4] != plain[at:at + 4] for at in range(0, len(plain), 4))
        self.assertGreater(changed, 200)
        self.assertLess(changed, len(plain) // 8)
