import Foundation
import HeadlessUIKit
import Testing

/// Stacks compute frames in two ways: by arithmetic, and by constraints as soon as one reaches into them. The ways agree.
///
/// A constraint that changes nothing, a width of at least 0, makes the difference.
@MainActor
struct StackAgreementTests {
  private nonisolated static let seed = UInt64(ProcessInfo.processInfo.environment["STACK_SEED"] ?? "") ?? 20_250_921

  @Test(arguments: [RandomStack.Kind.flat, .tied, .nested])
  func framesAgree(_ kind: RandomStack.Kind) {
    for round in 0..<150 {
      let stack = RandomStack(kind, seed: Self.seed &+ UInt64(round))
      let (computed, solved) = (stack.frames(isSolved: false), stack.frames(isSolved: true))
      let isSame = zip(computed, solved).allSatisfy { isNear($0, $1) }
      #expect(
        isSame && computed.count == solved.count && !computed.isEmpty,
        "seed \(Self.seed) + \(round): \(stack.description)\ncomputed \(computed)\nsolved   \(solved)")
      if !isSame { return }
    }
  }

  @Test func fittingSizesAgree() {
    for round in 0..<150 {
      let stack = RandomStack(.flat, seed: Self.seed &+ UInt64(round))
      let (computed, solved) = (stack.fittingSize(isSolved: false), stack.fittingSize(isSolved: true))
      #expect(computed == solved, "seed \(Self.seed) + \(round): \(stack.description)")
      if computed != solved { return }
    }
  }

  /// A tie in rounding may fall on either side of a pixel, which is half a point.
  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) <= 0.5 && abs(left.minY - right.minY) <= 0.5 && abs(left.maxX - right.maxX) <= 0.5
      && abs(left.maxY - right.maxY) <= 0.5
  }
}
