import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Pictures that may differ within a tolerance.
@MainActor struct ToleranceTests {
  private let nearlyBlack = BoxComponent(box: Color(red: 2, green: 2, blue: 2))

  private func verify(
    _ component: BoxComponent, as strategy: Snapshotting<BoxComponent, Bitmap>, in package: TemporaryPackage,
    mode: String = "never"
  ) -> Verdict {
    package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
      { component }, as: strategy, at: package.location(), isOnMainActor: true)
  }

  @Test func aDifferenceWithinTheTolerancePassesWithoutAWarning() throws {
    let package = try TemporaryPackage()
    let strategy = Snapshotting<BoxComponent, Bitmap>.image.tolerating(try ImageTolerance(metric: .yiq, threshold: 0.1))
    _ = verify(.black, as: strategy, in: package, mode: "missing")
    let verdict = verify(nearlyBlack, as: strategy, in: package)
    #expect(verdict.isPass)
    #expect(verdict.warnings.isEmpty)
    #expect(!verify(.red, as: strategy, in: package).isPass)
  }

  @Test func aWarningNamesPartsOfAToleranceThatNoPixelNeeds() throws {
    let package = try TemporaryPackage()
    let tolerance = try ImageTolerance(metric: .yiq, threshold: 0.1, allowsAntialiasing: true)
    _ = verify(.black, as: .image, in: package, mode: "missing")
    let verdict = verify(.black, as: .image.tolerating(tolerance), in: package)
    #expect(verdict.isPass)
    #expect(
      verdict.warnings == [
        "The tolerance is larger than necessary: the threshold and the anti-aliasing test had no effect; "
          + "remove them."
      ])
  }

  @Test func theContentsOfAnIgnoredNodeMayDiffer() throws {
    let package = try TemporaryPackage()
    _ = verify(.black, as: .image, in: package, mode: "missing")
    let verdict = verify(.red, as: .image.tolerating(.exact, ignoringNodes: ["box"]), in: package)
    #expect(verdict.isPass)
    #expect(verdict.warnings.isEmpty)
    var changed = BoxComponent.red
    changed.background = Color(red: 250, green: 250, blue: 250)
    #expect(!verify(changed, as: .image.tolerating(.exact, ignoringNodes: ["box"]), in: package).isPass)
  }

  /// The pictures have two pixels per point.
  @Test(
    arguments: [
      (ignored: CGRect(x: 10, y: 2, width: 0.5, height: 4), changed: CGRect(x: 10, y: 2, width: 0.5, height: 4), true),
      (CGRect(x: 10, y: 2, width: 0.5, height: 4), CGRect(x: 10.5, y: 2, width: 0.5, height: 4), false),
      (CGRect(x: 10, y: 2, width: 4, height: 0.5), CGRect(x: 10, y: 2, width: 4, height: 0.5), true),
      (CGRect(x: 10, y: 2, width: 4, height: 0.5), CGRect(x: 10, y: 2.5, width: 4, height: 0.5), false),
      (CGRect(x: 10.25, y: 2, width: 0, height: 4), CGRect(x: 10, y: 2, width: 0.5, height: 4), false),
      (CGRect(x: 10, y: 2.25, width: 4, height: 0), CGRect(x: 10, y: 2, width: 4, height: 0.5), false),
      (CGRect(x: 14, y: 6, width: 3, height: 3), CGRect(x: 14, y: 6, width: 3, height: 3), true),
      (CGRect(x: 14, y: 6, width: 3, height: 3), CGRect(x: 13.5, y: 6, width: 0.5, height: 3), false),
      (CGRect(x: 14, y: 6, width: 3, height: 3), CGRect(x: 17, y: 6, width: 0.5, height: 3), false),
      (CGRect(x: 14, y: 6, width: 3, height: 3), CGRect(x: 14, y: 5.5, width: 3, height: 0.5), false),
      (CGRect(x: 14, y: 6, width: 3, height: 3), CGRect(x: 14, y: 9, width: 3, height: 0.5), false),
    ])
  func thePixelsThatAnIgnoredNodeTouchesMayDifferAndNoOthers(ignored: CGRect, changed: CGRect, passes: Bool) throws {
    let package = try TemporaryPackage()
    func picture(_ color: Color) -> BoxComponent {
      var component = BoxComponent(box: .black)
      component.others = [
        LayoutNode(name: "ignored", frame: ignored), LayoutNode(frame: changed, background: .color(color)),
      ]
      return component
    }
    _ = verify(picture(.black), as: .image, in: package, mode: "missing")
    let strategy = Snapshotting<BoxComponent, Bitmap>.image.tolerating(.exact, ignoringNodes: ["ignored"])
    #expect(verify(picture(.white), as: strategy, in: package).isPass == passes)
  }

  @Test func aWarningNamesIgnoredNodesThatDoNotExist() throws {
    let package = try TemporaryPackage()
    _ = verify(.black, as: .image, in: package, mode: "missing")
    let verdict = verify(.black, as: .image.tolerating(.exact, ignoringNodes: ["clock"]), in: package)
    #expect(verdict.warnings == ["No node is named `clock`, which the tolerance ignores."])
  }
}
