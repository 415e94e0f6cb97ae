/// What a scene says of itself to whoever explains it: what it and the engine have noted, as values
/// and without words.
package protocol SceneFacts: Sendable {}
