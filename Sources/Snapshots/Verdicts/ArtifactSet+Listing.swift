extension ArtifactSet {
  /// A line for each file with one of the roles, or one that says why there is none.
  func listing(_ roles: Role...) -> String {
    if let problem {
      return "  (its pictures could not be written to \(folder): \(problem))"
    }
    let lines = roles.compactMap { role in path(of: role).map { "  \(role.label)\($0)" } }
    return lines.isEmpty ? "  (there is nothing to look at)" : lines.joined(separator: "\n")
  }
}

extension ArtifactSet.Role {
  /// The role and a colon, as wide as all labels of a message are.
  fileprivate var label: String {
    switch self {
    case .reference: "reference:  "
    case .actual: "actual:     "
    case .difference: "difference: "
    case .nodes: "nodes:      "
    }
  }
}
