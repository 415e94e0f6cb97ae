/// How far the numbers that were coded last in each of four places have moved.
struct Shifts: BitwiseCopyable {
  var first = 0.0
  var second = 0.0
  var third = 0.0
  var fourth = 0.0
}
