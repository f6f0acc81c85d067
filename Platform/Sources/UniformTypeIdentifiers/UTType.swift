@_exported public import Foundation

/// The type of a file or of data.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// Creates a type that is known here, or returns `nil`.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type of an app.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Creates a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Returns the type of files with an extension; `nil` if it is not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let match = Self.sorted.first(where: { $0.value.extensions.contains(name) }) else { return nil }
    self.init(known: match.key)
  }

  /// Returns the type with a MIME type; `nil` if it is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let match = Self.sorted.first(where: { $0.value.mimeType == name }) else { return nil }
    self.init(known: match.key)
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.known[identifier]?.mimeType }
  public var isDynamic: Bool { false }
  public var isDeclared: Bool { Self.known[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this type conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<String> = []
    var pending = Self.known[identifier]?.parents ?? []
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += Self.known[next]?.parents ?? []
    }
    return Set(found.map { UTType(known: $0) })
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  struct Declaration: Sendable {
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
  }

  private static let sorted = known.sorted { $0.key < $1.key }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
