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
    switch mirror.displayStyle {
    case .optional: "nil"
    case .collection: Self.count(mirror, "element")
    case .set: Self.count(mirror, "member")
    case .dictionary: Self.count(mirror, "key/value pair")
    case .tuple: "(\(mirror.children.count) elements)"
    case .class: "\(mirror.subjectType)" + (numbers[ObjectIdentifier(value as AnyObject)].map { " #\($0)" } ?? "")
    case .enum where !mirror.children.isEmpty: "\(mirror.subjectType).\(mirror.children.first?.label ?? "")"
    case .enum: "\(mirror.subjectType).\(value)"
    case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible): "\(mirror.subjectType)"
    default: value is String ? String(reflecting: value) : String(describing: value)
    }
  }

  private static func count(_ mirror: Mirror, _ noun: String) -> String {
    "\(mirror.children.count) \(noun)" + (mirror.children.count == 1 ? "" : "s")
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

  /// Appends members sorted by their own dumps, which do not depend on the process's hash seed.
  private mutating func appendSorted(_ members: [(key: Any, value: Any?)], level: Int) {
    let written = members.map { (key: ValueDump(of: $0.key).text, member: $0) }
    for (_, member) in written.sorted(by: { $0.key < $1.key }) {
      guard let value = member.value else {
        append(member.key, label: nil, level: level)
        continue
      }
      let key = member.key is String ? String(reflecting: member.key) : String(describing: member.key)
      append(value, label: key, level: level)
    }
  }

  private static func pair(_ child: Mirror.Child) -> (key: Any, value: Any?) {
    let parts = Array(Mirror(reflecting: child.value).children)
    return parts.count == 2 ? (parts[0].value, parts[1].value) : (child.value, nil)
  }

  /// A property's name as in the source.
  private static func plain(_ label: String?) -> String? {
    let prefix = "$__lazy_storage_$_"
    guard let label, !label.hasPrefix(".") else { return nil }
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
