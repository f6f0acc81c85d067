/// A value of a rendered node that changed: a color, a number, a text, or a distance between nodes.
struct RenderingFact: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(property: String)
    case number(property: String)
    case text
    /// The distance between two successive children.
    case gap(Axis)
    /// The distance between an edge of a child and the same edge of its parent.
    case inset(Axis)
    case size(Axis)
    /// The size of a symbol, which is proportional to its point size.
    case symbol(Axis)
  }

  enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  enum Values: Hashable, Sendable {
    case texts(before: String, after: String)
    case numbers(before: Double, after: Double)
  }

  let kind: Kind
  /// The names of the node's ancestors and of the node, without the numbers of siblings with the same name. For a
  /// distance, the node is the parent.
  let path: [String]
  /// For a distance, the name of the child.
  var child = ""
  /// For a gap, the name of the child before it.
  var previous = ""
  let values: Values

  /// Returns the name of a node without its number: `row` for `row (2)`, and `rows` for `rows[2]`.
  static func plainName(_ label: String) -> String {
    guard let last = label.last, last == ")" || last == "]" else { return label }
    let number = label.dropLast().reversed().prefix(while: \.isNumber)
    let start = label.dropLast(number.count + 1)
    guard !number.isEmpty else { return label }
    if last == "]", start.hasSuffix("[") { return String(start.dropLast()) }
    return last == ")" && start.hasSuffix(" (") ? String(start.dropLast(2)) : label
  }
}

extension RecordedNodes {
  /// The values that changed.
  var facts: Set<RenderingFact> {
    let resized = Set(changes.filter { $0.property == "size" }.map(\.node))
    var facts = Set<RenderingFact>()
    for change in changes {
      // The corners of a capsule follow its size.
      if change.property == "corners", resized.contains(change.node) { continue }
      facts.formUnion(change.facts)
    }
    facts.formUnion(symbolSizes)
    guard let reference else { return facts }
    let trees = (NodeTree(reference.nodes), NodeTree(actual.nodes))
    if let old = trees.0, let new = trees.1 { new.addDistances(since: old, at: [new.name], to: &facts) }
    return facts
  }
}

extension RecordedNodes {
  /// The sizes of nodes whose paths also changed.
  private var symbolSizes: [RenderingFact] {
    let drawn = Set(changes.filter { $0.property == "path" }.map(\.node))
    return changes.filter { $0.property == "size" && drawn.contains($0.node) }.flatMap { change in
      let lengths = [change.before, change.after].map { $0.split(separator: "x").compactMap { Double($0) } }
      guard lengths.allSatisfy({ $0.count == 2 }) else { return [RenderingFact]() }
      return [RenderingFact.Axis.horizontal, .vertical].enumerated().map { index, axis in
        RenderingFact(
          kind: .symbol(axis), path: change.path,
          values: .numbers(before: lengths[0][index], after: lengths[1][index]))
      }
    }
  }
}

extension RecordedNodes.Change {
  /// The names of the node's ancestors and of the node, without numbers.
  var path: [String] { node.split(separator: "/").map { RenderingFact.plainName(String($0)) } }

  /// The values that changed, except distances.
  var facts: [RenderingFact] {
    if property == "text" {
      return [RenderingFact(kind: .text, path: path, values: .texts(before: before, after: after))]
    }
    guard property != "size", property != "offset" else { return [] }
    let (old, new) = (ValueParts(before), ValueParts(after))
    var facts: [RenderingFact] = []
    for (from, to) in zip(old.colors, new.colors) where from != to {
      let kind = RenderingFact.Kind.color(property: property)
      guard from.prefix(7) == to.prefix(7) else {
        let values = RenderingFact.Values.texts(before: String(from.prefix(7)), after: String(to.prefix(7)))
        facts.append(RenderingFact(kind: kind, path: path, values: values))
        continue
      }
      facts.append(
        RenderingFact(
          kind: .number(property: "opacity"), path: path,
          values: .numbers(before: ValueParts.opacity(of: from), after: ValueParts.opacity(of: to))))
    }
    for (from, to) in zip(old.numbers, new.numbers) where from != to {
      let kind = RenderingFact.Kind.number(property: property)
      facts.append(RenderingFact(kind: kind, path: path, values: .numbers(before: from, after: to)))
    }
    return facts
  }
}

/// The colors and numbers in the value of a property.
private struct ValueParts {
  private(set) var colors: [String] = []
  private(set) var numbers: [Double] = []

  init(_ text: String) {
    for word in text.split(whereSeparator: { " ,:".contains($0) }) {
      if word.hasPrefix("#") {
        colors.append(String(word))
      } else if let number = Double(word.hasSuffix("pt") ? word.dropLast(2) : word) {
        numbers.append(number)
      }
    }
  }

  /// The opacity of a color in steps of hundredths, as in sources.
  static func opacity(of color: String) -> Double {
    let value = color.count == 9 ? Double(Int(color.suffix(2), radix: 16) ?? 255) / 255 : 1
    return (value * 100).rounded() / 100
  }
}
