extension SymbolLibrary {
  /// Hands, faces and parts of the body.
  static let hands = """
    eye
      body M1.6 12 C4 7.6 7.6 5.2 12 5.2 C16.4 5.2 20 7.6 22.4 12 C20 16.4 16.4 18.8 12 18.8 C7.6 18.8 4 16.4 1.6 12 Z
      shapes O 12 12 3.2
    eyes
      body M8 5 C10.2 5 11.4 8 11.4 12 C11.4 16 10.2 19 8 19 C5.8 19 4.6 16 4.6 12 C4.6 8 5.8 5 8 5 Z
      body M16 5 C18.2 5 19.4 8 19.4 12 C19.4 16 18.2 19 16 19 C13.8 19 12.6 16 12.6 12 C12.6 8 13.8 5 16 5 Z
      eyes 9 12 17 12
    hand.raised
      body M8 20.4 C6 18 4.4 15 3.4 12.6 C2.8 11 4.8 10 5.8 11.4 L7.2 13.6 V5.8 A1.3 1.3 0 0 1 9.8 5.8 V3.7 A1.3 1.3 0 0
      body 1 12.4 3.7 V4.6 A1.3 1.3 0 0 1 15 4.6 V6.6 A1.3 1.3 0 0 1 17.6 6.6 V14.4 C17.6 19 15.6 22 12.2 22 C10.4 22 9
      body 21.4 8 20.4 Z
      details M9.8 6 V11.2 M12.4 4.8 V11 M15 6.4 V11.4
    hand.thumbsup
      body M8.6 10.4 L11.6 4 C12 3 12.6 2.6 13.4 2.8 C15.2 3.2 15.8 4.8 15.4 6.6 L14.8 9.4 H18.6 A2.2 2.2 0 0 1 20.8
      body 11.8 L19.6 18 A3.2 3.2 0 0 1 16.4 20.8 H12 C10.6 20.8 9.6 20.4 8.6 19.6 Z
      body M4.4 10.4 C3 12.6 3 17.6 4.4 19.8 C4.6 20.2 5 20.2 5.6 20 C5 17 5 13 5.6 10.2 C5 10 4.6 10 4.4 10.4 Z
    hand.thumbsdown
      use hand.thumbsup 12 12 1 180
    hand.point.up.left
      use hand.point.right 12.6 12.6 -0.94 45
    hand.tap
      body M9.6 21.8 L6.2 17.8 C5.2 16.4 7 14.8 8.4 16 L10 17.4 V8.6 A1.4 1.4 0 0 1 12.8 8.6 V13 L16.6 13.8 C18.4 14.2
      body 19.2 15.2 19 17 L18.2 21.8 Z
      lines M7.4 10.6 A4.8 4.8 0 1 1 15.4 10.6
    face.smiling
      body O 12 12 9.35
      details M7.6 14 A5 5 0 0 0 16.4 14
      eyes 8.8 9.4 15.2 9.4
    ear
      body M5.8 9.8 A6.2 6.2 0 0 1 18.2 9.8 C18.2 13.4 15.4 14.2 14.6 17 C14 19.6 12.4 21.6 10.2 21.6 C8 21.6 6.4 20 6.4
      body 18 C6.4 15.4 5.8 13 5.8 9.8 Z
      details M9 10.2 A3 3 0 0 1 15 10.2 C15 12.6 12.4 12.8 11.4 15.4
    eye.circle
      use circle
      details M5.4 12 C7 9.4 9.2 8 12 8 C14.8 8 17 9.4 18.6 12 C17 14.6 14.8 16 12 16 C9.2 16 7 14.6 5.4 12 Z
      spots O 12 12 1.4
    eye.trianglebadge.exclamationmark
      use eye 12 11 0.96
      front
      body M19 12.6 L23 19.6 H15 Z
      spots O 19 17 0.3
    eyes.inverse
      use eyes
    nose
      lines M10.6 3 C11 8 8.6 11.4 6.2 15.4 C5 17.6 6.4 19.6 8.6 19 C10 21.4 13.4 21.4 14.8 19 C16.6 19.6 18.4 18.4 18
      lines 16.4
    mouth
      body M2.2 10.4 C5 8 8.4 5.8 10.4 6.6 L12 7.4 L13.6 6.6 C15.6 5.8 19 8 21.8 10.4 C19 15.6 16 18 12 18 C8 18 5 15.6
      body 2.2 10.4 Z
      details M5.4 10.6 C8 9.8 10.6 11.4 12 11 C13.4 11.4 16 9.8 18.6 10.6
    mustache
      body M12 9.4 C9.4 7.4 6.6 7.6 5.6 10.4 C4.8 12.6 3.4 13.4 1.6 12.8 C2.6 16.8 8.6 17.8 12 13.6 C15.4 17.8 21.4 16.8
      body 22.4 12.8 C20.6 13.4 19.2 12.6 18.4 10.4 C17.4 7.6 14.6 7.4 12 9.4 Z
    brain
      body M12 4.4 C10.8 2 7.4 2 6.6 4.6 C4.2 4.6 2.8 7 3.8 9 C1.8 10.4 1.8 13.4 3.6 14.8 C2.8 17.4 4.8 19.6 7 19.2 C8
      body 21.6 11 21.8 12 19.6 C13 21.8 16 21.6 17 19.2 C19.2 19.6 21.2 17.4 20.4 14.8 C22.2 13.4 22.2 10.4 20.2 9
      body C21.2 7 19.8 4.6 17.4 4.6 C16.6 2 13.2 2 12 4.4 Z
      details M12 5 V19.4 M8.4 7.6 C8.4 9 9.4 9.8 10.6 9.6 M6 11.6 C7.4 11.2 8.4 12 8.4 13.4 M15.6 7.6 C15.6 9 14.6 9.8
      details 13.4 9.6 M18 11.6 C16.6 11.2 15.6 12 15.6 13.4 M8.6 17 C9 16 9.8 15.6 10.8 15.8 M15.4 17 C15 16 14.2 15.6
      details 13.2 15.8
    brain.head.profile
      body M8.4 21.6 V17.8 C5 16 3.4 13 3.4 10 C3.4 5.6 7 2.4 11.6 2.4 C16.4 2.4 19.4 5.4 19.6 9.4 L21.4 13 A0.9 0.9 0 0
      body 1 20.6 14.2 H19.4 V16.4 A2 2 0 0 1 17.4 18.4 H15 V21.6 Z
      details M7.4 10.4 C6.8 8 9.4 6.8 10.6 8 C11.8 6.4 14.6 7 14.6 9 C16.2 10 15.6 12.4 13.8 12.4 C12.8 13.6 11 13.2
      details 10.8 12 C9.4 12.6 7.6 12 7.4 10.4 Z
    brain.filled.head.profile
      use brain.head.profile
    ear.badge.checkmark
      use ear 10.6 12 0.96
      front
      lines M15.4 18.4 L17.4 20.8 L21.4 15.4
    ear.and.waveform
      use ear 8 12 0.86
      lines M16.4 10 V14 M19 8 V16 M21.6 10 V14
    lungs
      body M10.6 8 C9.4 6 7.4 6.4 6 8.6 C3.8 12 2.4 15.6 2.4 18.4 C2.4 20.6 4 21.2 6.2 20.6 L8.8 19.8 C10 19.4 10.6 18.6
      body 10.6 17.4 Z
      body M13.4 8 C14.6 6 16.6 6.4 18 8.6 C20.2 12 21.6 15.6 21.6 18.4 C21.6 20.6 20 21.2 17.8 20.6 L15.2 19.8 C14 19.4
      body 13.4 18.6 13.4 17.4 Z
      lines M12 2.6 V9.6 L10.6 11.4 M12 9.6 L13.4 11.4
    face.smiling.inverse
      body O 12 12 9.35
      spots O 8.8 9.4 0.3 O 15.2 9.4 0.3
      details M7.6 14 A5 5 0 0 0 16.4 14
    face.dashed
      use circle.dashed
      details M7.8 14.2 A4.8 4.8 0 0 0 16.2 14.2
      eyes 8.8 9.6 15.2 9.6
    hand.raised.fingers.spread
      body M8.4 20.6 C6.6 18.6 4.2 15.4 2.8 13.4 C1.8 11.8 3.6 10.4 5 11.6 L7.4 13.6 L5.8 6.4 A1.2 1.2 0 0 1 8.2 5.8
      body L9.8 11 L10.2 3.8 A1.2 1.2 0 0 1 12.6 3.8 L12.8 10.8 L14.8 4.6 A1.2 1.2 0 0 1 17.2 5.2 L15.8 11.4 L18.8 8
      body A1.2 1.2 0 0 1 20.8 9.4 C19 13 18.4 14.6 17.6 17.2 C16.6 20.4 14.8 22 12.2 22 C10.6 22 9.4 21.6 8.4 20.6 Z
    hand.wave
      use hand.raised 12.4 12.6 0.86 -24
      lines M18.6 4.4 A6 6 0 0 1 21.6 9.4 M3.2 17 A6 6 0 0 0 6.4 21.2
    hand.point.right
      body M3.2 8.4 L7 6.6 C8 6 9 5.8 10 5.8 H20 A1.6 1.6 0 0 1 20 9 H13.8 C15.4 9.4 15.4 11.4 14.2 11.8 C15 12.4 14.8
      body 14 13.6 14.4 C14.2 15.2 13.8 16.6 12.6 16.8 C12.8 17.8 12 18.6 11 18.6 H8.6 C6 18.6 4.4 17.8 3.2 16.4 Z
      details M13.6 9 H9.8 M13.8 11.8 H11 M13.4 14.4 H11 M12.4 16.8 H11
    hand.point.left
      use hand.point.right 12 12 -1
    hand.point.up
      use hand.point.right 12 12 1 -90
    hand.point.down
      use hand.point.right 12 12 1 90
    hand.point.up.braille
      use hand.point.up 12 13 0.86
      dots 4 3 6.4 3 17.6 3 20 3
    hand.draw
      body M10.4 21.8 L7 17.8 C6 16.4 7.8 14.8 9.2 16 L10.8 17.4 V8.6 A1.4 1.4 0 0 1 13.6 8.6 V13 L17.4 13.8 C19.2 14.2
      body 20 15.2 19.8 17 L19 21.8 Z
      lines M3 11 C5.4 5.4 10.4 2.2 14.2 2.8 C17.4 3.4 17.4 6.4 21 5.6
    hand.pinch
      body M4 20 C6 21.8 9.4 22 12 20.6 L19.4 15.2 C20.8 14 19.6 12 17.8 12.8 L14.4 14.4 L12.8 8.4 C12.2 6.6 9.8 7.2
      body 10.2 9 L11 13.6 L6 9 C4.6 8 3 9.6 4.2 11 L7.4 14.8
      lines M15.4 4.6 L17.4 2.6 M18.4 8 L20.8 7.2
    hand.rays
      use hand.raised 12 13.4 0.74
      lines M4.4 4.6 L5.8 6 M19.6 4.6 L18.2 6 M2.4 10 H4.2 M21.6 10 H19.8
    hands.clap
      use hand.raised 13.6 13.4 0.8 24
      front
      use hand.raised 10 13.4 0.8 -10
      lines M3.4 5 L4.8 6.8 M8 2.2 L8.4 4.2 M1.8 9.6 L3.8 10.2
    hands.sparkles
      use hand.raised 8 14.6 0.66 -16
      front
      use hand.raised 15.6 14.6 -0.66 16
      lines M12 2.2 V4 M7.6 3.4 L8.6 5 M16.4 3.4 L15.4 5
    eye.square
      use square
      details M5.8 12 C7.4 9.6 9.4 8.4 12 8.4 C14.6 8.4 16.6 9.6 18.2 12 C16.6 14.4 14.6 15.6 12 15.6 C9.4 15.6 7.4 14.4
      details 5.8 12 Z
      spots O 12 12 1.2
    hands.and.sparkles
      use hands.sparkles
    eyebrow
      lines M3 14 C7 8.4 15 7.6 21 13 M5.4 10.8 L4.6 9.4
    """
}
