/// A change of one operator, condition or constant, which `FIRSTFRAME_MUTANT` turns on while a program runs.
struct Mutant: Encodable {
  /// The number that selects the change, unique among all files.
  let number: Int
  let file: String
  let line: Int
  let column: Int
  /// The text that is changed, and what it becomes, such as `<` and `<=`.
  let old: String
  let new: String
}

/// The operators that are changed.
struct OperatorChange {
  /// The function that the operator becomes.
  let function: String
  /// The operator that the change applies instead.
  let replacement: String

  /// By operator.
  static let all: [String: OperatorChange] = [
    "==": OperatorChange(function: "mutantEqual", replacement: "!="),
    "!=": OperatorChange(function: "mutantUnequal", replacement: "=="),
    "<": OperatorChange(function: "mutantLess", replacement: "<="),
    "<=": OperatorChange(function: "mutantLessOrEqual", replacement: "<"),
    ">": OperatorChange(function: "mutantGreater", replacement: ">="),
    ">=": OperatorChange(function: "mutantGreaterOrEqual", replacement: ">"),
    "&&": OperatorChange(function: "mutantAnd", replacement: "||"),
    "||": OperatorChange(function: "mutantOr", replacement: "&&"),
    "+": OperatorChange(function: "mutantSum", replacement: "-"),
    "-": OperatorChange(function: "mutantDifference", replacement: "+"),
    "*": OperatorChange(function: "mutantProduct", replacement: "+"),
  ]
}
