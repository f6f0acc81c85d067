/// The width and height of a video, in pixels.
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

/// Samples of a recording, which do not exist here.
public final class CMSampleBuffer: Sendable {
  private init() {}
}

/// The format of media, which is not known here.
public class CMFormatDescription {
  public init() {}
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
