import ArgumentParser
import FirstFrameImageComparison

extension PixelBox {
  /// Reads `X,Y,W,H`, in pixels.
  init(argument: String) throws {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { throw ValidationError("expected four whole numbers, such as 0,0,120,44") }
    self.init(x: x, y: y, width: width, height: height)
  }
}
