"""Takes the pictures of the studio that the documents show: `Scripts/visit --pictures`."""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

from studio import PAGE

FOLDER = pathlib.Path(sys.argv[1])


def take(browser, name, scheme, size, scale, act):
    context = browser.new_context(
        viewport=dict(zip(("width", "height"), size)), color_scheme=scheme,
        device_scale_factor=scale)
    page = context.new_page()
    page.goto(PAGE.as_uri())
    page.wait_for_selector("html[data-ready]")
    act(page)
    # The marks of contrast come after the pictures.
    page.wait_for_timeout(2500)
    page.screenshot(path=FOLDER / f"studio-{name}.png")
    context.close()


def open_midnight(page):
    page.get_by_role("button", name="midnight", exact=True).click()
    page.get_by_role("button", name="Fill stop: sliders").click()


def open_dark(page):
    page.get_by_role("radiogroup", name="Appearance").get_by_role("radio", name="Dark").check()
    page.get_by_role("group", name="Fill", exact=True).get_by_role(
        "slider", name="Stop 2 of 2").focus()


with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    take(chromium, "light", "light", (1440, 900), 1.5, open_midnight)
    take(chromium, "dark", "dark", (1440, 900), 1.5, open_dark)
    take(chromium, "phone", "light", (390, 844), 2, lambda page: None)
    chromium.close()
