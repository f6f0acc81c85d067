import FirstFrameImaging

/// What only one of two pictures has, their top left corners together: strips to the right, and below.
struct MissingArea {
  /// No two of them overlap.
  let boxes: [PixelBox]
  let pixelCount: Int

  init(reference: PixelSize, actual: PixelSize) {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    boxes = [reference, actual].flatMap { size in
      [
        PixelBox(x: width, y: 0, width: size.width - width, height: size.height),
        PixelBox(x: 0, y: height, width: width, height: size.height - height),
      ]
    }.filter(\.hasArea)
    pixelCount = boxes.reduce(0) { $0 + $1.width * $1.height }
  }
}
