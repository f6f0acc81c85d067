import FirstFrameRasterizer
import FirstFrameTypesetting

/// The warning about the characters of a picture that no typeface has: one for the whole picture.
enum MissingFontWarning {
  /// What precedes the list of characters in every such warning, and in no other.
  private static let clause = ": no registered face has "
  /// What precedes the remedy.
  private static let consequence = "; a box is drawn in place of each. "

  /// Returns the warning; `nil` if no character is missing.
  static func text(about missing: [MissingCharacters]) -> String? {
    guard let first = missing.first else { return nil }
    var characters: [Unicode.Scalar] = []
    for character in missing.flatMap(\.characters) where !characters.contains(character) {
      characters.append(character)
    }
    let all = MissingCharacters(node: first.node, characters: characters)
    let extent = missing.count == 1 ? "" : " (in \(missing.count) texts)"
    return first.node + clause + all.list + extent + consequence
      + remedy(for: FontSuggestion.fonts(for: characters))
  }

  /// The remedy in a text of this warning, empty if there is none; `nil` for other texts.
  static func remedy(in text: String) -> String? {
    guard let start = text.firstRange(of: clause) else { return nil }
    return text[start.upperBound...].firstRange(of: consequence).map { String(text[$0.upperBound...]) } ?? ""
  }

  private static func remedy(for fonts: [FontSuggestion]) -> String {
    let doctor = "`\(SuggestedCommands.process.tool) doctor`"
    guard !fonts.isEmpty else {
      return "Add a font that has them to \"fonts\" in firstframe.json; \(doctor) lists fonts by script."
    }
    let names = fonts.map { "\"\($0.family)\"" }.joined(separator: ", ")
    return
      "Write \"fonts\": [\(names)] in firstframe.json; \(doctor) says how to install \(fonts.count == 1 ? "it" : "them")."
  }
}

extension SnapshotWarning {
  /// The remedy of a warning about characters without a font; `nil` for other warnings.
  package var missingFontRemedy: String? { MissingFontWarning.remedy(in: text) }
}
