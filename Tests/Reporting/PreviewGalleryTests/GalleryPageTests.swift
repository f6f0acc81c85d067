import Foundation
import Testing

@testable import FirstFramePreviewGallery

@Suite struct GalleryPageTests {
  private static func picture(_ appearance: String, _ textSize: String = "L", device: String? = nil) -> GalleryPicture {
    GalleryPicture(
      cell: GalleryCell(appearance: appearance, textSize: textSize, device: device),
      file: "pictures/\(appearance) \(textSize).png", width: 100, height: 40)
  }

  private static func gallery(_ cards: [GalleryCard]) -> Gallery {
    let section = GallerySection(name: "BadgeView", anchor: "BadgeView", summary: "A <title>.", cards: cards)
    return Gallery(
      title: "Badges & more", summary: "1 preview.", groups: [GalleryGroup(title: "Status", sections: [section])])
  }

  private static func card(_ pictures: [GalleryPicture], notes: [GalleryNote] = []) -> GalleryCard {
    GalleryCard(anchor: "BadgeView/unread", title: "unread", pictures: pictures, notes: notes)
  }

  @Test func textIsEscaped() throws {
    let html = try GalleryPage(Self.gallery([Self.card([Self.picture("light")])])).html()
    #expect(html.contains("<title>Badges &amp; more</title>"))
    #expect(html.contains("<p>A &lt;title&gt;.</p>"))
    #expect(html.contains("src=\"pictures/light%20L.png\""))
    #expect(!html.contains("A <title>"))
  }

  @Test func aCardIsTheTargetOfItsLink() throws {
    let html = try GalleryPage(Self.gallery([Self.card([Self.picture("light")])])).html()
    #expect(html.contains("<article class=\"card\" id=\"BadgeView/unread\">"))
    #expect(html.contains("<a href=\"#BadgeView/unread\""))
  }

  /// Pictures, and the names of the switches of a page that has them.
  static let switches: [(pictures: [GalleryPicture], names: [String])] = [
    ([picture("light")], []),
    ([picture("light"), picture("dark")], ["appearance"]),
    ([picture("light"), picture("dark"), picture("light", "XXXL")], ["appearance", "text"]),
    ([picture("light"), picture("light", device: "iPad-mini")], ["device"]),
  ]

  @Test(arguments: switches.indices) func aSwitchHasValuesThatPicturesDifferIn(index: Int) throws {
    let (pictures, names) = Self.switches[index]
    let html = try GalleryPage(Self.gallery([Self.card(pictures)])).html()
    let found = html.matches(of: #/<input type="radio" name="(\w+)"/#).map { String($0.1) }
    #expect(found.distinct == names)
  }

  @Test func detailsThatACardLacksHaveNoButtons() throws {
    var card = Self.card([Self.picture("light")])
    card.layout = "BadgeView 0,0 100x40"
    let html = try GalleryPage(Self.gallery([card])).html()
    #expect(html.matches(of: #/<button type="button" data-show="(\w+)"/#).map { String($0.1) } == ["layout"])
    #expect(html.matches(of: #/name="beside" value="(\w*)"/#).map { String($0.1) } == ["", "layout"])
  }

  @Test func theBoxForProblemsIsOnlyOnPagesWithProblems() throws {
    let warning = GalleryNote(.warning, "It is not drawn as on a device.")
    let problem = GalleryNote(.problem, "Crashed: Fatal error")
    let harmless = try GalleryPage(Self.gallery([Self.card([Self.picture("light")], notes: [warning])])).html()
    #expect(!harmless.contains("id=\"problems\""))
    #expect(!harmless.contains("\" data-problem>"))
    let crashed = try GalleryPage(Self.gallery([Self.card([], notes: [warning, problem])])).html()
    #expect(crashed.contains("id=\"problems\""))
    #expect(crashed.contains("id=\"BadgeView/unread\" data-problem>"))
    #expect(crashed.contains("Not drawn"))
    // Problems come first.
    let notes = crashed.matches(of: #/<li class="(\w+)">/#).map { String($0.1) }
    #expect(notes == ["problem", "warning"])
  }

  @Test func linesBelowTheFirstOneAreFolded() throws {
    let note = GalleryNote(.problem, "It differs.\nreference: <a>\nactual: b")
    let html = try GalleryPage(Self.gallery([Self.card([], notes: [note])])).html()
    #expect(html.contains("<summary>It differs.</summary><pre>reference: &lt;a&gt;\nactual: b</pre>"))
  }

  @Test func theSettledStateIsBesideTheFirstFrame() throws {
    var picture = Self.picture("light")
    picture.settled = .init(file: "pictures/settled.png", width: 120, height: 60)
    let html = try GalleryPage(Self.gallery([Self.card([picture])])).html()
    #expect(html.contains("src=\"pictures/settled.png\" width=\"120\" height=\"60\""))
    #expect(html.contains("<span>Settled</span>"))
  }

  @Test func partsThatAreNotDrawnAreListed() throws {
    var gallery = Self.gallery([Self.card([Self.picture("light")])])
    gallery.omissions = GalleryOmissions(
      explanation: "These are not here.", parts: [.init(name: "Box<T>", place: "Box.swift:3", reason: "It is generic.")]
    )
    let html = try GalleryPage(gallery).html()
    #expect(html.contains("<b>Box&lt;T&gt;</b> <code>Box.swift:3</code><p>It is generic.</p>"))
  }

  @Test func theAccentReplacesTheColorsOfThePage() throws {
    var gallery = Self.gallery([Self.card([Self.picture("light")])])
    let html = try GalleryPage(gallery).html()
    gallery.accent = AccentColor("#0A7AFF")
    let accented = try GalleryPage(gallery).html()
    #expect(accented.matches(of: #/--accent: /#).count == html.matches(of: #/--accent: /#).count + 1)
  }

  @Test func equalGalleriesHaveEqualPages() throws {
    let gallery = Self.gallery([Self.card([Self.picture("light"), Self.picture("dark")])])
    #expect(try GalleryPage(gallery).html() == GalleryPage(gallery).html())
  }
}
