/// The functions that mutated sources call. Each module with mutants has a copy of them.
enum MutantFunctions {
  static let source = #"""
    import Foundation

    /// The number of the change that is turned on; -1 for none.
    private let active = Int(ProcessInfo.processInfo.environment["FIRSTFRAME_MUTANT"] ?? "") ?? -1
    /// The file that lists the changes that a process reaches.
    private let trace = ProcessInfo.processInfo.environment["FIRSTFRAME_MUTANT_TRACE"]
    /// Threads may write the same value at once; then a number is listed twice.
    nonisolated(unsafe) private let reached = {
      let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
      flags.initialize(repeating: false, count: 100_000)
      return flags
    }()

    private func isOn(_ number: Int) -> Bool {
      if !reached[number] { note(number) }
      return number == active
    }

    private func note(_ number: Int) {
      reached[number] = true
      guard let trace, let file = fopen(trace, "a") else { return }
      fputs("\(number)\n", file)
      fclose(file)
    }

    func mutantEqual<T: Equatable>(_ number: Int, _ a: T, _ b: T) -> Bool { isOn(number) ? a != b : a == b }
    func mutantEqual<T>(_ number: Int, _ a: T?, _ b: _OptionalNilComparisonType) -> Bool { isOn(number) ? a != b : a == b }
    func mutantUnequal<T: Equatable>(_ number: Int, _ a: T, _ b: T) -> Bool { isOn(number) ? a == b : a != b }
    func mutantUnequal<T>(_ number: Int, _ a: T?, _ b: _OptionalNilComparisonType) -> Bool { isOn(number) ? a == b : a != b }
    func mutantLess<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isOn(number) ? a <= b : a < b }
    func mutantLessOrEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isOn(number) ? a < b : a <= b }
    func mutantGreater<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isOn(number) ? a >= b : a > b }
    func mutantGreaterOrEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isOn(number) ? a > b : a >= b }

    func mutantAnd(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
      if isOn(number) { a ? true : try b() } else { a ? try b() : false }
    }

    func mutantOr(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
      if isOn(number) { a ? try b() : false } else { a ? true : try b() }
    }

    func mutantNot(_ number: Int, _ value: Bool) -> Bool { isOn(number) ? value : !value }
    func mutantCondition(_ number: Int, _ value: Bool) -> Bool { isOn(number) ? !value : value }

    func mutantSum<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T { isOn(number) ? a - b : a + b }
    func mutantSum<T: RangeReplaceableCollection>(_ number: Int, _ a: T, _ b: T) -> T { isOn(number) ? a : a + b }
    func mutantDifference<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T { isOn(number) ? a + b : a - b }
    func mutantProduct<T: Numeric>(_ number: Int, _ a: T, _ b: T) -> T { isOn(number) ? a + b : a * b }

    func mutantNumber<T: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ number: Int, _ value: T) -> T {
      isOn(number) ? value + 1 : value
    }
    """#
}
