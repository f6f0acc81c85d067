import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the test cases and the texts of failures from JUnit's XML.
final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var cases: [String] = []
  private(set) var failures: [String] = []
  private var text: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "testcase" { cases.append("\(attributes["classname"] ?? "") \(attributes["name"] ?? "")") }
    if name == "failure" { text = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text?.append(string)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard name == "failure" else { return }
    failures.append(text ?? "")
    text = nil
  }
}
