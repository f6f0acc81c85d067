import FirstFrameConstraintSolving
import Testing

struct AmbiguityTests {
  private func ambiguous(_ build: (NamedSystem) -> Void) throws -> [String] {
    let system = NamedSystem()
    build(system)
    try system.solver.solve()
    return system.ambiguous()
  }

  @Test func unconstrainedVariablesAreAmbiguous() throws {
    #expect(
      try ambiguous {
        $0.equal($0["x"], 1)
        _ = $0["y"]
      } == ["y"])
  }

  @Test func aSumDoesNotDetermineItsParts() throws {
    #expect(
      try ambiguous {
        $0.equal($0["x"] + $0["y"], 1)
        $0.equal($0["z"], 2)
      } == ["x", "y"])
  }

  @Test func variablesRelativeToAnAmbiguousOneAreAmbiguous() throws {
    // z is determined: it equals y - x, which is 5 for every x.
    let found = try ambiguous {
      $0.equal($0["y"], $0["x"] + 5)
      $0.equal($0["z"], $0["y"] - $0["x"])
    }
    #expect(found == ["x", "y"])
  }

  @Test func boundsAloneAreAmbiguous() throws {
    #expect(
      try ambiguous {
        $0.atLeast($0["x"], 1)
        $0.atMost($0["x"], 2)
      } == ["x"])
    #expect(
      try ambiguous {
        $0.atLeast($0["x"], 2)
        $0.atMost($0["x"], 2)
      } == [])
  }

  @Test func aPreferenceDeterminesTheValue() throws {
    #expect(
      try ambiguous {
        $0.atLeast($0["x"], 1)
        $0.equal($0["x"], 5, priority: 1)
      } == [])
  }

  @Test func equalHuggingDoesNotDetermineWhichLabelStretches() throws {
    let found = try ambiguous {
      $0.equal($0["a"] + $0["b"], 200)
      $0.addContentLength(60, of: "a")
      $0.addContentLength(80, of: "b")
    }
    #expect(found == ["a", "b"])
    // With exactly the required space, no preference is violated.
    #expect(
      try ambiguous {
        $0.equal($0["a"] + $0["b"], 140)
        $0.addContentLength(60, of: "a")
        $0.addContentLength(80, of: "b")
      } == [])
  }
}
