extension SymbolLibrary {
  /// Networks and signals.
  static let networks = """
    dot.radiowaves.left.and.right
      areas O 12 12 1.3
      lines M8.3 15.7 A5.2 5.2 0 0 1 8.3 8.3 M15.7 8.3 A5.2 5.2 0 0 1 15.7 15.7 M5.2 18.8 A9.6 9.6 0 0 1 5.2 5.2 M18.8
      lines 5.2 A9.6 9.6 0 0 1 18.8 18.8
    dot.radiowaves.right
      areas O 6 12 1.3
      lines M9.7 8.3 A5.2 5.2 0 0 1 9.7 15.7 M12.8 5.2 A9.6 9.6 0 0 1 12.8 18.8
    antenna.radiowaves.left.and.right
      areas O 12 8.6 1.3
      lines M12 11 V20.4 M8.8 12 A4.6 4.6 0 0 1 8.8 5.2 M15.2 5.2 A4.6 4.6 0 0 1 15.2 12
      lines M5.6 14.6 A8.6 8.6 0 0 1 5.6 2.6 M18.4 2.6 A8.6 8.6 0 0 1 18.4 14.6
    wave.3.right
      lines M5.6 9 A4.6 4.6 0 0 1 5.6 15 M9.8 6.2 A9 9 0 0 1 9.8 17.8 M14 3.6 A13 13 0 0 1 14 20.4
    wave.3.left
      lines M18.4 9 A4.6 4.6 0 0 0 18.4 15 M14.2 6.2 A9 9 0 0 0 14.2 17.8 M10 3.6 A13 13 0 0 0 10 20.4
    wifi
      lines M2.2 9.4 A13.6 13.6 0 0 1 21.8 9.4 M5.5 13 A9 9 0 0 1 18.5 13 M8.8 16.5 A4.5 4.5 0 0 1 15.2 16.5
      dots 12 19.4
    cellularbars
      areas R 3 16 2 4 0.6 R 8 12 2 8 0.6 R 13 8 2 12 0.6 R 18 4 2 16 0.6
    globe
      body O 12 12 9.35
      details M2.65 12 H21.35 M12 2.65 V21.35 M12 2.65 C14.8 5.2 16.4 8.4 16.4 12 C16.4 15.6 14.8 18.8 12 21.35 M12 2.65
      details C9.2 5.2 7.6 8.4 7.6 12 C7.6 15.6 9.2 18.8 12 21.35
      details M4.6 6.6 C8.6 8.4 15.4 8.4 19.4 6.6 M4.6 17.4 C8.6 15.6 15.4 15.6 19.4 17.4
    network
      lines O 12 12 9.35 M6.5 4.5 L17.5 19.5 M3.8 16.6 L20.2 7.4 M6.5 4.5 C13 5 19.4 12.6 17.5 19.5 M6.5 4.5 C4.6 11 11
      lines 19 17.5 19.5
      lines M2.7 11 C6.6 8.6 10.6 5.6 13.2 2.8 M10.8 21.2 C13.4 18.4 17.4 15.4 21.3 13
    link
      lines M9.6 13.4 A4.6 4.6 0 0 0 16.5 13.9 L19.4 11 A4.6 4.6 0 0 0 12.9 4.5 L11.2 6.1 M14.4 10.6 A4.6 4.6 0 0 0 7.5
      lines 10.1 L4.6 13 A4.6 4.6 0 0 0 11.1 19.5 L12.8 17.9
    personalhotspot
      lines M9.7 13.6 A4.4 4.4 0 0 0 16.2 14 L19.4 10.8 A4.4 4.4 0 0 0 13.2 4.5 L11.4 6.2 M14.3 10.4 A4.4 4.4 0 0 0 7.8
      lines 10 L4.6 13.2 A4.4 4.4 0 0 0 10.8 19.5 L12.6 17.8
    dot.radiowaves.up.forward
      use dot.radiowaves.right 12 12 1 -45
    dot.radiowaves.forward
      use dot.radiowaves.right
    radiowaves.right
      lines M6 8.6 A5 5 0 0 1 6 15.4 M10 5.4 A9.4 9.4 0 0 1 10 18.6 M14 2.8 A13 13 0 0 1 14 21.2
    radiowaves.left
      use radiowaves.right 12 12 -1
    badge.plus.radiowaves.right
      lines M14.4 8 A6 6 0 0 1 14.4 16 M17.6 5 A10.4 10.4 0 0 1 17.6 19 M7 8.4 V15.6 M3.4 12 H10.6
    wave.3.right.circle
      use circle
      details M8 10 A3 3 0 0 1 8 14 M10.6 8 A6 6 0 0 1 10.6 16 M13.2 6.4 A9 9 0 0 1 13.2 17.6
    wifi.exclamationmark
      lines M2.2 9.4 A13.6 13.6 0 0 1 21.8 9.4 M5.5 13 A9 9 0 0 1 9 10.9 M18.5 13 A9 9 0 0 0 15 10.9 M12 11.4 V15.6
      dots 12 19.4
    wifi.router
      body R 2.4 13.4 19.2 7 2
      lines M18 13 V9.6 M14.6 6.6 A5 5 0 0 1 21.4 6.6 M12.6 4 A8.4 8.4 0 0 1 23 4
      eyes 6 17 9.2 17
    network.badge.shield.half.filled
      use network 10.6 11 0.9
      front
      use shield 18.6 17.6 0.42
    network.slash
      use network
      front
      lines M3 3 L21 21
    globe.americas
      body O 12 12 9.35
      spots M5.6 7 C7 5 9.4 4.4 11.4 4.6 C12.4 5.6 11.2 6.6 10.8 7.6 C12 8 11.4 9.6 10 9.8 C9 10.2 9.2 11.6 10.4 11.6
      spots C12.4 11.4 14 12.8 13.8 14.4 C13.6 16 12.2 16.8 11.8 18.6 C10.4 18.6 10.2 16.6 9.8 15 C9.4 13.6 7.4 12.8 6.6
      spots 11.4 C6 10.2 5.2 8.6 5.6 7 Z
      spots M16.8 6.4 C18 7 19 8.4 19.2 9.6 C18 9.8 16.8 8.2 16.8 6.4 Z
    globe.europe.africa
      body O 12 12 9.35
      spots M9 5.4 C10.6 4.4 13.4 4.2 15 4.8 C15.2 6 13.6 6.2 13.4 7.4 C12 7.6 10.6 8.4 9.4 8 C8.4 7.4 8.2 6 9 5.4 Z
      spots M8.8 10.4 C10.6 9.8 13.6 9.8 15.2 10.4 C16 11.6 17.4 12 17.2 13 C15.8 14 15.6 17.4 13.8 18.6 C12.2 18.4 12.4
      spots 15.6 11.8 14.4 C10 14.4 8 13.6 7.8 12.2 C7.8 11.4 8.2 10.8 8.8 10.4 Z
    globe.asia.australia
      body O 12 12 9.35
      spots M6 6.8 C8 4.8 11.6 4.2 14 4.8 C16 5.4 17 7 16.4 8.6 C15.6 10.4 14.4 10.8 13.6 12 C12.6 11.6 12.4 10.2 11 10
      spots C10 10.4 9.8 12 9 12.2 C8.2 11 6.4 10.4 5.6 9 C5.4 8 5.4 7.4 6 6.8 Z
      spots M14.4 15 C16 14.2 17.6 14.4 18.2 15.2 C17.6 16.8 16.4 17.8 14.8 17.6 C13.8 17 13.6 15.8 14.4 15 Z
    globe.central.south.asia
      use globe.asia.australia
    globe.desk
      use globe 12 9.4 0.74
      lines M17.6 3 A9 9 0 0 1 12 18.2 A9 9 0 0 1 4 14.4 M12 18.2 V21.4 M7.6 21.6 H16.4
    link.badge.plus
      use link 10.6 11 0.92
      front
      lines M18.6 14.8 V21.8 M15.1 18.3 H22.1
    bonjour
      body O 12 12 9.35
      details M6 9 A8 8 0 0 1 18 9 M8 12.4 A5.4 5.4 0 0 1 16 12.4
      spots O 12 16 1.2
    """
}
