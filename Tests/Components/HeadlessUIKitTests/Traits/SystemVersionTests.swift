import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// The environment chooses the version of iOS whose look components have.
@MainActor struct SystemVersionTests {
  /// Remembers what the device reports during layout.
  private final class Reporter: UIView {
    var reported: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      reported.append(UIDevice.current.systemVersion)
    }
  }

  @Test(arguments: [
    ("18", SystemVersion.iOS18), ("18.0", .iOS18), ("26", .iOS26), ("26.0", .iOS26), ("17", nil), ("", nil),
    ("18.0.0", nil),
  ])
  func namesHaveAShortAndALongForm(name: String, version: SystemVersion?) {
    #expect(SystemVersion.named(name) == version)
  }

  @Test func environmentsHaveTheNewestLookByDefault() {
    #expect(RenderingEnvironment().systemVersion == .iOS26)
    #expect(ViewImageConfig.iPhone13.renderingEnvironment.systemVersion == .iOS26)
    #expect(UIView().traitCollection.systemVersion == .iOS26)
    #expect(SystemVersion.iOS18 < .iOS26)
    #expect(SystemVersion.allCases.sorted() == SystemVersion.allCases)
  }

  @Test func viewsAndTheDeviceHaveTheVersionOfTheEnvironment() {
    var config = ViewImageConfig.iPhone13
    config.systemVersion = .iOS18
    let (view, inner) = (UIView(), Reporter())
    view.addSubview(inner)
    _ = view.layoutTree(in: config.renderingEnvironment)
    #expect(inner.traitCollection.systemVersion == .iOS18)
    config.systemVersion = .iOS26
    _ = view.layoutTree(in: config.renderingEnvironment)
    #expect(inner.reported == ["18.0", "26.0"])
  }

  @Test func unspecifiedVersionsAreThoseOfTheCurrentTraits() {
    UITraitCollection(environment: RenderingEnvironment(systemVersion: .iOS18)).performAsCurrent {
      #expect(UITraitCollection(userInterfaceStyle: .dark).systemVersion == .iOS18)
    }
    #expect(UITraitCollection(userInterfaceStyle: .dark).systemVersion == .iOS26)
  }
}
