extension SymbolLibrary {
  /// Locks, keys and shields.
  static let security = """
    faceid
      use viewfinder
      lines M8 8.6 V10.2 M16 8.6 V10.2 M12.4 8.6 V12.2 A1 1 0 0 1 11.4 13.2 M8.2 15.6 A5.2 5.2 0 0 0 15.8 15.6
    touchid
      lines M5.4 19.2 C6.8 17 7.4 14.8 7.4 12 A4.6 4.6 0 0 1 16.6 12 C16.6 14.2 16.4 15.8 16 17.6 M12 11.8 C12 15.6 11.2
      lines 18.6 9.4 21.4 M3.2 15.6 C3.8 14.4 4 13.4 4 12 A8 8 0 0 1 16 5 M18.6 7.4 C19.6 8.8 20 10.4 20 12 C20 14.4
      lines 19.8 16.2 19.4 18 M14.6 21 C14.9 20.4 15.1 19.8 15.3 19.2 M7 3.4 A10 10 0 0 1 17 3
    shield
      body M12 2 C14.2 3.6 16.8 4.6 19.2 4.9 A0.8 0.8 0 0 1 20 5.7 V11.2 C20 16.2 16.8 19.8 12.4 21.7 A1 1 0 0 1 11.6
      body 21.7 C7.2 19.8 4 16.2 4 11.2 V5.7 A0.8 0.8 0 0 1 4.8 4.9 C7.2 4.6 9.8 3.6 12 2 Z
    shield.checkered
      use shield
      solids M12 3.2 C10.2 4.4 7.6 5.4 5 5.8 V11.4 H12 Z M12 12.6 H18.9 C18.3 16.4 15.8 19.2 12 20.9 Z
      details M12 2.6 V21.4 M4.2 12 H19.8
    lock
      body R 4.6 10.2 14.8 11.4 2.8
      lines M7.6 10 V7 A4.4 4.4 0 0 1 16.4 7 V10
    lock.open
      body R 2 10.2 14 11.4 2.8
      lines M12.8 10 V6.6 A4.3 4.3 0 0 1 21.4 6.6 V9
    lock.rotation
      lines M19.8 15.6 A8.6 8.6 0 1 1 20.4 10.4 M21.4 5.6 L20.6 10.6 L15.8 9.4 M10 11.6 V10 A2 2 0 0 1 14 10 V11.6
      body R 8.6 11.6 6.8 4.8 1
    key
      body M12 1.8 A5.6 5.6 0 0 1 14.6 12.4 V13.6 L16.2 15.2 L14.6 16.8 L16.2 18.6 L12.6 22 A0.8 0.8 0 0 1 11.4 22 L9.4
      body 20 V12.4 A5.6 5.6 0 0 1 12 1.8 Z
      eyes 12 5.8
    shield.checkerboard
      use shield.checkered
    checkerboard.shield
      use shield.checkered
    shield.lefthalf.filled.badge.checkmark
      lines M12 21.7 C7.2 19.8 4 16.2 4 11.2 V5.7 A0.8 0.8 0 0 1 4.8 4.9 C7.2 4.6 9.8 3.6 12 2 C14.2 3.6 16.8 4.6 19.2
      lines 4.9 A0.8 0.8 0 0 1 20 5.7 V11.2
      areas M12 3.2 C10.2 4.4 7.6 5.4 5 5.8 V11.4 C5 15.8 7.8 19.2 12 20.9 Z
      front
      body O 18 17.6 3.8
      details M16.4 17.8 L17.6 19.2 L19.8 16.4
    lock.circle
      use circle
      spots R 8.2 11.2 7.6 5.4 1
      details M9.6 10.6 V9 A2.4 2.4 0 0 1 14.4 9 V10.6
    lock.shield
      use shield
      spots R 8.4 10.6 7.2 5 0.8
      details M9.8 10 V8.8 A2.2 2.2 0 0 1 14.2 8.8 V10
    lock.rotation.open
      use lock.rotation
    lock.trianglebadge.exclamationmark
      use lock 10.8 11 0.94
      front
      body M18.4 13 L22.6 20.4 H14.2 Z
      spots O 18.4 18 0.3
    lock.square
      use square
      spots R 8 11.4 8 5.6 1
      details M9.6 10.8 V9 A2.4 2.4 0 0 1 14.4 9 V10.8
    lock.square.stack
      use square.stack
      spots R 9.4 14.6 5.2 3.8 0.6
      details M10.4 14 V13.2 A1.6 1.6 0 0 1 13.6 13.2 V14
    lock.rectangle
      use rectangle
      spots R 8.8 11.4 6.4 4.4 0.8
      details M10 10.8 V9.6 A2 2 0 0 1 14 9.6 V10.8
    lock.rectangle.stack
      use rectangle.stack
      spots R 9.4 14.4 5.2 3.8 0.6
      details M10.4 13.8 V13 A1.6 1.6 0 0 1 13.6 13 V13.8
    key.horizontal
      use key 12 12 1 -90
    checkmark.shield
      use shield
      details M8.4 12 L11.2 15 L15.8 8.6
    exclamationmark.shield
      use shield
      details M12 7 V12.4
      eyes 12 15.8
    xmark.shield
      use shield
      details M8.8 8.8 L15.2 15.2 M15.2 8.8 L8.8 15.2
    lock.iphone
      use part.iphone
      spots R 9.4 12.4 5.2 4 0.8
      details M10.4 12 V10.8 A1.6 1.6 0 0 1 13.6 10.8 V12
    lock.applewatch
      use applewatch
      spots R 9.8 11.8 4.4 3.2 0.5
      details M10.8 11.4 V10.4 A1.2 1.2 0 0 1 13.2 10.4 V11.4
    """
}
