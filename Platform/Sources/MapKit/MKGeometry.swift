@_exported public import CoreLocation
@_exported public import UIKit

/// The size of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of a map.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with a size in meters, on a sphere with the earth's mean radius.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 6_371_008.8 * Double.pi / 180
    let shrinking = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: min(longitudinalMeters / (metersPerDegree * shrinking), 360)))
  }

  /// Creates the smallest region that contains a rectangle of a map.
  public init(_ rect: MKMapRect) {
    let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
  }
}

/// A point of the Mercator projection; the world is a square with 2^28 points on a side.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  static let worldSide = 268_435_456.0

  public init() {
    self.init(x: 0, y: 0)
  }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * Self.worldSide
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldSide
  }

  public var coordinate: CLLocationCoordinate2D {
    let exponent = exp((0.5 - y / Self.worldSide) * 2 * .pi)
    return CLLocationCoordinate2D(
      latitude: 360 / .pi * atan(exponent) - 90, longitude: x / Self.worldSide * 360 - 180)
  }

  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (first, second) = (coordinate, other.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude)
      .distance(from: CLLocation(latitude: second.latitude, longitude: second.longitude))
  }
}

/// The size of a rectangle of a map, in points of the projection.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public static let world = MKMapSize(width: MKMapPoint.worldSide, height: MKMapPoint.worldSide)

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of a map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public static let null = MKMapRect(
    origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize(width: 0, height: 0))
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public init() {
    self.init(origin: MKMapPoint(), size: MKMapSize())
  }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
