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
