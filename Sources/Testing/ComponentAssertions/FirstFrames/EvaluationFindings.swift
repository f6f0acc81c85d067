import HeadlessUIKit

/// Detects from the evaluations of SwiftUI's views whether they were evaluated too often, and why they changed late.
@MainActor
enum EvaluationFindings {
  /// The number of evaluations of a view before its first frame: the first one, and one for a change of state when it
  /// appears.
  private static let expectedTimes = 2

  /// Findings about views that were evaluated more often, one for each type of view.
  static func findings(in log: EvaluationLog) -> [FirstFrameFinding] {
    let repeated = log.evaluations.filter { $0.times > expectedTimes }
    let names = repeated.reduce(into: [String]()) { if !$0.contains($1.view) { $0.append($1.view) } }
    return names.compactMap { name -> FirstFrameFinding? in
      let most = repeated.filter { $0.view == name }.max { $0.times < $1.times }
      return most.map { .evaluatedAgain(node: name, times: $0.times, changes: sources(of: $0.changes)) }
    }
  }

  /// Findings about images that are loaded later.
  static func lateImages(in log: EvaluationLog) -> [FirstFrameFinding] {
    log.takeLateImages().map { .lateImage(node: "AsyncImage", address: $0) }
  }

  private static func sources(of changes: [StateChange]) -> [String] {
    changes.map(\.source).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension StateChange {
  /// What has made the change, as a clause.
  var source: String {
    guard let modifier else { return "\(subject) changed" }
    return isByTask ? "a task of `\(modifier)` changed \(subject)" : "`\(modifier)` changed \(subject)"
  }
}
