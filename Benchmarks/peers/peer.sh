# What the scripts of all peers share; each sets `peer`, and then sources this file.
set -euo pipefail
cd "$(dirname "$0")"
built=${PEERS:-../../../.build/peers}/$peer
mkdir -p "$built"

# If Debian packages are missing, names them in one line and exits with 3: this peer is not measured here.
# Otherwise sets the font of the rows: the same as ours, where it is installed.
need() {
  local package missing=
  for package; do
    dpkg-query -W -f='${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=" $package"
  done
  if [ -n "$missing" ]; then
    echo "$peer is not measured; for that, install$missing" >&2
    exit 3
  fi
  PEER_FONT=$(fc-match -f '%{file}' Inter:style=Regular)
  export PEER_FONT
}

# Whether a built program is missing, or older than one of its sources.
is_old() {
  local source
  for source in "${@:2}"; do [ "$1" -nt "$source" ] || return 0; done
  return 1
}
