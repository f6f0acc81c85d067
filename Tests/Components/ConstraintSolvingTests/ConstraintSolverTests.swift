import FirstFrameConstraintSolving
import Testing

/// Systems with solutions computed by hand.
struct ConstraintSolverTests {
  @Test(arguments: cases)
  func values(_ example: NamedSystemCase) throws { try example.check() }

  static let cases: [NamedSystemCase] = [
    NamedSystemCase("one equality", ["x": 7]) { $0.equal($0["x"], 7) },
    NamedSystemCase("a chain of equalities, in reverse order", ["a": 1, "b": 3, "c": 6]) {
      $0.equal($0["c"], $0["b"] + 3)
      $0.equal($0["b"], $0["a"] + 2)
      $0.equal($0["a"], 1)
    },
    NamedSystemCase("two equations in two unknowns: x + y = 10, x - y = 4", ["x": 7, "y": 3]) {
      $0.equal($0["x"] + $0["y"], 10)
      $0.equal($0["x"] - $0["y"], 4)
    },
    NamedSystemCase("three equations with three variables each", ["x": 1, "y": 2, "z": 3]) {
      $0.equal($0["x"] + $0["y"] + $0["z"], 6)
      $0.equal($0["x"] * 2 + $0["y"] - $0["z"], 1)
      $0.equal($0["x"] - $0["y"] * 3 + $0["z"] * 2, 1)
    },
    NamedSystemCase("the same equality twice", ["x": 7]) {
      $0.equal($0["x"], 7)
      $0.equal($0["x"], 7)
    },
    NamedSystemCase("a ratio: w = 16/9 h, h = 90", ["w": 160, "h": 90]) {
      $0.equal($0["w"], $0["h"] * (16.0 / 9))
      $0.equal($0["h"], 90)
    },
    NamedSystemCase("centered: left margin equals right margin", ["x": 110, "w": 80]) {
      $0.equal($0["x"] + $0["w"] * 0.5, 150)
      $0.equal($0["w"], 80)
    },
    NamedSystemCase("a negative value", ["x": -40]) {
      $0.atMost($0["x"], -40)
      $0.equal($0["x"], 0, priority: 10)
    },
    // The running example of the Cassowary paper, figure 1 and section 2: a line, its midpoint, and a window of 100.
    NamedSystemCase(
      "the paper's line, midpoint dragged to 90: the right end stops at 100", ["l": 80, "m": 90, "r": 100]
    ) {
      paperLine($0)
      $0.equal($0["m"], 90, priority: 900)
      $0.equal($0["l"], 30, priority: 10)
      $0.equal($0["r"], 60, priority: 10)
    },
    NamedSystemCase("the paper's line, midpoint dragged outside: minimum length 10", ["l": 90, "m": 95, "r": 100]) {
      paperLine($0)
      $0.equal($0["m"], 200, priority: 900)
    },
    NamedSystemCase("a higher priority outweighs two lower ones that agree", ["x": 10]) {
      $0.equal($0["x"], 10, priority: 251)
      $0.equal($0["x"], 20, priority: 250)
      $0.equal($0["x"], 20, priority: 250)
    },
    NamedSystemCase("a higher priority outweighs a thousand lower ones", ["x": 10]) {
      $0.equal($0["x"], 10, priority: 2)
      for _ in 0..<1000 { $0.equal($0["x"], 20, priority: 1) }
    },
    NamedSystemCase("the smallest difference of priority is enough", ["x": 10]) {
      $0.equal($0["x"], 20, priority: 500)
      $0.equal($0["x"], 10, priority: 500.001)
    },
    NamedSystemCase("equal priorities minimize the sum of violations: the median of 1, 5, 20", ["x": 5]) {
      $0.equal($0["x"], 1, priority: 500)
      $0.equal($0["x"], 20, priority: 500)
      $0.equal($0["x"], 5, priority: 500)
    },
    NamedSystemCase("if two constraints of equal priority tie, the earlier one holds", ["x": 20]) {
      $0.equal($0["x"], 20, priority: 500)
      $0.equal($0["x"], 10, priority: 500)
    },
    NamedSystemCase("lower priorities determine values that higher ones do not", ["x": 5, "y": 15]) {
      $0.equal($0["x"] + $0["y"], 20, priority: 900)
      $0.equal($0["x"], 5, priority: 800)
      $0.equal($0["y"], 0, priority: 700)
    },
    NamedSystemCase("a required lower limit overrides a preference", ["w": 44]) {
      $0.atLeast($0["w"], 44)
      $0.equal($0["w"], 30, priority: 999)
    },
    NamedSystemCase("a required upper limit does not affect a preference within it", ["w": 30]) {
      $0.atMost($0["w"], 44)
      $0.equal($0["w"], 30, priority: 1)
    },
    NamedSystemCase("a minimum width of 100 overrides half of 180", ["w": 100]) {
      $0.atLeast($0["w"], 100)
      $0.equal($0["w"], $0["W"] * 0.5, priority: 750)
      $0.equal($0["W"], 180)
    },
    NamedSystemCase("two labels in too much space: the one that hugs less stretches", ["a": 60, "b": 140]) {
      $0.equal($0["a"] + $0["b"], 200)
      $0.addContentLength(60, of: "a", hugging: 251)
      $0.addContentLength(80, of: "b", hugging: 250)
    },
    NamedSystemCase("two labels in too little space: the one that resists less shrinks", ["a": 30, "b": 80]) {
      $0.equal($0["a"] + $0["b"], 110)
      $0.addContentLength(60, of: "a", resistance: 749)
      $0.addContentLength(80, of: "b", resistance: 750)
    },
    NamedSystemCase("two labels of equal priorities in too much space: the later one stretches", ["a": 60, "b": 140]) {
      $0.equal($0["a"] + $0["b"], 200)
      $0.addContentLength(60, of: "a")
      $0.addContentLength(80, of: "b")
    },
    NamedSystemCase("a container around its content, with paddings of 16", ["w": 132]) {
      $0.equal($0["x"], 16)
      $0.equal($0["x"] + $0["label"] + 16, $0["w"])
      $0.addContentLength(100, of: "label")
    },
    NamedSystemCase("a weak preference for zero minimizes: the fitting size", ["w": 120]) {
      $0.atLeast($0["w"], 120)
      $0.equal($0["w"], 0, priority: 50)
    },
    NamedSystemCase("equal widths from a required sum", ["a": 95, "b": 95, "c": 95]) {
      $0.equal($0["a"] + $0["b"] + $0["c"] + 15, 300)
      $0.equal($0["b"], $0["a"])
      $0.equal($0["c"], $0["a"])
    },
    NamedSystemCase("the maximum of three lengths, by inequalities and a weak preference for zero", ["m": 70]) {
      for length in [40.0, 70, 55] { $0.atLeast($0["m"], LinearExpression(constant: length)) }
      $0.equal($0["m"], 0, priority: 1)
    },
    NamedSystemCase("a sum below a limit", ["a": 70, "b": 30]) {
      $0.atMost($0["a"] + $0["b"], 100)
      $0.equal($0["b"], 30, priority: 800)
      $0.equal($0["a"], 90, priority: 700)
    },
    NamedSystemCase("a cycle of consistent equalities", ["a": 4, "b": 6, "c": 9]) {
      $0.equal($0["b"], $0["a"] + 2)
      $0.equal($0["c"], $0["b"] + 3)
      $0.equal($0["a"], $0["c"] - 5)
      $0.equal($0["a"], 4)
    },
    NamedSystemCase("a true statement about a constant is not a contradiction", ["x": 1]) {
      $0.atMost(LinearExpression(constant: -1), 0)
      $0.equal($0["x"], 1)
    },
  ]

  private static func paperLine(_ system: NamedSystem) {
    system.equal(system["m"] * 2, system["l"] + system["r"])
    system.atMost(system["l"] + 10, system["r"])
    system.atMost(system["r"], 100)
    system.atLeast(system["l"], 0)
  }
}
