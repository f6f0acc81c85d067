import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFramePreviewGallery
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// Draws the first frames of a preview in every cell of a gallery.
@MainActor
struct PreviewDrawing {
  private let preview: ComponentPreview
  /// The folder of the page.
  private let folder: String
  /// The start of the names of the pictures.
  private let prefix: String
  private var drawn: DrawnPreview
  /// The pictures, to write equal ones once.
  private var files: [(bitmap: Bitmap, file: String)] = []

  /// - Parameter number: The place of the preview in the list, which makes the names of its files unique.
  init(of preview: ComponentPreview, name: String, number: Int, folder: String) {
    self.preview = preview
    self.folder = folder
    let letters = preview.name.map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) ? $0 : "-" }
    prefix = "pictures/\(number).\(String(letters.prefix(80)))"
    drawn = DrawnPreview(name: name)
  }

  /// Draws the frames, and writes each distinct picture once.
  static func draw(
    _ preview: ComponentPreview, name: String, number: Int, folder: String
  ) throws -> DrawnPreview {
    var drawing = PreviewDrawing(of: preview, name: name, number: number, folder: folder)
    for cell in PreviewCell.matrix { try drawing.draw(in: cell) }
    if drawing.drawn.pictures.first?.isScreen == true {
      for cell in PreviewCell.devices { try drawing.draw(in: cell) }
    }
    return drawing.drawn
  }

  private mutating func draw(in cell: PreviewCell) throws {
    let environment = cell.environment(for: preview)
    let view = environment.performAsCurrent { preview.makeView() }
    let frame = ComponentFrame(of: view, in: environment)
    let isFirst = drawn.layout == nil
    if isFirst { drawn.layout = frame.tree.layoutDump() }
    if let problem = frame.problem {
      Self.add(FirstFrameFinding.unreliable(reason: problem).description, to: &drawn.problems)
    }
    // A state without content may be blank.
    if isFirst, frame.problem == nil, let blankness = try frame.blankness() {
      Self.add(FirstFrameFinding.blank(blankness, emptyTexts: []).description, to: &drawn.warnings)
    }
    for warning in view.layoutWarnings { Self.add(warning, to: &drawn.warnings) }
    // Light and dark have the same text.
    if environment.appearance == .light, cell.cell.device == nil {
      drawn.texts[cell.cell.name] = frame.tree.textDump()
    }
    guard let bitmap = try frame.bitmap() else { return }
    let size = frame.tree.frame.size
    drawn.pictures.append(
      GalleryPicture(
        cell: cell.cell, file: try file(of: bitmap, in: cell), width: Int(size.width.rounded()),
        height: Int(size.height.rounded()), isScreen: size.width >= 320 && size.height >= 480))
  }

  private static func add(_ message: String, to messages: inout [String]) {
    let sentence = message.prefix(1).uppercased() + message.dropFirst()
    if !messages.contains(sentence) { messages.append(sentence) }
  }

  /// Writes a picture, unless one that looks the same is written.
  private mutating func file(of bitmap: Bitmap, in cell: PreviewCell) throws -> String {
    if let equal = files.first(where: { $0.bitmap == bitmap }) { return equal.file }
    let file = "\(prefix).\(cell.cell.name).png"
    try LocalFile.write(bitmap.pngData(scale: PreviewCell.scale), to: "\(folder)/\(file)")
    files.append((bitmap, file))
    return file
  }
}

/// The conditions of a picture in a gallery.
struct PreviewCell: Sendable {
  let cell: GalleryCell
  private let appearance: Appearance
  private let direction: LayoutDirection
  private let contentSize: ContentSize
  private let device: ViewImageConfig?

  /// The number of pixels per point.
  static let scale: CGFloat = 2

  private init(
    _ appearance: Appearance, _ direction: LayoutDirection, _ contentSize: ContentSize = .large,
    device: (name: String, config: ViewImageConfig)? = nil
  ) {
    (self.appearance, self.direction, self.contentSize) = (appearance, direction, contentSize)
    self.device = device?.config
    cell = GalleryCell(
      appearance: appearance.rawValue, direction: direction == .leftToRight ? "ltr" : "rtl",
      textSize: contentSize == .large ? "L" : "XXXL", device: device?.name)
  }

  /// Light and dark, both directions, and two text sizes: the default, and the largest that is not an accessibility
  /// size.
  static let matrix: [PreviewCell] = appearancesAndDirections.flatMap { appearance, direction in
    [PreviewCell(appearance, direction), PreviewCell(appearance, direction, .extraExtraExtraLarge)]
  }

  /// The screens on which previews of whole screens are drawn too: the smallest phone, and a tablet.
  static let devices: [PreviewCell] = [("iPhone-SE", ViewImageConfig.iPhoneSe), ("iPad-mini", .iPadMini)].flatMap {
    device in appearancesAndDirections.map { PreviewCell($0, $1, device: device) }
  }

  private static let appearancesAndDirections: [(Appearance, LayoutDirection)] = Appearance.allCases.flatMap {
    appearance in [LayoutDirection.leftToRight, .rightToLeft].map { (appearance, $0) }
  }

  func environment(for preview: ComponentPreview) -> RenderingEnvironment {
    var environment = device?.renderingEnvironment ?? RenderingEnvironment(size: preview.size)
    environment.scale = Self.scale
    environment.appearance = appearance
    environment.layoutDirection = direction
    environment.contentSize = contentSize
    return environment
  }
}
