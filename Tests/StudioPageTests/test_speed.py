"""How long a drag takes, and how heavy the page is."""

import statistics

from studio import PAGE, StudioTest

# Times every callback that the page asks the screen for.
CLOCK = """
window.frames_ = [];
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => ask((time) => {
  const start = performance.now();
  callback(time);
  frames_.push(performance.now() - start);
});
"""


class SpeedTests(StudioTest):
    def visit(self, **options):
        super().visit(**options)
        self.context.add_init_script(CLOCK)

    def test_a_drag_redraws_the_stage_in_time(self):
        page = self.page
        self.start_from_nothing()
        # Four states in two appearances are drawn anew: seven states stand on each board, of which
        # those that look alike are drawn as well, so this is more than the eight that are asked for.
        page.get_by_label("Width", exact=True).first.fill("300")
        page.get_by_label("Height", exact=True).first.fill("100")
        self.rest()
        stop = page.get_by_role("slider", name="Stop 2 of 2").first.bounding_box()
        x, y = stop["x"] + stop["width"] / 2, stop["y"] + stop["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.evaluate("frames_.length = 0")
        for step in range(100):
            page.mouse.move(x - 2 * (step + 1), y)
            page.wait_for_timeout(20)
        frames = page.evaluate("frames_")
        page.mouse.up()
        self.assertGreater(len(frames), 60)
        median, worst = statistics.median(frames), max(frames)
        print(f"a drag: least {min(frames):.1f} ms, median {median:.1f}, worst {worst:.1f} of {len(frames)}")
        self.assertLess(median, 4)
        self.assertLess(worst, 8)

    def test_the_page_is_light_and_quick(self):
        self.assertLess(PAGE.stat().st_size, 600_000)
        start = self.page.evaluate(
            "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
        ready = self.page.evaluate("performance.now()")
        self.assertLess(start, ready)
