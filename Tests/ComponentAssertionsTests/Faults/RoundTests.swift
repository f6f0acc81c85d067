import Foundation
import Testing

/// The faults again and again, in another order each time and several at once: the same verdict each time.
@Suite("Rounds of faults") @MainActor struct RoundTests {
  /// How often; `FIRSTFRAME_ROUNDS` in the environment.
  private static let rounds = ProcessInfo.processInfo.environment["FIRSTFRAME_ROUNDS"].flatMap(Int.init) ?? 3
  /// How many components are examined at once, their turns of the main queue mixed.
  private static let lanes = 4

  @Test("The verdict is the same in every round")
  func rounds() async {
    var runs = 0
    var wrong: [String] = []
    for round in 0..<Self.rounds {
      var generator = RoundGenerator(seed: UInt64(round))
      let specimens = (Faults.all + Faults.none).shuffled(using: &generator)
      let judgements = await judgements(on: specimens, round: round)
      runs += judgements.count
      wrong += judgements.compactMap { $0.map { "round \(round): \($0)" } }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    print(
      "rounds: \(Self.rounds) in shuffled order, \(Self.lanes) at once, \(runs) examinations, \(wrong.count) other verdicts"
    )
  }

  /// What was said of each that is not what is known of it; nil where it is.
  private func judgements(on specimens: [Specimen], round: Int) async -> [String?] {
    let tasks = (0..<Self.lanes).map { lane in
      Task { @MainActor in
        var words: [String?] = []
        for index in specimens.indices where index % Self.lanes == lane {
          let judgement = await Judgement(of: specimens[index], round: round)
          words.append(judgement.isRight ? nil : judgement.words)
        }
        return words
      }
    }
    var words: [String?] = []
    for task in tasks { words += await task.value }
    return words
  }
}
