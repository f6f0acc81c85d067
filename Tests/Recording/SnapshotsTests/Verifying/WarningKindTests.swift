import Testing

@testable import FirstFrameSnapshots

/// The kinds of warnings, by hand. Equal causes have equal kinds, whatever views and values they concern.
@Suite struct WarningKindTests {
  private static let names: Set<String> = ["Card", "title", "hero", "UILabel"]

  @Test(arguments: [
    (
      "Card/title: no registered face has U+05D0 HEBREW LETTER ALEF, U+05D1 and 3 more; a box with the code point is "
        + "drawn instead", "no registered face has …"
    ),
    ("title: no registered face has U+05D0 HEBREW LETTER ALEF; a box is drawn", "no registered face has …"),
    // Characters for private use have no name.
    ("title: no registered face has U+E000, U+E001; a box is drawn", "no registered face has …"),
    ("title: no registered face has U+E000, U+E001 and 3 more; a box is drawn", "no registered face has …"),
    ("title: no registered face has U+4E2D CJK UNIFIED IDEOGRAPH-4E2D; a box is drawn", "no registered face has …"),
    (
      "title: no registered face has U+0905 DEVANAGARI LETTER A, U+0906 DEVANAGARI LETTER AA; a box is drawn",
      "no registered face has …"
    ),
    ("Card/children[1]/mask[0]: no registered face has U+E000; a box is drawn", "no registered face has …"),
    ("A part of hero is not drawn", "A part of … is not drawn"),
    ("Ambiguous layout: constraints do not determine the x of hero; add the missing ones", "Ambiguous layout"),
    (
      "Unable to simultaneously satisfy constraints:\n    UILabel.width == 100\nWill attempt to recover",
      "Unable to simultaneously satisfy constraints"
    ),
    ("the layout did not settle: after 100 passes, RestlessView still has pending passes", "the layout did not settle"),
    (
      "The perspective of the transform of hero is not drawn; use an affine transform",
      "The perspective of the transform of … is not drawn"
    ),
    ("There is no image named \"logo. big\" in the main bundle", "There is no image named … in the main bundle"),
    (
      "`UIApplication.open` opens nothing here: there are no other applications.",
      "`UIApplication.open` opens nothing here"
    ),
    ("`BetSlip` has no method for the selector `placeBet:`; nothing was called.", "… has no method for the selector …"),
    (
      "the item width of 320 points exceeds the 300 points available within the section insets; make items smaller",
      "the item width of … points exceeds the … points available within the section insets"
    ),
    ("`isOpaque` of hero, title and UILabel is not drawn.", "`isOpaque` of …, and UILabel is not drawn"),
    (
      "isTranslucent of UISearchBar (search: a) is not drawn: the bar has no background of its own",
      "isTranslucent of UISearchBar is not drawn"
    ),
    (
      "transform of the layer of CardView (hero) is not drawn: the layer is drawn without perspective",
      "transform of the layer of … is not drawn"
    ),
    ("`isOpaque` of `hero` is not drawn.", "`isOpaque` of … is not drawn"),
    ("No node is named `clock`, which the tolerance ignores.", "No node is named …, which the tolerance ignores"),
    ("It's drawn 1.5 times", "It's drawn … times"),
    ("", ""), ("`", "`"), ("a 'b", "a 'b"), (": x", ""),
  ])
  func theKindHasNoNamesAndValues(warning: String, kind: String) {
    #expect(WarningKind.text(of: warning, names: Self.names) == kind)
  }
}
