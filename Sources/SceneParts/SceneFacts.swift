/// Facts about a scene for its explanation: values that the scene and the engine have recorded,
/// without words.
package protocol SceneFacts: Sendable {}
