"""Measures the drag of a stop and the opening: `Scripts/visit --speed`, on a machine that does nothing else.

Eight pictures of 300 × 100 points at 2x are on the stage, and the large button: normal, hovered, pressed, focused, selected and more
in two appearances, of which each look that differs is drawn once.
"""

import shutil
import statistics

from playwright.sync_api import sync_playwright

from studio import PAGE

# Times every callback that the page asks the screen for: a drag does its work in one for each frame.
# The first picture is there when the frame after its drawing has been shown.
CLOCK = """
window.frames_ = [];
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => ask((time) => {
  const start = performance.now();
  callback(time);
  frames_.push(performance.now() - start);
});
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
  put.apply(this, given);
  CanvasRenderingContext2D.prototype.putImageData = put;
  ask(() => setTimeout(() => (window.first_ = performance.now())));
};
"""


def measure(page):
    page.get_by_role("button", name="Gallery").click()
    page.get_by_role("button", name="From nothing").click()
    page.get_by_label("Width", exact=True).first.fill("300")
    page.get_by_label("Height", exact=True).first.fill("100")
    page.wait_for_timeout(1000)
    stop = page.get_by_role("slider", name="Stop 2 of 2").first.bounding_box()
    x, y = stop["x"] + stop["width"] / 2, stop["y"] + stop["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("frames_.length = 0")
    for step in range(100):
        page.mouse.move(x - 2 * (step + 1), y)
        page.wait_for_timeout(20)
    page.mouse.up()
    return page.evaluate("frames_")


with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    visitor = chromium.new_page(viewport={"width": 1440, "height": 900})
    visitor.add_init_script(CLOCK)
    visitor.goto(PAGE.as_uri())
    visitor.wait_for_selector("html[data-ready]")
    ready = visitor.evaluate("performance.now()")
    first = visitor.wait_for_function("window.first_").json_value()
    frames = measure(visitor)
    print(
        f"the page is {PAGE.stat().st_size} bytes; its first picture is there after {first:.0f} ms, "
        f"all of it after {ready:.0f}")
    print(
        f"a drag: least {min(frames):.1f} ms of script, median {statistics.median(frames):.1f}, "
        f"worst {max(frames):.1f}, of {len(frames)} frames")
    chromium.close()
