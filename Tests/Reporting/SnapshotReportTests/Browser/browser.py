"""A headless Chromium, controlled through pipes by the DevTools protocol, with only the standard library."""
import base64, json, os, shutil, subprocess, tempfile, time


def program():
    """The path of Chromium; None if it is not installed."""
    for name in ["chromium", "chromium-browser", "google-chrome"]:
        path = shutil.which(name)
        if path: return path
    return None


class Browser:
    def __init__(self, width, height):
        self.size = (width, height)
        self.count = 0
        self.buffer = b""
        self.events = []

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="browser-")
        to_read, self.output = os.pipe()
        self.input, to_write = os.pipe()

        def connect():
            # File descriptors of the protocol: the browser reads from 3 and writes to 4.
            read, write = os.dup(to_read), os.dup(to_write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--remote-debugging-pipe", "--user-data-dir=" + self.profile,
             f"--window-size={self.size[0]},{self.size[1]}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        target = self.command("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = self.command("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]: self.send(domain + ".enable")
        self.resize(*self.size)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.output)
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, parameters=None):
        return self.command(method, parameters, self.session)

    def command(self, method, parameters=None, session=None):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters or {}}
        if session: message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer: raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 16)
            if not part: raise RuntimeError("the browser is gone")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        if "method" in message: self.events.append(message)
        return message

    def resize(self, width, height, mobile=False):
        self.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 2 if mobile else 1, "mobile": mobile})

    def scheme(self, name):
        self.send("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": name}]})

    def open(self, url):
        start = len(self.events)
        self.send("Page.navigate", {"url": url})
        while not any(event["method"] == "Page.loadEventFired" for event in self.events[start:]): self.receive()

    def evaluate(self, expression):
        answer = self.send("Runtime.evaluate", {
            "expression": expression, "awaitPromise": True, "returnByValue": True, "userGesture": True})
        if "exceptionDetails" in answer: raise RuntimeError(expression + ": " + json.dumps(answer["exceptionDetails"])[:600])
        return answer["result"].get("value")

    def until(self, expression, is_met=bool, seconds=60):
        """Waits until the value of an expression meets a condition, and returns whether it does."""
        end = time.monotonic() + seconds
        while not is_met(self.evaluate(expression)):
            if time.monotonic() > end: return False
            time.sleep(0.02)
        return True

    def key(self, key, kinds=("keyDown", "keyUp")):
        for kind in kinds:
            parameters = {"type": kind, "key": key}
            if len(key) == 1 and kind == "keyDown": parameters["text"] = key
            self.send("Input.dispatchKeyEvent", parameters)

    def hover(self, selector):
        x, y = self.evaluate(
            "(() => { const e = document.querySelector(" + json.dumps(selector) + "); e.scrollIntoView({block: 'nearest'});"
            " const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        self.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
        return x, y

    def click(self, selector):
        x, y = self.hover(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})

    def screenshot(self, path):
        data = self.send("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file: file.write(base64.b64decode(data))

    def complaints(self):
        """Errors and warnings of the console, exceptions, and violations of the content security policy."""
        found = []
        for event in self.events:
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"].get("exception", {}).get("description") or "an exception")
            if event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ["error", "warning", "assert"]:
                found.append(str(parameters["args"]))
            if event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ["error", "warning"]:
                found.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))
        return found

    def requests(self):
        """The requested URLs."""
        return [event["params"]["request"]["url"] for event in self.events if event["method"] == "Network.requestWillBeSent"]
