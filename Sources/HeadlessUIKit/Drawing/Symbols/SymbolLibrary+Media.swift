import Foundation

extension SymbolLibrary {
  /// People, communication and media playback.
  static let media: [String: SymbolDesign] = [
    "person": SymbolDesign(
      strokes: "M12 3.1 A4.1 4.1 0 0 1 12 11.3 A4.1 4.1 0 0 1 12 3.1 Z M4 20.6 C4 16.7 7.4 14.5 12 14.5 C16.6 "
        + "14.5 20 16.7 20 20.6 Z"),
    "person.fill": SymbolDesign(
      fills: "M12 3.1 A4.1 4.1 0 0 1 12 11.3 A4.1 4.1 0 0 1 12 3.1 Z M4 20.6 C4 16.7 7.4 14.5 12 14.5 C16.6 14.5 "
        + "20 16.7 20 20.6 Z"),
    "person.2": SymbolDesign(
      strokes: "M9 4.2 A3.6 3.6 0 0 1 9 11.4 A3.6 3.6 0 0 1 9 4.2 Z M2.2 19.6 C2.2 16 5 14 9 14 C13 14 15.8 16 "
        + "15.8 19.6 Z M15.4 4.6 A3.4 3.4 0 0 1 15.4 11 M17.4 14.2 C20 14.8 21.8 16.6 21.8 19.6 H19"),
    "person.2.fill": SymbolDesign(
      strokes: "M15.4 4.6 A3.4 3.4 0 0 1 15.4 11 M17.4 14.2 C20 14.8 21.8 16.6 21.8 19.6 H19",
      fills: "M9 4.2 A3.6 3.6 0 0 1 9 11.4 A3.6 3.6 0 0 1 9 4.2 Z M2.2 19.6 C2.2 16 5 14 9 14 C13 14 15.8 16 15.8 "
        + "19.6 Z"),
    "envelope": SymbolDesign(
      strokes: "M5 5 H19 A2.6 2.6 0 0 1 21.6 7.6 V16.4 A2.6 2.6 0 0 1 19 19 H5 A2.6 2.6 0 0 1 2.4 16.4 V7.6 A2.6 "
        + "2.6 0 0 1 5 5 Z M3.3 6.2 L10.4 12.4 A2.4 2.4 0 0 0 13.6 12.4 L20.7 6.2"),
    "envelope.fill": SymbolDesign(
      fills: "M5 5 H19 A2.6 2.6 0 0 1 21.6 7.6 V16.4 A2.6 2.6 0 0 1 19 19 H5 A2.6 2.6 0 0 1 2.4 16.4 V7.6 A2.6 "
        + "2.6 0 0 1 5 5 Z",
      holes: [.line("M4.4 7.2 L12 13.2 L19.6 7.2")]),
    "message": SymbolDesign(
      strokes: "M12 3.6 C17.4 3.6 21.5 7 21.5 11.4 C21.5 15.8 17.4 19.2 12 19.2 C10.8 19.2 9.7 19 8.7 18.7 C7.5 "
        + "19.9 5.7 20.7 3.9 20.8 C4.8 19.7 5.3 18.3 5.3 17 C3.5 15.6 2.5 13.6 2.5 11.4 C2.5 7 6.6 3.6 12 3.6 Z"),
    "message.fill": SymbolDesign(
      fills: "M12 3.6 C17.4 3.6 21.5 7 21.5 11.4 C21.5 15.8 17.4 19.2 12 19.2 C10.8 19.2 9.7 19 8.7 18.7 C7.5 "
        + "19.9 5.7 20.7 3.9 20.8 C4.8 19.7 5.3 18.3 5.3 17 C3.5 15.6 2.5 13.6 2.5 11.4 C2.5 7 6.6 3.6 12 3.6 Z"),
    "bubble.left": SymbolDesign(
      strokes: "M12 3.6 C17.4 3.6 21.5 7 21.5 11.4 C21.5 15.8 17.4 19.2 12 19.2 C10.8 19.2 9.7 19 8.7 18.7 C7.5 "
        + "19.9 5.7 20.7 3.9 20.8 C4.8 19.7 5.3 18.3 5.3 17 C3.5 15.6 2.5 13.6 2.5 11.4 C2.5 7 6.6 3.6 12 3.6 Z"),
    "bubble.left.fill": SymbolDesign(
      fills: "M12 3.6 C17.4 3.6 21.5 7 21.5 11.4 C21.5 15.8 17.4 19.2 12 19.2 C10.8 19.2 9.7 19 8.7 18.7 C7.5 "
        + "19.9 5.7 20.7 3.9 20.8 C4.8 19.7 5.3 18.3 5.3 17 C3.5 15.6 2.5 13.6 2.5 11.4 C2.5 7 6.6 3.6 12 3.6 Z"),
    "phone": SymbolDesign(
      strokes: "M7.6 3.2 L9.9 7.5 L8.1 9.7 C9.3 12.5 11.5 14.7 14.3 15.9 L16.5 14.1 L20.8 16.4 C20.8 19 19 20.8 "
        + "16.8 20.8 C9.4 20.2 3.8 14.6 3.2 7.2 C3.2 5 5 3.2 7.6 3.2 Z"),
    "phone.fill": SymbolDesign(
      fills: "M7.6 3.2 L9.9 7.5 L8.1 9.7 C9.3 12.5 11.5 14.7 14.3 15.9 L16.5 14.1 L20.8 16.4 C20.8 19 19 20.8 "
        + "16.8 20.8 C9.4 20.2 3.8 14.6 3.2 7.2 C3.2 5 5 3.2 7.6 3.2 Z"),
    "mic": SymbolDesign(
      strokes: "M12 2.8 H12 A3.2 3.2 0 0 1 15.2 6 V11 A3.2 3.2 0 0 1 12 14.2 H12 A3.2 3.2 0 0 1 8.8 11 V6 A3.2 "
        + "3.2 0 0 1 12 2.8 Z M5.6 11 A6.4 6.4 0 0 0 18.4 11 M12 17.4 V20.9 M8.6 20.9 H15.4"),
    "mic.fill": SymbolDesign(
      strokes: "M5.6 11 A6.4 6.4 0 0 0 18.4 11 M12 17.4 V20.9 M8.6 20.9 H15.4",
      fills: "M12 2.8 H12 A3.2 3.2 0 0 1 15.2 6 V11 A3.2 3.2 0 0 1 12 14.2 H12 A3.2 3.2 0 0 1 8.8 11 V6 A3.2 3.2 "
        + "0 0 1 12 2.8 Z"),
    "wifi": SymbolDesign(
      strokes: "M2.4 9 A13.6 13.6 0 0 1 21.6 9 M5.7 12.5 A9 9 0 0 1 18.3 12.5 M8.9 15.9 A4.5 4.5 0 0 1 15.1 15.9",
      dots: [(12, 19)]),
    "play": SymbolDesign(strokes: "M6.2 4.6 L18.8 12 L6.2 19.4 Z"),
    "play.fill": SymbolDesign(fills: "M6.2 4.6 L18.8 12 L6.2 19.4 Z"),
    "pause": SymbolDesign(strokes: "M8 4.8 V19.2 M16 4.8 V19.2"),
    "pause.fill": SymbolDesign(fills: "M6.4 4.6 H9 V19.4 H6.4 Z M15 4.6 H17.6 V19.4 H15 Z"),
    "stop": SymbolDesign(
      strokes: "M7 5 H17 A2 2 0 0 1 19 7 V17 A2 2 0 0 1 17 19 H7 A2 2 0 0 1 5 17 V7 A2 2 0 0 1 7 5 Z"),
    "stop.fill": SymbolDesign(
      fills: "M7 5 H17 A2 2 0 0 1 19 7 V17 A2 2 0 0 1 17 19 H7 A2 2 0 0 1 5 17 V7 A2 2 0 0 1 7 5 Z"),
    "forward.fill": SymbolDesign(fills: "M2.6 6.4 L11.4 12 L2.6 17.6 Z M12.6 6.4 L21.4 12 L12.6 17.6 Z"),
    "backward.fill": SymbolDesign(fills: "M21.4 6.4 V17.6 L12.6 12 Z M11.4 6.4 V17.6 L2.6 12 Z"),
    "speaker": SymbolDesign(strokes: "M3 9.4 H6.4 L11.4 5 V19 L6.4 14.6 H3 Z"),
    "speaker.fill": SymbolDesign(fills: "M3 9.4 H6.4 L11.4 5 V19 L6.4 14.6 H3 Z"),
    "speaker.wave.2": SymbolDesign(
      strokes: "M3 9.4 H6.4 L11.4 5 V19 L6.4 14.6 H3 Z M14.8 8.8 A4.6 4.6 0 0 1 14.8 15.2 M17.8 5.8 A8.8 8.8 0 0 "
        + "1 17.8 18.2"),
    "speaker.wave.2.fill": SymbolDesign(
      strokes: "M14.8 8.8 A4.6 4.6 0 0 1 14.8 15.2 M17.8 5.8 A8.8 8.8 0 0 1 17.8 18.2",
      fills: "M3 9.4 H6.4 L11.4 5 V19 L6.4 14.6 H3 Z"),
    "video": SymbolDesign(
      strokes: "M4.8 6 H12.4 A2.6 2.6 0 0 1 15 8.6 V15.4 A2.6 2.6 0 0 1 12.4 18 H4.8 A2.6 2.6 0 0 1 2.2 15.4 V8.6 "
        + "A2.6 2.6 0 0 1 4.8 6 Z M17.6 10.6 L21.8 7.6 V16.4 L17.6 13.4 Z"),
    "video.fill": SymbolDesign(
      fills: "M4.8 6 H12.4 A2.6 2.6 0 0 1 15 8.6 V15.4 A2.6 2.6 0 0 1 12.4 18 H4.8 A2.6 2.6 0 0 1 2.2 15.4 V8.6 "
        + "A2.6 2.6 0 0 1 4.8 6 Z M17.6 10.6 L21.8 7.6 V16.4 L17.6 13.4 Z"),
  ]
}
