import Accelerate
import Accessibility
import CommonCrypto
import CoreData
import CoreImage.CIFilterBuiltins
import CoreMedia
import CoreMotion
import CoreServices
import CoreTelephony
import GameController
import ImageIO
import MobileCoreServices
import Network
import OSLog
import Security
import SystemConfiguration
import UIKit
import UniformTypeIdentifiers
import simd

/// A stored venue.
@objc(Venue)
public final class Venue: NSManagedObject {}

extension Venue {
  @NSManaged public var title: String?
  @NSManaged public var seats: Int16
  @NSManaged public var tables: NSSet?
  @NSManaged public func addToTables(_ value: Venue)
}

extension VenueDigest {
  public static func blurred(_ image: UIImage) -> UIImage? {
    guard let input = CIImage(image: image), let filter = CIFilter(name: "CIGaussianBlur") else { return nil }
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(4, forKey: kCIInputRadiusKey)
    guard let output = filter.outputImage else { return nil }
    return CIContext().createCGImage(output, from: input.extent).map { UIImage(cgImage: $0) }
  }
}

/// Values about venues.
public enum VenueDigest {
  public static func digest(of text: String) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    let data = Data(text.utf8)
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &bytes) }
    return bytes.prefix(4).map { String(format: "%02x", $0) }.joined()
  }

  public static func kind(ofFile name: String) -> String? {
    UTType(filenameExtension: (name as NSString).pathExtension)?.preferredMIMEType
  }

  public static func isStored(_ account: String) -> Bool {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    return SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess
  }

  public static func middle(of corners: [simd_float2]) -> simd_float2 {
    corners.reduce(.zero, +) / Float(max(corners.count, 1))
  }

  public static func opening(_ hours: Double) -> CMTime { CMTimeMakeWithSeconds(hours * 3600, preferredTimescale: 600) }
  public static func since(_ seconds: Double) -> String {
    RelativeDateTimeFormatter().localizedString(fromTimeInterval: -seconds)
  }
  public static var isOnline: Bool { NWPathMonitor().currentPath.status == .satisfied }
  public static var images: [String] { [kUTTypeImage as String, kUTTypeMovie as String] }
  public static var hasController: Bool { !GCController.controllers().isEmpty }
  public static var carrier: String? { CTTelephonyNetworkInfo().subscriberCellularProvider?.carrierName }
  public static var isMoving: Bool { CMMotionManager().isDeviceMotionAvailable }
  public static let infinity = HUGE
}
