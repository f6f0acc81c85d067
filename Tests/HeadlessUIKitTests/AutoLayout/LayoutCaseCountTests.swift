import Testing

/// The tables of layouts that were worked out by hand.
struct LayoutCaseCountTests {
  @Test func thereAreThreeHundred() {
    let counts: [String: Int] = [
      "Auto Layout": AutoLayoutTests.cases.count, "hugging": HuggingTests.cases.count,
      "relations": RelationTests.cases.count, "margins": MarginTests.cases.count,
      "autoresizing": AutoresizingTests.cases.count, "scroll views": ScrollCaseTests.cases.count,
      "fitting sizes": FittingTests.cases.count, "contradictions": ContradictionTests.cases.count,
      "ambiguity": AmbiguityTests.cases.count, "baselines": BaselineTests.cases.count,
      "cells": CellHeightTests.cases.count, "devices": DeviceLayoutTests.cases.count,
      "stack alignments": StackAlignmentTests.cases.count,
      "stack arrangements": StackArrangementTests.cases.count,
      "stack distributions": StackDistributionTests.cases.count,
      "stacks and constraints": StackConstraintTests.cases.count, "stack matrix": StackMatrixTests.cases.count,
    ]
    let total = counts.values.reduce(0, +)
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("layout cases: \(total), of which \(parts.joined(separator: ", "))")
    #expect(total >= 300)
  }
}
