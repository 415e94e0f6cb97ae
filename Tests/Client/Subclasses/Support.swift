import Synchronization

/// Every subclass gets this method from Idioms.txt.
@MainActor protocol Beginning: AnyObject { func begin() }

func observe(_ block: @escaping () -> Void) { block() }
func observeAnywhere(_ block: @escaping @Sendable (AnyObject?) -> Void) { block(nil) }

/// How many subclasses have been deallocated.
nonisolated let gone = Atomic(0)
nonisolated func noteGone() { gone.add(1, ordering: .relaxed) }
