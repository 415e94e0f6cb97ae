SNAPSHOT_RECORD=missing swift test
