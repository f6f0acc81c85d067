import SwiftSyntax

/// Optional requirements of protocols, and protocols to which only classes conform.
extension RewritingVisitor {
  /// Only classes conform to a protocol of Objective-C, which `weak` and `===` need.
  func keepClassBound(_ node: ProtocolDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard node.attributes.containsAttribute(in: ["objc"]),
      !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", AnyObject", at: last.trimmedByteRange.upperBound)
    } else {
      edits.insert(": AnyObject", at: node.name.trimmedByteRange.upperBound)
    }
  }

  /// Tells callers of an optional requirement that the type implements it.
  func raiseFlag(of declaration: DeclSyntax, modifiers: DeclModifierListSyntax) {
    guard !modifiers.contains(.override), let type = declaration.enclosingTypeName,
      declaration.parent?.is(MemberBlockItemSyntax.self) == true, let key = declaration.requirementKey
    else { return }
    if let late = index.lateRequirements[type]?[key] {
      if declaration.enclosingExtension == nil { overrideAddedMember(declaration, late, of: type) }
      return
    }
    guard index.adoptsOptionalRequirement(key, type: type) else { return }
    let access = modifiers.contains { $0.name.text == "open" || $0.name.text == "public" } ? "public " : ""
    edits.insert(
      "; \(access)var \(OptionalRequirements.flag(for: key)): Bool { true }",
      at: declaration.trimmedByteRange.upperBound)
  }

  /// Makes a member override the one that its superclass gets in the port.
  private func overrideAddedMember(
    _ declaration: DeclSyntax, _ requirement: ModuleIndex.OptionalRequirement, of type: String
  ) {
    let access = index.classes[type]?.overrideAccess ?? ""
    let introducer =
      declaration.modifiers.first?.trimmedByteRange
      ?? declaration.as(FunctionDeclSyntax.self)?.funcKeyword.trimmedByteRange
      ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.trimmedByteRange
    guard let introducer else { return }
    edits.insert(
      (declaration.modifiers.accessLevel == nil ? access : "") + "override ", at: introducer.lowerBound)
    guard let flag = requirement.flag else { return }
    edits.insert("; \(access)override var \(flag): Bool { true }", at: declaration.trimmedByteRange.upperBound)
  }

  /// Reads an optional property only where it is implemented: `delegate?.title`. Also answers whether an object has a
  /// method: `delegate?.done != nil`.
  func visitOptionalProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let object = base.trimmedDescription.filter { !"?!".contains($0) }
    let name = node.declName.baseName.text
    guard let variable = object.split(separator: ".").last.map(String.init) else { return }
    let receiver = base.trimmedDescription
    if node.isComparedWithNil, let key = index.optionalMethod(node.declName.trimmedDescription, ofVariable: variable) {
      edits.replace(
        node.trimmedByteRange, with: "(\(receiver).\(OptionalRequirements.flag(for: key)) == true ? () as Void? : nil)")
      return
    }
    guard index.isOptionalProperty(name, ofVariable: variable) else { return }
    edits.insert(
      "(\(receiver).\(OptionalRequirements.flag(for: name)) == true ? ", at: node.trimmedByteRange.lowerBound)
    edits.insert(" : nil)", at: node.trimmedByteRange.upperBound)
  }

  /// Calls an optional requirement only where it is implemented: `delegate?.done?()`.
  func visitOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chained.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    guard index.optionalRequirements.contains(where: { $0.name == name }) else {
      if callsRequirementOfUIKit(node, name: name, base: base) {
        edits.remove(chained.questionMark.trimmedByteRange)
      }
      return
    }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let flag = OptionalRequirements.flag(for: "\(name)(\(labels))")
    edits.insert("(\(base.trimmedDescription).\(flag) == true ? ", at: node.trimmedByteRange.lowerBound)
    edits.remove(chained.questionMark.trimmedByteRange)
    edits.insert(" : nil)", at: node.trimmedByteRange.upperBound)
  }

  /// Removes `NSObjectProtocol` beside protocols of UIKit, which inherit from it in UIKit, but not here.
  func visitComposition(_ node: CompositionTypeSyntax) {
    let names = node.elements.map(\.type.trimmedDescription)
    guard names.contains(where: { $0.hasPrefix("UI") }) else { return }
    let kept = names.filter { $0 != "NSObjectProtocol" }
    if kept.count < names.count { edits.replace(node.trimmedByteRange, with: kept.joined(separator: " & ")) }
  }

  /// Removes the exclamation mark of `delegate!.done!()`. A default implementation is called where Objective-C would trap.
  func visitForcedCall(_ node: FunctionCallExprSyntax) {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    if index.optionalRequirements.contains(where: { $0.name == name })
      || callsRequirementOfUIKit(node, name: name, base: base)
    {
      edits.remove(forced.exclamationMark.trimmedByteRange)
    }
  }

  /// Whether a call with `?` is of an optional requirement of UIKit, which has a default implementation here, rather
  /// than of an optional closure. Closures have no argument labels.
  private func callsRequirementOfUIKit(_ call: FunctionCallExprSyntax, name: String, base: ExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    let object = base.trimmedDescription.lowercased().filter { $0.isLetter || $0 == "." }
    let isDelegate =
      ["delegate", "datasource", "super"].contains { object.hasSuffix($0) }
      || base.variableNames.contains(where: index.isDelegate)
    let prefixes = [
      "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "presentationController", "tableView",
      "collectionView", "navigationController", "tabBarController", "popoverPresentationController",
    ]
    return isDelegate && prefixes.contains { name.hasPrefix($0) && name != $0 }
  }
}

extension SyntaxProtocol {
  /// Whether the expression is compared with `nil`.
  fileprivate var isComparedWithNil: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let position = elements.firstIndex(where: { $0.id == Syntax(self).id }), position + 2 < elements.count else {
      return false
    }
    return ["!=", "=="].contains(elements[position + 1].trimmedDescription)
      && elements[position + 2].is(NilLiteralExprSyntax.self)
  }
}
