#!/usr/bin/env bash
# The storage suite over a real store: OpenStack Swift with its s3api, as Debian has it, on this machine alone.
#   apt-get install swift-proxy swift-account swift-container swift-object python3-swift
#   bench/swift.sh npm run test:unit -- src/server/adapters/object-store
# Runs the command with TEST_STORAGE_URL set, and takes everything away again.
set -euo pipefail

for program in swift-ring-builder swift-proxy-server swift-object-server; do
  command -v "$program" >/dev/null || { echo "There is no $program here: the real store was NOT tried." >&2; exit 1; }
done

cd "$(dirname "$0")/.."
folder=$(mktemp -d)
first=${SWIFT_PORT:-6210}
processes=()
stop() {
  for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

mkdir -p "$folder/devices/disk" "$folder/cache" "$folder/log"
printf '[swift-hash]\nswift_hash_path_suffix = fieldhouse\nswift_hash_path_prefix = test\n[storage-policy:0]\nname = one\ndefault = yes\n' >"$folder/swift.conf"

server() { # name port
  cat >"$folder/$1.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
workers = 0
user = $(id -un)
swift_dir = $folder
devices = $folder/devices
mount_check = false
disable_fallocate = true
recon_cache_path = $folder/cache
[pipeline:main]
pipeline = $1-server
[app:$1-server]
use = egg:swift#$1
CONF
  (cd "$folder" && swift-ring-builder "$1.builder" create 6 1 1 >/dev/null &&
    swift-ring-builder "$1.builder" add "r1z1-127.0.0.1:$2/disk" 1 >/dev/null &&
    swift-ring-builder "$1.builder" rebalance >/dev/null)
  "swift-$1-server" "$folder/$1.conf" >"$folder/log/$1" 2>&1 &
  processes+=($!)
}
server account $((first + 2))
server container $((first + 1))
server object $first

cat >"$folder/proxy.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $((first + 3))
workers = 0
user = $(id -un)
swift_dir = $folder
[pipeline:main]
pipeline = catch_errors gatekeeper proxy-logging cache listing_formats bulk s3api tempauth slo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
CONF
swift-proxy-server "$folder/proxy.conf" >"$folder/log/proxy" 2>&1 &
processes+=($!)

export TEST_STORAGE_URL="http://test%3Atester:testing@127.0.0.1:$((first + 3))/fieldhouse"
node scripts/run.mjs bench/processes/make-bucket.ts || { tail -n 20 "$folder"/log/*; exit 1; }
"$@"
