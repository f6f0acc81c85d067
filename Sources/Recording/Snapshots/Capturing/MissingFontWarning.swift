import FirstFrameRasterizer
import FirstFrameTypesetting

/// The warning about the characters of a picture that no typeface has: one for the whole picture.
enum MissingFontWarning {
  /// The kind of the warning.
  static let kind = "no registered face has …"

  /// Returns the warning; `nil` if no character is missing.
  static func text(about missing: [MissingCharacters]) -> String? {
    guard let first = missing.first else { return nil }
    var characters: [Unicode.Scalar] = []
    for character in missing.flatMap(\.characters) where !characters.contains(character) {
      characters.append(character)
    }
    let all = MissingCharacters(node: first.node, characters: characters)
    let extent = missing.count == 1 ? "" : " (in \(missing.count) texts)"
    return "\(first.node): no registered face has \(all.list)\(extent); a box is drawn in place of each. "
      + remedy(for: FontSuggestion.fonts(for: characters))
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
  /// Whether the warning is about characters without a font. All of its kind have the same remedy.
  package var isAboutMissingFont: Bool { kind == MissingFontWarning.kind }
}
