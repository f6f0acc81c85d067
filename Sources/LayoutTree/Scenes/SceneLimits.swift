/// How far the numbers of a scene may reach.
enum SceneLimits {
  /// In points.
  static let length = 1e9
  static let fontSize = 10_000.0
  static let lines = 1_000_000.0
  /// Of the height of lines.
  static let multiples = 0.01...100
  /// Of the size of text.
  static let scales = 0.01...1
}
