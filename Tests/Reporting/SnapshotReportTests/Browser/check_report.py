"""Checks the report of `SampleRun` in a browser and prints the results as JSON.

  check_report.py PAGE SCENARIO [TOOL REFERENCES]

`checks` contains the results by name, `consoleMessages` the messages in the browser's console, and `requests` the
requested URLs.
"""
import json, os, subprocess, sys, time

from browser import Browser

page, scenario = sys.argv[1:3]
checks = {}

LOADED = "[...document.querySelectorAll('.canvas img')].every((image) => image.complete && image.naturalWidth > 0)"
TITLE = "document.getElementById('title').querySelector('bdi').textContent"


def check(name, is_passed):
    checks[name] = bool(is_passed)


def text(browser, selector):
    return browser.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")


def go(browser, name):
    """Selects the snapshot whose path contains a text, using the filter."""
    browser.key("/")
    browser.evaluate("document.getElementById('filter').value = ''; 0")
    browser.send("Input.insertText", {"text": name})
    browser.key("Enter")
    browser.evaluate("document.querySelector('.row.item').click(); 0")
    browser.evaluate("document.getElementById('filter').value = ''; document.getElementById('filter').dispatchEvent(new Event('input')); 0")
    browser.until(LOADED)


def sides(browser):
    return browser.evaluate("[...document.querySelectorAll('.canvas img')].map((image) => image.dataset.side)")


def sources(browser):
    return browser.evaluate("[...document.querySelectorAll('.canvas img')].map((image) => image.src.split('/').pop())")


def visible_parts(browser):
    """Returns the visible parts of both pictures: the opacity and the clipping of each."""
    return browser.evaluate("[...document.querySelectorAll('.canvas img')].map((image) => [getComputedStyle(image).opacity, image.style.clipPath])")


def views(browser):
    go(browser, "shared.one.light")
    for key, name, expected in [
        ("1", "two-up", ["reference", "actual"]), ("2", "swipe", ["reference", "actual"]),
        ("3", "onion skin", ["reference", "actual"]), ("4", "blink", ["reference", "actual"]),
        ("5", "difference", ["difference"]), ("6", "single", ["actual"])]:
        browser.key(key)
        check(name + " loads its pictures", browser.until(LOADED))
        check(name + " shows " + " and ".join(expected), sides(browser) == expected)
        check(name + " is pressed", browser.evaluate(f"document.querySelectorAll('#views button')[{int(key) - 1}].ariaPressed") == "true")
        panes = browser.evaluate("document.querySelectorAll('.pane').length")
        check(name + " has its panes", panes == (2 if key == "1" else 1))
    browser.key("2")
    browser.until(LOADED)
    clip = lambda: browser.evaluate("document.querySelectorAll('.canvas img')[1].style.clipPath")
    before = clip()
    x, y = browser.hover(".handle")
    for kind, distance in [("mousePressed", 0), ("mouseMoved", 60), ("mouseReleased", 60)]:
        browser.send("Input.dispatchMouseEvent", {"type": kind, "x": x + distance, "y": y, "button": "left", "buttons": 1, "clickCount": 1})
    check("the swipe follows the pointer", clip() != before)
    browser.key("3")
    browser.until(LOADED)
    browser.evaluate("const s = document.getElementById('slider'); s.value = 0.25; s.dispatchEvent(new Event('input')); 0")
    check("the slider sets the opacity of the onion skin", visible_parts(browser)[1][0] == "0.25")
    browser.key("4")
    seen = set()
    for _ in range(40):
        seen.add(visible_parts(browser)[1][0])
        time.sleep(0.05)
    check("blinking alternates the pictures", seen == {"0", "1"})
    go(browser, "fresh")
    check("a new snapshot has one picture", sides(browser) == ["actual"] and browser.until(LOADED))
    check("a new snapshot has no comparison", browser.evaluate("[...document.querySelectorAll('#views button')].filter((b) => !b.disabled).length") == 1)
    go(browser, "gone")
    check("an orphan shows its reference", sides(browser) == ["reference"] and browser.until(LOADED))
    go(browser, "hollow")
    check("a blank shows the actual picture", sides(browser) == ["actual"] and browser.until(LOADED))


def keys(browser):
    first = browser.evaluate(TITLE)
    browser.key("j")
    second = browser.evaluate(TITLE)
    browser.key("k")
    check("j and k change the selection", second != first and browser.evaluate(TITLE) == first)
    browser.key("ArrowDown")
    down = browser.evaluate(TITLE)
    browser.key("ArrowUp")
    check("the arrow keys change the selection", down == second and browser.evaluate(TITLE) == first)
    browser.key("ArrowRight")
    check("in two-up, the right arrow key changes the selection", browser.evaluate(TITLE) == second)
    go(browser, "shared.one.light")
    zoom = lambda: text(browser, "#zoom")
    fit = zoom()
    browser.key("+")
    larger = zoom()
    browser.key("0")
    check("0 shows the natural size", zoom() == "100%")
    width = browser.evaluate("document.querySelector('.canvas img').getBoundingClientRect().width")
    check("a picture has its natural size", width == browser.evaluate("document.querySelector('.canvas img').naturalWidth"))
    for _ in range(4): browser.key("+")
    check("plus enlarges", larger != fit and zoom() == "400%")
    check("large pixels are squares", browser.evaluate("getComputedStyle(document.querySelector('.canvas img')).imageRendering") == "pixelated")
    browser.key("-")
    check("minus reduces", zoom() == "300%")
    browser.key("f")
    check("f fits the picture to the window", zoom() == fit)
    browser.key("1")
    browser.until(LOADED)
    browser.key(" ", ["keyDown"])
    check("Space shows the reference in place of the actual picture", sources(browser) == ["reference.png", "reference.png"])
    browser.key(" ", ["keyUp"])
    check("releasing Space shows the actual picture", sources(browser) == ["reference.png", "actual.png"])
    browser.key("2")
    browser.until(LOADED)
    browser.key(" ", ["keyDown"])
    check("in a swipe, Space shows the whole reference", visible_parts(browser) == [["1", ""], ["0", ""]])
    browser.key(" ", ["keyUp"])
    check("releasing Space restores the swipe", visible_parts(browser)[1][0] == "1" and visible_parts(browser)[1][1] != "")
    before = visible_parts(browser)[1][1]
    browser.key("ArrowRight")
    check("the right arrow key moves the swipe", visible_parts(browser)[1][1] != before)
    checkered = lambda: browser.evaluate("document.getElementById('stage').classList.contains('checkered')")
    before = checkered()
    browser.key("b")
    check("b switches the checkerboard", before and not checkered())
    sidebar = lambda: browser.evaluate("document.getElementById('sidebar').offsetWidth")
    wide = sidebar()
    browser.key("s")
    check("s hides the list", wide > 0 and sidebar() == 0)
    browser.key("s")
    check("s shows the list", sidebar() == wide)
    browser.key("?")
    check("? opens the help", browser.evaluate("document.getElementById('help').open") and "filter" in text(browser, "#help"))
    browser.key("?")
    check("? closes the help", not browser.evaluate("document.getElementById('help').open"))
    background = lambda: browser.evaluate("getComputedStyle(document.body).backgroundColor")
    light = background()
    browser.key("t")
    check("t switches to the dark appearance", background() != light)
    browser.key("t")
    check("t switches back to the light appearance", background() == light)
    browser.key("/")
    check("/ selects the filter", browser.evaluate("document.activeElement.id") == "filter")
    browser.key("j")
    check("typing in the filter does not change the selection", browser.evaluate("document.getElementById('filter').value") == "j")


def filters(browser):
    def names():
        return browser.evaluate("[...document.querySelectorAll('.row.item .words > bdi')].map((e) => e.textContent)")
    def type_in(filter_text):
        browser.evaluate("document.getElementById('filter').value = " + json.dumps(filter_text)
                         + "; document.getElementById('filter').dispatchEvent(new Event('input')); 0")
    check("all snapshots are listed", browser.evaluate("document.querySelectorAll('.row.item').length") == 12)
    check("the kinds are in order", browser.evaluate(
        "[...document.querySelectorAll('.row.section')].map((e) => e.textContent.replace(/[^A-Za-z]/g, ''))")
        == ["Changed", "New", "Blank", "Late", "Refused", "Recorded", "Orphaned", "Known", "Passed"])
    check("the counts are correct", browser.evaluate(
        "[...document.querySelectorAll('#counts button')].map((e) => e.textContent)")
        == ["5changed", "1new", "1blank", "1late", "1refused", "1recorded", "2orphaned", "1known", "2passed"])
    check("the position is shown", text(browser, "#position") == "1 of 13")
    check("equal changes are grouped", "× 3" in text(browser, ".row.group"))
    type_in("light shared")
    check("results contain every word", names()[:2] == ["one.light", "two.light"])
    check("the selection is one of the results", "shared" in browser.evaluate(TITLE))
    type_in("badge moved")
    check("the filter searches changes", names()[:3] == ["one.dark", "one.light", "two.light"])
    type_in("no such thing")
    check("a filter without results shows a message", "Nothing matches" in text(browser, "#rows"))
    type_in("same")
    check("passed snapshots are found", "Passed" in text(browser, "#rows"))
    type_in("")
    browser.click("#counts button.new")
    check("a kind can be shown alone", names() == ["fresh.png"])
    browser.click("#counts button.new")
    check("all kinds can be shown again", browser.evaluate("document.querySelectorAll('.row.item').length") == 12)
    browser.click("#counts button.known")
    check("known issues have a separate section", names() == ["known.png"])
    browser.click("#counts button.known")
    browser.click(".row.section.known")
    browser.click("#counts button.blank")
    check("without acceptable snapshots, there is no command", browser.evaluate("document.getElementById('accept-all').hidden"))
    browser.click("#counts button.blank")
    check("with acceptable snapshots, there is a command", not browser.evaluate("document.getElementById('accept-all').hidden"))
    browser.click("#counts button.passed")
    check("passed snapshots are listed by path", browser.evaluate("document.querySelectorAll('.row.path').length") == 2)
    browser.click("#counts button.passed")
    browser.click(".row.section.changed")
    check("a section folds", browser.evaluate("document.querySelectorAll('.row.item.changed').length") == 0)
    browser.click(".row.section.changed")
    browser.click(".row.item.blank")
    check("a click selects the picture", "hollow" in browser.evaluate(TITLE) and browser.until(LOADED))
    check("the URL contains the selection", "hollow" in browser.evaluate("location.hash"))
    browser.open("about:blank")
    browser.open("file://" + page + "#CardTests%2FCardViewTests%2Ffresh.png")
    check("a URL selects its snapshot", browser.evaluate(TITLE) == "fresh.png")


def hostile(browser):
    go(browser, "hostile")
    browser.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; }); 0")
    time.sleep(0.2)
    check("no script of a test ran", browser.evaluate("window.harm === undefined"))
    everything = browser.evaluate("document.body.innerText")
    check("the text of a test is shown verbatim", "</script><script>window.harm = 1</script>" in everything)
    check("the name of a node is shown verbatim", '<img src=x onerror="window.harm = 2">' in everything)
    check("texts of tests create no elements", browser.evaluate("document.querySelectorAll('img[src=x], #inspector script, #list script, b b').length") == 0)
    check("its pictures are loaded", browser.until(LOADED))
    go(browser, "text")
    check("texts are not markup", "<b>new</b>" in text(browser, ".texts"))
    # The policy stops injected scripts and requests.
    browser.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.harm = 3' })); 0")
    browser.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: 'http://127.0.0.1:9/x.png' })); 0")
    # Messages of the console arrive while other commands are answered.
    check("the policy refuses both injections", browser.until("0", lambda _: len(browser.complaints()) >= 2)
          and all("Content Security Policy" in message for message in browser.complaints()))
    check("the policy blocks injected scripts", browser.evaluate("window.harm === undefined"))
    check("there are no network requests", not any(
        e["method"] == "Network.responseReceived" and "127.0.0.1" in e["params"]["response"]["url"] for e in browser.events))
    browser.events = [e for e in browser.events if e["method"] == "Network.requestWillBeSent" and "127.0.0.1" not in e["params"]["request"]["url"]]


def nodes(browser):
    go(browser, "shared.one.light")
    browser.key("1")
    browser.until(LOADED)
    browser.key("0")
    check("the change names the node", "badge moved +8,0" in text(browser, "#changes"))
    check("the size of the group is shown", "3 snapshots" in text(browser, "#shared"))
    browser.hover("#changes .node")
    boxes = browser.evaluate("""[...document.querySelectorAll('.box')].map((box) => {
      const [b, c] = [box.getBoundingClientRect(), box.closest('.canvas').getBoundingClientRect()];
      return [box.closest('.pane').dataset.side, b.left - c.left, b.top - c.top, b.width, b.height].map((x) => typeof x === 'string' ? x : Math.round(x));
    })""")
    # The badge of `Card` moves from 150, 18 to 158, 18, has 24 by 24 points, and is drawn at scale 2.
    check("hovering shows boxes of the node in both pictures", boxes == [["reference", 300, 36, 48, 48], ["actual", 316, 36, 48, 48]])
    browser.hover("#title")
    check("leaving removes the boxes", browser.evaluate("document.querySelectorAll('.box').length") == 0)
    browser.click("#tree-details summary")
    browser.until("document.querySelector('#tree .node') !== null")
    rows = browser.evaluate("[...document.querySelectorAll('#tree .node bdi:first-child')].map((e) => e.textContent)")
    check("the layout tree is listed", rows == ["Card", "title", "badge"])
    check("changed nodes are marked", browser.evaluate("[...document.querySelectorAll('#tree .touched')].map((e) => e.title)") == ["badge"])
    browser.click(".tabs [data-side=reference]")
    check("the reference's tree is listed", "150 18 24 24" in text(browser, "#tree"))
    browser.evaluate("document.querySelector('.pane[data-side=actual] .canvas').scrollIntoView(); 0")
    frame = browser.evaluate("(() => { const b = document.querySelector('.pane[data-side=actual] .canvas').getBoundingClientRect(); return [b.left, b.top]; })()")
    browser.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": frame[0] + 330, "y": frame[1] + 50})
    check("the node under the pointer is shown", text(browser, "#readout").endswith("330, 50 px · badge"))
    check("the renderer is shown", "FirstFrame" in text(browser, "#inspector"))
    check("the location of the test is shown", "CardTests/CardViewTests.swift:10 · shared" in text(browser, "#where"))
    check("the cell is shown", browser.evaluate("[...document.querySelectorAll('#title .chip')].map((e) => e.textContent)") == ["changed", "one", "light"])


def kinds(browser):
    go(browser, "tardy")
    check("late changes name the node", text(browser, "#stage") == "State arrived after the first frame" + "odds was empty in the first frame and showed '1.85' one main-queue turn later"
          and browser.evaluate("document.querySelector('#stage code').textContent") == "odds")
    check("the list contains the late change", "odds was empty" in text(browser, ".row.item.late"))
    check("late snapshots cannot be accepted", text(browser, "#accept-one code") == "")
    go(browser, "gone.png")
    check("an orphan is shown", browser.until(LOADED) and sources(browser) == ["gone.png"])
    go(browser, "gone.txt")
    check("an orphan's text is shown", text(browser, ".texts tbody") == "1" + "a line of <b>old</b>" and browser.evaluate("document.querySelectorAll('#stage b').length") == 0)
    go(browser, "recorded.png")
    check("a recorded picture is shown", browser.until(LOADED) and sources(browser) == ["recorded.png"])
    browser.click("#counts button.known")
    check("a known issue is marked", "known issue" in text(browser, "#title") and text(browser, "#accept-one code") == "")


def texts(browser):
    go(browser, "text.txt")
    row = browser.evaluate("""[...document.querySelectorAll('.texts tbody tr')].filter((tr) => tr.querySelector('.removed'))
      .map((tr) => [...tr.cells].map((cell) => cell.textContent))""")
    check("the changed line is beside the old one", row == [["20", "line 20", "20", "line 20 is <b>new</b>"]])
    check("changed parts of lines are marked", browser.evaluate("[...document.querySelectorAll('.texts mark')].map((e) => e.textContent)") == [" is <b>new</b>"])
    count = lambda: browser.evaluate("document.querySelectorAll('.texts tbody tr').length")
    check("equal lines are folded", count() == 3 + 1 + 3 + 2)
    browser.click(".gap button")
    check("folded lines unfold", count() == 3 + 1 + 3 + 1 + 16)
    check("the line numbers are right", browser.evaluate("[...document.querySelectorAll('.texts tbody td.number')].slice(0, 2).map((e) => e.textContent)") == ["1", "1"])

def unmerged(browser):
    go(browser, "merged.png")
    titles = browser.evaluate("[...document.querySelectorAll('.pane figcaption')].map((e) => e.textContent)")
    check("all versions of a picture are shown", titles == ["Base", "Our side", "Their side", "Actual"])
    check("the pictures exist", browser.until(LOADED))
    check("there is nothing to swipe", browser.evaluate("document.querySelectorAll('#views button')[1].disabled"))
    check("the command accepts it", text(browser, "#accept-one code") == "swift run firstframe accept CardTests/CardViewTests/merged.png")
    go(browser, "merged.txt")
    titles = browser.evaluate("[...document.querySelectorAll('.texts th')].map((e) => e.textContent)")
    check("both sides of a text are shown", titles == ["Our side", "Actual", "Their side", "Actual"])
    removed = browser.evaluate("[...document.querySelectorAll('.texts .removed')].map((e) => e.textContent)")
    check("their differences are marked", removed == ["two", "one"])

def commands(browser):
    browser.evaluate("window.copied = []; navigator.clipboard.writeText = async (text) => { window.copied.push(text); }; 0")
    go(browser, "shared.one.light")
    check("the command for one snapshot has its path", text(browser, "#accept-one code") == "swift run firstframe accept CardTests/CardViewTests/shared.one.light.png")
    check("the command for a group has its paths", text(browser, "#accept-group code") == "swift run firstframe accept " + " ".join(
        f"CardTests/CardViewTests/shared.{name}.png" for name in ["one.dark", "one.light", "two.light"]))
    browser.click("#accept-one button")
    browser.key("c")
    browser.click("#accept-all")
    browser.click("#counts button.new")
    browser.click("#accept-all")
    browser.until("window.copied.length === 4")
    check("commands are copied", browser.evaluate("window.copied") == [
        "swift run firstframe accept CardTests/CardViewTests/shared.one.light.png"] * 2 + [
        "swift run firstframe accept --all", "swift run firstframe accept CardTests/CardViewTests/fresh.png"])
    check("copying is confirmed", browser.until("document.querySelector('#toast').textContent.includes('Copied')"))
    browser.click("#counts button.new")
    go(browser, "hollow")
    check("a blank cannot be accepted", text(browser, "#accept-one code") == "")


def phone(browser):
    browser.resize(390, 844, mobile=True)
    check("the list fills the screen", browser.until("document.getElementById('sidebar').offsetWidth === 390"))
    check("the picture is hidden", browser.evaluate("document.getElementById('viewer').offsetWidth") == 0)
    browser.click(".row.item")
    check("a tap shows the picture", browser.evaluate("document.getElementById('viewer').offsetWidth") == 390 and browser.until(LOADED))
    check("the picture fits", browser.evaluate("document.querySelector('.canvas').getBoundingClientRect().width") <= 390)
    check("nothing is wider than the screen", browser.evaluate("document.documentElement.scrollWidth") <= 390)
    browser.click("#back")
    check("the back button shows the list", browser.evaluate("document.getElementById('sidebar').offsetWidth") == 390)


def served(browser):
    tool, references = sys.argv[3:]
    reference = references + "/CardTests/CardViewTests/shared.one.light.png"
    actual = os.path.dirname(page) + "/CardTests/CardViewTests/shared.one.light.png/actual.png"
    drawn = open(actual, "rb").read()
    server = subprocess.Popen([tool, "review", "--web", "--from", os.path.dirname(page), "--references", references],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = server.stdout.readline().strip()
        browser.open(address)
        check("the page is served", browser.until(LOADED) and browser.evaluate("document.title").startswith("Snapshots: 5 changed"))
        check("accepting is possible", browser.until("document.getElementById('accept-all').textContent === 'Accept all'"))
        go(browser, "shared.one.light")
        check("there is a button instead of a command", text(browser, "#accept") == "Accept" and text(browser, "#accept-one") == "")
        check("the reference still differs", open(reference, "rb").read() != drawn)
        browser.click("#accept")
        check("the list marks accepted snapshots", browser.until("document.querySelectorAll('.row.accepted').length === 1"))
        check("the actual picture is the reference", open(reference, "rb").read() == drawn)
        go(browser, "shared.one.light")
        check("the acceptance is confirmed", browser.until("document.getElementById('accepted') !== null"))
        check("what was not run since is named", "has not run since" in text(browser, "#not-rerun"))
        go(browser, "shared")
        browser.key("n")
        check("the key n selects a snapshot without a decision", browser.until("document.querySelector('.row.item[aria-selected=true]:not(.accepted)') !== null"))
        browser.key("a")
        check("the key a accepts a snapshot", browser.until("document.querySelectorAll('.row.accepted').length === 2"))
        browser.key("r")
        check("the key r rejects a snapshot", browser.until("document.querySelectorAll('.row.rejected').length === 1"))
        browser.key("u")
        check("the key u takes the rejection back", browser.until("document.querySelectorAll('.row.rejected').length === 0"))
        browser.key("u")
        check("and the acceptance before it", browser.until("document.querySelectorAll('.row.accepted').length === 1"))
        browser.key("u")
        check("and the first one", browser.until("document.querySelectorAll('.row.accepted').length === 0"))
        check("the reference is as before", open(reference, "rb").read() != drawn)
        go(browser, "fresh")
        subprocess.run([tool, "reject", "fresh", "--from", os.path.dirname(page), "--references", references], stdout=subprocess.DEVNULL)
        check("decisions of other commands appear", browser.until("document.querySelectorAll('.row.rejected').length === 1"))
        go(browser, "gone.png")
        check("an orphan's picture is served", browser.until(LOADED) and "/__Snapshots__/CardTests/CardViewTests/gone.png" in browser.evaluate("document.querySelector('.canvas img').src"))
        go(browser, "recorded.png")
        check("a recorded picture is served", browser.until(LOADED))
        go(browser, "gone.txt")
        check("an orphan's text is served", "a line of <b>old</b>" in text(browser, ".texts"))
        # The hostile component has a path with special characters.
        go(browser, "hostile")
        browser.click("#accept")
        check("a name with special characters is accepted", browser.until("document.querySelectorAll('.row.accepted').length === 1"))
    finally:
        server.kill()
        server.wait()


with Browser(width=1440, height=900) as browser:
    browser.scheme("light")
    browser.open("file://" + page)
    browser.until(LOADED)
    globals()[scenario](browser)
    print(json.dumps({"checks": checks, "consoleMessages": browser.complaints(), "requests": browser.requests()}))
