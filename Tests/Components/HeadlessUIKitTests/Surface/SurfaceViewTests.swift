import Foundation
import Testing

@testable import HeadlessUIKit

/// Behavior of views, controls and drawing that complete the surface of UIKit. Expected values are worked out by hand.
@MainActor @Suite struct SurfaceViewTests {
  @Test func aRegionCombinesOthers() {
    let circle = UIRegion(radius: 5)
    let square = UIRegion(size: CGSize(width: 8, height: 8))
    #expect(circle.contains(CGPoint(x: 3, y: 4)))
    #expect(!circle.contains(CGPoint(x: 4, y: 4)))
    #expect(square.contains(CGPoint(x: 4, y: 4)))
    #expect(circle.byUnion(with: square).contains(CGPoint(x: 4, y: 4)))
    #expect(!circle.byIntersection(with: square).contains(CGPoint(x: 4, y: 4)))
    #expect(square.byDifference(from: circle).contains(CGPoint(x: 4, y: 4)))
    #expect(!square.byDifference(from: circle).contains(.zero))
    #expect(!UIRegion.infinite.inverse().contains(.zero))
  }

  @Test func aSpringFieldBringsItemsInItsRegionToItsPosition() {
    let (near, far) = (UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)), UIView())
    far.center = CGPoint(x: 100, y: 0)
    let field = UIFieldBehavior.springField()
    field.region = UIRegion(radius: 20)
    field.position = CGPoint(x: 10, y: 10)
    field.addItem(near)
    field.addItem(far)
    UIDynamicAnimator(referenceView: UIView()).addBehavior(field)
    #expect(near.center == CGPoint(x: 10, y: 10))
    #expect(far.center == CGPoint(x: 100, y: 0))
  }

  @Test func theDirectionOfGravityHasAnAngleAndAMagnitude() {
    let gravity = UIGravityBehavior(items: [])
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5)
    #expect(abs(gravity.angle - atan2(4, 3)) < 1e-9)
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    #expect(push.magnitude == 2)
    #expect(abs(push.angle - .pi / 2) < 1e-9)
  }

  @Test func boundariesAreFoundByTheirIdentifiers() {
    let collision = UICollisionBehavior(items: [])
    collision.addBoundary(withIdentifier: NSString(string: "floor"), from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundary(withIdentifier: NSString(string: "floor"))?.bounds.width == 10)
    #expect(collision.boundary(withIdentifier: NSString(string: "roof")) == nil)
    collision.removeBoundary(withIdentifier: NSString(string: "floor"))
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func aTableCellShowsAnImageBeforeItsLabel() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.textLabel?.text = "Text"
    cell.layoutIfNeeded()
    let start = try #require(cell.textLabel).frame.minX
    cell.imageView?.image = Sample.image(.red, CGSize(width: 20, height: 20))
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: start, y: 12, width: 20, height: 20))
    #expect(cell.textLabel?.frame.minX == start + 20 + 15)
  }

  @Test func aSelectedRowHasAGrayBackgroundUnlessItsColorWasSet() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    #expect(UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor == .systemGray4)
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = .red
    #expect(background.updated(for: state).backgroundColor == .red)
  }

  @Test func accessoriesForEditingAreShownInAnEditedList() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    #expect(cell.contentInsets.left == 0)
    #expect(cell.contentInsets.right > 0)
    cell.isEditing = true
    #expect(cell.contentInsets.left > 0)
    #expect(cell.contentInsets.right == 0)
  }

  @Test func aDocumentHasAPageForEachBeginning() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 20))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.beginPage()
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4"))
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [0 0 10.0 20.0]"))
    #expect(data.range(of: Data([255, 0, 0, 255, 0, 0])) != nil)
  }

  @Test func anAnimatedImageHasItsImages() {
    let images = [Sample.image(.red), Sample.image(.blue)]
    let animated = UIImage.animatedImage(with: images, duration: 0)
    #expect(animated?.images == images)
    #expect(animated?.duration == 2.0 / 30)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func effectsHideAndShowASymbol() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    var finished = 0
    view.addSymbolEffect(.disappear) { if $0.isFinished { finished += 1 } }
    #expect(view.symbolEffects.map(\.isShownAtEnd) == [false])
    view.addSymbolEffect(.appear)
    #expect(view.symbolEffects.last?.isShownAtEnd == true)
    view.addSymbolEffect(.bounce)
    view.removeAllSymbolEffects()
    #expect(view.symbolEffects.isEmpty)
    #expect(finished == 1)
  }

  @Test func aShapeIsResolvedInBounds() {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let content = UIShape.Resolved(shape: .rect, boundingRect: bounds, path: UIBezierPath(rect: bounds))
    let context = UIShape.ResolutionContext(contentShape: content)
    #expect(UIShape.circle.resolved(in: context).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(UIShape.rect.inset(by: 5).resolved(in: context).boundingRect == CGRect(x: 5, y: 5, width: 30, height: 10))
  }

  @Test func aTraitThatCodeDefinesHasItsDefaultValueUntilItIsSet() {
    enum Density: UITraitDefinition { static let defaultValue = 1 }
    let view = UIView()
    #expect(view.traitCollection[Density.self] == 1)
    view.traitOverrides[Density.self] = 3
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.traitCollection[Density.self] == 3)
    #expect(view.traitOverrides.contains(Density.self))
    #expect(UITraitCollection().changedTraits(from: view.traitCollection).contains { $0 == Density.self })
    view.traitOverrides.remove(Density.self)
    #expect(view.traitCollection[Density.self] == 1)
  }

  @Test func sizesOfTextsAreLimited() {
    let view = UIView()
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.maximumContentSizeCategory = nil
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func attributedDescriptionsShareTheirTexts() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Close")
    #expect(view.accessibilityLabel == "Close")
    view.accessibilityLabel = "Open"
    #expect(view.accessibilityAttributedLabel?.string == "Open")
  }

  @Test func aWeekContainsItsDays() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let week = UICalendarSelectionWeekOfYear(delegate: nil)
    week.selectedWeekOfYear = DateComponents(weekOfYear: 1, yearForWeekOfYear: 2026)
    let first = try #require(calendar.date(from: DateComponents(year: 2025, month: 12, day: 29)))
    let before = try #require(calendar.date(from: DateComponents(year: 2025, month: 12, day: 28)))
    #expect(week.contains(first, in: calendar))
    #expect(!week.contains(before, in: calendar))
  }

  @Test func aTimingFunctionHasFourControlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }
}
