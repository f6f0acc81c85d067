import FirstFrameLocalFiles
import FirstFramePreviewGallery
import FirstFrameTextEscaping
import Foundation
import HeadlessUIKit
import OpenTypeText

/// Draws the previews of a program of tests, in place of its tests: `CPreviewGetters` calls this function before `main`.
@_cdecl("firstframe_draw_gallery")
func drawGallery() {
  do {
    let variables = ProcessInfo.processInfo.environment
    let file = EnvironmentVariable.gallery.value(in: variables) ?? ""
    let request = try JSONDecoder().decode(GalleryRequest.self, from: LocalFile.read(file))
    // The command passes the fonts: the program may run outside of its package.
    try ConfiguredFonts.registerForProcess(variables: variables, package: nil)
    try MainActor.assumeIsolated { try GalleryProgram(request).run() }
    exit(0)
  } catch {
    StandardError.write("firstframe gallery: \(error)")
    exit(2)
  }
}

/// The program that lists and draws previews, and says in its journal what it does.
@MainActor
struct GalleryProgram {
  private let request: GalleryRequest
  private let journal: FileHandle

  init(_ request: GalleryRequest) throws {
    self.request = request
    if !FileManager.default.fileExists(atPath: request.journal) { try LocalFile.write(Data(), to: request.journal) }
    journal = try FileHandle(forWritingTo: URL(fileURLWithPath: request.journal))
    try journal.seekToEnd()
  }

  /// The seconds after which a property or a preview ends the program, which reports it as if it had crashed.
  private static let limit: UInt32 = 60

  /// Lists the previews, and draws those of this process.
  func run() throws {
    guard let properties = PreviewProperty.all(in: request.modules) else { throw GalleryProgramError.noSymbols }
    let skipped = Set(request.skipped)
    let list = try PreviewList(properties, skipping: skipped) { try write(.started($0)) }
    if !list.omissions.isEmpty { try write(.omitted(list.omissions)) }
    try write(.listed(list.previews.map(\.listed)))
    let components = Set(request.components)
    for (number, (listed, preview)) in list.previews.enumerated() where number % request.partCount == request.part {
      guard components.isEmpty || components.contains(listed.component), !skipped.contains(listed.name) else {
        continue
      }
      try write(.started(listed.name))
      try write(
        .drawn(PreviewDrawing.draw(preview, name: listed.name, number: number, folder: request.output)))
    }
  }

  private func write(_ line: GalleryLine) throws {
    try journal.write(contentsOf: JSONEncoder.sorted.encode(line) + Data("\n".utf8))
    if case .started = line { alarm(Self.limit) } else { alarm(0) }
  }
}

/// Why a program cannot list its previews.
enum GalleryProgramError: Error, CustomStringConvertible {
  case noSymbols

  var description: String {
    "the program of the tests has no table of symbols, by which previews are found; build without `-s` and "
      + "`--strip-all`"
  }
}
