import FirstFrameTextEscaping
import FirstFrameTypesetting
import OpenTypeText

/// Checks the fonts of `firstframe.json`: that each is here, with its digest.
struct ConfiguredFontsCheck: DoctorCheck {
  /// The folder of the package; `nil` if there is none.
  let package: String?

  func findings() -> [Finding] {
    guard let package else { return [] }
    do {
      return try ConfiguredFonts(ofPackage: package).fonts.map { font in
        .fine(
          "fonts",
          "\(font.familyName.escapedForTerminalLine): \(font.path.escapedForTerminalLine) sha256:\(font.file.digest)")
      }
    } catch {
      return [.problem("fonts", "\(error)".escapedForTerminalLine, remedy: Self.remedy(for: error))]
    }
  }

  private static func remedy(for error: FontRegistrationError) -> String {
    switch error {
    case .entry(_, _, let error): remedy(for: error)
    case .notInstalled(_, _, let similar?, _): "write \"\(similar.escapedForTerminalLine)\" in firstframe.json"
    case .notInstalled(_, _, nil, let installation?): installation
    case .otherDigest(let files, _) where files.count == 1:
      "write \"sha256\": \"\(files[0].sha256)\" in firstframe.json, then SNAPSHOT_TESTING_RECORD=failed swift test"
    default: "correct \"fonts\" in firstframe.json (Documentation/Fonts.md)"
    }
  }
}

/// Lists the scripts for which a font is installed, and how to install the others.
struct InstalledFontsCheck: DoctorCheck {
  private let families: Set<String>

  init(folders: FontFolders = .standard) {
    families = Set(folders.families())
  }

  func findings() -> [Finding] {
    let installed = FontSuggestion.all.filter { families.contains($0.family) }
    let missing = FontSuggestion.all.filter { !families.contains($0.family) }
    var findings: [Finding] = []
    if !installed.isEmpty {
      findings.append(
        .fine(
          "installed fonts",
          "\(Self.list(installed)); texts with these characters need the family in \"fonts\" of firstframe.json"))
    }
    if !missing.isEmpty {
      findings.append(
        .note(
          "installed fonts", "none of these is here: \(Self.list(missing)); only texts with these characters need one",
          remedy: FontSuggestion.installation(of: missing)))
    }
    return findings
  }

  /// The scripts with their families. Fonts that are named after their script are one group.
  private static func list(_ fonts: [FontSuggestion]) -> String {
    let named = fonts.filter { $0.family == "Noto Sans \($0.script)" }.map(\.script)
    let others = fonts.filter { $0.family != "Noto Sans \($0.script)" }.map { "\"\($0.family)\" for \($0.script)" }
    let group = named.isEmpty ? [] : ["\"Noto Sans …\" for each of " + named.joined(separator: ", ")]
    return (others + group).joined(separator: "; ")
  }
}
