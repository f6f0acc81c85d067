import Observation

@Observable
class ScoreViewModel {
  var score: String = "0-0"
  var isLive: Bool = false
}
