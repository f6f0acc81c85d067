import Observation

@Observable @MainActor
final class MigratedScoreViewModel: MigratedScoreViewModelProtocol {
  var visualState = VisualState.loading
  var scoreCells: [String] = []
}
