import HeadlessUIKit

/// An identifier that its view keeps, for names such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private final class Identity {}

  private final class Location {
    var identity = Identity()
  }

  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier
  }

  private let location = Location()

  public init() {}

  public var wrappedValue: ID { ID(value: ObjectIdentifier(location.identity)) }
}

extension Namespace: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    location.identity = connection.graph.storage(at: connection.node) { location.identity }
  }
}

/// What views with the same identifier share during an animation.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
