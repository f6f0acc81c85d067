import Foundation
import HeadlessUIKit
import Testing

/// A constraint without effect that reaches into a stack, a width of at least 0, changes neither frames nor sizes.
@MainActor
struct StackAgreementTests {
  private nonisolated static let seed = UInt64(ProcessInfo.processInfo.environment["STACK_SEED"] ?? "") ?? 20_250_921

  @Test(arguments: [RandomStack.Kind.flat, .tied, .nested])
  func framesAgree(_ kind: RandomStack.Kind) {
    for round in 0..<150 {
      let stack = RandomStack(kind, seed: Self.seed &+ UInt64(round))
      let (alone, constrained) = (stack.frames(isConstrained: false), stack.frames(isConstrained: true))
      let isSame = alone == constrained
      #expect(
        isSame, "seed \(Self.seed) + \(round): \(stack.description)\nalone       \(alone)\nconstrained \(constrained)")
      #expect(
        !alone.isEmpty,
        "seed \(Self.seed) + \(round): \(stack.description)\nalone       \(alone)\nconstrained \(constrained)")
      if !isSame { return }
    }
  }

  @Test func fittingSizesAgree() {
    for round in 0..<150 {
      let stack = RandomStack(.flat, seed: Self.seed &+ UInt64(round))
      let (alone, constrained) = (stack.fittingSize(isConstrained: false), stack.fittingSize(isConstrained: true))
      #expect(alone == constrained, "seed \(Self.seed) + \(round): \(stack.description)")
      if alone != constrained { return }
    }
  }
}

/// A random stack, determined by a seed.
@MainActor
struct RandomStack {
  /// The kinds of stacks.
  enum Kind: Sendable {
    /// Views with distinct priorities.
    case flat
    /// Views with equal priorities; the index decides between them.
    case tied
    /// Nested stacks.
    case nested
  }

  private let kind: Kind
  private let seed: UInt64

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  var description: String {
    let stack = make(isConstrained: false)
    return Self.description(of: stack) + " in \(size(of: stack))"
  }

  func frames(isConstrained: Bool) -> [CGRect] {
    let stack = make(isConstrained: isConstrained)
    stack.frame.size = size(of: make(isConstrained: false))
    stack.layoutIfNeeded()
    return Self.frames(in: stack)
  }

  func fittingSize(isConstrained: Bool) -> CGSize {
    make(isConstrained: isConstrained).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  // MARK: Generation

  private func make(isConstrained: Bool) -> UIStackView {
    var random = SeededRandom(seed: seed)
    return makeStack(depth: kind == .nested ? 2 : 0, &random, isConstrained)
  }

  /// Returns 60 to 200 percent of the fitting size.
  private func size(of stack: UIStackView) -> CGSize {
    var random = SeededRandom(seed: seed ^ 0x5eed)
    let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: (natural.width * CGFloat(random.next(in: 6...20)) / 10).rounded(.up),
      height: (natural.height * CGFloat(random.next(in: 6...20)) / 10).rounded(.up))
  }

  private func makeStack(depth: Int, _ random: inout SeededRandom, _ isConstrained: Bool) -> UIStackView {
    let views = (0..<random.next(in: 1...5)).map { _ in
      depth > 0 && random.next(in: 0...1) == 0
        ? makeStack(depth: depth - 1, &random, isConstrained) : makeLeaf(&random, isConstrained)
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = random.pick(NSLayoutConstraint.Axis.allCases)
    stack.distribution = random.pick(UIStackView.Distribution.allCases)
    stack.alignment = random.pick(UIStackView.Alignment.allCases)
    stack.spacing = CGFloat(random.next(in: 0...12))
    if random.next(in: 0...2) == 0 {
      stack.setCustomSpacing(CGFloat(random.next(in: 0...30)), after: random.pick(views))
    }
    if random.next(in: 0...3) == 0, views.count > 1 { random.pick(views).isHidden = true }
    if random.next(in: 0...2) == 0 {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: CGFloat(random.next(in: 0...9)), leading: CGFloat(random.next(in: 0...9)),
        bottom: CGFloat(random.next(in: 0...9)),
        trailing: CGFloat(random.next(in: 0...9)))
    }
    if random.next(in: 0...2) == 0 { stack.semanticContentAttribute = .forceRightToLeft }
    return stack
  }

  private func makeLeaf(_ random: inout SeededRandom, _ isConstrained: Bool) -> UIView {
    random.leafCount += 1
    // Stacks use priorities below 150 for their own constraints, so the priorities of views are at least 150. Unless
    // the kind is tied, the priorities are distinct.
    func priority(_ random: inout SeededRandom, ifTied tied: Float, atLeast minimum: Int) -> Float {
      kind == .tied ? tied : Float(minimum + random.next(in: 0...29) * 10 + random.leafCount % 10)
    }
    let hugging = priority(&random, ifTied: 250, atLeast: 150)
    let resistance = priority(&random, ifTied: 750, atLeast: kind == .nested ? 450 : 200)
    let view = FixedView(
      CGFloat(random.next(in: 1...60)), CGFloat(random.next(in: 1...60)), hugging: hugging, resistance: resistance)
    if isConstrained { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true }
    return view
  }

  // MARK: Results

  private static func frames(in stack: UIStackView) -> [CGRect] {
    stack.arrangedSubviews.filter { !$0.isHidden }.flatMap { view in
      [view.frame] + ((view as? UIStackView).map(frames) ?? [])
    }
  }

  private static func description(of view: UIView) -> String {
    let size = view.intrinsicContentSize
    let hidden = view.isHidden ? "hidden " : ""
    guard let stack = view as? UIStackView else {
      let (hugging, resistance) = NSLayoutConstraint.Axis.allCases.map {
        (view.contentHuggingPriority(for: $0).rawValue, view.contentCompressionResistancePriority(for: $0).rawValue)
      }[0]
      return "\(hidden)\(size.width)x\(size.height) <\(hugging) >\(resistance)"
    }
    let views = stack.arrangedSubviews.map { view in
      description(of: view) + (stack.customSpacing(after: view) < 1e6 ? " +\(stack.customSpacing(after: view))" : "")
    }
    let margins = stack.isLayoutMarginsRelativeArrangement ? " margins \(stack.layoutMargins)" : ""
    return "\(hidden)\(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing)\(margins) "
      + "\(stack.effectiveUserInterfaceLayoutDirection) [\(views.joined(separator: ", "))]"
  }
}

/// A pseudorandom number generator with the same results on every machine (SplitMix64, by Sebastiano Vigna).
struct SeededRandom {
  private var state: UInt64
  /// The number of generated views.
  var leafCount = 0

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((mixed ^ (mixed >> 31)) % UInt64(range.count))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(in: 0...(elements.count - 1))] }
}
