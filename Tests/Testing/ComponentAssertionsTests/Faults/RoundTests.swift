import FirstFrameSeededRandomness
import Foundation
import Testing

/// Checks all faults in several rounds, in different orders and concurrently. In every round, the same faults are found at
/// the same nodes.
///
/// The cause that a finding names is tested by `FaultTests`, with one component at a time: here, a delay may have passed
/// before it is observed, and other components change the addresses of objects.
@MainActor struct RoundTests {
  /// The number of rounds and the number of the first round, from `FIRSTFRAME_ROUNDS` and `FIRSTFRAME_FIRST_ROUND`.
  private static let rounds = number("FIRSTFRAME_ROUNDS") ?? 3
  private static let firstRound = number("FIRSTFRAME_FIRST_ROUND") ?? 0
  /// The number of components to check concurrently, with interleaved turns of the main queue.
  private static let taskCount = 16

  @Test func theResultIsTheSameInEveryRound() async {
    let queue = RoundQueue(rounds: Self.firstRound..<Self.firstRound + Self.rounds)
    let tasks = (0..<Self.taskCount).map { _ in
      Task { @MainActor in
        while let (round, specimen) = queue.next() {
          queue.record(await Evaluation(of: specimen, round: round), in: round)
        }
      }
    }
    for task in tasks { await task.value }
    #expect(queue.unexpectedResults.isEmpty, "\(queue.unexpectedResults.joined(separator: "\n"))")
    print(
      "rounds: \(Self.rounds) in shuffled order, \(Self.taskCount) at once, \(queue.examinations) examinations, "
        + "\(queue.unexpectedResults.count) unexpected results")
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }
}

/// The components of all rounds, in a different order in each round, and the unexpected results.
@MainActor
final class RoundQueue {
  private var rounds: Range<Int>
  private var pending: [(round: Int, specimen: Specimen)] = []
  private(set) var examinations = 0
  /// Descriptions of unexpected results.
  private(set) var unexpectedResults: [String] = []

  init(rounds: Range<Int>) {
    self.rounds = rounds
  }

  /// Returns the next component and its round; `nil` after the last round.
  func next() -> (round: Int, specimen: Specimen)? {
    if pending.isEmpty, let round = rounds.popFirst() {
      var generator = SeededGenerator(seed: UInt64(round))
      pending = (Faults.all + Faults.correctComponents).shuffled(using: &generator).map { (round, $0) }
    }
    return pending.popLast()
  }

  func record(_ evaluation: Evaluation, in round: Int) {
    examinations += 1
    if !evaluation.isFound { unexpectedResults.append("round \(round): \(evaluation.explanation)") }
  }
}
