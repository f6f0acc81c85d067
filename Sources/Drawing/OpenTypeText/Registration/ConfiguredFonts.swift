import FirstFrameLocalFiles
import Foundation

/// The fonts of the setting `fonts` in `firstframe.json`, found and checked.
package struct ConfiguredFonts: Sendable {
  /// The files, in the order of the setting.
  package let fonts: [FoundFont]

  /// The parts of `firstframe.json` that concern fonts.
  private struct File: Decodable {
    let fonts: [FontSetting]?
  }

  /// Reads `firstframe.json` in the folder of a package; no fonts if there is no such file.
  package init(ofPackage package: String, folders: FontFolders = .standard) throws(FontRegistrationError) {
    let settings: [FontSetting]
    do {
      settings = try ConfigurationFile.read(File.self, ofPackage: package)?.fonts ?? []
    } catch {
      throw .setting(file: error.path, reason: error.reason)
    }
    try self.init(settings, in: package + "/" + ConfigurationFile.name, ofPackage: package, folders: folders)
  }

  /// - Parameter file: The file with the settings, for messages.
  package init(
    _ settings: [FontSetting], in file: String, ofPackage package: String, folders: FontFolders = .standard
  ) throws(FontRegistrationError) {
    let search = FontSearch(folders: folders)
    var fonts: [FoundFont] = []
    for (index, setting) in settings.enumerated() {
      do {
        fonts += try setting.fonts(in: package, search)
      } catch {
        throw .entry(index: index, file: file, error)
      }
    }
    self.fonts = fonts
  }

  /// Adds the fonts to `Typesetter.shared`.
  package func register() { FoundFont.register(fonts) }
}

// Commands find the fonts, and pass their files to the programs that draw.
extension ConfiguredFonts {
  private struct Reference: Codable {
    let path: String
    let family: String?
    let sha256: String?
  }

  /// The variable with the fonts, for a program that draws the components of a package.
  package var environment: [String: String] {
    let references = fonts.map { Reference(path: $0.path, family: $0.family, sha256: $0.sha256) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding texts cannot fail.
    let data = (try? encoder.encode(references)) ?? Data("[]".utf8)
    return [EnvironmentVariable.fonts.name: String(decoding: data, as: UTF8.self)]
  }

  /// Registers the fonts that this process draws with: those that a command passed, or else those of a package.
  ///
  /// - Parameters:
  ///   - variables: The environment of the process.
  ///   - package: The folder of the package; `nil` if the process belongs to none.
  package static func registerForProcess(
    variables: [String: String], package: @autoclosure () -> String?
  ) throws(FontRegistrationError) {
    if let passed = EnvironmentVariable.fonts.value(in: variables) {
      FoundFont.register(try fonts(passed))
    } else if let package = package() {
      try ConfiguredFonts(ofPackage: package).register()
    }
  }

  private static func fonts(_ text: String) throws(FontRegistrationError) -> [FoundFont] {
    let references: [Reference]
    do {
      references = try JSONDecoder().decode([Reference].self, from: Data(text.utf8))
    } catch {
      throw .setting(
        file: EnvironmentVariable.fonts.name,
        reason: "the variable cannot be read; only commands of firstframe set it: unset it, and write \"fonts\" in "
          + "firstframe.json")
    }
    var fonts: [FoundFont] = []
    for reference in references {
      let file: FontFile
      do { file = try FontFile(contentsOf: reference.path) } catch { throw .file(error) }
      if let expected = reference.sha256, file.digest != expected {
        throw .otherDigest(files: [.init(file: reference.path, sha256: file.digest)], expected: expected)
      }
      fonts.append(
        FoundFont(path: reference.path, family: reference.family, sha256: reference.sha256, file: file))
    }
    return fonts
  }
}
