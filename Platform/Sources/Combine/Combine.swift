/// Apple's Combine on Linux.
///
/// The module is OpenCombine under Apple's name, with what OpenCombine lacks added and with a few of its types replaced.
/// A declaration here hides the one of the same name in OpenCombine from every file that imports only `Combine`.
///
/// OpenCombineFoundation and OpenCombineDispatch are not part of it: they leave declarations out if a module named
/// Combine can be imported, which depends on what was built first. The same holds for the two extensions below, which
/// OpenCombine declares only if there is no module named Combine.
public import Foundation
@_exported public import FoundationNetworking
@_exported public import OpenCombine

extension Optional {
  /// A publisher of the optional's value: it publishes the value, if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that publishes the wrapped value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the result: it publishes the success value and finishes, or it fails.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that publishes the success value and finishes, or fails with the failure.
  public var publisher: Publisher { Publisher(self) }
}

// These types guard their state with locks, or hold only values.
extension AnyCancellable: @unchecked @retroactive Sendable {}
extension CombineIdentifier: @unchecked @retroactive Sendable {}
extension ImmediateScheduler: @unchecked @retroactive Sendable {}
extension Just: @unchecked @retroactive Sendable where Output: Sendable {}
extension Empty: @unchecked @retroactive Sendable {}
extension Fail: @unchecked @retroactive Sendable {}

// The coders that `encode(encoder:)` and `decode(type:decoder:)` accept.
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
