import Foundation

/// A tool that an agent can call.
protocol AgentTool: Sendable {
  var description: ToolDescription { get }

  /// Carries the call out.
  ///
  /// - Throws: Any error whose description tells the agent what to do. A canceled call may throw any error.
  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer
}

/// What a client knows of a tool.
struct ToolDescription: Hashable, Sendable {
  let name: String
  /// What the tool does, in a sentence or two.
  let summary: String
  var parameters: [ToolParameter] = []
  /// Whether the tool changes no references.
  var isReadOnly = true
}

/// A parameter of a tool.
struct ToolParameter: Hashable, Sendable {
  enum Kind: String, Sendable {
    case text = "string"
    case texts = "array"
    case flag = "boolean"
    case count = "integer"
    case number
  }

  let name: String
  let kind: Kind
  let summary: String
  var isRequired = false
  /// The allowed values of a text, or of the elements of a list; `nil` for any.
  var values: [String]?
}

extension ToolDescription: Encodable {
  private enum Key: String, CodingKey {
    case name, description, inputSchema, annotations
  }

  private struct Annotations: Encodable {
    let readOnlyHint: Bool
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(summary, forKey: .description)
    try container.encode(schema, forKey: .inputSchema)
    try container.encode(Annotations(readOnlyHint: isReadOnly), forKey: .annotations)
  }

  /// The JSON Schema of the arguments.
  var schema: JSONValue {
    var members: [String: JSONValue] = [
      "type": .string("object"), "additionalProperties": .bool(false),
      "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members["required"] = .array(required) }
    return .object(members)
  }
}

extension ToolParameter {
  fileprivate var schema: JSONValue {
    var members: [String: JSONValue] = ["type": .string(kind.rawValue), "description": .string(summary)]
    let allowed = values.map { JSONValue.array($0.map(JSONValue.string)) }
    switch kind {
    case .texts:
      var items: [String: JSONValue] = ["type": .string("string")]
      items["enum"] = allowed
      members["items"] = .object(items)
    case .count: members["minimum"] = .number(0)
    case .text, .flag, .number: members["enum"] = allowed
    }
    return .object(members)
  }

  /// Whether a value has the parameter's type.
  fileprivate func allows(_ value: JSONValue) -> Bool {
    switch (kind, value) {
    case (.text, .string(let text)): values?.contains(text) ?? true
    case (.texts, .array(let elements)):
      elements.allSatisfy { element in element.string.map { values?.contains($0) ?? true } ?? false }
    case (.flag, .bool): true
    case (.count, _): (value.integer ?? -1) >= 0
    case (.number, .number): true
    default: false
    }
  }

  fileprivate var expectation: String {
    let of = values.map { ", one of \($0.joined(separator: ", "))" } ?? ""
    return switch kind {
    case .text: "a string\(of)"
    case .texts: "an array of strings\(values.map { " out of \($0.joined(separator: ", "))" } ?? "")"
    case .flag: "true or false"
    case .count: "a whole number from 0"
    case .number: "a number"
    }
  }
}

/// The arguments of a call, which have the types of the tool's parameters.
struct ToolArguments: Hashable, Sendable {
  private let values: [String: JSONValue]

  init(_ value: JSONValue, for tool: ToolDescription) throws(ToolFailure) {
    guard case .object(let members) = value else { throw ToolFailure("the arguments must be a JSON object") }
    let known = tool.parameters.map(\.name)
    if let other = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw ToolFailure(
        "\(tool.name) has no argument '\(other.prefix(100))'; "
          + (known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"))
    }
    for parameter in tool.parameters {
      guard let value = members[parameter.name], value != .null else {
        if parameter.isRequired { throw ToolFailure("\(tool.name) needs the argument '\(parameter.name)'") }
        continue
      }
      guard parameter.allows(value) else {
        throw ToolFailure("the argument '\(parameter.name)' must be \(parameter.expectation)")
      }
    }
    values = members
  }

  func text(_ name: String) -> String? { values[name]?.string }

  func texts(_ name: String) -> [String]? {
    if case .array(let elements) = values[name] { elements.compactMap(\.string) } else { nil }
  }

  func flag(_ name: String) -> Bool { values[name] == .bool(true) }

  func count(_ name: String) -> Int? { values[name]?.integer }

  func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }
}

/// A reason why a call failed, for the agent.
struct ToolFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
