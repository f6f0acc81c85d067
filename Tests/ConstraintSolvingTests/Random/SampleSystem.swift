import FirstFrameConstraintSolving
import FirstFrameSeededRandomness

/// A system of constraints as data.
struct SampleSystem {
  var variableCount: Int
  var constraints: [SampleConstraint]

  /// Few variables, small whole numbers and few priorities, so that ties and contradictions are common.
  init(using random: inout SeededGenerator, constraintCount: ClosedRange<Int> = 1...9) {
    variableCount = Int.random(in: 1...5, using: &random)
    constraints = []
    for _ in 0..<Int.random(in: constraintCount, using: &random) {
      constraints.append(Self.constraint(variableCount, using: &random))
    }
  }

  static func constraint(_ variableCount: Int, using random: inout SeededGenerator) -> SampleConstraint {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    let factors: [Double] = [-2, -1, -1, 1, 1, 2, 0.5]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: 0..<variableCount, using: &random)] = factors.randomElement(using: &random)!
    }
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 1000, 750, 750, 250, 1]
    return SampleConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -10...10, using: &random)),
      relation: relations.randomElement(using: &random)!,
      priority: priorities.randomElement(using: &random)!)
  }

  /// The sums of violations by priority, the highest first.
  func violations(at point: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    return priorities.map { priority in
      var sum = 0.0
      for constraint in constraints where constraint.priority == priority { sum += constraint.violation(at: point) }
      return sum
    }
  }
}
