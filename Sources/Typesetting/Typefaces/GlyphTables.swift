import Foundation

/// The tables made so far, one for each typeface, safe to use from several threads.
///
/// A table keeps its typeface, so that its identity cannot pass to another.
final class GlyphTables: @unchecked Sendable {
  static let shared = GlyphTables()

  private static let limit = 64

  private let lock = NSLock()
  private var tables: [ObjectIdentifier: GlyphTable] = [:]

  func table(for typeface: any Typeface) -> GlyphTable {
    let identifier = ObjectIdentifier(typeface)
    if let table = lock.withLock({ tables[identifier] }) { return table }
    let table = GlyphTable(typeface)
    return lock.withLock {
      if let other = tables[identifier] { return other }
      if tables.count == Self.limit { tables.removeAll() }
      tables[identifier] = table
      return table
    }
  }
}
