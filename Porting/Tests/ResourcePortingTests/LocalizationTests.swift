import FirstFrameCompiledResources
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct LocalizationTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  @Test func stringsFilesHaveEscapesAndComments() throws {
    try folder.write(
      #"""
      /* A comment
         over lines. */
      "hello" = "Hello \"you\"\nand \U00e9"; // Another.
      key = "Unquoted";
      "alone";
      """#, to: "en.lproj/Localizable.strings")
    try folder.write(#""hello" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    try folder.write(#""a" = "b";"#.data(using: .utf16)!, to: "de.lproj/Other.strings")
    try folder.write(#""a" = "none";"#, to: "Loose.strings")
    let report = try folder.compile()
    #expect(report.table.languages == ["Base", "de", "en"])
    #expect(report.table.developmentLanguage == "en")
    let texts = try folder.texts("en")
    #expect(texts["hello"] == LocalizedText("Hello \"you\"\nand é"))
    #expect(texts["key"] == LocalizedText("Unquoted"))
    #expect(texts["alone"] == LocalizedText("alone"))
    #expect(try folder.texts("de")["hello"] == LocalizedText("Hallo"))
    #expect(try folder.texts("de", table: "Other")["a"] == LocalizedText("b"))
    #expect(try folder.texts("Base", table: "Loose")["a"] == LocalizedText("none"))
  }

  @Test(arguments: [
    (#""a" "b";"#, #"line 1: "=" is missing after the key "a""#),
    ("\n\"a\" = \"b\"", #"line 2: ";" is missing after the text of "a""#),
    (#""a" = "b"#, "line 1: a text has no closing quotation mark"), ("/* a", "line 1: a comment has no end"),
    ("= 3", "line 1: a text in quotation marks is expected"),
  ])
  func damagedStringsAreErrors(text: String, reason: String) throws {
    try folder.write(text, to: "en.lproj/A.strings")
    let error = #expect(throws: ResourcePortingError.self) { try folder.compile() }
    let path = folder.sources.appendingPathComponent("en.lproj/A.strings").path
    #expect(error == .invalidFile(path: path, reason: reason))
  }

  private func stringsDict(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(content)</dict></plist>
    """
  }

  private func rule(_ forms: [String: String], type: String = "d") -> String {
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
      + forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
  }

  @Test func pluralsOfStringsDictHavePositions() throws {
    try folder.write(
      stringsDict(
        "<key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@files@ in %#@folders@</string>"
          + "<key>files</key>" + rule(["one": "%d file", "other": "%d files"])
          + "<key>folders</key>" + rule(["one": "one folder", "other": "%d folders"]) + "</dict>"),
      to: "en.lproj/Localizable.stringsdict")
    try folder.write(#""files" = "not used"; "plain" = "used";"#, to: "en.lproj/Localizable.strings")
    try folder.compile()
    let text = try #require(try folder.texts("en")["files"])
    #expect(text.format == "%1$@: %#@files@ in %#@folders@")
    #expect(text.variables["files"] == .init(argument: 2, forms: ["one": "%2$d file", "other": "%2$d files"]))
    #expect(text.variables["folders"] == .init(argument: 3, forms: ["one": "one folder", "other": "%3$d folders"]))
    #expect(try folder.texts("en")["plain"] == LocalizedText("used"))
    let resolved = text.resolved(in: "en") { PluralNumber([0, 0, 1, 5][$0]) }
    #expect(resolved == "%1$@: %2$d file in %3$d folders")
  }

  @Test func stringsDictWithoutFormatOrOtherIsAnError() throws {
    try folder.write(stringsDict("<key>a</key><dict/>"), to: "en.lproj/A.stringsdict")
    #expect(
      #expect(throws: ResourcePortingError.self) { try folder.compile() }?.description.contains(
        "lacks NSStringLocalizedFormatKey") == true)
    try folder.write(
      stringsDict(
        "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
          + rule(["one": "x"]) + "</dict>"), to: "en.lproj/A.stringsdict")
    #expect(
      #expect(throws: ResourcePortingError.self) { try folder.compile() }?.description.contains(
        "lacks the form \"other\"") == true)
    try folder.write("nonsense", to: "en.lproj/A.stringsdict")
    #expect(throws: ResourcePortingError.self) { try folder.compile() }
  }

  /// The first object of a binary property list is at byte 8. As a set (0xC1), it crashes `PropertyListSerialization`.
  @Test func binaryPropertyListsAreRead() throws {
    let rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": "%d files"]
    let entries: [String: [String: Any]] = ["files": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule, "other": 1]]
    var data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
    try folder.write(data, to: "en.lproj/A.stringsdict")
    try folder.compile()
    #expect(
      try folder.texts("en", table: "A")["files"]?.variables["n"] == .init(argument: 1, forms: ["other": "%1$d files"]))
    try #require(data[8] == 0xD1)
    data[8] = 0xC1
    try folder.write(data, to: "en.lproj/A.stringsdict")
    #expect(
      #expect(throws: ResourcePortingError.self) { try folder.compile() }?.description.contains(
        "it is not a property list of dictionaries") == true)
  }

  @Test func deeplyNestedPropertyListsAreErrors() throws {
    try folder.write(stringsDict(String(repeating: "<key>a</key><dict>", count: 100_000)), to: "en.lproj/A.stringsdict")
    #expect(throws: ResourcePortingError.self) { try folder.compile() }
  }

  @Test func formsThatContainEachOtherHaveALimit() {
    let form = String(repeating: "%#@n@", count: 5000)
    let text = LocalizedText("%#@n@", variables: ["n": .init(argument: 1, forms: ["other": form])])
    #expect(text.resolved(in: "en") { _ in nil }.utf8.count < 1 << 18)
  }

  @Test func stringCatalogsHaveAllLanguages() throws {
    try folder.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%lld item"}},
                                           "other": {"stringUnit": {"state": "new", "value": "%lld items"}}}}},
          "de": {"stringUnit": {"state": "new", "value": "%#@n@ im Korb"}, "substitutions": {"n": {
            "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "new", "value": "%arg Ding"}},
              "other": {"stringUnit": {"state": "new", "value": "%arg Dinge"}}}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "new", "value": "Tap"}},
          "mac": {"stringUnit": {"state": "new", "value": "Click"}}}}}, "fr": {}}}}}
      """#, to: "Localizable.xcstrings")
    let report = try folder.compile()
    #expect(report.table.languages == ["de", "en"])
    #expect(report.findings.map(\.reason) == ["the string \"Tap\" has no text in the language fr"])
    let (english, german) = (try folder.texts("en"), try folder.texts("de"))
    #expect(english["Hello"] == LocalizedText("Hello"))
    #expect(german["Hello"] == LocalizedText("Hallo"))
    #expect(english["Tap"] == LocalizedText("Tap"))
    #expect(english["%lld items"]?.resolved(in: "en") { _ in PluralNumber(1) } == "%lld item")
    #expect(german["%lld items"]?.resolved(in: "de") { _ in PluralNumber(2) } == "%1$lld Dinge im Korb")
  }

  @Test func damagedCatalogsAreErrors() throws {
    try folder.write(#"{"strings": {}}"#, to: "A.xcstrings")
    let error = #expect(throws: ResourcePortingError.self) { try folder.compile() }
    #expect(error?.description.contains("A.xcstrings") == true)
  }

  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
    ("ja", [0: "other", 1: "other"]), ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"]),
    ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("cs", [1: "one", 2: "few", 5: "other"]), ("lt", [1: "one", 2: "few", 11: "other", 21: "one"]),
    ("lv", [0: "zero", 1: "one", 2: "other", 11: "zero"]), ("sl", [1: "one", 2: "two", 3: "few", 101: "one"]),
    ("he", [1: "one", 2: "two", 3: "other"]), ("ro", [1: "one", 0: "few", 20: "other", 101: "few"]),
    ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
    ("ga", [1: "one", 2: "two", 3: "few", 7: "many", 11: "other"]),
    ("hr", [1: "one", 2: "few", 5: "other", 21: "one"]),
    ("mt", [1: "one", 2: "two", 0: "few", 11: "many", 20: "other"]), ("pt-BR", [0: "one", 1: "one", 2: "other"]),
    ("pt_PT", [0: "other", 1: "one"]), ("da", [0: "other", 1: "one"]), ("is", [1: "one", 21: "one", 11: "other"]),
    ("fil", [1: "one", 4: "other", 5: "one"]), ("gd", [1: "one", 12: "two", 13: "few", 20: "other"]),
    ("br", [1: "one", 2: "two", 3: "few", 11: "other", 1_000_000: "many"]), ("unknown", [1: "one", 2: "other"]),
  ])
  func pluralCategoriesFollowCLDR(language: String, expected: [Int: String]) {
    for (number, category) in expected {
      #expect(PluralRules.category(of: PluralNumber(number), in: language).rawValue == category, "\(number)")
    }
  }

  @Test func fractionsHaveCategories() {
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "en") == .other)
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "fr") == .one)
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "cs") == .many)
    #expect(PluralRules.categories(of: "ru") == [.one, .few, .many, .other])
  }
}
