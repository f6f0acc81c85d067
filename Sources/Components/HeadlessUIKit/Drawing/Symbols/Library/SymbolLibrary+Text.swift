extension SymbolLibrary {
  /// Text and its format.
  static let text = """
    number
      lines M9.8 3.8 L7.4 20.2 M16.6 3.8 L14.2 20.2 M4.6 9 H20 M4 15 H19.4
    percent
      lines M18.6 4.2 L5.4 19.8 O 6.8 7.2 3 O 17.2 16.8 3
    text.alignleft
      lines M3.2 5 H20.8 M3.2 9.7 H14.8 M3.2 14.3 H20.8 M3.2 19 H14.8
    text.alignright
      lines M3.4 5 H20.6 M9.4 9.7 H20.6 M3.4 14.3 H20.6 M9.4 19 H20.6
    text.aligncenter
      lines M3.4 5 H20.6 M6.4 9.7 H17.6 M3.4 14.3 H20.6 M6.4 19 H17.6
    text.justify
      lines M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6 M3.4 19 H20.6
    text.justifyleft
      lines M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6 M3.4 19 H13
    text.quote
      lines M8.4 6 H20.6 M8.4 12 H20.6 M8.4 18 H16 M3.8 5.4 V18.6
    bold
      lines M7 4 H13 A3.8 3.8 0 0 1 13 11.6 H7 Z M7 11.6 H14 A4.2 4.2 0 0 1 14 20 H7 Z
    italic
      lines M10.4 4 H17.4 M6.6 20 H13.6 M14.2 4 L9.8 20
    underline
      lines M6.6 3.6 V10.4 A5.4 5.4 0 0 0 17.4 10.4 V3.6 M5.4 20.4 H18.6
    strikethrough
      lines M3.4 12 H20.6 M17 7.2 C16.4 5 14.6 3.8 12 3.8 C9.2 3.8 7 5.2 7 7.6 C7 9.6 8.4 10.8 11 11.6
      lines M15.6 13.2 C16.8 13.9 17.4 14.9 17.4 16.2 C17.4 18.7 15.2 20.2 12.2 20.2 C9.2 20.2 7.1 18.8 6.6 16.4
    function
      lines M4 20.6 C7.4 21.2 8 18.6 8.8 14.4 L10.4 6.8 C11 3.8 12.4 2.6 14.8 3.2 M6.2 9.6 H13.6 M14.2 12.2 L20.6 19.6
      lines M20.6 12.2 L14.2 19.6
    chevron.left.forwardslash.chevron.right
      lines M6.6 6.4 L1.4 12 L6.6 17.6 M17.4 6.4 L22.6 12 L17.4 17.6 M13.8 4.4 L10.2 19.6
    curlybraces
      lines M9.4 3.2 H8.4 A3 3 0 0 0 5.4 6.2 V9 A3 3 0 0 1 2.8 12 A3 3 0 0 1 5.4 15 V17.8 A3 3 0 0 0 8.4 20.8 H9.4
      lines M14.6 3.2 H15.6 A3 3 0 0 1 18.6 6.2 V9 A3 3 0 0 0 21.2 12 A3 3 0 0 0 18.6 15 V17.8 A3 3 0 0 1 15.6 20.8
      lines H14.6
    ellipsis.curlybraces
      use curlybraces
      dots 8.8 12 12 12 15.2 12
    chevron.left.slash.chevron.right
      use chevron.left.forwardslash.chevron.right 12 12 1 180
    x.squareroot
      lines M2.4 13 L4.6 12 L8 19.6 L11.4 4.4 H21.6 M13.6 9.6 L19.4 17.6 M19.4 9.6 L13.6 17.6
    angle
      lines M17.8 4.4 L4 19.2 H20.4 M13.4 19 A9 9 0 0 0 10.2 12.6
    bold.underline
      use bold 12 10.2 0.84
      lines M5.4 21 H18.6
    bold.italic.underline
      lines M3 5 H6.4 A2.6 2.6 0 0 1 6.4 10.2 H3 Z M3 10.2 H7 A2.9 2.9 0 0 1 7 16 H3 Z M13.4 5 H16 M10.6 16 H13.2 M14.8
      lines 5 L11.9 16
      lines M17.4 8.4 V13 A2.4 2.4 0 0 0 22 13 V8.4 M3 20.4 H22
    part.text
      use text.alignleft
    text.cursor
      lines M12 4.4 V19.6 M9 3 C10.6 3 12 3.6 12 5 C12 3.6 13.4 3 15 3 M9 21 C10.6 21 12 20.4 12 19 C12 20.4 13.4 21 15
      lines 21
    character.cursor.ibeam
      lines M2.4 18 L7.2 5.6 L12 18 M4 14 H10.4
      use text.cursor 17.6 12 0.96
    character.textbox
      lines R 2 4.6 20 14.8 2.8 M7.6 16 L12 7.6 L16.4 16 M9.2 13.2 H14.8
    textbox
      lines R 2 4.6 20 14.8 2.8
      use text.cursor 6.6 12 0.5
    text.redaction
      areas R 3.2 4.6 17.6 3 1 R 3.2 10.5 11 3 1 R 3.2 16.4 15 3 1
    text.word.spacing
      lines M6 5 V19 M18 5 V19 M9.4 12 H14.6
    text.justifyright
      lines M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6 M11 19 H20.6
    text.justify.left
      use text.justifyleft
    text.justify.right
      use text.justifyright
    text.line.first.and.arrowtriangle.forward
      lines M10 5 H20.8 M3.2 9.7 H20.8 M3.2 14.3 H20.8 M3.2 19 H20.8
      areas M3.4 2.9 L7 5 L3.4 7.1 Z
    text.line.last.and.arrowtriangle.forward
      lines M3.2 5 H20.8 M3.2 9.7 H20.8 M3.2 14.3 H20.8 M10 19 H20.8
      areas M3.4 16.9 L7 19 L3.4 21.1 Z
    text.below.photo
      use photo 12 8 0.7
      lines M4.6 17 H19.4 M4.6 21 H14.4
    text.and.command.macwindow
      use macwindow
      lines M5.6 12 H9.6 M5.6 15.4 H9.6
      use command 16 13.8 0.3
    textformat
      lines M1.8 18.4 L7 5 L12.2 18.4 M3.5 14 H10.5 O 17.4 14.6 3.7 M21.2 10.6 V18.4
    textformat.size
      lines M1.6 18.6 L5 9.6 L8.4 18.6 M2.8 15.4 H7.2 M9.6 18.6 L15.8 3.8 L22 18.6 M11.7 13.8 H19.9
    textformat.size.larger
      use textformat.size 10 13 0.82
      lines M20 3 V8.4 M17.6 5.2 L20 2.8 L22.4 5.2
    textformat.size.smaller
      use textformat.size 10 13 0.82
      lines M20 2.8 V8.2 M17.6 6 L20 8.4 L22.4 6
    textformat.alt
      lines M3 19 L8.4 5 L13.8 19 M4.9 14.4 H11.9 M16 5 H22 M19 5 V19
    textformat.subscript
      lines M2.6 16 L7.6 3.6 L12.6 16 M4.4 11.8 H10.8 M15.4 16.4 C16 15 19.6 15 19.3 17.2 C19 18.6 16.6 19.6 15.2 21.4
      lines H19.8
    textformat.superscript
      lines M2.6 20 L7.6 7.6 L12.6 20 M4.4 15.8 H10.8 M15.4 4.4 C16 3 19.6 3 19.3 5.2 C19 6.6 16.6 7.6 15.2 9.4 H19.8
    textformat.abc.dottedunderline
      use textformat 12 9 0.8
      dots 4 20 8 20 12 20 16 20 20 20
    character
      lines M4.6 20 L12 4 L19.4 20 M7.1 14.6 H16.9
    character.phonetic
      lines M3.4 19.6 L9 4.4 L14.6 19.6 M5.4 14.2 H12.6 M18 8 V19.6 M15.8 8 H20.2
    character.magnify
      lines M2.4 19 L6.4 8.6 L10.4 19 M3.6 15.8 H9.2 O 16 10 4.6 M19.4 13.4 L22 16
    a.magnify
      use character.magnify
    tablecells
      body R 2 4.4 20 15.2 3
      details M8.8 9 V19.4 M15.4 9 V19.4 M2.2 9 H21.8 M2.2 14.2 H21.8
    table
      body R 2 4.4 20 15.2 3
      details M9 9 V19.4 M2.2 9 H21.8 M2.2 14.2 H21.8
    table.furniture
      body R 2 6.4 20 4 1.2
      lines M4.6 10.6 V19.4 M19.4 10.6 V19.4
    """
}
