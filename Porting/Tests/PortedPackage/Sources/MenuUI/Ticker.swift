import UIKit

/// Methods that are called by their selectors.
public final class Ticker: NSObject {
  private(set) public var calls: [String] = []
  private var timer: Timer?
  private(set) var displayLink: CADisplayLink?

  public func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(tick(_:)), userInfo: "soup", repeats: false)
    displayLink = CADisplayLink(target: self, selector: #selector(frame(link:)))
    displayLink?.add(to: .main, forMode: .common)
  }

  public func callLater() {
    perform(#selector(late(_:)), with: "later", afterDelay: 0.01)
    perform(#selector(never), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
  }

  public func callNow() -> String? {
    perform(#selector(self.late(_:)), with: "now")
    return perform(#selector(answer))?.takeUnretainedValue() as? String
  }

  @objc private func tick(_ timer: Timer) {
    calls.append("tick \(timer.userInfo ?? "")")
  }

  @objc func frame(link: CADisplayLink) {
    calls.append("frame \(link.timestamp)")
  }

  @objc private func late(_ word: String) {
    calls.append(word)
  }

  @objc private func never() {
    calls.append("never")
  }

  @objc func answer() -> NSString { "42" }
}
