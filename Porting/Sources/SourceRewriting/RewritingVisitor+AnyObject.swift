import SwiftSyntax

/// Members of `AnyObject`, which only Objective-C finds.
extension RewritingVisitor {
  /// The class of a member that code may access on `AnyObject` in Objective-C.
  private static let dynamicMembers: [String: String] = {
    let members = [
      "UIView": [
        "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
        "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "superview",
        "subviews", "alpha", "backgroundColor",
      ],
      "NSLayoutConstraint": [
        "priority", "constant", "multiplier", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
        "relation", "isActive", "identifier",
      ],
      "UIControl": ["isSelected", "isHighlighted"],
      "NSObject": ["perform", "responds", "isKind", "isMember", "description", "setValue"],
    ]
    return Dictionary(uniqueKeysWithValues: members.flatMap { type, names in names.map { ($0, type) } })
  }()

  /// Casts an object of type `AnyObject` to the class of the member that is accessed.
  func castAnyObject(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, let type = Self.dynamicMembers[node.declName.baseName.text],
      base.variableNames.contains(where: index.isAnyObject)
    else { return }
    edits.insert("(", at: base.trimmedByteRange.lowerBound)
    if let chained = base.as(OptionalChainingExprSyntax.self) {
      edits.replace(chained.questionMark.trimmedByteRange, with: " as? \(type))?")
    } else {
      edits.insert(" as! \(type))", at: base.trimmedByteRange.upperBound)
    }
    // Objective-C finds the properties of this name in all classes, and their types differ.
    if node.declName.baseName.text == "priority" {
      edits.insert("OfAnyObject()", at: node.declName.trimmedByteRange.upperBound)
    }
  }
}

extension ExprSyntax {
  /// The names of the variables in a chain such as `view.constraints.first?`.
  var variableNames: [String] {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.variableNames }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base?.variableNames ?? []) + [member.declName.baseName.text]
    }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.variableNames ?? []
  }
}
