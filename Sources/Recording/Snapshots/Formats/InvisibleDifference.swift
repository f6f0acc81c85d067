import FirstFrameTextEscaping

/// A description of differences between two texts that a list of their lines does not show well: line endings, characters
/// that cannot be seen or look like others, spaces at the ends of lines, and Unicode's normalization forms.
struct InvisibleDifference {
  /// A clause that names the differences.
  let phrase: String

  /// Returns `nil` if there are none.
  init?(reference: String, actual: String) {
    let (old, new) = (TextForm(reference), TextForm(actual))
    var parts: [String] = []
    let differInLineEndings = old.lineEnding != new.lineEnding && old.lineEnding != nil && new.lineEnding != nil
    if let before = old.lineEnding, let after = new.lineEnding, differInLineEndings {
      parts.append("line endings (\(before) in the reference, \(after) in the actual text)")
    }
    for scalar in Set(old.invisible.keys).union(new.invisible.keys).sorted() {
      let more = old.invisible[scalar, default: 0] - new.invisible[scalar, default: 0]
      guard more != 0, scalar != "\r" || !differInLineEndings else { continue }
      parts.append(
        "\(scalar.nameWithCodePoint) (\(abs(more)) more in the \(more > 0 ? "reference" : "actual text"))")
    }
    if old.linesWithSpacesAtEnd != new.linesWithSpacesAtEnd { parts.append("spaces at the ends of lines") }
    if old.endsWithLineBreak != new.endsWithLineBreak {
      parts.append(
        "the line break at the end, which only the \(old.endsWithLineBreak ? "reference" : "actual text") has")
    }
    // Equal strings may have different bytes.
    if parts.isEmpty, reference == actual {
      parts.append("their Unicode normalization form (the same letters, composed of other code points)")
    }
    parts += LookalikeDifference(reference: reference, actual: actual).parts
    guard !parts.isEmpty else { return nil }
    let list = parts.joined(separator: ", ")
    let (before, after) = (reference.visibleText, actual.visibleText)
    if before == after {
      phrase = "the texts look the same, but differ in \(list)"
    } else if before.withoutLookalikes == after.withoutLookalikes {
      // A dash is a little longer than a hyphen.
      phrase = "the texts look alike, but differ in \(list)"
    } else {
      phrase = "they also differ in \(list)"
    }
  }

  /// The properties of a text that cannot be seen.
  private struct TextForm {
    /// The number of characters of each kind that cannot be seen, except line feeds.
    var invisible: [Unicode.Scalar: Int] = [:]
    /// The characters at the ends of lines; `nil` if the text has only one line.
    var lineEnding: String?
    var linesWithSpacesAtEnd = 0
    var endsWithLineBreak = false

    init(_ text: String) {
      var (lineFeeds, pairs) = (0, 0)
      var previous: Unicode.Scalar?
      var beforePrevious: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        if scalar == "\n" {
          lineFeeds += 1
          if previous == "\r" { pairs += 1 }
          if previous == " " || (previous == "\r" && beforePrevious == " ") { linesWithSpacesAtEnd += 1 }
        } else if scalar.cannotBeSeen {
          invisible[scalar, default: 0] += 1
        }
        (beforePrevious, previous) = (previous, scalar)
      }
      if previous == " " { linesWithSpacesAtEnd += 1 }
      endsWithLineBreak = previous == "\n"
      if lineFeeds > 0 { lineEnding = pairs == 0 ? "LF" : pairs == lineFeeds ? "CR LF" : "CR LF and LF" }
    }
  }
}

extension String {
  /// The text without what cannot be seen: characters without a look are left out, spaces in a row are one space, and no
  /// spaces are at the ends of lines.
  var visibleText: String {
    var visible = ""
    var hasSpace = false
    for scalar in unicodeScalars {
      if scalar == "\n" {
        hasSpace = false
        visible += "\n"
      } else if scalar.properties.isWhitespace {
        hasSpace = scalar != "\r"
      } else if !scalar.cannotBeSeen {
        if hasSpace { visible += " " }
        hasSpace = false
        visible.unicodeScalars.append(scalar)
      }
    }
    while visible.hasSuffix("\n") { visible.removeLast() }
    return visible
  }
}
