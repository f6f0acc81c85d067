import Observation

@Observable
class CountModel {
  var count = 0
}
