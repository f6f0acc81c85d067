/// The guides that this project is based on, with the number of Swift blocks in each.
enum Seed: String, CaseIterable {
  case reuseStandard = "A standard for reusable views"
  case componentRules = "Rules of a component library"
  case cellTasks = "Cells that own their tasks"
  case observableComponents = "Observable components"
  case reuseTokens = "Reuse without identifiers"

  var blockCount: Int {
    switch self {
    case .reuseStandard: 1
    case .componentRules: 14
    case .cellTasks: 6
    case .observableComponents: 18
    case .reuseTokens: 10
    }
  }
}
