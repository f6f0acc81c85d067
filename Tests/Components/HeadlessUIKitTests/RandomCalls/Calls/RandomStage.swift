import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// A view with components of every kind, at which random calls are made.
@MainActor
final class RandomStage {
  /// The calls of one stage. A new one begins with ordinary values.
  static let callCount = 200

  private let values: RandomValues
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var targets: [CallTarget] = []
  // Lists do not retain their data sources.
  private let source: RandomListSource
  private let diffable: DiffableLists

  /// What happened at a stage.
  struct Tally {
    var calls = 0
    var usageErrors = 0
    var frames = 0
    /// The frames that were refused, for example because a length is not a number.
    var refusedFrames = 0

    mutating func add(_ other: Tally) {
      calls += other.calls
      usageErrors += other.usageErrors
      frames += other.frames
      refusedFrames += other.refusedFrames
    }
  }

  /// Creates a stage that depends only on the seed and its number.
  init(seed: UInt64, number: Int) {
    let mixer = RandomValues(seed: seed)
    values = RandomValues(seed: mixer.next() &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    source = RandomListSource(values: values)
    diffable = DiffableLists(values: values)
    addTexts()
    addControls()
    addLists()
    for target in targets where target.view.superview == nil { root.addSubview(target.view) }
  }

  private func add<Target: UIView>(_ target: Target, _ calls: [RandomCall<Target>]) {
    if target.frame.isEmpty { target.frame = CGRect(x: 10, y: 10, width: 150, height: 60) }
    // The specific calls are as frequent as those of every view.
    targets += [CallTarget(target, calls), CallTarget(target, calls), CallTarget(target as UIView, ViewCalls.view)]
    if let view = target as? UIScrollView { targets.append(CallTarget(view, ViewCalls.scrollView)) }
    if let control = target as? UIControl { targets.append(CallTarget(control, ControlCalls.control)) }
  }

  private func addTexts() {
    add(UILabel(), TextCalls.label)
    add(UITextField(), TextCalls.field)
    add(UITextView(), TextCalls.textView)
  }

  private func addControls() {
    add(UIButton(type: .system), ControlCalls.button)
    add(UISegmentedControl(items: ["One", "Two"]), ControlCalls.segments)
    add(UISlider(), ControlCalls.slider)
    add(UIStepper(), ControlCalls.stepper)
    add(UIPageControl(), ControlCalls.pages)
    add(UIProgressView(), ControlCalls.progress)
    add(UISwitch(), ControlCalls.switch)
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    add(picker, ControlCalls.picker)
    add(UIStackView(), ViewCalls.stack)
    add(UIScrollView(), ViewCalls.scrollView)
  }

  private func addLists() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let table = UITableView(frame: frame, style: values.one(of: [.plain, .grouped, .insetGrouped]))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    add(table, ListCalls.table(source))
    let collection = UICollectionView(frame: frame, collectionViewLayout: RandomLayouts(values: values).layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    collection.dataSource = source
    collection.delegate = source
    add(collection, ListCalls.collection(source))
    add(diffable.table, diffable.tableCalls)
    add(diffable.collection, diffable.collectionCalls)
  }

  /// Makes calls, and passes the name of each one to a function before.
  func run(count: Int = callCount, willCall: (String) -> Void) -> Tally {
    var tally = Tally()
    for _ in 0..<count {
      let (_, errors) = UsageErrors.collecting { callAny(&tally, willCall) }
      tally.usageErrors += errors.count
    }
    tally.calls = count
    return tally
  }

  private func callAny(_ tally: inout Tally, _ willCall: (String) -> Void) {
    switch values.below(100) {
    case 0:
      willCall("draw")
      draw(&tally)
    case 1, 2:
      willCall("layoutIfNeeded")
      root.layoutIfNeeded()
    default: values.one(of: targets).callAny(values, willCall: willCall)
    }
  }

  private func draw(_ tally: inout Tally) {
    var environment = RenderingEnvironment(size: CGSize(width: 320, height: 480), scale: 1)
    environment.layoutDirection = values.bool ? .leftToRight : .rightToLeft
    environment.systemVersion = values.bool ? .iOS26 : .default
    let view = values.chance(of: 4) ? values.one(of: targets).view : root
    let tree = view.layoutTree(in: environment)
    _ = view.layoutWarnings
    tally.frames += 1
    guard view.layoutProblem == nil, (try? Rasterizer(scale: 1).bitmap(of: tree)) != nil else {
      tally.refusedFrames += 1
      return
    }
  }
}
