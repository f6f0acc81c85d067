import SwiftSyntax

/// Constants that are texts in Objective-C, and values of other types here.
extension RewritingVisitor {
  /// Replaces `kCTFontAttributeName as String`: the names of attributes are values of `NSAttributedString.Key` here, which
  /// also code that uses them as keys can compile.
  func nameAttributes(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (position, element) in elements.enumerated().dropLast(2) {
      guard let name = element.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCT"),
        name.hasSuffix("AttributeName"),
        let cast = elements[position + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        let type = elements[position + 2].as(TypeExprSyntax.self)?.type.trimmedDescription,
        ["String", "NSString", "CFString"].contains(type)
      else { continue }
      edits.insert(".rawValue", at: element.trimmedByteRange.upperBound)
    }
  }
}
