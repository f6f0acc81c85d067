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

  /// Converts the elements in `values as [NSNumber]`, which Objective-C bridges.
  func bridgeNumbers(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (position, element) in elements.enumerated().dropLast(2) {
      guard let cast = elements[position + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        elements[position + 2].as(TypeExprSyntax.self)?.type.trimmedDescription == "[NSNumber]",
        position == 0 || elements[position - 1].is(AssignmentExprSyntax.self), !element.isArrayOfLiterals
      else { continue }
      edits.insert("numbersOfObjectiveC(", at: element.trimmedByteRange.lowerBound)
      edits.insert(")", at: element.trimmedByteRange.upperBound)
    }
  }
}

extension ExprSyntax {
  /// Whether this is an array whose elements are written out, which the compiler converts by itself.
  fileprivate var isArrayOfLiterals: Bool {
    guard let array = self.as(ArrayExprSyntax.self) else { return false }
    return array.elements.allSatisfy {
      $0.expression.is(IntegerLiteralExprSyntax.self) || $0.expression.is(FloatLiteralExprSyntax.self)
        || $0.expression.is(PrefixOperatorExprSyntax.self)
    }
  }
}
