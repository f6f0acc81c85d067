import FirstFrameSeededRandomness
import Foundation

/// Damaged `.strings`, `.stringsdict` and `.xcstrings` files; the first also as binary property lists.
struct StringsInput: InputKind {
  static let name = "strings"

  private let files: [HostileInput]
  private let reading: ResourceReading

  private static let folder = "Porting/Tests/PortedPackage/Sources/MenuUI/Resources"

  init(scratch: ScratchFolder) throws {
    reading = ResourceReading(scratch: scratch)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b", "c": "%1$@ %d"], format: .binary, options: 0)
    let variable = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": "%d b", "one": "%#@c@"]
    let plurals = ["a": ["NSStringLocalizedFormatKey": "%#@b@", "b": variable, "c": variable]]
    let binaryPlurals = try PropertyListSerialization.data(fromPropertyList: plurals, format: .binary, options: 0)
    files = [
      HostileInput(
        path: "de.lproj/L.strings", bytes: try RepositoryFile.bytes(Self.folder + "/de.lproj/Localizable.strings")),
      HostileInput(
        path: "de.lproj/L.stringsdict",
        bytes: try RepositoryFile.bytes(Self.folder + "/de.lproj/Localizable.stringsdict")),
      HostileInput(path: "L.xcstrings", bytes: try RepositoryFile.bytes(Self.folder + "/Orders.xcstrings")),
      HostileInput(path: "de.lproj/L.strings", bytes: [UInt8](binary)),
      HostileInput(path: "de.lproj/L.stringsdict", bytes: [UInt8](binaryPlurals)),
      HostileInput(path: "de.lproj/L.strings", bytes: Array(Self.text.utf8)),
      HostileInput(path: "L.xcstrings", bytes: Array(Self.catalog.utf8)),
    ]
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    guard var file = files.randomElement(using: &random) else { return HostileInput(path: "a", bytes: []) }
    let donors = files.filter { $0.path == file.path }.map(\.bytes)
    file.bytes = InputMutation(donors: donors, tokens: Self.tokens).mutated(file.bytes, &random)
    return file
  }

  func read(_ input: HostileInput) throws { try reading.read(input, in: "strings") }

  private static let text = #"""
    /* A comment */ "a" = "%1$@ of %2$d, 100%%"; // another
    key.word = value; "escaped" = "\U00e9 \"x\" \n"; "b"; "%#@v@" = "%#@v@";
    """#

  private static let catalog = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"%lld a":{"localizations":{"en":{"variations":{"plural":{"one":
    {"stringUnit":{"state":"new","value":"%lld a"}},"other":{"stringUnit":{"value":"%lld as"}}}}},"de":{"stringUnit":{"value":
    "%#@x@ and %#@y@"},"substitutions":{"x":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":
    "%arg %#@y@"}}}}},"y":{"argNum":2,"variations":{"plural":{"other":{"stringUnit":{"value":"%arg %#@x@"}}}}}}},
    "fr":{"variations":{"device":{"iphone":{"stringUnit":{"value":"i"}}}}}}},"b":{}}}
    """#

  private static let tokens = [
    "%9223372036854775807$@", "%9223372036854775807$d", "%#@", "%#@x@", "%#@y@", "%", "%%", "%arg",
    "\"argNum\":9223372036854775807",
    "\"argNum\":-1", "/*", "*/", "//", "\\U", "\\Uffff", "\\", "\"", "=", ";", "\u{0}", "null", "<dict>", "</dict>",
    "<integer>",
    "<data>!!</data>", "<real>nan</real>", "&lt;", "&#0;", "\u{FEFF}", "bplist00",
  ]
}
