extension SymbolLibrary {
  /// Playback.
  static let playback = """
    infinity
      lines M12 12 C10 9 8.6 7.4 6.4 7.4 C3.9 7.4 2.2 9.4 2.2 12 C2.2 14.6 3.9 16.6 6.4 16.6 C8.6 16.6 10 15 12 12
      lines M12 12 C14 9 15.4 7.4 17.6 7.4 C20.1 7.4 21.8 9.4 21.8 12 C21.8 14.6 20.1 16.6 17.6 16.6 C15.4 16.6 14 15
      lines 12 12
    goforward
      use gobackward 12 12 -1
    gobackward
      lines M4.2 9.4 A8.4 8.4 0 1 0 11 4.2
      areas M11.8 1.4 V7 L7.4 4.2 Z
    shuffle
      lines M2 7 H4.8 C7 7 8.4 8 9.6 9.6 L13.2 14.4 C14.4 16 15.8 17 18 17 H21.4 M2 17 H4.8 C7 17 8.4 16 9.4 14.6 M13.4
      lines 9.4 C14.4 8 15.8 7 18 7 H21.4 M18.4 3.8 L21.6 7 L18.4 10.2 M18.4 13.8 L21.6 17 L18.4 20.2
    repeat
      lines M2.8 11.4 V10.6 A3.8 3.8 0 0 1 6.6 6.8 H20.4 M17.2 3.6 L20.4 6.8 L17.2 10 M21.2 12.6 V13.4 A3.8 3.8 0 0 1
      lines 17.4 17.2 H3.6 M6.8 14 L3.6 17.2 L6.8 20.4
    repeat.1
      lines M2.8 11.4 V10.6 A3.8 3.8 0 0 1 6.6 6.8 H15 M11.8 3.6 L15 6.8 L11.8 10 M21.2 12.6 V13.4 A3.8 3.8 0 0 1 17.4
      lines 17.2 H3.6 M6.8 14 L3.6 17.2 L6.8 20.4 M19.2 3.4 L21 2.4 V9
    record.circle
      body O 12 12 9.35
      spots O 12 12 4
    opticaldisc
      body O 12 12 9.35
      shapes O 12 12 2.8
      spots O 12 12 0.2
    dial.min
      body O 12 12 6
      details M12 12 L8.6 15.4
      dots 3 12 4.6 6 8 3.2 16 3.2 19.4 6 21 12 5.6 18.4 18.4 18.4
    play.rectangle
      body R 2 4.4 20 15.2 3
      spots M10 8.6 L15.6 12 L10 15.4 Z
    play.square.stack
      use square.stack
      spots M10.4 12 L14.8 15.2 L10.4 18 Z
    play
      body M6.4 4.6 A1.2 1.2 0 0 1 8.2 3.6 L20 10.9 A1.3 1.3 0 0 1 20 13.1 L8.2 20.4 A1.2 1.2 0 0 1 6.4 19.4 Z
    pause
      body R 5.6 3.8 4.2 16.4 1.2 R 14.2 3.8 4.2 16.4 1.2
    stop
      body R 4.4 4.4 15.2 15.2 2.6
    playpause
      body M2.4 6.2 A0.9 0.9 0 0 1 3.8 5.4 L12.6 11.2 A1 1 0 0 1 12.6 12.8 L3.8 18.6 A0.9 0.9 0 0 1 2.4 17.8 Z
      body R 15.2 5.4 2 13.2 0.7 R 20 5.4 2 13.2 0.7
    forward
      body M2 6.6 A0.9 0.9 0 0 1 3.4 5.8 L11.2 11.2 A1 1 0 0 1 11.2 12.8 L3.4 18.2 A0.9 0.9 0 0 1 2 17.4 Z
      body M12.6 6.6 A0.9 0.9 0 0 1 14 5.8 L21.8 11.2 A1 1 0 0 1 21.8 12.8 L14 18.2 A0.9 0.9 0 0 1 12.6 17.4 Z
    backward
      use forward 12 12 -1
    forward.end
      body M4.4 5.4 A0.9 0.9 0 0 1 5.8 4.6 L15.6 11.2 A1 1 0 0 1 15.6 12.8 L5.8 19.4 A0.9 0.9 0 0 1 4.4 18.6 Z
      body R 17.8 4.6 2 14.8 0.7
    backward.end
      use forward.end 12 12 -1
    eject
      body M11 4.2 A1.3 1.3 0 0 1 13 4.2 L20.8 12.4 A1 1 0 0 1 20.1 14.1 H3.9 A1 1 0 0 1 3.2 12.4 Z
      body R 3.2 17.4 17.6 2.8 0.8
    slowmo
      lines M12 2.6 V5.4 M12 18.6 V21.4 M2.6 12 H5.4 M18.6 12 H21.4 M5.4 5.4 L7.4 7.4 M16.6 16.6 L18.6 18.6 M18.6 5.4
      lines L16.6 7.4 M7.4 16.6 L5.4 18.6
      lines M8.4 3.4 L9.2 5.6 M15.6 20.6 L14.8 18.4 M15.6 3.4 L14.8 5.6 M8.4 20.6 L9.2 18.4 M3.4 8.4 L5.6 9.2 M20.6 15.6
      lines L18.4 14.8 M20.6 8.4 L18.4 9.2 M3.4 15.6 L5.6 14.8
    timelapse
      lines O 12 12 9.35
      areas M12 6.8 A5.2 5.2 0 1 1 7.5 14.6 L12 12 Z
    eject.circle
      use circle
      spots M12 7 L16.6 12.6 H7.4 Z R 7.4 15 9.2 1.4 0.4
    mount
      body M12 19.8 L3.4 10 H20.6 Z R 3.6 4.2 16.8 2.4 0.6
    forward.end.alt
      body M1.4 6.6 A0.9 0.9 0 0 1 2.8 5.8 L9.8 11.2 A1 1 0 0 1 9.8 12.8 L2.8 18.2 A0.9 0.9 0 0 1 1.4 17.4 Z
      body M11 6.6 A0.9 0.9 0 0 1 12.4 5.8 L19.4 11.2 A1 1 0 0 1 19.4 12.8 L12.4 18.2 A0.9 0.9 0 0 1 11 17.4 Z
      body R 21 5.4 1.6 13.2 0.6
    backward.end.alt
      use forward.end.alt 12 12 -1
    forward.frame
      body M9 5.4 A0.9 0.9 0 0 1 10.4 4.6 L20 11.2 A1 1 0 0 1 20 12.8 L10.4 19.4 A0.9 0.9 0 0 1 9 18.6 Z
      body R 3.8 4.6 2 14.8 0.7
    backward.frame
      use forward.frame 12 12 -1
    play.rectangle.on.rectangle
      use rectangle.on.rectangle
      spots M12.6 11.4 L16.6 14 L12.6 16.6 Z
    play.circle
      use circle
      spots M9.8 8 L15.8 12 L9.8 16 Z
    play.house
      use part.house
      spots M10.4 10.4 L15 13.4 L10.4 16.4 Z
    play.tv
      use tv
      spots M10.2 7.8 L14.8 10.5 L10.2 13.2 Z
    play.laptopcomputer
      use laptopcomputer
      areas M10.6 8 L14.6 10.6 L10.6 13.2 Z
    memories
      lines M3 9.4 A9.35 9.35 0 1 1 3.2 15.4 M12 6.6 V12.4 L15.6 14.6
      areas M1.2 8 H6.2 L3.8 11.6 Z
    gobackward.minus
      use gobackward
      lines M9 12.6 H15
    goforward.plus
      use goforward
      lines M12 9.6 V15.6 M9 12.6 H15
    checkmark.gobackward
      use gobackward
      lines M8.8 12.8 L11.2 15.6 L15.4 9.8
    infinity.circle
      use circle
      details M12 12 C11 10.4 10.2 9.6 9 9.6 C7.6 9.6 6.6 10.6 6.6 12 C6.6 13.4 7.6 14.4 9 14.4 C10.2 14.4 11 13.6 12 12
      details C13 10.4 13.8 9.6 15 9.6 C16.4 9.6 17.4 10.6 17.4 12 C17.4 13.4 16.4 14.4 15 14.4 C13.8 14.4 13 13.6 12 12
    dial.low
      use dial.min
    dial.medium
      body O 12 12 6
      details M12 12 V7.4
      dots 3 12 4.6 6 12 2.6 19.4 6 21 12 5.6 18.4 18.4 18.4
    dial.high
      body O 12 12 6
      details M12 12 L15.4 15.4
      dots 3 12 4.6 6 12 2.6 19.4 6 21 12 5.6 18.4 18.4 18.4
    dial.max
      use dial.high
    restart
      lines M5 4 V20
      areas M20.6 4.6 V19.4 L9 12 Z
    restart.circle
      use circle
      spots M17.4 8.4 V15.6 L12 12 Z M12 8.4 V15.6 L6.6 12 Z
    dial
      use dial.medium
    """
}
