import Foundation

/// Solves a group over and over, and remembers how it looks as long as nothing in it was measured.
@MainActor
struct GroupRepeater {
  let group: NSCollectionLayoutGroup
  let room: CGSize
  let solver: GroupSolver
  private var estimate: SolvedGroup?

  init(group: NSCollectionLayoutGroup, room: CGSize, solver: GroupSolver) {
    self.group = group
    self.room = room
    self.solver = solver
  }

  mutating func solved(from first: Int) -> SolvedGroup {
    if let estimate, first + estimate.items.count <= solver.count, !isMeasured(first, estimate.items.count) {
      return estimate
    }
    let solved = solver.solve(group, in: room, from: first)
    // A group may hold one item more than it has where a small one follows.
    if !isMeasured(first, solved.items.count + 1), first + solved.items.count < solver.count { estimate = solved }
    return solved
  }

  private func isMeasured(_ first: Int, _ count: Int) -> Bool {
    (first..<first + count).contains { solver.measured[.cell(IndexPath(item: $0, section: solver.section))] != nil }
  }
}
