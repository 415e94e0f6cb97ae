/// Stops the program with a message if a condition does not hold: a mistake in the program.
///
/// In a release build, `precondition` also stops the program, but without its message.
@inlinable @inline(__always)
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { fail(message(), file: file, line: line) }
}

/// Stops the program with a message, as ``require(_:_:file:line:)`` does.
@inline(never) @usableFromInline
package func fail(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
