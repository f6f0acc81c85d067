import Foundation
import Testing

@testable import HeadlessUIKit

/// Behavior of members that complete the surface of UIKit. Expected values are worked out by hand.
@MainActor @Suite struct SurfaceBehaviorTests {
  @Test func aContainerForwardsTheAppearanceOfAChildByHand() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
    }
    let child = Child()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.calls == ["willAppear true", "didAppear true", "willDisappear false", "didDisappear false"])
  }

  @Test func aControllerThatIsRemovedMovesFromItsParent() {
    final class Child: UIViewController {
      var isMoving: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) { isMoving.append(isMovingFromParent) }
      override func viewDidDisappear(_ animated: Bool) { isMoving.append(isMovingFromParent) }
    }
    let child = Child()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(child, animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(child.isMoving == [true, false])
  }

  @Test func overriddenTraitsOfAChildAreRemoved() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func addedKeyCommandsAreThoseOfTheController() {
    let controller = UIViewController()
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands?.isEmpty == true)
  }

  @Test func anEditButtonHasTheTitleOfItsState() {
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(controller.editButtonItem.title == "Done")
    #expect(controller.editButtonItem.style == .done)
  }

  @Test func aProgressThatWasSetOutranksTheOneOfTheDelegate() {
    final class Delegate: UIPageControlProgressDelegate {
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0.25 }
    }
    let (delegate, progress, control) = (Delegate(), UIPageControlProgress(), UIPageControl())
    progress.delegate = delegate
    control.progress = progress
    #expect(progress.currentProgress == 0.25)
    progress.currentProgress = 0.75
    #expect(progress.currentProgress == 0.75)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft, true),
    (.unspecified, .leftToRight, false), (.forceLeftToRight, .rightToLeft, false), (.playback, .rightToLeft, false),
    (.spatial, .rightToLeft, false), (.forceRightToLeft, .leftToRight, true),
  ]) func anAttributeDeterminesTheDirection(
    attribute: UISemanticContentAttribute, environment: UIUserInterfaceLayoutDirection, isMirrored: Bool
  ) {
    let direction = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: environment)
    #expect(direction == (isMirrored ? .rightToLeft : .leftToRight))
  }

  /// Hues, saturations and brightnesses of the corners of the color cube and of points between them.
  @Test(
    arguments: [
      ([1, 0, 0], [0, 1, 1]), ([1, 1, 0], [1.0 / 6, 1, 1]), ([0, 1, 0], [1.0 / 3, 1, 1]), ([0, 1, 1], [0.5, 1, 1]),
      ([0, 0, 1], [2.0 / 3, 1, 1]), ([1, 0, 1], [5.0 / 6, 1, 1]), ([0.5, 0.5, 0.5], [0, 0, 0.5]),
      ([0, 0, 0], [0, 0, 0]),
      ([0.5, 0.25, 0.25], [0, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])]) func aColorHasAHue(rgb: [CGFloat], expected: [CGFloat])
  {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    let color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.25)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (value, wanted) in zip([hue, saturation, brightness], expected) { #expect(abs(value - wanted) < 1e-12) }
    #expect(alpha == 0.25)
  }

  @Test func onlyGraysHaveAWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(white: 0.75, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.75, 0.5])
    #expect(!UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: &alpha))
    #expect(white == 0.75)
  }

  @Test func aBitmapContextDrawsPixelsUpwards() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(context.bytesPerRow == 8)
    // The first row is the top of the picture; the filled pixel is at the bottom left.
    let pixels = (0..<6).map { index in (0..<4).map { bytes[index * 4 + $0] } }
    #expect(pixels == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 0, 0]])
    #expect(context.makeImage()?.height == 3)
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [10, 20, 30, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 10, 20, 30]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [10, 20, 30, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [30, 20, 10, 255]),
    ] as [(UInt32, [UInt8])]) func aBitmapContextHasTheLayoutOfItsPixels(info: UInt32, expected: [UInt8]) throws
  {
    var memory = [UInt8](repeating: 7, count: 4)
    try memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(CGColor(red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      _ = context.makeImage()
    }
    #expect(memory == expected)
  }

  @Test func aBitmapContextRefusesImpossibleMemory() {
    let space = CGColorSpaceCreateDeviceRGB()
    for (width, bits, row) in [(0, 8, 0), (-1, 8, 0), (1, 5, 0), (2, 8, 7), (1 << 40, 8, 0)] {
      let context = CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: 1)
      #expect(context == nil, "\(width) \(bits) \(row)")
    }
  }

  @Test func aLayerIsRenderedIntoABitmapContext() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 2, height: 2))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    view.layer.render(in: context)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<16).map { bytes[$0] } == [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test func aSpaceConvertsToTheScreenAndBack() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    outer.addSubview(inner)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: screen) == outer.convert(CGPoint(x: 4, y: 5), to: nil))
    #expect(screen.convert(CGPoint(x: 14, y: 25), to: inner) == inner.convert(CGPoint(x: 14, y: 25), from: nil))
    #expect(inner.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: outer as any UICoordinateSpace).origin.x == 3)
  }

  @Test func anObserverHearsOfANamedProperty() {
    final class Observer: UIView {
      var changes: [(keyPath: String?, old: CGRect?, new: CGRect?)] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        changes.append((keyPath, change?[.oldKey] as? CGRect, change?[.newKey] as? CGRect))
      }
    }
    let (observer, view) = (Observer(), UIView())
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.addObserver(observer, forKeyPath: "frame", options: [.old, .new], context: nil)
    view.frame = frame
    view.frame = frame
    #expect(observer.changes.count == 1)
    #expect(observer.changes.first?.keyPath == "frame")
    #expect(observer.changes.first?.old == .zero)
    #expect(observer.changes.first?.new == frame)
    view.removeObserver(observer, forKeyPath: "frame")
    view.frame = .zero
    #expect(observer.changes.count == 1)
  }

  @Test func changesAreUndoneAndRedone() {
    final class Model {
      var value = 0
      @MainActor func set(_ new: Int, undo: UndoManager) {
        let old = value
        value = new
        undo.registerUndo(withTarget: self) { $0.set(old, undo: undo) }
      }
    }
    let (model, undo) = (Model(), UndoManager())
    model.set(1, undo: undo)
    model.set(2, undo: undo)
    undo.undo()
    #expect(model.value == 1)
    undo.undo()
    #expect(model.value == 0)
    #expect(!undo.canUndo)
    undo.redo()
    undo.redo()
    #expect(model.value == 2)
    #expect(!undo.canRedo)
    undo.beginUndoGrouping()
    model.set(3, undo: undo)
    model.set(4, undo: undo)
    undo.endUndoGrouping()
    undo.undo()
    #expect(model.value == 2)
  }

  @Test func delegatesOfContainersHearOfChanges() {
    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { calls.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { calls.append("did \(viewController.title ?? "")") }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "b" }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("selected \(viewController.title ?? "")")
      }
    }
    let delegate = Delegate()
    let pages = ["a", "b", "c"].map { title -> UIViewController in
      let page = UIViewController()
      page.title = title
      return page
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.loadViewIfNeeded()
    navigation.delegate = delegate
    navigation.pushViewController(pages[1], animated: true)
    navigation.pushViewController(pages[2], animated: true)
    #expect(navigation.popToViewController(pages[0], animated: true) == [pages[1], pages[2]])
    #expect(delegate.calls == ["will b", "did b", "will c", "did c", "will a", "did a"])
    delegate.calls = []
    let tabs = UITabBarController()
    tabs.viewControllers = ["a", "b", "c"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.delegate = delegate
    for page in tabs.viewControllers ?? [] { tabs.touchTab(of: page) }
    #expect(delegate.calls == ["selected a", "selected c"])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func editingPostsNotifications() {
    let view = UITextView()
    nonisolated(unsafe) var names: [String] = []
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { names.append($0.name.rawValue) }
    }
    view.becomeFirstResponder()
    view.insertText("a")
    view.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func aClassThatIsKnownOnlyAsAClassIsRegistered() {
    final class Cell: UITableViewCell {}
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let anyClass: AnyClass? = Cell.self
    table.register(anyClass, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
    table.register(NSObject.self as AnyClass, forCellReuseIdentifier: "other")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }
}
