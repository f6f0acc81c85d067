import Observation

@Observable
class FeatureModel {
  var count = 0
  var isLoadingFact = false
  var fact: String?
}
