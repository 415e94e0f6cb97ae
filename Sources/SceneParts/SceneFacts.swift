/// What a scene says of itself for its explanation: what it and the engine have noted, as values
/// and without words.
package protocol SceneFacts: Sendable {}
