public import HeadlessUIKit

/// How a change is animated. A frame shows the end of each animation; only the strategy `filmstrip` shows the way.
public struct Animation: Hashable, Sendable {
  private var timing: AnimationTiming

  init(_ curve: TimingCurve, _ duration: Double = 0.35) {
    timing = AnimationTiming(duration: duration, curve: curve)
    timing.animatesContent = true
  }

  init(_ spring: DampedSpring) { self.init(.spring(spring), 0) }

  /// The timing on the clock of a timeline. Only there the duration of a spring is computed, which is costly.
  var animationTiming: AnimationTiming {
    guard case .spring(let spring) = timing.curve else { return timing }
    var timing = timing
    timing.duration = spring.settlingDuration
    return timing
  }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let `default` = Animation(DampedSpring(duration: 0.55, bounce: 0))
  public static let linear = Animation(.linear)
  public static let easeIn = Animation(.easeIn)
  public static let easeOut = Animation(.easeOut)
  public static let easeInOut = Animation(.easeInOut)
  public static let spring = Animation(DampedSpring(duration: 0.5, bounce: 0))
  public static let interactiveSpring = Animation(DampedSpring(duration: 0.15, bounce: 0.14))
  public static let interpolatingSpring = Animation(DampedSpring(duration: 0.5, bounce: 0))
  public static let smooth = Animation(DampedSpring(duration: 0.5, bounce: 0))
  public static let snappy = Animation(DampedSpring(duration: 0.5, bounce: 0.15))
  public static let bouncy = Animation(DampedSpring(duration: 0.5, bounce: 0.3))

  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(.cubic(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(DampedSpring(duration: response, dampingRatio: dampingFraction)) }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(DampedSpring(duration: duration, bounce: bounce)) }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(DampedSpring(duration: response, dampingRatio: dampingFraction)) }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(DampedSpring(duration: duration, bounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(DampedSpring(duration: duration, bounce: 0.15 + extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(DampedSpring(duration: duration, bounce: 0.3 + extraBounce))
  }

  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.autoreverses = autoreverses
      // Each way counts.
      $0.repeatCount = Double(repeatCount) / (autoreverses ? 2 : 1)
    }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { ($0.repeatCount, $0.autoreverses) = (.infinity, autoreverses) }
  }

  private func changed(_ change: (inout AnimationTiming) -> Void) -> Animation {
    var animation = self
    change(&animation.timing)
    return animation
  }
}

/// How a view appears and disappears. A frame shows the end of each transition.
@MainActor @preconcurrency
public struct AnyTransition {
  public nonisolated init() {}
  public init(_ transition: some Transition) {}

  public nonisolated static var identity: AnyTransition { AnyTransition() }
  public nonisolated static var opacity: AnyTransition { AnyTransition() }
  public nonisolated static var slide: AnyTransition { AnyTransition() }
  public nonisolated static var scale: AnyTransition { AnyTransition() }
  public nonisolated static var blurReplace: AnyTransition { AnyTransition() }
  public nonisolated static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public nonisolated static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public nonisolated static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public nonisolated static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public nonisolated static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  public nonisolated static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }

  public nonisolated func combined(with other: AnyTransition) -> AnyTransition { self }
  public nonisolated func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A stage of a transition.
public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// A transition of a view. A frame shows its phase `identity`.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  static var properties: TransitionProperties { get }

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition changes.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let content: any View

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context) }
}

extension View {
  public func transition(_ transition: AnyTransition) -> some View { self }

  // Both kinds of transitions have members of the same names.
  @_disfavoredOverload
  public func transition(_ transition: some Transition) -> some View {
    transition.body(content: PlaceholderContentView(content: self), phase: .identity)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a change within a view is animated.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numeric") }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numeric") }
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
