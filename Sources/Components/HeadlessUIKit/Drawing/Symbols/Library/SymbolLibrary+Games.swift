extension SymbolLibrary {
  /// Games and sports.
  static let games = """
    puzzlepiece
      body M3.4 8.4 H7.2 C8.2 8.4 8.4 7.6 7.9 6.8 A2.7 2.7 0 1 1 12.5 6.8 C12 7.6 12.2 8.4 13.2 8.4 H15.8 A1.4 1.4 0 0 1
      body 17.2 9.8 V11.6 C17.2 12.6 18 12.8 18.8 12.3 A2.7 2.7 0 1 1 18.8 16.9 C18 16.4 17.2 16.6 17.2 17.6 V20 A1.4
      body 1.4 0 0 1 15.8 21.4 H12.8 C11.8 21.4 11.8 20.8 12.3 20 A2.5 2.5 0 1 0 8.1 20 C8.6 20.8 8.6 21.4 7.6 21.4 H4.8
      body A1.4 1.4 0 0 1 3.4 20 Z
    soccerball
      body O 12 12 9.35
      spots M12 8.2 L15.4 10.7 L14.1 14.7 H9.9 L8.6 10.7 Z
      details M12 8 V5 M15.4 10.7 L18.4 9.6 M14.2 14.8 L16 17.4 M9.8 14.8 L8 17.4 M8.6 10.7 L5.6 9.6 M8.8 3.4 L12 5
      details L15.2 3.4 M20.8 8.8 L18.4 9.6 L18.8 13 L21.2 13.4 M18 19 L16 17.4 L13.2 18.6 L13.4 21.2 M6 19 L8 17.4
      details L10.8 18.6 L10.6 21.2 M3.2 8.8 L5.6 9.6 L5.2 13 L2.8 13.4
    basketball
      body O 12 12 9.35
      details M12 2.65 V21.35 M2.65 12 H21.35 M5.6 5.2 C8.6 8.6 8.6 15.4 5.6 18.8 M18.4 5.2 C15.4 8.6 15.4 15.4 18.4
      details 18.8
    baseball
      body O 12 12 9.35
      details M5.6 5.2 C8.8 8.6 8.8 15.4 5.6 18.8 M18.4 5.2 C15.2 8.6 15.2 15.4 18.4 18.8 M6.4 8.8 L8.8 8 M6.8 12 H9.2
      details M6.4 15.2 L8.8 16 M17.6 8.8 L15.2 8 M17.2 12 H14.8 M17.6 15.2 L15.2 16
    football
      body M4 20 C1.8 12 12 1.8 20 4 C22.2 12 12 22.2 4 20 Z
      details M9 15 L15 9 M9.7 12.1 L11.9 14.3 M12.1 9.7 L14.3 11.9 M4.2 13.4 L10.6 19.8 M13.4 4.2 L19.8 10.6
    volleyball
      body O 12 12 9.35
      details M12 12 C11.6 8.4 13.6 5.2 17.6 4.6 M12 12 C15.3 13.4 19.1 13.3 21.1 9.8 M12 12 C8.7 14.2 7.8 17.4 9.2 20.9
      details M11 2.8 C8 5.6 7.4 9 8.6 13.2 M3.4 8.4 C3.8 12.8 6.4 15.4 10.6 16.6 M20.6 15.4 C17.2 17.4 13.6 17 10.6
      details 16.6 M16.2 20.3 C17.6 16.8 16.8 13.8 14.6 10.4
    tennisball
      body O 12 12 9.35
      details M4.2 7 C9 8 11 13.4 8.6 20.6 M19.8 17 C15 16 13 10.6 15.4 3.4
    tennis.racket
      lines M14.6 2.8 C18.8 1.4 22.6 5.2 21.2 9.4 C19.8 13.4 15 15.6 11.8 14.2 C8.2 12.4 9.4 4.6 14.6 2.8 Z M11.4 13.8
      lines L3.2 22 M10.8 8.8 L15.8 13.8 M13.4 5 L19 10.6 M17.2 3.4 L11 9.6 M20.2 6.2 L14 12.4
    sportscourt
      body R 1.8 4.6 20.4 14.8 2.4
      details M12 4.6 V8.9 M12 15.1 V19.4 O 12 12 3.1 M2 9 H4.6 V15 H2 M22 9 H19.4 V15 H22
    trophy
      body M7.4 2.8 H16.6 A1 1 0 0 1 17.6 3.8 V8.8 A5.6 5.6 0 0 1 6.4 8.8 V3.8 A1 1 0 0 1 7.4 2.8 Z
      lines M6.2 5 H3.2 A0.8 0.8 0 0 0 2.4 5.8 C2.6 8.8 4 10.8 6.8 11 M17.8 5 H20.8 A0.8 0.8 0 0 1 21.6 5.8 C21.4 8.8 20
      lines 10.8 17.2 11 M12 14.6 V17.6
      body M8 21.2 C8 19 9.6 17.8 12 17.8 C14.4 17.8 16 19 16 21.2 Z
    medal
      body O 12 15.6 5.9
      lines M8.6 10.4 L5.2 2.6 H9.8 L12 7.4 L14.2 2.6 H18.8 L15.4 10.4
      details M11 14 L12.4 13.2 V18
    rosette
      body O 12 8.6 6.2
      details O 12 8.6 2.6
      lines M8.4 14 L7 21.6 L12 18.8 L17 21.6 L15.6 14
    gamecontroller
      body M7.4 5.8 H16.6 C19.8 5.8 21 8.4 21.8 13.2 C22.4 17 21.4 19 19.4 19 C17.2 19 16.8 15.8 14.6 15.8 H9.4 C7.2
      body 15.8 6.8 19 4.6 19 C2.6 19 1.6 17 2.2 13.2 C3 8.4 4.2 5.8 7.4 5.8 Z
      details M8.2 8.6 V13 M6 10.8 H10.4
      spots O 15 12 0.3 O 17.6 9.6 0.3
    dice
      use part.die.three 15.4 8.4 0.7 20
      front
      use part.die 8.2 14.8 0.66 -12
    die.face.1
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 12 12 1
    die.face.2
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 8.4 8.4 0.8 O 15.6 15.6 0.8
    die.face.3
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 7.8 7.8 0.8 O 12 12 0.8 O 16.2 16.2 0.8
    die.face.4
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 8.2 8.2 0.8 O 15.8 8.2 0.8 O 8.2 15.8 0.8 O 15.8 15.8 0.8
    die.face.5
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 7.8 7.8 0.8 O 16.2 7.8 0.8 O 12 12 0.8 O 7.8 16.2 0.8 O 16.2 16.2 0.8
    die.face.6
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 8.4 7.4 0.8 O 15.6 7.4 0.8 O 8.4 12 0.8 O 15.6 12 0.8 O 8.4 16.6 0.8 O 15.6 16.6 0.8
    part.die
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 7.8 7.8 0.7 O 16.2 7.8 0.7 O 12 12 0.7 O 7.8 16.2 0.7 O 16.2 16.2 0.7
    part.die.three
      body R 3.4 3.4 17.2 17.2 4
      spots O 7.6 16.4 0.7 O 12 12 0.7 O 16.4 7.6 0.7
    arcade.stick
      lines M12 10.4 V16.6
      body O 12 6.6 3.6
      body M5 17 H19 A2 2 0 0 1 21 19 V21 H3 V19 A2 2 0 0 1 5 17 Z
    dpad
      body M9.6 2.6 H14.4 A1.4 1.4 0 0 1 15.8 4 V8.2 H20 A1.4 1.4 0 0 1 21.4 9.6 V14.4 A1.4 1.4 0 0 1 20 15.8 H15.8 V20
      body A1.4 1.4 0 0 1 14.4 21.4 H9.6 A1.4 1.4 0 0 1 8.2 20 V15.8 H4 A1.4 1.4 0 0 1 2.6 14.4 V9.6 A1.4 1.4 0 0 1 4
      body 8.2 H8.2 V4 A1.4 1.4 0 0 1 9.6 2.6 Z
    puzzlepiece.extension
      body M4.6 7 H8.4 V6 A2.6 2.6 0 0 1 13.6 6 V7 H17.4 A1.6 1.6 0 0 1 19 8.6 V12 H19.6 A2.5 2.5 0 0 1 19.6 17 H19 V20
      body A1.6 1.6 0 0 1 17.4 21.6 H13.8 V20.8 A2.6 2.6 0 0 0 8.6 20.8 V21.6 H4.6 A1.6 1.6 0 0 1 3 20 V16.6 H3.8 A2.4
      body 2.4 0 0 0 3.8 11.8 H3 V8.6 A1.6 1.6 0 0 1 4.6 7 Z
    soccerball.inverse
      use soccerball
    baseball.diamond.bases
      lines M12 4 L20 12 L12 20 L4 12 Z
      areas R 10.6 18.4 2.8 2.8 0.3 R 10.6 2.8 2.8 2.8 0.3 R 2.6 10.6 2.8 2.8 0.3 R 18.6 10.6 2.8 2.8 0.3
    football.circle
      use circle
      spots M7.8 16.2 C6.8 12 12 6.8 16.2 7.8 C17.2 12 12 17.2 7.8 16.2 Z
    cricket.ball
      body O 12 12 9.35
      details M8.4 3.4 C10.6 8.4 10.6 15.6 8.4 20.6 M15.6 3.4 C13.4 8.4 13.4 15.6 15.6 20.6
    hockey.puck
      body M3 9.4 C3 7 7 5.4 12 5.4 C17 5.4 21 7 21 9.4 V14.6 C21 17 17 18.6 12 18.6 C7 18.6 3 17 3 14.6 Z
      details M3.2 9.8 C4 12 7.6 13.2 12 13.2 C16.4 13.2 20 12 20.8 9.8
    sportscourt.circle
      use circle
      details R 6.4 8.4 11.2 7.2 1 M12 8.4 V15.6
    dumbbell
      body R 5 5.4 4 13.2 1.6 R 15 5.4 4 13.2 1.6
      lines M9 12 H15 M2.2 9.4 V14.6 M21.8 9.4 V14.6
    skateboard
      lines M1.8 8.6 C3 11 4.6 11.4 6.6 11.4 H17.4 C19.4 11.4 21 11 22.2 8.6
      body O 7 15.4 1.9 O 17 15.4 1.9
    skis
      lines M8 2.4 V18.6 C8 20.6 7 21.4 5.4 21.4 M16 2.4 V18.6 C16 20.6 17 21.4 18.6 21.4 M5.8 10 H10.2 M13.8 10 H18.2
    snowboard
      body M6.4 17.6 L17.6 6.4 A3 3 0 0 1 21 9.8 L9.8 21 A3 3 0 0 1 6.4 17.6 Z
      details M10.6 14.4 L13.2 17 M14.4 10.6 L17 13.2
    surfboard
      body M3.4 20.6 C2.4 13.4 9 5 20.8 3.2 C19 15 10.6 21.6 3.4 20.6 Z
      details M6 18 L15.4 8.6
    trophy.circle
      use circle
      spots M9.2 6.8 H14.8 V10 A2.8 2.8 0 0 1 9.2 10 Z M9.8 17.4 C9.8 16 10.8 15.4 12 15.4 C13.2 15.4 14.2 16 14.2 17.4
      spots Z
      details M12 13 V15
    party.popper
      body M3 21.4 L8 8.4 A0.9 0.9 0 0 1 9.5 8 L16.2 14.6 A0.9 0.9 0 0 1 15.8 16.2 Z
      details M6.4 12.8 L11.4 17.8
      lines M12.4 8.8 C13.6 7 13.6 4.6 12.4 2.6 M15.4 11.6 C17.2 10.4 19.4 10.4 21.4 11.6 M14.8 9.2 L19.8 4.2
      dots 17 2.6 21.4 7.4 8.4 4.4 20 15.6
    balloon
      body M12 1.8 C16.2 1.8 19 5 19 9.2 C19 13.4 15.6 16.8 12 16.8 C8.4 16.8 5 13.4 5 9.2 C5 5 7.8 1.8 12 1.8 Z
      lines M12 16.8 L10.4 19.4 H13.6 L12 16.8 M12 19.4 V22.4
      details M12.6 5 A3.4 3.4 0 0 1 15.6 8.2
    balloon.2
      use balloon 16.4 13 0.72
      front
      use balloon 8 11 0.82
    fireworks
      lines M12 12 V4 M12 12 L18.6 7.4 M12 12 L20 13.6 M12 12 L16.8 18.6 M12 12 V20.4 M12 12 L7.2 18.6 M12 12 L4 13.6
      lines M12 12 L5.4 7.4
      dots 12 1.8 20.8 6 22 14.4 18.2 20.8 12 22.4 5.8 20.8 2 14.4 3.2 6
    dpad.up.filled
      use dpad
      spots M9.6 3.4 H14.4 V8 L12 10.4 L9.6 8 Z
    dpad.down.filled
      use dpad.up.filled 12 12 1 180
    dpad.right.filled
      use dpad.up.filled 12 12 1 90
    dpad.left.filled
      use dpad.up.filled 12 12 1 -90
    arcade.stick.console
      use arcade.stick
    """
}
