"""Checks the gallery in a browser and prints the results as JSON.

  check_gallery.py PAGE [FOLDER FOR SCREENSHOTS]

`checks` contains the results by name, `complaints` the messages of the console, and `requests` the requested URLs.
"""
import json, os, sys, time

# Shares the browser driver with the tests of the report.
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Reporting/SnapshotReportTests/Browser"))
from browser import Browser

page = os.path.abspath(sys.argv[1])
screenshots = sys.argv[2] if len(sys.argv) > 2 else None
checks = {}


def check(name, condition):
    checks[name] = bool(condition)


def save_screenshot(browser, name):
    if screenshots:
        time.sleep(0.4)
        browser.screenshot(os.path.join(screenshots, name + ".png"))


def choose(browser, name, value):
    browser.evaluate(f"document.querySelector('input[name={name}][value=\"{value}\"]').click(); 0")


def sources(browser):
    return browser.evaluate("Object.fromEntries([...document.querySelectorAll('.card')].map((card) => [card.id, card.querySelector('img').getAttribute('src')]))")


def type_in(browser, text):
    browser.evaluate(f"words.value = {json.dumps(text)}; words.dispatchEvent(new Event('input')); 0")


def visible_cards(browser):
    return browser.evaluate("[...document.querySelectorAll('.card')].filter((card) => card.offsetWidth > 0).map((card) => card.id)")


def check_wide_page(browser):
    check("there are cards", browser.evaluate("[...document.querySelectorAll('.card')].length") > 20)
    check("each state has its data", browser.evaluate(
        "((cards, data) => cards.length === Object.keys(data.entries).length && cards.every((card) => data.entries[card.id]))([...document.querySelectorAll('.card')], JSON.parse(document.getElementById('data').textContent))"))
    # The pictures of all cells have the size that the page states, at two pixels per point.
    wrong = browser.evaluate("""(async () => {
      const wrong = [], all = new Map(Object.values(JSON.parse(document.getElementById('data').textContent).entries).flatMap((e) => Object.values(e.pictures)).map((p) => [p.file, p]));
      for (const p of all.values()) await new Promise((done) => {
        const image = new Image();
        image.onload = () => {
          if (Math.abs(image.naturalWidth - 2 * p.width) > 1 || Math.abs(image.naturalHeight - 2 * p.height) > 1) wrong.push(p.file);
          done();
        };
        image.onerror = () => { wrong.push(p.file); done(); };
        image.src = p.file;
      });
      return [all.size, wrong];
    })()""")
    check("every picture loads at its size", wrong[0] > 100 and wrong[1] == [])
    default = sources(browser)
    check("the light appearance is the default", all(".light." in name for name in default.values()))
    choose(browser, "appearance", "dark")
    dark = sources(browser)
    check("dark changes every picture", all(dark[name] != default[name] for name in default))
    check("dark pictures have a dark background", browser.evaluate("getComputedStyle(document.querySelector('.stage')).backgroundColor") is not None
          and browser.until("getComputedStyle(document.querySelector('.stage')).backgroundColor === 'rgb(14, 17, 22)'"))
    choose(browser, "appearance", "light")
    choose(browser, "direction", "rtl")
    check("right to left changes most pictures", sum(value != default[name] for name, value in sources(browser).items()) > len(default) / 2)
    choose(browser, "direction", "ltr")
    choose(browser, "text", "XXXL")
    check("large text changes most pictures", sum(value != default[name] for name, value in sources(browser).items()) > len(default) * 0.8)
    choose(browser, "text", "L")
    check("switching back restores all pictures", sources(browser) == default)
    if browser.evaluate("document.querySelector('input[name=device]') !== null"):
        choose(browser, "device", "iPad-mini")
        changed = [name for name, value in sources(browser).items() if value != default[name]]
        check("a device changes only screens", 0 < len(changed) < 30 and all(name.split("/")[0].endswith("Controller") for name in changed))
        choose(browser, "device", "")
    check_languages(browser, default)
    card = "document.getElementById('ScoreView/tennisMatch')"
    for kind, expected in [("text", "6"), ("layout", "ScoreView 0,0"), ("source", 'preview("tennisMatch")')]:
        browser.evaluate(f"{card}.querySelector('[data-show={kind}]').click(); 0")
        check(kind + " is shown beside its picture", expected in browser.evaluate(f"{card}.querySelector('.beside').textContent"))
    check("the source is shown with its path and line, and the state is marked", "ScoreView+Previews.swift:" in browser.evaluate(f"{card}.querySelector('.path').textContent")
          and "tennisMatch" in browser.evaluate(f"{card}.querySelector('mark').textContent"))
    browser.evaluate(f"{card}.querySelector('[data-show=source]').click(); 0")
    check("the same button hides the source", browser.evaluate(f"{card}.querySelector('.beside').hidden"))
    choose(browser, "beside", "text")
    check("texts are shown beside all pictures", browser.evaluate("[...document.querySelectorAll('.card')].every((card) => card.querySelector('.beside pre').textContent.length > 0)"))
    before = browser.evaluate(f"{card}.querySelector('.beside').textContent")
    choose(browser, "direction", "rtl")
    check("the text depends on the direction", browser.evaluate(f"{card}.querySelector('.beside').textContent") != before)
    choose(browser, "direction", "ltr")
    save_screenshot(browser, "texts")
    choose(browser, "beside", "")
    browser.key("/")
    check("slash focuses the search", browser.evaluate("document.activeElement === words"))
    browser.send("Input.insertText", {"text": "tennis score"})
    found = visible_cards(browser)
    check("results contain every word", "ScoreView/tennisMatch" in found and len(found) < 20)
    check("the sidebar shows the numbers of results", browser.evaluate("document.querySelector('a[data-section=ScoreView] span').textContent") == str(
        sum(name.startswith("ScoreView/") for name in found)))
    save_screenshot(browser, "search")
    browser.key("Escape")
    check("Escape clears the search", len(visible_cards(browser)) == len(default))
    type_in(browser, "no such thing")
    check("a search without results shows a message", visible_cards(browser) == [] and not browser.evaluate("document.getElementById('nothing').hidden"))
    type_in(browser, "")
    for key, name, value in [("d", "appearance", "dark"), ("t", "text", "XXXL"), ("r", "direction", "rtl"), ("l", "locale", "fr")]:
        browser.evaluate("words.blur(); 0")
        before = browser.evaluate(f"document.querySelector('input[name={name}]:checked').value")
        browser.key(key)
        check(key + " switches", browser.evaluate(f"document.querySelector('input[name={name}]:checked').value") == value)
        choose(browser, name, before)
    browser.evaluate("document.getElementById('TallOddsMatchCardView').scrollIntoView({ behavior: 'instant' }); 0")
    check("the sidebar marks the visible component", browser.until("document.querySelector('a[aria-current]')?.dataset.section === 'TallOddsMatchCardView'"))
    save_screenshot(browser, "cards")
    check("nothing is wider than the window", browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    check_links(browser, default)


def check_links(browser, default):
    """Links show what their senders saw."""
    address = "location.hash"
    linked = "[...document.querySelectorAll('.card.linked')].map((card) => card.id)"
    top = "document.getElementById('ScoreView/tennisMatch').getBoundingClientRect().top"
    browser.evaluate("document.getElementById('ScoreView/tennisMatch').querySelector('h4 a').click(); 0")
    check("the title of a card is a link to it", browser.until(f"{address} === '#ScoreView/tennisMatch?appearance=light'"))
    check("a linked card is marked", browser.evaluate(linked) == ["ScoreView/tennisMatch"])
    for name, value in [("appearance", "dark"), ("text", "XXXL"), ("beside", "layout")]:
        choose(browser, name, value)
    link = browser.evaluate(address)
    check("the address has the chosen switches", link == "#ScoreView/tennisMatch?appearance=dark&text=XXXL&beside=layout")
    chosen = sources(browser)
    for name, value in [("appearance", "light"), ("text", "L"), ("beside", "")]:
        choose(browser, name, value)
    check("other switches change the address", browser.evaluate(address) == "#ScoreView/tennisMatch?appearance=light")
    browser.evaluate("scrollTo({ top: 0, behavior: 'instant' }); 0")
    browser.evaluate(f"location.hash = {json.dumps(link)}; 0")
    check("a link chooses its switches", browser.until(f"{address} === {json.dumps(link)}") and sources(browser) == chosen
          and chosen != default)
    check("a link scrolls to its card, below the switches", 0 < browser.evaluate(top) < 400)
    browser.evaluate("location.hash = '#ScoreView?locale=de&appearance=light&direction=nonsense'; 0")
    check("a link to a component chooses a language", browser.until("document.querySelector('input[name=locale]:checked').value === 'de'")
          and browser.evaluate(linked) == [])
    browser.evaluate("location.hash = '#NoSuchView/state?appearance=light'; 0")
    check("a link to nothing chooses its switches", browser.until("document.querySelector('input[name=locale]:checked').value === 'en'")
          and sources(browser) == default)


def check_languages(browser, default):
    stage = "getComputedStyle(document.querySelector('.stage')).backgroundColor"
    disabled = "[...document.querySelectorAll('#switches input:disabled')].map((input) => input.name)"
    check("the page has the languages with glyphs", browser.evaluate(
        "[...document.querySelectorAll('input[name=locale]')].map((input) => input.value)") == ["en", "fr", "pt", "de"])
    for language in ["fr", "pt", "de"]:
        choose(browser, "locale", language)
        translated = sources(browser)
        check(language + " changes all pictures with words, and no others", all(
            (translated[name] != default[name]) == (not name.startswith("ScoreView/") or name.endswith(("loading", "empty"))) for name in default))
    choose(browser, "appearance", "dark")
    check("disabled switches have no effect", sources(browser) == translated)
    choose(browser, "locale", "en")
    choose(browser, "appearance", "dark")
    choose(browser, "locale", "de")
    check("German ignores the appearance", sources(browser) == translated and browser.until(stage + " === 'rgb(243, 244, 247)'"))
    check("the other switches are disabled", set(browser.evaluate(disabled)) == {"appearance", "text", "direction", "device"})
    check("a note gives the reason", "Deutsch is drawn in light" in browser.evaluate("document.getElementById('note').textContent")
          and browser.evaluate("document.getElementById('note').offsetHeight") > 0)
    choose(browser, "beside", "text")
    check("the text depends on the language", browser.evaluate(
        "document.querySelector('[id=\"BetslipSummaryView/ready\"] .beside').textContent").find("Einsatz") >= 0)
    choose(browser, "beside", "")
    save_screenshot(browser, "german")
    choose(browser, "locale", "en")
    check("English restores the dark appearance", all(".dark." in name for name in sources(browser).values()))
    choose(browser, "appearance", "light")
    check("English enables the switches", browser.evaluate(disabled) == [] and sources(browser) == default
          and browser.evaluate("document.getElementById('note').offsetHeight") == 0)


def check_narrow_page(browser):
    browser.resize(390, 844, mobile=True)
    browser.evaluate("scrollTo({ top: 0, behavior: 'instant' }); 0")
    check("nothing is wider than a phone", browser.until("document.documentElement.scrollWidth <= 390"))
    save_screenshot(browser, "narrow")
    browser.evaluate("document.getElementById('TallOddsMatchCardView').scrollIntoView({ behavior: 'instant' }); 0")
    check("the switches stick to the top", browser.until("document.getElementById('toolbar').getBoundingClientRect().top === 0"))
    save_screenshot(browser, "narrow-cards")


with Browser(width=1440, height=900) as browser:
    browser.scheme("light")
    browser.open("file://" + page)
    save_screenshot(browser, "light")
    check_wide_page(browser)
    check_narrow_page(browser)
    browser.resize(1440, 900)
    browser.scheme("dark")
    browser.open("file://" + page)
    check("a page opens without an address", browser.evaluate("location.hash") == "")
    check("a dark page starts with dark pictures", all(".dark." in name for name in sources(browser).values()))
    save_screenshot(browser, "dark")
    # Another page, because a fragment alone does not load a page again.
    browser.open("about:blank")
    browser.open("file://" + page + "#ScoreView/tennisMatch?appearance=light&direction=rtl")
    check("a link is followed when the page opens", all(".light.rtl." in name or ".light." in name for name in sources(browser).values())
          and browser.until("document.querySelector('.card.linked')?.getBoundingClientRect().top > 0")
          and browser.evaluate("document.querySelector('.card.linked').getBoundingClientRect().top < innerHeight"))
    print(json.dumps({"checks": checks, "complaints": browser.complaints(), "requests": browser.requests()}))
