import Images
import PhotoSamples
import ScrollEngine
import Testing

@testable import PhotoLibrary

@Suite("The header of a picture")
struct HeaderTests {
  private let image = SampleImage.landscape(48, 32, seed: 1)

  private func header(_ bytes: [UInt8]) -> PictureHeader? {
    PictureHeader { place, count in
      place < bytes.count ? Array(bytes[place..<min(bytes.count, place + count)]) : []
    }
  }

  @Test("tells the size of JPEG and PNG as a decoder does", arguments: 1...8)
  func sizes(orientation: Int) throws {
    let files = [
      SampleFile.png(image), SampleFile.jpeg(image),
      SampleFile.jpeg(image, taken: "2024:02:29 23:59:58", orientation: orientation),
      SampleFile.jpeg(image, orientation: orientation),
    ]
    for bytes in files {
      let decoded = try ImageFile.decode(bytes, named: "sample")
      #expect(header(bytes)?.size == decoded.pixelSize)
    }
  }

  @Test("tells when it was taken")
  func dates() {
    let bytes = SampleFile.jpeg(image, taken: "2024:02:29 23:59:58")
    let moment = WallTime(year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 58)
    #expect(header(bytes)?.taken == moment)
    for odd in ["0000:00:00 00:00:00", "2024:13:01 00:00:00", "yesterday, at noon.", ""] {
      #expect(header(SampleFile.jpeg(image, taken: odd))?.taken == nil, "\(odd)")
    }
    #expect(header(SampleFile.jpeg(image))?.taken == nil)
  }

  /// An Exif chunk of a PNG file.
  private func notes(_ taken: String?, _ orientation: Int = 1) -> SampleFile.Chunk {
    ("eXIf", Array(SampleFile.exif(taken, orientation).dropFirst(6)))
  }

  private func text(_ text: String, keyword: String = "Creation Time") -> SampleFile.Chunk {
    ("tEXt", Array("\(keyword)\0\(text)".utf8))
  }

  @Test("of a PNG file tells how it was held, as a decoder does", arguments: 1...8)
  func orientationOfPNG(orientation: Int) throws {
    let large = SampleImage.landscape(180, 110, seed: 2)
    for image in [image, large] {
      for bytes in [
        SampleFile.png(image, before: [notes(nil, orientation)]),
        SampleFile.png(image, after: [notes("2024:02:29 23:59:58", orientation)]),
        SampleFile.png(image, before: [("eXIf", SampleFile.exif(nil, orientation))]),
      ] {
        let decoded = try ImageFile.decode(bytes, named: "sample")
        #expect(header(bytes)?.size == decoded.pixelSize)
      }
    }
  }

  @Test("of a PNG file tells when it was taken, before its pixels or after them")
  func datesOfPNG() {
    let moment = WallTime(year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 58)
    let exif = notes("2024:02:29 23:59:58")
    let other = text("2001-01-01T00:00:00")
    let wide: SampleFile.Chunk = (
      "iTXt", Array("Creation Time\0\0\0en\0time\0".utf8) + Array("2024-02-29 23:59:58".utf8)
    )
    for files in [[exif], [other, exif], [exif, other], [text("2024-02-29 23:59:58")], [wide]] {
      #expect(header(SampleFile.png(image, before: files))?.taken == moment)
      #expect(header(SampleFile.png(image, after: files))?.taken == moment)
    }
    #expect(header(SampleFile.png(image, before: [other], after: [exif]))?.taken == moment)
    for chunk in [
      text("2024-02-29 23:59:58", keyword: "Comment"), text("yesterday"), text(""),
      ("iTXt", Array("Creation Time\0\u{1}\0en\0time\02024-02-29".utf8)), notes("yesterday"),
      ("tEXt", Array("Creation Time".utf8)), ("iTXt", Array("Creation Time\0\0".utf8)),
      ("eXIf", []), ("eXIf", Array("MM".utf8)),
    ] as [SampleFile.Chunk] {
      let found = header(SampleFile.png(image, before: [chunk]))
      #expect(found == PictureHeader(size: image.pixelSize), "\(chunk)")
    }
  }

  @Test("Dates are read as programs write them")
  func writtenDates() {
    let here = WallTime(year: 2024, month: 7, day: 31, hour: 18, minute: 5, second: 9)
    for text in [
      "Wed, 31 Jul 2024 18:05:09 +0200", "31 Jul 2024 18:05:09 +0000", "31 July 2024 18:05:09",
      "Wed 31 Jul 2024 06:05:09 PM CEST", "Wed Jul 31 18:05:09 2024", "2024-07-31T18:05:09",
      "2024-07-31 18:05:09+02:00", "2024-07-31T18:05:09.25-0700", "2024:07:31 18:05:09",
      " 2024-07-31t18:05:09 \n",
    ] {
      #expect(WrittenDate(text)?.wallTime == here, "\(text)")
      #expect(WrittenDate(text)?.moment == nil, "\(text)")
    }
    for text in [
      "Wed, 31 Jul 2024 18:05:09 GMT", "2024-07-31T18:05:09Z", "2024-07-31T18:05:09.5 UTC",
    ] {
      #expect(WrittenDate(text)?.moment == here.seconds, "\(text)")
      #expect(WrittenDate(text)?.wallTime == nil, "\(text)")
    }
    let day = WallTime(year: 2024, month: 7, day: 31)
    #expect(WrittenDate("2024-07-31")?.wallTime == day)
    #expect(WrittenDate("2024-07-31T18:05")?.wallTime?.timeOfDay ?? (0, 0) == (18, 5))
    for text in [
      "", "2024", "2024-13-31", "2024-07-32", "0000-07-31", "2024-07-31T25:00:00", "31 Jul 2024",
      "Jul 18:05:09", "2024-07-31T", "2024-07-31T18", "99999999-07-31", "31 Jul 24 18:05:09",
      "31 Jul 2024 13:05 PM", "2024-07-31T18:5:09", "\u{0}", "::::::::::", "Ünd ü:ü 1 2024 jan",
    ] {
      #expect(WrittenDate(text) == nil, "\(text)")
    }
  }

  @Test("of a damaged PNG file tells nothing wrong, and ends")
  func damagedPNG() {
    let whole = SampleFile.png(
      image, before: [text("2024-02-29"), notes("2024:02:29 23:59:58", 6)],
      after: [text("2023-01-01")])
    for count in 0..<whole.count { _ = header(Array(whole.prefix(count))) }
    var random = SampleRandom(seed: 6)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int(random.next() % 260)] = UInt8(truncatingIfNeeded: random.next())
      }
      if let found = header(bytes) {
        #expect(found.size.width > 0 && found.size.height > 0)
      }
    }
    // A chunk with a wrong checksum is ignored.
    var bytes = SampleFile.png(image, before: [notes("2024:02:29 23:59:58", 6)])
    bytes[33 + 8 + 20] ^= 1
    #expect(header(bytes) == PictureHeader(size: image.pixelSize))
  }

  @Test("of damaged files tells nothing wrong, and ends")
  func damaged() {
    let whole = SampleFile.jpeg(image, taken: "2024:02:29 23:59:58", orientation: 6)
    let right = header(whole)
    for count in 0..<whole.count {
      let cut = header(Array(whole.prefix(count)))
      #expect(cut == nil || cut == right)
    }
    var random = SampleRandom(seed: 5)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int(random.next() % 300)] = UInt8(truncatingIfNeeded: random.next())
      }
      if let found = header(bytes) {
        #expect(found.size.width > 0 && found.size.height > 0)
      }
    }
  }

  @Test("Dates and seconds belong together on every day of 800 years")
  func calendar() {
    var (year, month, day) = (1600, 1, 1)
    for number in 0..<292_194 {
      let moment = WallTime(year: year, month: month, day: day, hour: 13, minute: 5)
      let back = moment.date
      guard back == (year, month, day), moment.timeOfDay == (13, 5),
        moment.seconds == (number - 135_140) * 86_400 + 47_100
      else {
        Issue.record("\(year)-\(month)-\(day) became \(back) at \(moment.seconds)")
        return
      }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > days[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(
      WallTime(year: 2024, month: 7, day: 3, hour: 8, minute: 5).description == "3 July 2024, 08:05"
    )
  }
}
