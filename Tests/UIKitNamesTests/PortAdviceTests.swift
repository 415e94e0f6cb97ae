import Porting
import Testing
import UIKitNames

@MainActor
@Suite("What `scrollwork port` recommends")
struct PortAdviceTests {
  @Test("compiles and runs", arguments: Advice.allCases)
  func runs(_ advice: Advice) throws {
    let code = try #require(AdvisedCode.all[advice], "no code for \(advice)")
    try code()
  }
}
