extension ShowcasePage {
  /// The switches above the page, which its script brings to life; without it they stay hidden and the
  /// page follows the reader's system.
  static let switches: StaticString = """
    <form class="switches" id="view" hidden>
    <fieldset><legend>Appearance</legend>
    <label><input type="radio" name="look" value="" checked>System</label>
    <label><input type="radio" name="look" value="light">Light</label>
    <label><input type="radio" name="look" value="dark">Dark</label>
    </fieldset>
    <fieldset><legend>Contrast</legend>
    <label><input type="radio" name="contrast" value="" checked>System</label>
    <label><input type="radio" name="contrast" value="more">More</label>
    </fieldset>
    <fieldset><legend>Pixels a point</legend>
    <label><input type="radio" name="pixels" value="" checked>Screen</label>
    <label><input type="radio" name="pixels" value="1">1×</label>
    <label><input type="radio" name="pixels" value="2">2×</label>
    <label><input type="radio" name="pixels" value="3">3×</label>
    </fieldset>
    </form>
    """

  static let script: StaticString = """
    "use strict";
    const root = document.documentElement;
    const view = document.getElementById("view");
    const status = document.getElementById("status");
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const more = matchMedia("(prefers-contrast: more)");
    function show() {
      const look = view.look.value, contrast = view.contrast.value, pixels = view.pixels.value;
      if (look || contrast) {
        root.dataset.look = (look || (dark.matches ? "dark" : "light"))
          + (contrast || more.matches ? "-more" : "");
      } else {
        delete root.dataset.look;
      }
      if (pixels) root.dataset.pixels = pixels; else delete root.dataset.pixels;
    }
    view.hidden = false;
    for (const button of document.querySelectorAll(".copy")) button.hidden = false;
    view.addEventListener("change", show);
    dark.addEventListener("change", show);
    more.addEventListener("change", show);
    show();
    document.addEventListener("click", (event) => {
      const toggle = event.target.closest(".live[aria-pressed]");
      if (toggle) {
        const isOn = toggle.getAttribute("aria-pressed") === "true";
        toggle.setAttribute("aria-pressed", String(!isOn));
      }
      const copy = event.target.closest(".copy");
      if (copy) {
        const selection = getSelection();
        selection.selectAllChildren(document.getElementById(copy.dataset.table));
        const isCopied = document.execCommand("copy");
        if (isCopied) selection.removeAllRanges();
        status.textContent = isCopied
          ? "The table is copied: paste it into a spreadsheet."
          : "The table is selected: copy it with the keyboard.";
        status.classList.add("is-shown");
        setTimeout(() => status.classList.remove("is-shown"), 3000);
      }
    });
    """
}
