import FirstFrameImaging
import FirstFrameLocalFiles
import Foundation

/// The installed programs that decode images.
struct ImageTools {
  enum Format {
    case jpeg
    case svg
    case pdf
    case other
  }

  private let folders: [String]
  /// The names of the programs that were found. Conversions by other programs are not reused.
  let identity: String

  /// The time limit of a program in seconds.
  private static let timeout = 60.0
  private static let names = ["djpeg", "rsvg-convert", "pdftocairo", "mutool", "inkscape", "magick", "convert"]

  /// - Parameter folders: The folders to search, as in `PATH`.
  init(folders: [String]) {
    self.folders = folders
    identity = Self.names.filter { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }.joined(separator: "+")
  }

  /// The folders of the environment variable `PATH`.
  static var pathFolders: [String] {
    let folders = EnvironmentVariable.programs.value(in: ProcessInfo.processInfo.environment)
    return (folders ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// Decodes a file with the first program that succeeds.
  ///
  /// - Parameter scale: The number of pixels per point, for vector formats.
  func bitmap(of file: URL, format: Format, scale: Int) -> Bitmap? {
    for command in commands(for: file.path, format: format, scale: scale) {
      guard let program = path(of: command.program) else { continue }
      if let bitmap = run(program, command.arguments) { return bitmap }
    }
    return nil
  }

  private static let placeholder = "OUTPUT"

  private func commands(
    for file: String, format: Format, scale: Int
  ) -> [(program: String, arguments: [String])] {
    let output = Self.placeholder
    let magick: [(program: String, arguments: [String])] = [
      ("magick", [file + "[0]", "-auto-orient", "PNG32:" + output]),
      ("convert", [file + "[0]", "-auto-orient", "PNG32:" + output]),
    ]
    switch format {
    case .jpeg: return [("djpeg", ["-ppm", "-dct", "int", "-outfile", output, file])] + magick
    case .other: return magick
    case .svg:
      return [
        ("rsvg-convert", ["-z", "\(scale)", "-f", "png", "-o", output, file]),
        ("inkscape", ["--export-type=png", "--export-dpi=\(96 * scale)", "--export-filename=\(output)", file]),
      ]
    case .pdf:
      return [
        // The program adds the extension `.png` to the name.
        ("pdftocairo", ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", file, output]),
        ("mutool", ["draw", "-q", "-F", "png", "-c", "rgba", "-r", "\(72 * scale)", "-o", output, file, "1"]),
        ("inkscape", ["--export-type=png", "--export-dpi=\(72 * scale)", "--export-filename=\(output)", file]),
      ]
    }
  }

  private func path(of program: String) -> String? {
    folders.lazy.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ program: String, _ arguments: [String]) -> Bitmap? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("firstframe-\(UUID().uuidString)")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("image").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments.map { $0.replacingOccurrences(of: Self.placeholder, with: target) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let deadline = ContinuousClock.now + .seconds(Self.timeout)
    while process.isRunning, .now < deadline { usleep(5000) }
    guard !process.isRunning else {
      process.terminate()
      return nil
    }
    guard process.terminationStatus == 0 else { return nil }
    let content = FileManager.default.contents(atPath: target) ?? FileManager.default.contents(atPath: target + ".png")
    return content.flatMap { (try? Bitmap(pngData: $0)) ?? Self.bitmap(ofPPM: $0) }
  }

  /// Reads a binary PPM or PGM file with eight bits per sample, the output of `djpeg`.
  private static func bitmap(ofPPM content: Data) -> Bitmap? {
    let bytes = [UInt8](content)
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P"), bytes[1] == UInt8(ascii: "5") || bytes[1] == UInt8(ascii: "6")
    else { return nil }
    let channels = bytes[1] == UInt8(ascii: "6") ? 3 : 1
    var position = 2
    func number() -> Int? {
      while position < bytes.count, bytes[position] <= 32 { position += 1 }
      let start = position
      while position < bytes.count, 48...57 ~= bytes[position] { position += 1 }
      return Int(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    guard let width = number(), let height = number(), number() == 255,
      let size = try? PixelSize(width: width, height: height)
    else { return nil }
    position += 1
    guard bytes.count >= position + size.area * channels else { return nil }
    var bitmap = Bitmap(size: size)
    bitmap.withMutablePixels { pixels in
      for index in 0..<size.area {
        let start = position + index * channels
        let red = UInt32(bytes[start])
        let green = UInt32(bytes[start + (channels == 3 ? 1 : 0)])
        let blue = UInt32(bytes[start + (channels == 3 ? 2 : 0)])
        pixels[index] = red | green << 8 | blue << 16 | 0xFF00_0000
      }
    }
    return bitmap
  }
}
