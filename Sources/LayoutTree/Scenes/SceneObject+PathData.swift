import FirstFrameGeometry

extension SceneObject {
  /// SVG path data.
  func pathData(_ key: String) throws -> Path {
    let data = try required(key, as: String.self)
    do {
      return try Path(svgPathData: data)
    } catch {
      throw invalid(key, expected: "SVG path data", found: "\(error)")
    }
  }
}
