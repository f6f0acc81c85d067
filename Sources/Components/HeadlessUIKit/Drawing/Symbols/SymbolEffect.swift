import Foundation

/// An animation of a symbol image. Pictures show symbols at rest: those that disappeared are hidden.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// The kind of an effect, and what it does to a symbol at rest.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
  /// Whether the symbol is shown at the end; `nil` if the effect does not change it.
  var isShownAtEnd: Bool?
}

public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var count: Int?
  private var pace = 1.0
  private var isRepeating: Bool?

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { changed { $0.count = count } }
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.pace = speed } }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.count = behavior.count
    }
  }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?

    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }
}
