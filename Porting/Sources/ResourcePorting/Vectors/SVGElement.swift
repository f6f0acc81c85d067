import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an SVG document.
final class SVGElement {
  /// The largest number of bytes of a length. Gradients can read the length of another gradient any number of times.
  private static let maximumNumberLength = 256

  let name: String
  private(set) var attributes: [String: String]
  private(set) var children: [SVGElement] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document.
  static func document(_ data: Data) throws(VectorProblem) -> SVGElement {
    guard let text = text(of: data) else { throw VectorProblem(reason: "its text is not UTF-8") }
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse(), reader.isComplete, let root = reader.root else {
      let line = parser.lineNumber
      throw VectorProblem(reason: line > 0 ? "it is not valid XML (line \(line))" : "it is not valid XML")
    }
    guard root.name == "svg" else { throw VectorProblem(reason: "its root element is <\(root.name)>, not <svg>") }
    try root.applyStyleSheets()
    return root
  }

  /// Returns the text of a document without its XML declaration, or `nil` if its encoding is not supported.
  ///
  /// The parser gets valid UTF-8 only: Foundation on Linux traps if a name contains other bytes.
  private static func text(of data: Data) -> Substring? {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let isLatin = data.prefix(200).range(of: Data("ISO-8859-1".utf8)) != nil
    let text =
      isUTF16
      ? String(data: data, encoding: .utf16)
      : String(validating: data, as: UTF8.self) ?? (isLatin ? String(data: data, encoding: .isoLatin1) : nil)
    guard let text = text?.drop(while: { $0 == "\u{FEFF}" }) else { return nil }
    // The declaration may name the encoding of the file, which is no longer that of the text.
    guard text.hasPrefix("<?xml "), let end = text.range(of: "?>") else { return text }
    return text[end.upperBound...]
  }

  /// The element and its descendants, outermost first.
  var descendants: [SVGElement] {
    var result: [SVGElement] = []
    addDescendants(to: &result)
    return result
  }

  private func addDescendants(to result: inout [SVGElement]) {
    result.append(self)
    for child in children { child.addDescendants(to: &result) }
  }

  /// Returns a presentation property, from style sheets or the `style` attribute, or else from the attribute with its
  /// name.
  func property(_ name: String) -> String? {
    style[name] ?? sheets.value(of: name) ?? attributes[name]?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func number(_ name: String, of length: CGFloat = 0) -> CGFloat? {
    property(name).flatMap { SVGElement.length($0, of: length) }
  }

  private lazy var style = SVGStyleSheet.declarations(attributes["style"] ?? "")
  /// The rules of `<style>` elements that apply to the element.
  private var sheets = SVGStyleSheet.Rules()

  /// Applies the rules of `<style>` elements that have a type, a class or an identifier as their selector.
  private func applyStyleSheets() throws(VectorProblem) {
    let all = descendants
    var sheet = SVGStyleSheet()
    for element in all where element.name == "style" { try sheet.add(element.text) }
    guard !sheet.isEmpty else { return }
    for element in all {
      let classes = (element.attributes["class"] ?? "").split(separator: " ").map { ".\($0)" }
      element.sheets = sheet.rules(for: Set(classes + [element.name, "#\(element.attributes["id"] ?? "")", "*"]))
    }
  }

  /// Returns a length in user units. A percentage is relative to the given length.
  static func length(_ text: String, of whole: CGFloat) -> CGFloat? {
    guard text.utf8.count <= maximumNumberLength else { return nil }
    let units: [(String, CGFloat)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("%", whole / 100),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      let number = Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map { $0 * factor }
      return number.flatMap { $0.isFinite ? $0 : nil }
    }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Returns the numbers in a list. As in path data, a sign or a second decimal point begins a number.
  static func numbers(_ text: String) -> [CGFloat] {
    var numbers: [String] = []
    var current = ""
    func hasExponent(_ number: String) -> Bool { number.hasSuffix("e") || number.hasSuffix("E") }
    for character in text {
      let isSign = character == "-" || character == "+"
      let isSeparator = character == "," || character.isWhitespace
      if isSeparator || isSign && !hasExponent(current) || character == "." && current.contains(".") {
        numbers.append(current)
        current = ""
      }
      if !isSeparator { current.append(character) }
    }
    return (numbers + [current]).compactMap { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: SVGElement?
    private var open: [SVGElement] = []
    /// Whether every element has its end tag, which the parser does not require on Linux.
    var isComplete: Bool { open.isEmpty }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard open.count < 200 else { return parser.abortParsing() }
      // Some editors write the prefix `svg:`.
      let name = elementName.hasPrefix("svg:") ? String(elementName.dropFirst(4)) : elementName
      let element = SVGElement(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
      _ = open.popLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      open.last?.text += String(decoding: block, as: UTF8.self)
    }
  }
}
