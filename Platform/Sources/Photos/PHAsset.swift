private import FirstFramePlaceholders
@_exported public import Foundation

/// Whether an app may use the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }

  public override init() {
    super.init()
  }
}

/// A photo or a video of the library, which is empty.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .empty("PHAsset") }
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .empty("PHAsset") }
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .empty("PHAsset") }
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .empty("PHAsset") }
}

open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
}

/// An album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var estimatedAssetCount: Int { 0 }

  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .empty("PHAssetCollection") }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775_807
}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// The result of a fetch, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  public override init() {
    super.init()
  }

  static func empty(_ type: String) -> PHFetchResult {
    MissingEffect.warn("\(type).fetch", "there is no photo library here; the result is empty.")
    return PHFetchResult()
  }

  open func object(at index: Int) -> ObjectType {
    preconditionFailure("A fetch of photos has no objects here; check `count` before you read object \(index).")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// The photos of a device. There are none, and permission is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  public class func shared() -> PHPhotoLibrary { library }
  public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(denied()) }
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    handler(denied())
  }
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { denied() }
  /// Calls the completion handler with `false`: nothing can be changed.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    _ = Self.denied()
    completionHandler?(false, nil)
  }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  private class func denied() -> PHAuthorizationStatus {
    MissingEffect.warn("PHPhotoLibrary", "there is no photo library here; the request is denied.")
    return .denied
  }
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHChange: NSObject {}
