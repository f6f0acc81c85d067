import FirstFrameImaging

extension GradientStop: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let position = try container.decode(Double.self)
    guard (0...1).contains(position) else {
      throw SceneError.invalidValue(
        at: decoder.codingPath.jsonPath, expected: "a position from 0 to 1", found: position.short)
    }
    self.init(position: position, color: try container.decode(Color.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(position)
    try container.encode(color)
  }

  /// The stops of a gradient: at least two, in order.
  static func stops(in object: SceneObject) throws -> [GradientStop] {
    let stops = try object.required("stops", as: [GradientStop].self)
    guard stops.count >= 2 else {
      throw object.invalid("stops", expected: "at least two stops", found: "\(stops.count)")
    }
    let isOrdered = zip(stops, stops.dropFirst()).allSatisfy { $0.position <= $1.position }
    guard isOrdered else {
      throw object.invalid("stops", expected: "positions that do not go back", found: "some that do")
    }
    return stops
  }
}
