/// The kind of device that an interface is on.
public enum Idiom: String, CaseIterable, Codable, Sendable {
  case phone, pad, tv, carPlay, mac, vision
}
