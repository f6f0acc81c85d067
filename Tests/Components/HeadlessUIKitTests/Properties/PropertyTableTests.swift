import FirstFrameProgramTesting
import Foundation
import Testing

@testable import HeadlessUIKit

/// Compares ``PropertyTable`` with the sources of HeadlessUIKit, and runs its cases.
///
/// So nothing that a component can set is left out of a picture in silence.
@MainActor @Suite struct PropertyTableTests {
  private static let table = PropertyTable.complete

  #if InlineSnapshots
  @Test func eachSettablePropertyHasAnEntryAndEachEntryAProperty() throws {
    let folder = Repository.file("Sources/Components/HeadlessUIKit")
    let declared = try SettableProperties(in: folder).names
    let listed = Set(Self.table.entries.map(\.name))
    #expect(declared.count > 800, "the sources were not found at \(folder.path)")
    #expect(declared.subtracting(listed).sorted() == [], "add an entry to PropertyTable for each of these properties")
    #expect(listed.subtracting(declared).sorted() == [], "remove these entries: there are no such properties")
  }
  #endif

  @Test func noPropertyIsListedTwice() {
    let names = Self.table.entries.map(\.name)
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }
    #expect(repeated.keys.sorted() == [])
  }

  @Test func settingAPropertyThatIsDrawnChangesThePicture() throws {
    for entry in Self.table.entries {
      guard case .drawn(let pictures) = entry.effect else { continue }
      let (before, after) = try pictures()
      #expect(before.bitmap != after.bitmap, "\(entry.name) changes no pixel")
      let warnings = after.warnings.filter { !before.warnings.contains($0) }
      #expect(warnings == [], "\(entry.name) is drawn, but warns")
    }
  }

  @Test func settingAPropertyThatIsNotDrawnCausesOneWarning() throws {
    for entry in Self.table.entries {
      guard case .warns(let property, let instead, let pictures) = entry.effect else { continue }
      let (before, after) = try pictures()
      let warnings = after.warnings.filter { !before.warnings.contains($0) }
      #expect(warnings.count == 1, "\(entry.name): \(warnings)")
      let warning = warnings.first ?? ""
      #expect(warning.hasPrefix("`\(property)` of "), "\(entry.name): \(warning)")
      #expect(warning.hasSuffix(" is not drawn: \(instead)"), "\(entry.name): \(warning)")
    }
  }

  /// The table of what is not drawn in `Documentation/HeadlessUIKit.md` names the properties that warn, and no others.
  @Test func thePageListsWhatIsNotDrawn() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Documentation/HeadlessUIKit.md").standardizedFileURL
    let page = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(page.split(separator: "| not drawn | drawn instead |\n|---|---|\n").last)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
    let listed = rows.compactMap { $0.split(separator: "|").first }.flatMap { cell in
      cell.matches(of: /`(\w[^`]*)`/).map { String($0.output.1) }
    }
    let warning = Self.table.entries.compactMap { entry -> String? in
      guard case .warns(let property, _, _) = entry.effect else { return nil }
      return property.split(separator: ".").last.map(String.init)
    }
    #expect(Set(warning).subtracting(listed).sorted() == [], "add them to the table of the page")
    #expect(Set(listed).subtracting(warning).sorted() == [], "remove them from the table of the page")
  }
}

extension PropertyTable {
  /// The table of all settable properties.
  static let complete: PropertyTable = {
    let table = PropertyTable()
    table.addViews()
    table.addLayers()
    table.addCoreGraphics()
    table.addText()
    table.addControls()
    table.addBars()
    table.addLists()
    table.addControllers()
    table.addSurface()
    table.addSurfaceOfApps()
    table.addSurfaceOfTextAndSearch()
    table.addSurfaceOfViewParts()
    table.addSurfaceOfRows()
    table.addDates()
    table.addSearch()
    table.addUnavailable()
    table.addMenusAndColumns()
    table.addSituations()
    table.addArrangements()
    table.addRepeatingLayers()
    return table
  }()
}
