import Foundation
import Testing

/// The faults again and again, in another order each time and several at once: the same verdict each time.
@Suite("Rounds of faults") @MainActor struct RoundTests {
  /// How often, and the number of the first; `FIRSTFRAME_ROUNDS` and `FIRSTFRAME_FIRST_ROUND` in the environment.
  private static let rounds = number("FIRSTFRAME_ROUNDS") ?? 3
  private static let firstRound = number("FIRSTFRAME_FIRST_ROUND") ?? 0
  /// How many components are examined at once, their turns of the main queue mixed.
  private static let lanes = 16

  @Test("The verdict is the same in every round")
  func rounds() async {
    let queue = RoundQueue(rounds: Self.firstRound..<Self.firstRound + Self.rounds)
    let lanes = (0..<Self.lanes).map { _ in
      Task { @MainActor in
        while let (round, specimen) = queue.next() {
          queue.note(await Judgement(of: specimen, round: round), in: round)
        }
      }
    }
    for lane in lanes { await lane.value }
    #expect(queue.otherVerdicts.isEmpty, "\(queue.otherVerdicts.joined(separator: "\n"))")
    print(
      "rounds: \(Self.rounds) in shuffled order, \(Self.lanes) at once, \(queue.examinations) examinations, "
        + "\(queue.otherVerdicts.count) other verdicts")
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }
}
