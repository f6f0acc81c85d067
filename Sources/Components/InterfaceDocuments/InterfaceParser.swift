/// A parser of the XML that Xcode writes.
///
/// It replaces the entities of XML and numeric ones. Document type declarations, which can define others, are errors.
struct InterfaceParser {
  private let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The elements that are open, outermost first.
  private var open: [OpenElement] = []

  private struct OpenElement {
    let name: String
    let attributes: [(name: String, value: String)]
    let line: Int
    var children: [InterfaceElement] = []
    var text: [UInt8] = []
  }

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Returns the root element.
  mutating func parse() throws(InterfaceDocumentError) -> InterfaceElement {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .encoding(path: path) }
    var root: InterfaceElement?
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        try readText()
        continue
      }
      if skips(to: "<?") {
        try skip(past: "?>")
      } else if skips(to: "<!--") {
        try skip(past: "-->")
      } else if skips(to: "<![CDATA[") {
        let start = position
        try skip(past: "]]>")
        if !open.isEmpty { open[open.count - 1].text += bytes[start..<(position - 3)] }
      } else if skips(to: "<!") {
        throw failure("a document type declaration is not allowed")
      } else if skips(to: "</") {
        let name = try readName()
        skipSpace()
        try expect(">")
        guard let element = open.popLast(), element.name == name else {
          throw failure("the end tag `\(name)` has no start tag")
        }
        close(element, &root)
      } else {
        guard root == nil else { throw failure("there is a second root element") }
        try readStartTag(&root)
      }
    }
    guard open.isEmpty, let root else {
      throw failure(open.last.map { "the element `\($0.name)` does not end" } ?? "there is no element")
    }
    return root
  }

  private mutating func close(_ element: OpenElement, _ root: inout InterfaceElement?) {
    let finished = InterfaceElement(
      name: element.name, attributes: element.attributes, children: element.children,
      text: String(decoding: element.text, as: UTF8.self), line: element.line)
    if open.isEmpty { root = finished } else { open[open.count - 1].children.append(finished) }
  }

  private mutating func readStartTag(_ root: inout InterfaceElement?) throws(InterfaceDocumentError) {
    let start = line
    position += 1
    let name = try readName()
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      if skips(to: "/>") {
        return close(OpenElement(name: name, attributes: attributes, line: start), &root)
      }
      if skips(to: ">") { break }
      let attribute = try readName()
      guard !attributes.contains(where: { $0.name == attribute }) else {
        throw failure("the attribute `\(attribute)` occurs twice")
      }
      skipSpace()
      try expect("=")
      skipSpace()
      attributes.append((attribute, try readValue()))
    }
    guard open.count < InterfaceElement.depthLimit else { throw .tooDeep(path: path, line: start) }
    open.append(OpenElement(name: name, attributes: attributes, line: start))
  }

  // MARK: Text

  private mutating func readText() throws(InterfaceDocumentError) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
    let text = try resolved(bytes[start..<position])
    if !open.isEmpty {
      open[open.count - 1].text += text
    } else if text.contains(where: { !Self.isSpace($0) }) {
      throw failure("there is text outside of the root element")
    }
  }

  private mutating func readValue() throws(InterfaceDocumentError) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw failure("the value of an attribute has no quotation marks")
    }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw failure("the value of an attribute contains `<`") }
      advance()
    }
    guard position < bytes.count else { throw failure("the value of an attribute does not end") }
    position += 1
    return String(decoding: try resolved(bytes[start..<(position - 1)]), as: UTF8.self)
  }

  /// Returns text with characters in place of entities.
  private func resolved(_ text: ArraySlice<UInt8>) throws(InterfaceDocumentError) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        continue
      }
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw failure("an entity does not end") }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      switch name {
      case "amp": result.append(UInt8(ascii: "&"))
      case "lt": result.append(UInt8(ascii: "<"))
      case "gt": result.append(UInt8(ascii: ">"))
      case "quot": result.append(UInt8(ascii: "\""))
      case "apos": result.append(UInt8(ascii: "'"))
      default:
        guard let scalar = Self.scalar(named: name) else { throw failure("the entity `&\(name);` is unknown") }
        result += Array(String(scalar).utf8)
      }
    }
    return result
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  // MARK: Positions

  private mutating func readName() throws(InterfaceDocumentError) -> String {
    let start = position
    let ends = Set("/>= \t\r\n\"'<&".utf8)
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    guard position > start else { throw failure("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func expect(_ token: StaticString) throws(InterfaceDocumentError) {
    guard skips(to: token) else { throw failure("`\(token)` is missing") }
  }

  /// Moves behind a token if the text continues with it. Returns whether it does.
  private mutating func skips(to token: StaticString) -> Bool {
    let count = token.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != token.utf8Start[offset] { return false }
    position += count
    return true
  }

  private mutating func skip(past token: StaticString) throws(InterfaceDocumentError) {
    while position < bytes.count {
      if skips(to: token) { return }
      advance()
    }
    throw failure("`\(token)` is missing")
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { advance() }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func failure(_ reason: String) -> InterfaceDocumentError {
    .malformed(path: path, line: line, reason: reason)
  }
}
