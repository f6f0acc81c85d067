import Observation

@Observable
final class TileModel {
  var title = "one"
}
