import FirstFrameInterfaceDocuments
import Foundation
import Testing

/// The parts of documents that have no effect, and the list of those that have.
struct InterfaceFindingTests {
  private func findings(_ objects: String) throws -> [String] {
    let text = "<document type=\"x\"><device id=\"d\"/><objects>\(objects)</objects></document>"
    return try InterfaceDocument(data: Data(text.utf8), path: "Card.xib").findings.map(\.description)
  }

  @Test func supportedPartsAreNoFindings() throws {
    #expect(
      try findings(
        "<view id=\"v\" userLabel=\"Card\" hidden=\"YES\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/></view>"
      )
        == [])
  }

  @Test func elementsAndAttributesNameTheirObject() throws {
    #expect(
      try findings(
        "<view id=\"v\"><subviews>\n<mapView id=\"m\"><x/></mapView><label id=\"l\" glow=\"YES\"/></subviews></view>")
        == [
          "Card.xib:2: The element `mapView` of the object m is not supported; it is left out. "
            + "Create the object in code, or remove it.",
          "Card.xib:2: The attribute `glow` of `label` of the object l is not supported; it has no effect. "
            + "Set the property in code, or remove the attribute.",
        ])
  }

  @Test func partsBelongToTheirObject() throws {
    #expect(
      try findings("<view id=\"v\"><constraints><constraint id=\"c\" glow=\"1\"/></constraints></view>").first?
        .contains("of the object v") == true)
  }

  /// The list of attributes is that of the sources which read them.
  @Test func everyAttributeIsReadByTheBuilder() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../Sources/Components/HeadlessUIKit/InterfaceBuilder"
    ).standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    var source = try files.sorted().map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    // What the documents themselves read.
    source += "\"type\" \"initialViewController\" \"targetRuntime\" \"useAutolayout\" \"useTraitCollections\""
    source += "\"useSafeAreas\" \"version\" \"toolsVersion\" \"launchScreen\" \"storyboardIdentifier\""
    // The parts of names that the builder composes.
    source += "\"horizontalHuggingPriority\" \"verticalHuggingPriority\" \"horizontalCompressionResistancePriority\""
    source += "\"verticalCompressionResistancePriority\" \"collectionClass\" \"tableViewCell\" \"configurationType\""
    source += "\"dataMode\" \"segmentControlStyle\" \"base64-UTF8\""
    let unread = InterfaceVocabulary.allAttributes.filter { !source.contains("\"\($0)\"") }
    #expect(unread.sorted() == [])
  }
}
