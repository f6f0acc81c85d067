import FirstFrame

/// What is as it should be, by the component's name, and why.
enum ContractExemptions {
  static let all: [String: [StateExemption]] = [:]
}
