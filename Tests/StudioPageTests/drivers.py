"""Firefox through Marionette and WebKit through WebDriver, each behind the few calls that a visit needs.

Neither is among the browsers that Playwright finds in a system's packages.
"""

import glob
import os
import shutil
import tempfile

from marionette_driver.marionette import Marionette
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service


class Firefox:
    name = "Firefox"

    @staticmethod
    def program():
        return shutil.which("firefox-esr") or shutil.which("firefox")

    @classmethod
    def is_installed(cls):
        return cls.program() is not None

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="firefox-")
        self.marionette = Marionette(
            bin=self.program(), headless=True, profile=self.profile, startup_timeout=120,
            gecko_log=os.path.join(self.profile, "gecko.log"))
        self.marionette.start_session()
        self.marionette.timeout.script = 60
        self.version = self.marionette.session_capabilities["browserVersion"]

    def open(self, address):
        self.marionette.navigate(address)

    def run(self, script, *arguments):
        """The value of a function's body, which may wait for promises."""
        return self.marionette.execute_async_script(
            AWAITED % script, script_args=list(arguments), sandbox=None)

    def click(self, selector):
        self.marionette.find_element("css selector", selector).click()

    def complaints(self):
        """What the browser's own console holds of the page: refused by the policy, or failed."""
        with self.marionette.using_context("chrome"):
            return self.marionette.execute_script("""
                return Services.console.getMessageArray()
                  .filter((entry) => entry instanceof Ci.nsIScriptError)
                  .filter((entry) => entry.sourceName.startsWith("file:"))
                  .map((entry) => `${entry.category}: ${entry.errorMessage}`);
            """)

    def close(self):
        self.marionette.quit()
        self.marionette.cleanup()
        shutil.rmtree(self.profile, ignore_errors=True)


class WebKit:
    name = "WebKit"

    @staticmethod
    def program():
        """The browser that comes with the library, which Debian keeps out of the path."""
        return next(iter(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")), None)

    @classmethod
    def is_installed(cls):
        return cls.program() is not None and shutil.which("WebKitWebDriver") is not None

    def __init__(self):
        options = Options()
        options.binary_location = self.program()
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(
            options=options, service=Service(shutil.which("WebKitWebDriver")))
        self.driver.set_script_timeout(60)
        self.version = self.driver.capabilities["browserVersion"]

    def open(self, address):
        self.driver.get(address)

    def run(self, script, *arguments):
        return self.driver.execute_async_script(AWAITED % script, *arguments)

    def click(self, selector):
        self.driver.find_element("css selector", selector).click()

    def complaints(self):
        return []

    def close(self):
        self.driver.quit()


# WebDriver passes the function to call with the value as the last argument.
AWAITED = """
const done = arguments[arguments.length - 1];
const given = Array.from(arguments).slice(0, -1);
(async (...arguments_) => { %s })(...given).then(
  (value) => done({ value }), (error) => done({ error: String(error) }));
"""
