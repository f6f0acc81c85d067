// swift-format-ignore-file: AvoidRetroactiveConformances

// OpenCombine and Foundation will not add these conformances: on Apple's systems, Combine declares them.
public import Foundation
public import OpenCombine

// These types protect their state with locks, or consist of values only.
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

extension Publishers.Zip: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable {
  /// Returns whether two publishers zip equal upstream publishers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b }
}

extension Publishers.Zip3: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {
  /// Returns whether two publishers zip equal upstream publishers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c }
}

extension Publishers.Zip4: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {
  /// Returns whether two publishers zip equal upstream publishers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
  }
}
