extension SymbolLibrary {
  /// People.
  static let people = """
    person
      body M12 2.4 C14.5 2.4 16.3 4.4 16.3 7 C16.3 9.7 14.4 11.9 12 11.9 C9.6 11.9 7.7 9.7 7.7 7 C7.7 4.4 9.5 2.4 12 2.4
      body Z
      body M5.2 21 C4.2 21 3.7 20.4 3.7 19.6 C3.7 17.4 7.1 14.4 12 14.4 C16.9 14.4 20.3 17.4 20.3 19.6 C20.3 20.4 19.8
      body 21 18.8 21 Z
    person.2
      use person 17 12.6 0.66
      front
      use person 7.6 12.4 0.82
    person.3
      use person 4.4 13 0.5
      use person 19.6 13 0.5
      front
      use person 12 12 0.7
    person.crop.circle
      body O 12 12 9.35
      spots M12 6 C13.5 6 14.6 7.3 14.6 8.9 C14.6 10.6 13.5 11.9 12 11.9 C10.5 11.9 9.4 10.6 9.4 8.9 C9.4 7.3 10.5 6 12
      spots 6 Z
      spots M6.4 17.4 C7.2 15.6 9.3 14.5 12 14.5 C14.7 14.5 16.8 15.6 17.6 17.4 A7.8 7.8 0 0 1 6.4 17.4 Z
    person.circle
      body O 12 12 9.35
      spots O 12 9.2 2.2 M7.4 16 C7.6 14.2 9.6 13.4 12 13.4 C14.4 13.4 16.4 14.2 16.6 16 Z
    person.crop.square
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 12 9.2 2.5 M6.8 18.6 C7.2 16.2 9.2 14.9 12 14.9 C14.8 14.9 16.8 16.2 17.2 18.6 Z
    person.crop.rectangle
      body R 2 4.4 20 15.2 2.8
      spots O 12 9.6 2.3 M7.4 17.6 C7.8 15.6 9.6 14.6 12 14.6 C14.4 14.6 16.2 15.6 16.6 17.6 Z
    person.text.rectangle
      body R 2 4.4 20 15.2 2.8
      spots O 7.6 9.8 1.5 M4.9 15.2 C5.1 13.6 6.1 13 7.6 13 C9.1 13 10.1 13.6 10.3 15.2 Z
      details M13.8 9.2 H18.6 M13.8 12.2 H18.6 M13.8 15.2 H17
    person.3.sequence
      use person 18.8 12.6 0.5
      front
      use person 12.8 12.4 0.58
      front
      use person 6.4 12 0.68
    person.2.wave.2
      use person.2 12 12 0.72
      lines M2.4 8 A7 7 0 0 0 2.4 16 M21.6 8 A7 7 0 0 1 21.6 16
    person.wave.2
      use person 8 12 0.84
      lines M17.4 8.6 A6 6 0 0 1 17.4 15.4 M20.4 5.6 A11 11 0 0 1 20.4 18.4
    person.line.dotted.person
      use person 5.4 12 0.58
      use person 18.6 12 0.58
      dots 9.8 12 12 12 14.2 12
    person.and.background.dotted
      use person
      dots 2.4 3 6 2.4 18 2.4 21.6 3 2.4 7.4 21.6 7.4 2.4 12 21.6 12
    person.crop.circle.dashed
      use circle.dashed
      spots O 12 9 2.4 M6.9 17.6 C7.9 15.6 9.7 14.5 12 14.5 C14.3 14.5 16.1 15.6 17.1 17.6 A7.6 7.6 0 0 1 6.9 17.6 Z
    person.2.crop.square.stack
      use square.stack
      spots O 12 13.2 1.3 M8.8 18.4 C9 16.8 10.2 16.2 12 16.2 C13.8 16.2 15 16.8 15.2 18.4 Z
    person.crop.square.filled.and.at.rectangle
      use person.text.rectangle
    person.crop.rectangle.stack
      use rectangle.stack
      spots O 12 12.8 1.4 M8.6 18 C8.8 16.4 10.2 15.8 12 15.8 C13.8 15.8 15.2 16.4 15.4 18 Z
    person.crop.artframe
      lines R 2.6 3 18.8 18 1.4 R 6 6.4 12 11.2 0.6
      areas O 12 10.2 1.6 M8.6 16.4 C9 14.4 10.2 13.8 12 13.8 C13.8 13.8 15 14.4 15.4 16.4 Z
    person.bust
      body M12 1.8 C14 1.8 15.4 3.4 15.4 5.6 C15.4 7.8 14 9.6 12 9.6 C10 9.6 8.6 7.8 8.6 5.6 C8.6 3.4 10 1.8 12 1.8 Z
      body M3.6 22 V18.4 C3.6 14.4 7 12 12 12 C17 12 20.4 14.4 20.4 18.4 V22 Z
    person.and.arrow.left.and.arrow.right
      use person 12 8.6 0.6
      lines M4 19.4 H20 M6.4 16.8 L3.8 19.4 L6.4 22 M17.6 16.8 L20.2 19.4 L17.6 22
    person.fill.viewfinder
      use viewfinder
      areas O 12 9 1.8 M8 15.6 C8.2 13.8 9.8 13.1 12 13.1 C14.2 13.1 15.8 13.8 16 15.6 Z
    person.badge.key
      use person 9.4 12 0.92
      front
      use key 19.4 16 0.5
    person.2.circle
      use circle
      spots O 14.6 9.8 1.5 M13.8 15.4 C14 14 15.6 13.4 17.4 14.6 C17.8 15 17.8 15.4 17.4 15.4 Z
      spots O 9.8 9.2 1.7 M6.4 15.8 C6.6 14 8 13.1 9.8 13.1 C11.2 13.1 12.2 13.8 12.4 15.8 Z
    person.2.slash
      use person.2
      front
      lines M3 3.4 L20.6 21
    person.2.gobackward
      lines M4.1 13.4 A8 8 0 1 0 7 6.4
      areas M9.6 3 V9 L5.4 6 Z
      use person.2 12 13 0.4
    person.icloud
      body M6.8 18.8 A4.7 4.7 0 0 1 6 9.5 A6.4 6.4 0 0 1 18.2 8.9 A5 5 0 0 1 17.6 18.8 Z
      spots O 12 10.4 1.5 M8.6 16 C8.8 14.4 10.2 13.8 12 13.8 C13.8 13.8 15.2 14.4 15.4 16 Z
    shareplay
      areas O 12 8 2.2 M6.8 17.6 C7.2 14.8 9.4 13.6 12 13.6 C14.6 13.6 16.8 14.8 17.2 17.6 Z
      lines M5.4 13.4 A8 8 0 1 1 18.6 13.4 M2 15.4 A11 11 0 0 1 4 4.6 M22 15.4 A11 11 0 0 0 20 4.6
    shared.with.you
      body M12 3.2 C17.5 3.2 21.8 6.7 21.8 11.2 C21.8 15.7 17.5 19.2 12 19.2 C10.8 19.2 9.7 19.1 8.7 18.8 C7.5 20.2 5.6
      body 21 3.8 21 C4.7 19.9 5.2 18.5 5.2 17.1 C3.4 15.7 2.2 13.6 2.2 11.2 C2.2 6.7 6.5 3.2 12 3.2 Z
      spots O 9 8.8 1.3 M5.8 13.8 C6 12.2 7.4 11.7 9 11.7 C10.6 11.7 11.6 12.2 11.8 13.8 Z O 15 8.8 1.3 M13.4 12 C14
      spots 11.7 14.6 11.7 15 11.7 C16.6 11.7 18 12.2 18.2 13.8 H14 Z
    accessibility
      body O 12 12 9.35
      details M7 9.4 L11 10.2 H13 L17 9.4 M11 10.2 V13.4 L9.6 18 M13 10.2 V13.4 L14.4 18 M11 13.6 H13
      spots O 12 7 0.7
    voiceover
      body O 12 12 9.35
      details M7 9.4 L11 10.2 H13 L17 9.4 M11 10.2 V13.4 L9.6 18 M13 10.2 V13.4 L14.4 18 M11 13.6 H13
      spots O 12 7 0.7
    person.badge.shield.checkmark
      use person 9.6 12 0.92
      front
      use shield 18.4 16.8 0.48
      lines M16.6 16.8 L18 18.2 L20.2 15.4
    person.crop.circle.badge.moon
      use person.crop.circle 10.8 10.8 0.94
      front
      use moon 18.4 17.6 0.44
    person.and.background.striped.horizontal
      use person.and.background.dotted
    """
}
