/// A depth-first walk along definitions, on a stack of its own: chains of them are as long as an interface likes.
struct DefinitionWalk {
  /// The variables met, each after those that its definition uses.
  private(set) var order: [Int32] = []
  private var stamps: [Int] = []
  private var stamp = 0
  private var stack: [(variable: Int32, next: Int)] = []

  mutating func grow(to count: Int) {
    while stamps.count < count { stamps.append(0) }
  }

  mutating func begin() {
    stamp &+= 1
    order.removeAll(keepingCapacity: true)
  }

  func hasSeen(_ variable: Variable) -> Bool { stamps[Int(variable.index)] == stamp }

  /// False if there is more to meet than the limit.
  @discardableResult
  mutating func visit(_ variable: Variable, in definitions: [Definition?], limit: Int = .max) -> Bool {
    push(variable.index)
    while let top = stack.last {
      if order.count >= limit {
        stack.removeAll(keepingCapacity: true)
        return false
      }
      if let terms = definitions[Int(top.variable)]?.terms, top.next < terms.count {
        stack[stack.count &- 1].next &+= 1
        push(terms[top.next].variable.index)
      } else {
        order.append(top.variable)
        stack.removeLast()
      }
    }
    return true
  }

  private mutating func push(_ variable: Int32) {
    guard stamps[Int(variable)] != stamp else { return }
    stamps[Int(variable)] = stamp
    stack.append((variable, 0))
  }
}
