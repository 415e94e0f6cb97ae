import Glibc
import Images
import PhotoSamples

/// Writes copies of 400 pictures of 1024 pixels, each with a date of its own, in folders of a thousand.
func generate(_ folder: String, _ count: Int) {
  let sizes = [(1024, 683), (1024, 768), (683, 1024), (768, 1024), (1024, 576), (1024, 1024)]
  let pictures = (0..<400).map { seed in
    let (width, height) = sizes[seed * 7 % 11 % sizes.count]
    return ImageFile.jpeg(of: SampleImage.landscape(width, height, seed: seed), quality: 80) ?? []
  }
  mkdir(folder, 0o755)
  var bytes = 0
  for number in 0..<count {
    let place = "\(folder)/\(number / 1000)"
    if number.isMultiple(of: 1000) { mkdir(place, 0o755) }
    // About fifteen a day, over nine years.
    let day = number / 15
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let date =
      "\(2015 + day / 336):\(two(1 + day / 28 % 12)):\(two(1 + day % 28)) "
      + "\(two(8 + number % 15)):\(two(number * 7 % 60)):\(two(number * 13 % 60))"
    let file = SampleFile.jpeg(pictures[number * 163 % 400], taken: date)
    bytes += file.count
    guard SampleFile.write(file, to: "\(place)/IMG_\(number).jpg") else {
      print("cannot write \(place)/IMG_\(number).jpg: \(String(cString: strerror(errno)))")
      exit(EXIT_FAILURE)
    }
  }
  print("\(count) pictures, \(bytes / 1_000_000) MB")
}
