import FirstFrameLayoutTree
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

extension View {
  /// Gives the view the geometry of the source with the identifier. Here, each view is drawn at its own place.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    if !isSource {
      UsageWarnings.warnOfNoEffect("View.matchedGeometryEffect(isSource: false)", "each view is drawn at its own place")
    }
    return self
  }
  public func geometryGroup() -> some View { self }
}

/// What views with the same identifier share during an animation.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
