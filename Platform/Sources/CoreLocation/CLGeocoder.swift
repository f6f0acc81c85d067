private import FirstFramePlaceholders
public import Foundation

/// A description of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }

  public override init() {
    super.init()
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses, which needs a network: every request fails.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, failure())
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw failure() }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, failure())
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw failure() }
  open func cancelGeocode() {}

  private func failure() -> CLError {
    MissingEffect.warn("CLGeocoder", "addresses are not found here; the request fails.")
    return .network
  }
}
