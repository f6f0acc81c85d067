// The identifiers, conformances, file extensions and MIME types that Apple documents.

extension UTType {
  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let compositeContent = UTType(importedAs: "public.composite-content")
  public static let data = UTType(importedAs: "public.data")
  public static let directory = UTType(importedAs: "public.directory")
  public static let folder = UTType(importedAs: "public.folder")
  public static let package = UTType(importedAs: "com.apple.package")
  public static let bundle = UTType(importedAs: "com.apple.bundle")
  public static let archive = UTType(importedAs: "public.archive")
  public static let url = UTType(importedAs: "public.url")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let rtf = UTType(importedAs: "public.rtf")
  public static let html = UTType(importedAs: "public.html")
  public static let xml = UTType(importedAs: "public.xml")
  public static let json = UTType(importedAs: "public.json")
  public static let yaml = UTType(importedAs: "public.yaml")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let sourceCode = UTType(importedAs: "public.source-code")
  public static let swiftSource = UTType(importedAs: "public.swift-source")
  public static let javaScript = UTType(importedAs: "com.netscape.javascript-source")
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  public static let image = UTType(importedAs: "public.image")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let png = UTType(importedAs: "public.png")
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  public static let tiff = UTType(importedAs: "public.tiff")
  public static let bmp = UTType(importedAs: "com.microsoft.bmp")
  public static let ico = UTType(importedAs: "com.microsoft.ico")
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  public static let heic = UTType(importedAs: "public.heic")
  public static let heif = UTType(importedAs: "public.heif-standard")
  public static let svg = UTType(importedAs: "public.svg-image")
  public static let rawImage = UTType(importedAs: "public.camera-raw-image")
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  public static let movie = UTType(importedAs: "public.movie")
  public static let video = UTType(importedAs: "public.video")
  public static let audio = UTType(importedAs: "public.audio")
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  public static let mpeg = UTType(importedAs: "public.mpeg")
  public static let avi = UTType(importedAs: "public.avi")
  public static let mp3 = UTType(importedAs: "public.mp3")
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  public static let aiff = UTType(importedAs: "public.aiff-audio")
  public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
  public static let midi = UTType(importedAs: "public.midi-audio")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  public static let zip = UTType(importedAs: "public.zip-archive")
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
  public static let epub = UTType(importedAs: "org.idpf.epub-container")
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  public static let presentation = UTType(importedAs: "public.presentation")
  public static let font = UTType(importedAs: "public.font")
  public static let contact = UTType(importedAs: "public.contact")
  public static let vCard = UTType(importedAs: "public.vcard")
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  public static let emailMessage = UTType(importedAs: "public.email-message")
  public static let threeDContent = UTType(importedAs: "public.3d-content")
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")
  public static let application = UTType(importedAs: "com.apple.application")
  public static let log = UTType(importedAs: "com.apple.log")
  public static let executable = UTType(importedAs: "public.executable")
  public static let database = UTType(importedAs: "public.database")
  public static let diskImage = UTType(importedAs: "public.disk-image")

  static let known: [String: Declaration] = [
    "public.item": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.content": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.composite-content": Declaration(parents: ["public.content"], extensions: [], mimeType: nil),
    "public.data": Declaration(parents: ["public.item"], extensions: [], mimeType: nil),
    "public.directory": Declaration(parents: ["public.item"], extensions: [], mimeType: nil),
    "public.folder": Declaration(parents: ["public.directory"], extensions: [], mimeType: nil),
    "com.apple.package": Declaration(parents: ["public.directory"], extensions: [], mimeType: nil),
    "com.apple.bundle": Declaration(parents: ["public.directory"], extensions: [], mimeType: nil),
    "public.archive": Declaration(parents: ["public.data"], extensions: [], mimeType: nil),
    "public.url": Declaration(parents: ["public.data"], extensions: [], mimeType: nil),
    "public.file-url": Declaration(parents: ["public.url"], extensions: [], mimeType: nil),
    "public.text": Declaration(parents: ["public.data", "public.content"], extensions: [], mimeType: nil),
    "public.plain-text": Declaration(parents: ["public.text"], extensions: ["txt", "text"], mimeType: "text/plain"),
    "public.utf8-plain-text": Declaration(parents: ["public.plain-text"], extensions: [], mimeType: nil),
    "public.rtf": Declaration(parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
    "public.html": Declaration(parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
    "public.xml": Declaration(parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
    "public.json": Declaration(parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
    "public.yaml": Declaration(parents: ["public.text"], extensions: ["yml", "yaml"], mimeType: "application/x-yaml"),
    "public.comma-separated-values-text": Declaration(
      parents: ["public.text"], extensions: ["csv"], mimeType: "text/csv"),
    "public.source-code": Declaration(parents: ["public.plain-text"], extensions: [], mimeType: nil),
    "public.swift-source": Declaration(parents: ["public.source-code"], extensions: ["swift"], mimeType: nil),
    "com.netscape.javascript-source": Declaration(
      parents: ["public.source-code"], extensions: ["js"], mimeType: "text/javascript"),
    "com.apple.property-list": Declaration(parents: ["public.data"], extensions: ["plist"], mimeType: nil),
    "public.image": Declaration(parents: ["public.data", "public.content"], extensions: [], mimeType: nil),
    "public.jpeg": Declaration(parents: ["public.image"], extensions: ["jpeg", "jpg"], mimeType: "image/jpeg"),
    "public.png": Declaration(parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
    "com.compuserve.gif": Declaration(parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
    "public.tiff": Declaration(parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
    "com.microsoft.bmp": Declaration(parents: ["public.image"], extensions: ["bmp"], mimeType: "image/bmp"),
    "com.microsoft.ico": Declaration(
      parents: ["public.image"], extensions: ["ico"], mimeType: "image/vnd.microsoft.icon"),
    "org.webmproject.webp": Declaration(parents: ["public.image"], extensions: ["webp"], mimeType: "image/webp"),
    "public.heic": Declaration(parents: ["public.image"], extensions: ["heic"], mimeType: "image/heic"),
    "public.heif-standard": Declaration(parents: ["public.image"], extensions: ["heif"], mimeType: "image/heif"),
    "public.svg-image": Declaration(parents: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml"),
    "public.camera-raw-image": Declaration(parents: ["public.image"], extensions: [], mimeType: nil),
    "com.apple.live-photo": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.audiovisual-content": Declaration(
      parents: ["public.data", "public.content"], extensions: [], mimeType: nil),
    "public.movie": Declaration(parents: ["public.audiovisual-content"], extensions: [], mimeType: nil),
    "public.video": Declaration(parents: ["public.movie"], extensions: [], mimeType: nil),
    "public.audio": Declaration(parents: ["public.audiovisual-content"], extensions: [], mimeType: nil),
    "com.apple.quicktime-movie": Declaration(
      parents: ["public.movie"], extensions: ["mov", "qt"], mimeType: "video/quicktime"),
    "public.mpeg-4": Declaration(parents: ["public.movie"], extensions: ["mp4", "mpg4"], mimeType: "video/mp4"),
    "public.mpeg": Declaration(parents: ["public.movie"], extensions: ["mpg", "mpeg"], mimeType: "video/mpeg"),
    "public.avi": Declaration(parents: ["public.movie"], extensions: ["avi"], mimeType: "video/avi"),
    "public.mp3": Declaration(parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
    "com.microsoft.waveform-audio": Declaration(
      parents: ["public.audio"], extensions: ["wav", "wave"], mimeType: "audio/vnd.wave"),
    "public.aiff-audio": Declaration(parents: ["public.audio"], extensions: ["aiff", "aif"], mimeType: "audio/aiff"),
    "public.mpeg-4-audio": Declaration(
      parents: ["public.audio", "public.mpeg-4"], extensions: ["m4a"], mimeType: "audio/mp4"),
    "public.midi-audio": Declaration(parents: ["public.audio"], extensions: ["mid", "midi"], mimeType: "audio/midi"),
    "com.adobe.pdf": Declaration(
      parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeType: "application/pdf"),
    "public.zip-archive": Declaration(parents: ["public.archive"], extensions: ["zip"], mimeType: "application/zip"),
    "org.gnu.gnu-zip-archive": Declaration(
      parents: ["public.archive"], extensions: ["gz"], mimeType: "application/x-gzip"),
    "org.idpf.epub-container": Declaration(
      parents: ["public.data", "public.composite-content"], extensions: ["epub"], mimeType: "application/epub+zip"),
    "public.spreadsheet": Declaration(parents: ["public.content"], extensions: [], mimeType: nil),
    "public.presentation": Declaration(parents: ["public.composite-content"], extensions: [], mimeType: nil),
    "public.font": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.contact": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.vcard": Declaration(
      parents: ["public.text", "public.contact"], extensions: ["vcf"], mimeType: "text/vcard"),
    "public.calendar-event": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.email-message": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.3d-content": Declaration(parents: ["public.content"], extensions: [], mimeType: nil),
    "com.pixar.universal-scene-description-mobile": Declaration(
      parents: ["public.3d-content"], extensions: ["usdz"], mimeType: "model/vnd.usdz+zip"),
    "com.apple.application": Declaration(parents: [], extensions: [], mimeType: nil),
    "com.apple.log": Declaration(parents: ["public.plain-text"], extensions: ["log"], mimeType: nil),
    "public.executable": Declaration(parents: ["public.item"], extensions: [], mimeType: nil),
    "public.database": Declaration(parents: [], extensions: [], mimeType: nil),
    "public.disk-image": Declaration(parents: ["public.archive"], extensions: [], mimeType: nil),
  ]
}
