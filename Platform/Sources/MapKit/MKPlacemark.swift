public import CoreLocation
private import FirstFramePlaceholders
public import Foundation

/// A place with an address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// A place that the app Maps can show.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// Has no effect: there are no other apps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MissingEffect.warn("MKMapItem.openInMaps", "there are no other apps here.")
    return false
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Formats distances by the current locale.
open class MKDistanceFormatter: Formatter {
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  open var locale: Locale! = .current

  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default`, abbreviated, full
  }

  /// Returns a distance in meters as text.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || units == .default && locale.measurementSystem != .us
    let unit = isMetric ? (distance < 1000 ? "m" : "km") : (distance < 160.9344 ? "ft" : "mi")
    let perUnit: Double = ["m": 1, "km": 1000, "ft": 0.3048, "mi": 1609.344][unit] ?? 1
    let number = distance / perUnit
    let isLarge = unit == "m" || unit == "ft" || number >= 10
    return (isLarge ? String(Int((number).rounded())) : String(format: "%.1f", number)) + " " + unit
  }
}
