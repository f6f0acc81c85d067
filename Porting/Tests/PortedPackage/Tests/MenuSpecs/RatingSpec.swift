import Nimble
import Quick
import UIKit

@testable import MenuUI

final class RatingSpec: QuickSpec {
  override class func spec() {
    describe("a rating") {
      var rating: RatingControl!

      beforeEach { rating = RatingControl() }

      it("has no stars at first") {
        expect(rating.rating).to(equal(0))
        expect(rating.superview).to(beNil())
      }

      context("with a touched star") {
        beforeEach { rating.stars[2].sendActions(for: .touchUpInside) }

        it("counts the stars up to it") { expect(rating.rating) == 3 }

        for index in 0..<3 {
          it("selects star \(index)") { expect(rating.stars[index].isSelected).to(beTrue()) }
        }
      }

      itBehavesLike("a control") { ["control": rating as Any] }
    }
  }
}

final class ControlExamples: QuickConfiguration {
  override class func configure(_ configuration: Configuration) {
    sharedExamples("a control") { (context: @escaping SharedExampleContext) in
      it("is one") { expect(context()["control"]).to(beAKindOf(UIControl.self)) }
    }
  }
}

final class LateSpec: AsyncSpec {
  override class func spec() {
    describe("expectations") {
      it("wait for values") {
        var isServed = false
        DispatchQueue.main.async { isServed = true }
        await expect { isServed }.toEventually(beTrue())
      }

      it("find errors") {
        expect { try UIFont.absent() }.to(throwError(MenuError.absent))
        expect([1, 2, 3]).to(allPass { $0 > 0 })
        expect("Soup").to(beginWith("S") && endWith("p"))
      }
    }
  }
}

private enum MenuError: Error { case absent }

extension UIFont {
  fileprivate static func absent() throws -> UIFont { throw MenuError.absent }
}
