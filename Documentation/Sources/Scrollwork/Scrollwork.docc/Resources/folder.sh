mkdir -p album/Sources/album album/Pictures
cp scrollwork/Assets/Pictures/Scenes/*.png album/Pictures
cd album
