import Foundation

/// A condition that snapshots must not depend on, and how a run of the tests gets it.
struct HuntCondition {
  /// The name on the command line.
  let name: String
  /// What differs from the first run, for lists.
  let explanation: String
  /// What a snapshot depends on that changes under the condition.
  let factor: Factor
  /// What its runs do differently.
  let settings: HuntSettings
  /// The settings of the runs that it is compared with; `nil` for those of the first run.
  var comparedWith: HuntSettings?
  /// The number of runs. A random order can be the usual one by chance.
  var runCount = 1
  /// Why this machine cannot provide the condition; `nil` if it can.
  var obstacle: String?

  /// What a snapshot can depend on. Conditions with the same factor exclude each other.
  enum Factor: String, CaseIterable, Encodable {
    case clock
    case timeZone = "time zone"
    case language
    case hashSeed = "hash seed"
    case scheduling
    case order
    case processors
    case folder
    case disk
    case mainQueue = "main queue"
    case everything = "all conditions together"
    case nothing = "no condition"

    /// The verb and the object of a sentence about a snapshot.
    var phrase: String {
      switch self {
      case .clock: "follows the clock"
      case .timeZone: "follows the time zone"
      case .language: "follows the language and region"
      case .hashSeed: "follows the hash seed: the order of a dictionary or set"
      case .scheduling: "depends on which tests run at the same time"
      case .order: "depends on the order of tests"
      case .processors: "depends on the number of processors"
      case .folder: "follows the current folder or the home folder"
      case .disk: "depends on the speed of the disk"
      case .mainQueue: "depends on the speed of the main queue"
      case .everything: "changes only under all conditions together"
      case .nothing: "changes by itself, under the same conditions"
      }
    }
  }
}

/// What is different in a run of the tests.
struct HuntSettings: Equatable {
  /// Variables to add to the environment.
  var environment: [String: String] = [:]
  /// Arguments to add to those of `swift test`.
  var arguments: [String] = []
  /// A program with arguments that starts `swift test`.
  var launcher: [String] = []

  /// The settings with others added, which take precedence.
  func adding(_ other: HuntSettings) -> HuntSettings {
    HuntSettings(
      environment: environment.merging(other.environment) { $1 }, arguments: arguments + other.arguments,
      launcher: launcher + other.launcher)
  }
}

/// The conditions of a hunt.
struct HuntConditions {
  private(set) var selected: [HuntCondition]

  /// - Parameter names: The names of conditions, separated by commas; `nil` for all.
  init(named names: String?, of all: [HuntCondition]) throws(HuntError) {
    guard let names else {
      selected = all
      return
    }
    let wanted = names.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for name in wanted where !all.contains(where: { $0.name == name }) {
      throw .unknownCondition(name, known: all.map(\.name))
    }
    selected = all.filter { wanted.contains($0.name) }
  }

  /// The conditions that this machine can provide, and those that it cannot.
  var available: [HuntCondition] { selected.filter { $0.obstacle == nil } }
  var skipped: [HuntCondition] { selected.filter { $0.obstacle != nil } }

  /// The first available condition of each factor, as one; `nil` if there are fewer than two.
  var together: HuntCondition? {
    var factors: Set<HuntCondition.Factor> = []
    let compatible = available.filter { $0.comparedWith == nil && factors.insert($0.factor).inserted }
    guard compatible.count > 1 else { return nil }
    return HuntCondition(
      name: "together", explanation: compatible.map(\.name).joined(separator: ", "), factor: .everything,
      settings: compatible.map(\.settings).reduce(HuntSettings()) { $0.adding($1) })
  }
}
