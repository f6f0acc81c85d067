public import CoreGraphics
import Foundation
import HeadlessUIKit
import OpenTypeText

/// The scope in which a font is registered. Ignored: every font is registered for the process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static var user: CTFontManagerScope { .persistent }
}

/// Registers a font for the process, so that `UIFont(name:size:)` finds it.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  font.file?.register()
  return true
}

/// Registers the font file at a URL for the process. Returns `false` and an error if the file cannot be read.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try FontFile(contentsOf: fontURL.path).register()
    return true
  } catch let failure {
    error?.pointee = .passRetained(CFError(String(describing: failure)))
    return false
  }
}

/// Registers the font files at several URLs for the process.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [Any], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([Any], Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
  }
  _ = registrationHandler?(errors, true)
}

/// Has no effect: fonts remain registered until the process ends.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
