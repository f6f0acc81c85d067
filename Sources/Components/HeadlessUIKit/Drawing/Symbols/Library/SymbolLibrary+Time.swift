extension SymbolLibrary {
  /// Time.
  static let time = """
    zzz
      lines M3 12.4 H10 L3 20.4 H10 M12.4 8.2 H17.4 L12.4 14 H17.4 M18 3.2 H21.4 L18 7.2 H21.4
    calendar
      body R 2.08 3.68 19.85 16.65 3.2
      solids M5.2 4 H18.8 A2.8 2.8 0 0 1 21.6 6.8 V8 H2.4 V6.8 A2.8 2.8 0 0 1 5.2 4 Z
      cuts M2.4 9 H21.6
      spots R 9.9 10.9 0.1 0.1 0 R 13.9 10.9 0.1 0.1 0 R 17.9 10.9 0.1 0.1 0 R 5.9 13.9 0.1 0.1 0 R 9.9 13.9 0.1 0.1 0
      spots R 13.9 13.9 0.1 0.1 0 R 17.9 13.9 0.1 0.1 0 R 5.9 16.9 0.1 0.1 0 R 9.9 16.9 0.1 0.1 0 R 13.9 16.9 0.1 0.1 0
    calendar.day.timeline.left
      body R 2.08 3.68 19.85 16.65 3.2
      details M9 8 H18 M9 12 H15 M9 16 H18 M5.6 4 V20
    clock
      body O 12 12 9.35
      details M12 6 V12.4 H7.4
    alarm
      body O 12 13 7.8
      details M12 8.4 V13.2 L15 15
      lines M2.4 7.6 A9 9 0 0 1 7 3.2 M21.6 7.6 A9 9 0 0 0 17 3.2 M6.4 19 L4.6 21.2 M17.6 19 L19.4 21.2
    stopwatch
      body O 12 13.6 8.1
      details M12 8.8 V13.6
      spots O 12 13.6 0.3
      lines M9.8 1.8 H14.2 M12 2 V5 M18.4 5.8 L20 7.4
    timer
      lines M12 2.7 V6.2 M12 2.7 A9.35 9.35 0 1 1 5.2 5.6 M8 8 L12.4 12.4
      areas O 12.2 12.2 0.9
    hourglass
      body M6.8 2.6 H17.2 A1 1 0 0 1 18.2 3.6 C18.2 8 13.8 9.4 13.8 12 C13.8 14.6 18.2 16 18.2 20.4 A1 1 0 0 1 17.2 21.4
      body H6.8 A1 1 0 0 1 5.8 20.4 C5.8 16 10.2 14.6 10.2 12 C10.2 9.4 5.8 8 5.8 3.6 A1 1 0 0 1 6.8 2.6 Z
      solids M8.2 20.4 C8.6 18.2 10.2 16.8 12 16.8 C13.8 16.8 15.4 18.2 15.8 20.4 Z M9.2 7 H14.8 L12 10.2 Z
    bed.double
      body M2 13.4 A2.6 2.6 0 0 1 4.6 10.8 H19.4 A2.6 2.6 0 0 1 22 13.4 V17 H2 Z
      lines M2 17 V19.8 M22 17 V19.8 M4.4 10.6 V6.8 A2.2 2.2 0 0 1 6.6 4.6 H17.4 A2.2 2.2 0 0 1 19.6 6.8 V10.6 M7.2 10.6
      lines V9.2 A1 1 0 0 1 8.2 8.2 H10 A1 1 0 0 1 11 9.2 V10.6 M13 10.6 V9.2 A1 1 0 0 1 14 8.2 H15.8 A1 1 0 0 1 16.8
      lines 9.2 V10.6
    calendar.circle
      use circle
      details M7.4 8 H16.6 V16 H7.4 Z
      spots R 7.4 7.6 9.2 2 0.4
    calendar.badge.clock
      use calendar 10.8 10.8 0.94
      front
      body O 18.4 17.4 4.4
      details M18.4 14.8 V17.6 L20.2 18.6
    calendar.badge.exclamationmark
      use calendar 10.8 11 0.94
      front
      lines M18.6 12.4 V17.4
      dots 18.6 20.6
    clock.circle
      use circle
      details O 12 12 5 M12 9 V12.2 H10
    deskclock
      body O 12 11.4 8.4
      details M12 6.6 V11.8 H8.4
      lines M7.4 18.6 L5.8 21.4 M16.6 18.6 L18.2 21.4
    alarm.waves.left.and.right
      use alarm 12 12 0.84
      lines M2 15 A8 8 0 0 1 2 9 M22 15 A8 8 0 0 0 22 9
    timer.circle
      use circle
      details M12 7.2 A4.8 4.8 0 1 1 8.4 8.8 M12 7.2 V9 M10 10 L12 12
    hourglass.bottomhalf.filled
      body M6.8 2.6 H17.2 A1 1 0 0 1 18.2 3.6 C18.2 8 13.8 9.4 13.8 12 C13.8 14.6 18.2 16 18.2 20.4 A1 1 0 0 1 17.2 21.4
      body H6.8 A1 1 0 0 1 5.8 20.4 C5.8 16 10.2 14.6 10.2 12 C10.2 9.4 5.8 8 5.8 3.6 A1 1 0 0 1 6.8 2.6 Z
      solids M6.6 20.8 C6.8 17.4 9 16 10.4 14.6 H13.6 C15 16 17.2 17.4 17.4 20.8 Z
    hourglass.tophalf.filled
      use hourglass.bottomhalf.filled 12 12 1 180
    hourglass.circle
      use circle
      spots M9 7 H15 C15 9.6 12.8 10.4 12.8 12 C12.8 13.6 15 14.4 15 17 H9 C9 14.4 11.2 13.6 11.2 12 C11.2 10.4 9 9.6 9
      spots 7 Z
    timeline.selection
      lines M5 4.6 H19 M12 4.6 V19.4 M5 19.4 H19
      areas R 3 10.4 18 3.2 1
    sleep
      use zzz
    wake
      use sun.max
    watch.analog
      body O 12 12 6.4
      lines M8.8 6.2 L9.4 2.6 H14.6 L15.2 6.2 M8.8 17.8 L9.4 21.4 H14.6 L15.2 17.8
      details M12 8.8 V12.2 H14.4
    calendar.day.timeline.right
      use calendar.day.timeline.left 12 12 -1
    """
}
