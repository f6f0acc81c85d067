import SwiftSyntax

/// Members of `AnyObject`, which only Objective-C finds.
extension RewritingVisitor {
  /// The class of a member that code may access on `AnyObject` in Objective-C.
  private static let dynamicMembers: [String: String] = {
    let members = [
      "UIView": [
        "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
        "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "superview",
        "subviews", "alpha", "backgroundColor", "tag", "frame", "bounds", "center", "isHidden", "layer", "window",
      ],
      "NSLayoutConstraint": [
        "priority", "constant", "multiplier", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
        "relation", "isActive", "identifier",
      ],
      "UIControl": ["isSelected", "isHighlighted", "isEnabled"],
      "UISwitch": ["isOn", "setOn"],
      "UISegmentedControl": ["selectedSegmentIndex", "titleForSegment"],
      "UIButton": ["currentTitle", "titleLabel", "setTitle", "title"],
      "UITextField": ["placeholder", "isSecureTextEntry"],
      "UISlider": ["minimumValue", "maximumValue"],
      "UIGestureRecognizer": ["state", "location"],
      "NSNumber": ["doubleValue", "floatValue", "intValue", "boolValue", "int64Value", "uintValue", "stringValue"],
      "NSString": ["integerValue", "lowercased", "uppercased", "draw", "length"],
      "NSArray": ["firstObject", "lastObject", "objectEnumerator"],
      "NSDictionary": ["allKeys", "allValues"],
      "NSObject": ["perform", "responds", "isKind", "isMember", "description", "setValue"],
    ]
    return Dictionary(uniqueKeysWithValues: members.flatMap { type, names in names.map { ($0, type) } })
  }()

  /// Casts an object of type `AnyObject` to the class of the member that is accessed.
  func castAnyObject(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, let type = Self.dynamicMembers[node.declName.baseName.text],
      base.isCastToAnyObject || base.variableNames.contains(where: index.isAnyObject)
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
  /// Whether this is an expression such as `(values["a"] as AnyObject)`.
  fileprivate var isCastToAnyObject: Bool {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isCastToAnyObject }
    guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.count == 1 else { return false }
    return elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
      .trimmedDescription == "AnyObject"
  }

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
