public import ScrollEngine

/// Draws invented landscapes with sky, hills and a sun, which depend on a seed.
public enum SampleImage {
  /// A picture of a size in pixels; equal arguments give equal pictures.
  public static func landscape(_ width: Int, _ height: Int, seed: Int) -> Image {
    var random = SampleRandom(seed: seed)
    let hue = random.part
    let sky = (color(hue, 0.5, 0.55), color(hue + 0.08 + 0.1 * random.part, 0.45, 0.9))
    let hills = (0..<4).map { layer in
      let depth = Double(layer)
      let base: Double = 0.4 + 0.15 * depth + 0.06 * random.part
      let phase: Double = 6.3 * random.part
      let shade: Double = hue + 0.3 + 0.1 * depth * random.part
      return Hill(base: base, phase: phase, color: color(shade, 0.5, 0.55 - 0.11 * depth))
    }
    let sun = (
      x: 0.15 + 0.7 * random.part, y: 0.12 + 0.2 * random.part, size: 0.03 + 0.04 * random.part
    )
    let aspect = Double(width) / Double(height)
    let lines = hills.map { hill in (0..<width).map { hill.top(Double($0) / Double(height)) } }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let v = Double(y) / Double(height)
      for x in 0..<width {
        var tone = sky.0.mixed(with: sky.1, min(1, v * 1.6))
        let dx: Double = Double(x) / Double(height) - sun.x * aspect
        let dy: Double = v - sun.y
        if dx * dx + dy * dy < sun.size * sun.size { tone = Tone(1, 0.95, 0.8) }
        for (line, hill) in zip(lines, hills) where v > line[x] {
          tone = hill.color.mixed(with: Tone(0.05, 0.06, 0.08), min(0.6, (v - line[x]) * 0.9))
        }
        // Adds the noise of a camera's sensor.
        let noise: Int = x &* 73_856_093 ^ y &* 19_349_663 ^ seed
        let grain = Double(noise & 15) / 900
        pixels.append(tone.pixel(grain))
      }
    }
    return Image(width: width, height: height, premultiplied: pixels)
  }

  private struct Hill {
    var base: Double
    var phase: Double
    var color: Tone

    func top(_ x: Double) -> Double {
      let wave = { (rate: Double) in
        // A parabola for each half wave, since a sine would need a library.
        let place = (x * rate + phase).truncatingRemainder(dividingBy: 2)
        let half = place.truncatingRemainder(dividingBy: 1)
        return (place < 1 ? 1 : -1) * 4 * half * (1 - half)
      }
      return base + 0.06 * wave(1.7) + 0.025 * wave(5.3) + 0.008 * wave(17)
    }
  }

  private struct Tone {
    var red, green, blue: Double
    init(_ red: Double, _ green: Double, _ blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    func mixed(with other: Tone, _ part: Double) -> Tone {
      Tone(
        red + (other.red - red) * part, green + (other.green - green) * part,
        blue + (other.blue - blue) * part)
    }

    func pixel(_ grain: Double) -> UInt32 {
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value + grain, 0), 1) * 255) }
      return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }

  private static func color(_ hue: Double, _ saturation: Double, _ value: Double) -> Tone {
    func part(_ shift: Double) -> Double {
      let place = (hue + shift).truncatingRemainder(dividingBy: 1) * 6
      let peak = min(max(abs(place - 3) - 1, 0), 1)
      return value * (1 - saturation + saturation * peak)
    }
    return Tone(part(0), part(2.0 / 3), part(1.0 / 3))
  }
}

/// Numbers that look random, but depend only on a seed. Source: SplitMix64, Steele et al. 2014.
public struct SampleRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the generator of a seed.
  public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 to 1, without 1.
  public var part: Double { mutating get { Double(next() >> 11) / Double(1 << 53) } }

}
