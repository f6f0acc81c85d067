import Foundation
import Testing

@testable import HeadlessUIKit

/// Compares ``PropertyTable`` with the sources of HeadlessUIKit, and runs its cases.
///
/// So nothing that a component can set is left out of a picture in silence.
@MainActor @Suite struct PropertyTableTests {
  private static let table = PropertyTable.complete

  #if InlineSnapshots
  @Test("Each settable property has an entry, and each entry a property") func entriesMatchTheSources() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/Components/HeadlessUIKit").standardizedFileURL
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

  @Test("Setting a property that is drawn changes the picture") func drawnPropertiesChangeThePicture() throws {
    for entry in Self.table.entries {
      guard case .drawn(let pictures) = entry.effect else { continue }
      let (before, after) = try pictures()
      #expect(before.bitmap != after.bitmap, "\(entry.name) changes no pixel")
      let warnings = after.warnings.filter { !before.warnings.contains($0) }
      #expect(warnings == [], "\(entry.name) is drawn, but warns")
    }
  }

  @Test("Setting a property that is not drawn causes one warning") func otherPropertiesCauseAWarning() throws {
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
}

extension PropertyTable {
  /// The table of all settable properties.
  static let complete: PropertyTable = {
    let table = PropertyTable()
    table.addViews()
    table.addLayers()
    table.addText()
    table.addControls()
    table.addBars()
    table.addLists()
    table.addControllers()
    return table
  }()
}
