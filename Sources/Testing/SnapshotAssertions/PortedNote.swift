import FirstFrameLocalFiles

/// Notes of the modules for ports on standard error, which may be closed or full.
@_spi(Porting) public enum PortedNote {
  /// Writes a line.
  public static func write(_ line: String) {
    StandardError.write(line)
  }
}
