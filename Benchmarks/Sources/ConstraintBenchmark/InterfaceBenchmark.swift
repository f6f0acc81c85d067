import FirstFrameConstraintSolving
import Timing

/// Times solving the constraints of one interface in several sizes: from nothing, after one constant changed, and after
/// one constraint was replaced.
struct InterfaceBenchmark {
  let interface: Interface
  let sizes: [Int]
  let stopwatch: Stopwatch

  func run() throws {
    var previous: [Double]?
    for size in sizes {
      let collector = ConstraintCollector()
      interface.build(collector, size)
      let times = [try fromNothing(collector), try changedConstant(collector), try replacedConstraint(collector)]
      report(collector.constraintCount, times, previous)
      previous = times
    }
  }

  private func fromNothing(_ collector: ConstraintCollector) throws -> Double {
    try stopwatch.median { try collector.solver().0.solve() }
  }

  /// Returns the time, in milliseconds, of solving after the constants of a constraint and its group changed.
  private func changedConstant(_ collector: ConstraintCollector) throws -> Double {
    let (solver, handles) = collector.solver()
    try solver.solve()
    let chosen = chosen(of: handles.count)
    let total = try stopwatch.median {
      for change in [3.0, 0] {
        for index in chosen {
          for changed in collector.group(of: index) {
            solver.setConstant(of: handles[changed], to: collector.constraints[changed].expression.constant + change)
          }
          try solver.solve()
        }
      }
    }
    return total / Double(2 * chosen.count)
  }

  private func replacedConstraint(_ collector: ConstraintCollector) throws -> Double {
    var (solver, handles) = collector.solver()
    try solver.solve()
    let chosen = chosen(of: handles.count)
    let total = try stopwatch.median {
      for index in chosen {
        solver.remove(handles[index])
        handles[index] = solver.add(collector.constraints[index])
        try solver.solve()
      }
    }
    return total / Double(chosen.count)
  }

  /// Returns the indices of constraints from all parts of the interface, except those of the window.
  private func chosen(of count: Int) -> [Int] { (1...16).map { 4 + $0 * (count - 5) / 16 } }

  private func report(_ count: Int, _ times: [Double], _ previous: [Double]?) {
    let columns = times.indices.map { index in
      let ratio = previous.map { " x" + Self.rounded(times[index] / $0[index], to: 10) } ?? ""
      return (Self.rounded(times[index], to: 1000) + " ms" + ratio).padded(to: 18)
    }
    print(interface.name.padded(to: 8) + String(count).padded(to: 8) + columns.joined())
  }

  private static func rounded(_ value: Double, to parts: Double) -> String {
    String((value * parts).rounded() / parts)
  }
}

extension String {
  /// The text, padded with spaces to the width of a column.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
