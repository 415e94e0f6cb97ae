/// What tells a file that was changed from the one that was read: its length, and when it was written.
public struct FileStamp: Hashable, Sendable {
  /// The length, in bytes.
  public var byteCount: Int
  /// When it was written: seconds since 1970 in Greenwich, and nanoseconds of the next one.
  public var seconds: Int
  /// Nanoseconds after those seconds.
  public var nanoseconds: Int

  /// Makes a stamp.
  public init(byteCount: Int = 0, seconds: Int = 0, nanoseconds: Int = 0) {
    self.byteCount = byteCount
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// What a file or a folder keeps under another name.
public struct FileIdentity: Hashable, Sendable {
  /// Where it is stored.
  public var device: UInt
  /// Its number there.
  public var number: UInt

  /// Makes an identity.
  public init(device: UInt, number: UInt) {
    self.device = device
    self.number = number
  }
}

extension FileBytes.Status {
  var stamp: FileStamp {
    FileStamp(
      byteCount: byteCount, seconds: modified.seconds, nanoseconds: modified.nanoseconds)
  }

  var identity: FileIdentity { FileIdentity(device: device, number: number) }
}
