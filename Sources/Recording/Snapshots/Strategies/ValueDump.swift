import FirstFrameTextEscaping

/// A value's parts by reflection, as text that is the same in every run.
///
/// An object is written once; further occurrences are written as its number.
struct ValueDump {
  private(set) var text = ""
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The maximum level that is written, which limits the dump of a long chain of objects.
  private static let maximumDepth = 64

  init(of value: Any) {
    append(value, label: nil, level: 0)
  }

  private mutating func append(_ value: Any, label: String?, level: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      append(wrapped.value, label: label, level: level)
      return
    }
    var line = String(repeating: "  ", count: level) + (mirror.children.isEmpty ? "- " : "▿ ")
    if let label { line += label + ": " }
    if mirror.displayStyle == .class, let known = number(value as AnyObject, line: &line) {
      text += line + "\(mirror.subjectType) #\(known) (above)\n"
      return
    }
    text += line + headline(of: value, mirror) + "\n"
    guard level < Self.maximumDepth else {
      text += String(repeating: "  ", count: level + 1) + "- (deeper values are omitted)\n"
      return
    }
    appendParts(of: mirror, level: level + 1)
  }

  /// Returns the number of an object that was already written. Otherwise, assigns a number and returns `nil`.
  private mutating func number(_ object: AnyObject, line: inout String) -> Int? {
    let identifier = ObjectIdentifier(object)
    if let known = numbers[identifier] {
      line = line.replacing("▿", with: "-")
      return known
    }
    numbers[identifier] = numbers.count
    return nil
  }

  private func headline(of value: Any, _ mirror: Mirror) -> String {
    guard mirror.displayStyle == .class else { return Self.headline(of: value, mirror) }
    return "\(mirror.subjectType)" + (numbers[ObjectIdentifier(value as AnyObject)].map { " #\($0)" } ?? "")
  }

  /// Returns the text for a value without its parts. The text does not depend on other values.
  fileprivate static func headline(of value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .optional: "nil"
    case .collection: count(mirror, "element")
    case .set: count(mirror, "member")
    case .dictionary: count(mirror, "key/value pair")
    case .tuple: "(\(mirror.children.count) elements)"
    case .class: "\(mirror.subjectType)"
    case .enum where !mirror.children.isEmpty: "\(mirror.subjectType).\(mirror.children.first?.label ?? "")"
    case .enum: "\(mirror.subjectType).\(value)"
    case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible): "\(mirror.subjectType)"
    default: value is String ? String(reflecting: value) : String(describing: value)
    }
  }

  private static func count(_ mirror: Mirror, _ noun: String) -> String {
    mirror.children.count.counted(noun)
  }

  private mutating func appendParts(of mirror: Mirror, level: Int) {
    if let superclass = mirror.superclassMirror,
      superclass.children.isEmpty == false || superclass.superclassMirror != nil
    {
      appendParts(of: superclass, level: level)
    }
    switch mirror.displayStyle {
    case .set: appendSorted(mirror.children.map { ($0.value, nil) }, level: level)
    case .dictionary: appendSorted(mirror.children.map(Self.pair), level: level)
    case .collection:
      for child in mirror.children { append(child.value, label: nil, level: level) }
    default:
      for child in mirror.children { append(child.value, label: Self.plain(child.label), level: level) }
    }
  }

  /// Appends members in an order that does not depend on the process's hash seed.
  private mutating func appendSorted(_ members: [(key: Any, value: Any?)], level: Int) {
    let texts = SortingText.texts(of: members.map(\.key))
    for (_, member) in zip(texts, members).sorted(by: { $0.0 < $1.0 }) {
      guard let value = member.value else {
        append(member.key, label: nil, level: level)
        continue
      }
      if Mirror(reflecting: member.key).displayStyle == .class {
        // The description of an object can contain its address.
        append((key: member.key, value: value), label: nil, level: level)
        continue
      }
      let key = member.key is String ? String(reflecting: member.key) : String(describing: member.key)
      append(value, label: key, level: level)
    }
  }

  fileprivate static func pair(_ child: Mirror.Child) -> (key: Any, value: Any?) {
    let parts = Array(Mirror(reflecting: child.value).children)
    return parts.count == 2 ? (parts[0].value, parts[1].value) : (child.value, nil)
  }

  /// The text of a value that determines its position among the members of a set or the keys of a dictionary.
  ///
  /// It depends neither on the order of other sets nor on the objects that were written before: an object that contains
  /// itself is written as its distance, and objects are expanded only as deep as needed to distinguish the members.
  private struct SortingText {
    /// The number of objects inside each other that are expanded.
    let depth: Int
    /// The number of values written.
    private var size = 0
    /// The size above which no more objects are expanded. The members that still have equal texts stay unordered.
    private static let sizeLimit = 20_000

    private init(depth: Int) {
      self.depth = depth
    }

    static func texts(of members: [Any]) -> [String] {
      var depth = 1
      while true {
        var writer = SortingText(depth: depth)
        let texts = members.map { writer.text(of: $0, path: [], level: 0) }
        if Set(texts).count == texts.count || writer.size > sizeLimit || depth >= maximumDepth { return texts }
        depth += 1
      }
    }

    private mutating func text(of value: Any, path: [ObjectIdentifier], level: Int) -> String {
      size += 1
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
        return text(of: wrapped.value, path: path, level: level)
      }
      var path = path
      if mirror.displayStyle == .class {
        let identifier = ObjectIdentifier(value as AnyObject)
        if let index = path.firstIndex(of: identifier) { return "\(mirror.subjectType) \(path.count - index) above" }
        path.append(identifier)
      }
      let headline = ValueDump.headline(of: value, mirror)
      guard path.count <= depth, level < maximumDepth else { return headline }
      return headline + "(" + parts(of: mirror, path: path, level: level + 1).joined(separator: ",") + ")"
    }

    private mutating func parts(of mirror: Mirror, path: [ObjectIdentifier], level: Int) -> [String] {
      var texts = mirror.superclassMirror.map { parts(of: $0, path: path, level: level) } ?? []
      for child in mirror.children {
        texts.append((child.label.map { $0 + ":" } ?? "") + text(of: child.value, path: path, level: level))
      }
      let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
      return isUnordered ? texts.sorted() : texts
    }
  }

  /// A property's name as in the source.
  private static func plain(_ label: String?) -> String? {
    let prefix = "$__lazy_storage_$_"
    guard let label, !label.hasPrefix(".") else { return nil }
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
