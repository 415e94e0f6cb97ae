mkdir -p Tests/AlbumTests/Snapshots
