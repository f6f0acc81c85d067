extension SymbolLibrary {
  /// Messages, mail and calls.
  static let messages = """
    paperplane
      body M21.4 3.4 L14.6 21 C14.3 21.7 13.6 21.7 13.2 21 L10.2 14 L3 10.8 C2.3 10.4 2.3 9.7 3 9.4 L20.6 2.6 C21.3 2.3
      body 21.7 2.7 21.4 3.4 Z
      details M21 3 L10.4 13.8
    bell
      body M4.4 17.6 C4 17.6 3.7 17.1 4 16.7 C6 14.5 6.4 13.4 6.4 9.8 C6.4 6.6 8.6 4.1 12 4.1 C15.4 4.1 17.6 6.6 17.6
      body 9.8 C17.6 13.4 18 14.5 20 16.7 C20.3 17.1 20 17.6 19.6 17.6 Z
      lines M9.6 20.4 A2.7 2.7 0 0 0 14.4 20.4 M12 2.6 V3.6
    bell.and.waves.left.and.right
      use bell 12 12 0.92
      lines M4.2 11.4 A9 9 0 0 1 6.4 4 M19.8 11.4 A9 9 0 0 0 17.6 4
    megaphone
      body M3.6 9.8 A1.4 1.4 0 0 1 4.6 8.6 L17 4.2 A1.2 1.2 0 0 1 18.6 5.3 V16.9 A1.2 1.2 0 0 1 17 18 L4.6 14.8 A1.4 1.4
      body 0 0 1 3.6 13.6 Z
      lines M7 15.6 L7.8 18.6 A2.4 2.4 0 0 0 10.2 20.4 C11.8 20.4 12.8 19.4 12.6 17.6 M21.4 9.6 V12.6
    envelope
      body R 2 4.8 20 14.4 2.6
      details M2.9 6.4 L10.1 12.7 A2.8 2.8 0 0 0 13.9 12.7 L21.1 6.4 M3 18 L8.4 12.8 M21 18 L15.6 12.8
    envelope.open
      body M2.2 10 L10.4 3.4 A2.6 2.6 0 0 1 13.6 3.4 L21.8 10 V18.4 A2.4 2.4 0 0 1 19.4 20.8 H4.6 A2.4 2.4 0 0 1 2.2
      body 18.4 Z
      details M2.8 10.4 L10.2 16 A2.8 2.8 0 0 0 13.8 16 L21.2 10.4
    bubble.left
      body M6.4 3.6 H17.6 A4 4 0 0 1 21.6 7.6 V13.4 A4 4 0 0 1 17.6 17.4 H11.4 L7.4 21 C6.8 21.6 6 21.2 6 20.4 V17.4 A4
      body 4 0 0 1 2.4 13.4 V7.6 A4 4 0 0 1 6.4 3.6 Z
    bubble.right
      use bubble.left 12 12 -1
    bubble.left.and.bubble.right
      use bubble.right 15.6 14.4 0.68
      front
      use bubble.left 8.6 9.4 0.72
    ellipsis.bubble
      use bubble.left
      eyes 7.4 10.6 12 10.6 16.6 10.6
    text.bubble
      use bubble.left
      details M7 8.6 H17 M7 12.4 H13.6
    quote.bubble
      use bubble.left
      spots O 9.2 11.2 0.7 O 15 11.2 0.7
      details M8.5 11 C8.5 9.6 9 8.8 10 8.2 M14.3 11 C14.3 9.6 14.8 8.8 15.8 8.2
    phone
      body M7.2 2.8 C8 2.6 8.6 3 9 3.8 L10.8 7.6 C11.1 8.3 11 8.9 10.5 9.4 L8.9 11.2 C10.2 13.6 12 15.3 14.4 16.4 L16.1
      body 14.7 C16.6 14.2 17.3 14.1 17.9 14.4 L21.2 16.2 C21.9 16.6 22.2 17.2 21.9 18 C21.2 20 19.6 21.3 17.6 21.1 C9.8
      body 20.4 3.6 14.2 2.9 6.6 C2.7 4.7 5 3.3 7.2 2.8 Z
    phone.down
      use phone 12 10 0.98 135
    quote.opening
      areas O 6.8 14.6 2.5 O 16.8 14.6 2.5
      lines M4.3 14.4 C4.3 10.6 5.8 8.2 8.8 7 M14.3 14.4 C14.3 10.6 15.8 8.2 18.8 7
    quote.closing
      use quote.opening 12 12 1 180
    message
      body M12 3.2 C17.5 3.2 21.8 6.7 21.8 11.2 C21.8 15.7 17.5 19.2 12 19.2 C10.8 19.2 9.7 19.1 8.7 18.8 C7.5 20.2 5.6
      body 21 3.8 21 C4.7 19.9 5.2 18.5 5.2 17.1 C3.4 15.7 2.2 13.6 2.2 11.2 C2.2 6.7 6.5 3.2 12 3.2 Z
    ellipsis.message
      use message
      eyes 7.6 11.2 12 11.2 16.4 11.2
    bubble
      use bubble.left
    bubble.middle.bottom
      body M6.4 3.2 H17.6 A4 4 0 0 1 21.6 7.2 V13 A4 4 0 0 1 17.6 17 H15.4 L12.6 20.4 A0.8 0.8 0 0 1 11.4 20.4 L8.6 17
      body H6.4 A4 4 0 0 1 2.4 13 V7.2 A4 4 0 0 1 6.4 3.2 Z
    bubble.middle.top
      body M6.4 20.8 H17.6 A4 4 0 0 0 21.6 16.8 V11 A4 4 0 0 0 17.6 7 H15.4 L12.6 3.6 A0.8 0.8 0 0 0 11.4 3.6 L8.6 7
      body H6.4 A4 4 0 0 0 2.4 11 V16.8 A4 4 0 0 0 6.4 20.8 Z
    bubble.left.and.text.bubble.right
      use text.bubble 15.4 14.4 -0.7
      front
      use bubble.left 8.4 9 0.68
    bubble.left.and.exclamationmark.bubble.right
      use part.exclamationmark.bubble.right 15.4 14.4 0.7
      front
      use bubble.left 8.4 9 0.68
    part.exclamationmark.bubble.right
      use bubble.right
      details M12 7 V11
      eyes 12 14
    bubbles.and.sparkles
      use bubble.left 11 13 0.84
      front
      use sparkle 19.4 5.6 0.36
    captions.bubble
      use bubble.left
      details M6.4 10 H10 M13 10 H17.6 M6.4 13.4 H13 M15.8 13.4 H17.6
    rectangle.3.group.bubble.left
      use bubble.left
      details M7 8 H11 V13 H7 Z M14 8 H17 V9.4 H14 Z M14 12 H17 V13 H14 Z
    phone.bubble.left
      use bubble.left
      spots M9.2 7 L10.2 9 L9.4 10.2 C10 11.4 11 12.4 12.2 12.9 L13.4 12 L15.4 13 C15.4 14 14.4 14.8 13.4 14.6 C10.6
      spots 14.2 8.4 12 8 9.2 C7.9 8 8.4 7.2 9.2 7 Z
    video.bubble.left
      use bubble.left
      spots R 6.6 8 6.4 5.4 1.2 M14.6 10 L17.2 8.4 V13 L14.6 11.4 Z
    envelope.front
      use envelope
    envelope.arrow.triangle.branch
      use envelope 12 9.6 0.78
      front
      use arrow.triangle.branch 19 18 0.5
    envelope.and.arrow.trianglehead.branch
      use envelope.arrow.triangle.branch
    mail.stack
      use envelope 12 14.6 0.86
      lines M5.4 4.6 H18.6 M7.6 1.8 H16.4
    mail.and.text.magnifyingglass
      use envelope 10.6 9.6 0.8
      front
      use magnifyingglass 18.4 17.4 0.5
    phone.connection
      use phone 10.6 13 0.86
      lines M14.6 8.6 A5 5 0 0 1 17 11.6 M15.4 4.6 A9 9 0 0 1 20.8 11
    phone.and.waveform
      use phone 10.6 13 0.86
      lines M15.4 5.6 V8.4 M18 3 V11 M20.6 5.6 V8.4
    phone.arrow.up.right
      use phone 11 13 0.86
      lines M14.8 9 L20.6 3.2 M15.8 3 H20.8 V8
    phone.arrow.down.left
      use phone 11 13 0.86
      lines M20.8 3 L15 8.8 M20 9 H15 V4
    phone.arrow.right
      use phone 11 13 0.86
      lines M14.2 6 H21.4 M18.4 3 L21.4 6 L18.4 9
    phone.circle
      use circle
      spots M8.8 6.8 L10.2 9.4 L9.2 10.8 C9.9 12.3 11.1 13.5 12.6 14.2 L14 13.2 L17 14.8 C17 16.4 15.8 17.4 14.4 17.3
      spots C10.2 16.9 6.9 13.7 6.5 9.5 C6.4 8.1 7.4 6.8 8.8 6.8 Z
    teletype
      body M3 6 H21 V9.6 L17.4 10 L16.6 7.8 H7.4 L6.6 10 L3 9.6 Z R 3.4 12 17.2 8.4 2
      eyes 7.4 14.6 12 14.6 16.6 14.6 7.4 17.6 12 17.6 16.6 17.6
    candybarphone
      body R 7 2.4 10 19.2 2.4
      details M9.8 5.4 H14.2 V9 H9.8 Z
      eyes 9.6 12.4 12 12.4 14.4 12.4 9.6 15.2 12 15.2 14.4 15.2 9.6 18 12 18 14.4 18
    smartphone
      use part.iphone
    paperplane.circle
      use circle
      spots M17 7 L13.2 16.8 L11.2 12.8 L7.2 10.8 Z
    bell.and.waveform
      use bell 9.6 12 0.92
      lines M17.6 10 V14 M20 8 V16 M22.4 10 V14
    bell.circle
      use circle
      spots M7.6 14.8 C8.8 13.4 9 12.6 9 10.6 C9 8.6 10.2 7.2 12 7.2 C13.8 7.2 15 8.6 15 10.6 C15 12.6 15.2 13.4 16.4
      spots 14.8 Z
      details M11.4 17 H12.6
    recordingtape
      lines O 6.6 12 4.2 O 17.4 12 4.2 M6.6 16.2 H17.4
    recordingtape.circle
      use circle
      details O 8.8 12 2.2 O 15.2 12 2.2 M8.8 14.2 H15.2
    ellipsis.vertical.bubble
      use bubble.left
      eyes 12 6.8 12 10.6 12 14.4
    teletype.answer
      use teletype 12 13.6 0.86
      lines M4 4 A14 14 0 0 1 20 4
    ellipses.bubble
      use ellipsis.bubble
    mail
      use envelope
    """
}
