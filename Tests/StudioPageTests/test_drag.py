"""What a drag costs, in calls that can be counted; `Scripts/visit --speed` measures the time."""

from studio import StudioTest

# Counts, for every picture that the screen shows, what the page has its module do, the pictures it
# hands to canvases, and those of them whose pixels it copied out of the module's memory.
COUNTERS = """
window.counts_ = [];
let now = {};
const count = (name) => { now[name] = (now[name] ?? 0) + 1; };
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => ask((time) => {
  now = {};
  callback(time);
  counts_.push(now);
  now = {}; // What is done between frames counts for none.
});
let memory;
const start = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const { exports } = await start(...given);
  memory = exports.memory;
  const counted = { memory };
  for (const [name, call] of Object.entries(exports))
    if (typeof call === "function") counted[name] = (...all) => (count(name), call(...all));
  return { exports: counted };
};
window.moduleBytes_ = () => memory.buffer.byteLength;
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (image, ...place) {
  count("put");
  if (image.data.buffer !== memory.buffer) count("copied");
  return put.call(this, image, ...place);
};
"""


class DragTests(StudioTest):
    def visit(self, **options):
        super().visit(**options)
        self.context.add_init_script(COUNTERS)

    def open_page(self, address=None):
        super().open_page(address)
        self.start_from_nothing()
        self.page.get_by_label("Width", exact=True).first.fill("300")
        self.page.get_by_label("Height", exact=True).first.fill("100")
        self.rest()

    def drag(self, name, steps):
        """Drags a stop to the left and keeps hold of it; gives what each frame took."""
        page = self.page
        box = page.get_by_role("slider", name=name).first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.evaluate("counts_.length = 0")
        for step in range(steps):
            page.mouse.move(x - 3 * (step + 1), y)
            page.wait_for_timeout(20)
        return [frame for frame in page.evaluate("counts_") if "change" in frame]

    def test_a_frame_asks_once_and_draws_each_look_once(self):
        before = self.text()
        frames = self.drag("Stop 2 of 2", 30)
        self.assertGreater(len(frames), 10)
        pictures = self.page.locator("#stage canvas").count() - 1  # The large button has two layers.
        self.assertEqual(pictures, 15)
        for index, frame in enumerate(frames):
            with self.subTest(index):
                self.assertEqual(frame["change"], 1)
                # All looks, and what the file's own text says of the gradient.
                self.assertEqual(frame["ask"], 2)
                self.assertNotIn("open", frame)
                # The normal look, the pressed and the disabled one are all that there are.
                self.assertEqual(frame["draw"], 3)
                self.assertEqual(frame["put"], pictures)
                self.assertNotIn("copied", frame)
        self.page.mouse.up()
        self.rest()
        dragged = self.text()
        self.assertNotEqual(dragged, before)
        self.page.keyboard.press("ControlOrMeta+z")
        self.assertEqual(self.text(), before)
        self.page.keyboard.press("ControlOrMeta+Shift+z")
        self.assertEqual(self.text(), dragged)
        self.page.reload()
        self.page.wait_for_selector("html[data-ready]")
        self.assertEqual(self.text(), dragged)

    def test_a_long_drag_takes_no_more_memory(self):
        self.drag("Stop 2 of 2", 10)
        held = self.page.evaluate("moduleBytes_()")
        self.page.mouse.up()
        for _ in range(3):
            self.drag("Stop 2 of 2", 10)
            self.page.mouse.up()
        self.assertEqual(self.page.evaluate("moduleBytes_()"), held)
