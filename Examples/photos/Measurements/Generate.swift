import Glibc
import Images
import PhotoSamples

/// Writes copies of 400 pictures of 1024 pixels, each with its own date, in folders of a thousand.
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
    // About fifteen pictures a day, in years of 336 days.
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

/// Writes four pictures of 12 megapixels to the folder `12`, and four of 48 to the folder `48`.
func generateLarge(_ folder: String) {
  mkdir(folder, 0o755)
  for (name, width, height) in [("12", 4000, 3000), ("48", 8000, 6000)] {
    mkdir("\(folder)/\(name)", 0o755)
    for number in 0..<4 {
      let image = SampleImage.landscape(width, height, seed: number)
      let file = SampleFile.jpeg(image, quality: 85, taken: "2024:07:0\(1 + number) 12:00:00")
      guard SampleFile.write(file, to: "\(folder)/\(name)/IMG_\(number).jpg") else {
        print("cannot write below \(folder): \(String(cString: strerror(errno)))")
        exit(EXIT_FAILURE)
      }
    }
  }
}
