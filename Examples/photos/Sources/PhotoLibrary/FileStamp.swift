/// Shows whether a file has changed since it was read: its length, and when it was written.
public struct FileStamp: Hashable, Sendable {
  /// The length, in bytes.
  public var byteCount: Int
  /// When it was written, in whole seconds since 1970 in UTC.
  public var seconds: Int
  /// Nanoseconds after ``seconds``.
  public var nanoseconds: Int

  /// Makes a stamp.
  public init(byteCount: Int = 0, seconds: Int = 0, nanoseconds: Int = 0) {
    self.byteCount = byteCount
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// Identifies a file or a folder even after it is renamed.
public struct FileIdentity: Hashable, Sendable {
  /// The device that stores the file.
  public var device: UInt
  /// The number of the file on its device.
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
