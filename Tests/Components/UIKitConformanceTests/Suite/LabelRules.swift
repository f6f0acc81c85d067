/// Rules that the sizes of measured labels follow, for the page.
enum LabelRules {
  /// Each rule, and its evidence.
  static let rows = [
    [
      "Shrinking to fit changes what a label draws, and none of its sizes.",
      "1,080 records with shrinking equal the 180 without.",
    ],
    [
      "`textRect(forBounds:limitedToNumberOfLines:)` is at the top of the bounds, and counts all lines whatever the height "
        + "of the bounds. A text that is higher than the bounds gets their height, and starts where it would if it were "
        + "centered, rounded up to a pixel.",
      "90 of the 180 configurations are higher than the bounds.",
    ],
    [
      "A single line that wraps or is clipped counts as wide as its text, at most as wide as the bounds.",
      "15 configurations.",
    ],
    [
      "The space at a break counts in the width of its line, as far as there is room, except on the last line that is shown "
        + "if the text is cut there.",
      "All configurations that wrap.",
    ],
    [
      "Where lines wrap at characters, a space that does not fit starts the next line.",
      "The widths and the numbers of lines at 20, 44 and 68 points.",
    ],
    [
      "The last line of a text that is cut holds all the rest of the text, and is truncated in it: at its head or tail, as "
        + "many characters remain as fit beside the ellipsis, without spaces next to it.",
      "34 configurations.",
    ],
    [
      "In the middle of one of several lines, the start of the text fills at most half of the room beside the ellipsis. Its "
        + "spaces at the end are dropped, and the end of the text fills what is left.",
      "12 configurations.",
    ],
    [
      "In the middle of a single line, the shorter one of both parts grows by a character as long as both fit. Then spaces at "
        + "the end of the first part are dropped, and the second part fills what is left.",
      "5 configurations. The rule for several lines explains 4 of them; this one explains all, but not all those with "
        + "several lines.",
    ],
  ]
}
