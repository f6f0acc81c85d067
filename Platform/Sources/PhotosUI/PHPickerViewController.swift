public import FirstFramePlaceholders
@_exported public import Photos
@_exported public import UIKit

/// The settings of a picker.
public struct PHPickerConfiguration: Sendable {
  public var filter: PHPickerFilter?
  /// The number of photos that can be picked; zero means no limit.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}

  public enum Selection: Int, Sendable {
    case `default`, ordered, people, continuous, continuousAndOrdered
  }

  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
}

/// The photos that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  private init(_ names: Set<String>) {
    self.names = names
  }

  public static let images = PHPickerFilter(["images"])
  public static let videos = PHPickerFilter(["videos"])
  public static let livePhotos = PHPickerFilter(["livePhotos"])
  public static let screenshots = PHPickerFilter(["screenshots"])
  public static let panoramas = PHPickerFilter(["panoramas"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(filter.names.union(["not"]))
  }
}

/// A photo that was picked. None is picked here.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// Picks photos. A placeholder is drawn.
@preconcurrency @MainActor
open class PHPickerViewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("PHPickerViewController", symbol: "photo.on.rectangle")
  }

  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Shows a photo with a short video. A placeholder is drawn.
@preconcurrency @MainActor
open class PHLivePhotoView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("PHLivePhotoView", symbol: "photo") }

  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    MissingEffect.warn("PHLivePhotoView.startPlayback(with:)", "nothing is played here.")
  }
  open func stopPlayback() {}
}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
}

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {}
