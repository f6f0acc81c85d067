public import CoreLocation
public import UIKit

/// Something at a place on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency @MainActor
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

@preconcurrency @MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D

  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var title: String? = "Current Location"
  open var subtitle: String?
}

/// The view of an annotation. It is a view like others; a map does not show it here.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage? {
    didSet {
      imageView.image = image
      bounds.size = image?.size ?? .zero
    }
  }
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var isDraggable = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  private lazy var imageView: UIImageView = {
    let view = UIImageView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
  public init(rawValue: Float) { self.rawValue = rawValue }
}

/// A pin with the symbol of a place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { updatePin() } }
  open var animatesDrop = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    updatePin()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    updatePin()
  }

  private func updatePin() {
    image = UIImage(systemName: "mappin", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))?
      .withTintColor(pinTintColor ?? .systemRed, renderingMode: .alwaysOriginal)
  }
}

/// A colored disk with a glyph. The pointed end below the disk is not drawn.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepareDisk()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    prepareDisk()
  }

  private func prepareDisk() {
    bounds.size = CGSize(width: 28, height: 28)
    isOpaque = false
    backgroundColor = .clear
  }

  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let color = glyphTintColor ?? .white
    if let glyphText {
      let text = NSAttributedString(
        string: glyphText,
        attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: color])
      let size = text.size()
      text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    } else if let glyph = glyphImage ?? UIImage(systemName: "mappin") {
      let scale = min(16 / glyph.size.width, 16 / glyph.size.height)
      let size = CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
      glyph.withTintColor(color, renderingMode: .alwaysOriginal).draw(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
    }
  }
}

public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}
