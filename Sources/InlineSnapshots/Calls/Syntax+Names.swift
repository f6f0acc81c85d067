#if InlineSnapshots
  import SwiftSyntax

  extension ExprSyntax {
    /// The name of the function that a call with this expression calls; nil where that is no name.
    var calleeName: String? {
      if let reference = self.as(DeclReferenceExprSyntax.self) {
        reference.baseName.identifier?.name
      } else if let access = self.as(MemberAccessExprSyntax.self) {
        access.declName.baseName.identifier?.name
      } else if let specialized = self.as(GenericSpecializationExprSyntax.self) {
        specialized.expression.calleeName
      } else {
        nil
      }
    }
  }

  extension SyntaxProtocol {
    /// The names that `#function` may have here, innermost first.
    var enclosingNames: [String] {
      Array(sequence(first: Syntax(self), next: \.parent).compactMap(\.declaredName))
    }
  }

  extension Syntax {
    /// The name that `#function` has within the declaration, without parentheses and labels.
    var declaredName: String? {
      switch self.as(SyntaxEnum.self) {
      case .functionDecl(let function): function.name.identifier?.name ?? function.name.text
      case .initializerDecl: "init"
      case .deinitializerDecl: "deinit"
      case .subscriptDecl: "subscript"
      case .patternBinding(let binding):
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
      default: nil
      }
    }
  }
#endif
