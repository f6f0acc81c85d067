/// The costs of a unit by which a constraint's expression is above or below its limit, at the level of the objective that
/// breaks ties between equally good solutions.
struct TieWeights {
  var excess: Double
  var shortfall: Double
}

extension ConstraintRecord {
  /// The weights of the constraint. They change with the rank in exactly representable steps and are always positive.
  var tieWeights: TieWeights {
    let scale = tieBreaking.yields ? 0.5 : 1
    let later = Double(min(rank, Self.rankLimit)) / Double(2 * Self.rankLimit)
    return TieWeights(
      excess: scale * (tieBreaking.exceedsEarlier ? 0.5 + later : 1 - later), shortfall: scale * (1 - later))
  }

  static let rankLimit = 1 << 22
}

extension ConstraintSolver {
  /// Gives the constraints the ranks 0, 1, 2 and so on in the order of their addition.
  ///
  /// A removed constraint leaves a gap, and in a tie of three constraints the distances of their ranks can decide. So
  /// without new ranks, the solution could depend on constraints that are no longer there.
  func closeRankGaps() {
    guard hasRankGaps else { return }
    hasRankGaps = false
    var slots = records.indices.filter { records[$0] != nil }.map { Int32($0) }
    sortBySerial(&slots)
    for (rank, slot) in slots.enumerated() where records[Int(slot)]?.rank != rank { setRank(of: slot, to: rank) }
    nextRank = slots.count
  }

  private func setRank(of slot: Int32, to rank: Int) {
    guard let record = records[Int(slot)] else { return }
    records[Int(slot)]?.rank = rank
    guard case .tableau(let symbols, _) = record.placement, let weights = records[Int(slot)]?.tieWeights else { return }
    if !record.priority.isRequired {
      tableau.changeTieCosts(of: symbols, from: record.tieWeights, to: weights)
    } else if record.minimizesExcess {
      tableau.addTendency(of: symbols, weight: weights.shortfall - record.tieWeights.shortfall)
    }
    needsOptimization = true
  }
}
