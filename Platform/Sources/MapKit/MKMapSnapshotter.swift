public import CoreLocation
private import FirstFramePlaceholders
public import UIKit

/// Draws a map as an image: the placeholder of a map.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  private let options: Options
  open private(set) var isLoading = false

  public init(options: Options) {
    self.options = options
    super.init()
  }

  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(snapshot(), nil)
  }

  open func start(with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
    let snapshot = snapshot()
    queue.async { completionHandler(snapshot, nil) }
  }

  open func start() async throws -> Snapshot { snapshot() }
  open func cancel() {}

  private func snapshot() -> Snapshot {
    let placeholder = Placeholder("MKMapSnapshotter", symbol: "map")
    placeholder.warn()
    let image = UIGraphicsImageRenderer(size: options.size).image { _ in
      placeholder.draw(in: CGRect(origin: .zero, size: options.size), detail: nil)
    }
    return Snapshot(image: image)
  }

  /// The settings of a snapshot.
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.null
    open var mapType = MKMapType.standard
    open var camera = MKMapCamera()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 2
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
  }

  /// An image, which is a placeholder.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
      super.init()
    }

    /// Returns the center of the image: places of a placeholder are unknown.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      CGPoint(x: image.size.width / 2, y: image.size.height / 2)
    }
  }
}
