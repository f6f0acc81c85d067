import Foundation

/// The parts of a value by reflection, one per line, with the parts of structures sorted by name.
struct ValueDescription {
  private(set) var text = ""
  /// The objects that contain the part that is being written.
  private var path: Set<ObjectIdentifier> = []

  init(of value: Any) {
    append(value, name: nil, level: 0)
  }

  private mutating func append(_ value: Any, name: String?, level: Int) {
    let mirror = Mirror(reflecting: value)
    let prefix = String(repeating: "  ", count: level)
    let label = name.map { "\($0): " } ?? ""
    if let known = value as? any AnySnapshotStringConvertible, !type(of: known).renderChildren {
      text += "\(prefix)- \(label)\(known.snapshotDescription.withoutAddresses)\n"
      return
    }
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object, !path.insert(object).inserted {
      text += "\(prefix)▿ \(name ?? "\(mirror.subjectType)") (circular reference detected)\n"
      return
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    text += "\(prefix)\(bullet) \(label)\(headline(of: value, mirror).withoutAddresses)\n"
    appendParts(of: mirror, level: level + 1)
    if let object { path.remove(object) }
  }

  private func headline(of value: Any, _ mirror: Mirror) -> String {
    let type = Self.plainName(of: mirror.subjectType)
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return Self.count(count, "element")
    case .dictionary: return Self.count(count, "key/value pair")
    case .set: return Self.count(count, "member")
    case .tuple: return "(" + Self.count(count, "element") + ")"
    case .optional: return count == 0 ? "\(mirror.subjectType).none" : "\(mirror.subjectType)"
    default: break
    }
    if let known = value as? any AnySnapshotStringConvertible { return known.snapshotDescription }
    if let described = value as? any CustomStringConvertible { return described.description }
    return switch mirror.displayStyle {
    case .class, .struct: type
    case .enum: count == 0 ? "\(type).\(value)" : type
    default: String(describing: value)
    }
  }

  private mutating func appendParts(of mirror: Mirror, level: Int) {
    switch mirror.displayStyle {
    case .set, .dictionary:
      // Sorted by their texts, which do not depend on the hash seed of the process.
      let parts = mirror.children.map { child in (text: ValueDescription(of: child.value).text, value: child.value) }
      for part in parts.sorted(by: { $0.text < $1.text }) { append(part.value, name: nil, level: level) }
    case .collection:
      for child in mirror.children { append(child.value, name: nil, level: level) }
    case .struct, .class:
      for child in Self.members(of: mirror).sorted(by: { ($0.label ?? "") < ($1.label ?? "") }) {
        append(child.value, name: child.label, level: level)
      }
    default:
      for child in mirror.children { append(child.value, name: child.label.flatMap(Self.label), level: level) }
    }
  }

  /// The properties of a value and of its superclasses.
  private static func members(of mirror: Mirror) -> [Mirror.Child] {
    Array(mirror.children) + (mirror.superclassMirror.map(members) ?? [])
  }

  /// Returns the name of a part, or `nil` if the part has only a position.
  private static func label(_ name: String) -> String? {
    name.hasPrefix(".") ? nil : name
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }

  /// Returns the name of a type without the suffix ` #1` of local types.
  private static func plainName(of type: Any.Type) -> String {
    String(describing: type).replacingOccurrences(of: " #1", with: "")
  }
}

/// A type that describes its values for dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of a value are written below its description.
  static var renderChildren: Bool { get }
  /// The description of a value, the same in every run.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  // Does not use `description`, because the description of a view is isolated to the main actor.
  public var snapshotDescription: String { "<\(String(describing: type(of: self)))>" }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { absoluteString }
}

extension String {
  /// The text without the addresses of objects.
  var withoutAddresses: String {
    replacingOccurrences(of: ":?\\s*0x[0-9a-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
