import Observation

@Observable
final class TitleModel {
  var title = "first"
}
