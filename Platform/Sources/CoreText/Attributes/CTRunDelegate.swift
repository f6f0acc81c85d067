public import CoreGraphics
public import Foundation
import HeadlessUIKit

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The functions that measure a placeholder in text, in points.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: CTRunDelegateDeallocateCallback
  public var getAscent: CTRunDelegateGetAscentCallback
  public var getDescent: CTRunDelegateGetDescentCallback
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// The size of a placeholder in place of each character of a run, where code draws something itself.
public final class CTRunDelegate: NSObject {
  /// A word that Foundation on Linux reads of attributes in order to compare them. It must be the number of no type of
  /// Core Foundation, which is in its bits 8 to 17.
  private let typeWord: UInt = 0x3FF << 8
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let reference: UnsafeMutableRawPointer

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer) {
    self.callbacks = callbacks
    self.reference = reference
    super.init()
  }

  deinit {
    callbacks.dealloc(reference)
  }

  /// An attachment without a picture, of the size and with the place of the placeholder.
  var attachment: NSTextAttachment {
    let descent = callbacks.getDescent(reference)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(reference), height: callbacks.getAscent(reference) + descent)
    return attachment
  }
}

/// Creates a placeholder.
///
/// - Parameter refCon: What the functions get. It is never `nil` for the functions: without a value they get an address
///   that is not that of memory.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  let absent = UnsafeMutableRawPointer(bitPattern: UInt.max)
  return (refCon ?? absent).map { CTRunDelegate(callbacks.pointee, $0) }
}

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.reference }
