#!/usr/bin/env bash
# no_network.sh namespace|trace FOLDER: a whole practice round, an exam and the kiosk, with the programs in FOLDER:
# "namespace" in a network without any interface, "trace" looking at every socket that is asked for.
set -euo pipefail
way=$1
bin=$2
here=$(cd "$(dirname "$0")/../e2e" && pwd)

# each COMMAND…: the command before every one of them.
each() {
  "$@" "$bin/tst_e2e_rounds" "everyShapeOfSettlementIsDealtFromTheOpening:Crazy 4, mouse"
  "$@" "$bin/tst_e2e_exam" anExamIsSatByMouse
  "$@" "$bin/tst_e2e_kiosk" itCoversTheScreenFromTheStart theConsoleCoversTheScreenToo aSupervisorLeavesByKeysAndPassphrase
}

alone() {
  if [ "$(id -u)" -eq 0 ]; then unshare --net "$@"; else unshare --map-root-user --net "$@"; fi
}

traced() {
  "$here/under_xvfb.sh" 1280x720 strace -f -qq -e trace=network -o "$log" "$@"
  grep -q 'AF_UNIX' "$log" || { echo "$1: not even the display was asked"; exit 1; }
  if grep -E 'AF_INET6?\b|AF_PACKET|AF_BLUETOOTH|PF_INET' "$log"; then
    echo "$1: a connection was asked for"
    exit 1
  fi
  # Where no school is set no server is looked for, not even one on this machine.
  if grep -F '.s.PGSQL' "$log"; then
    echo "$1: a school's server was looked for"
    exit 1
  fi
}

case $way in
  namespace)
    # Nothing but a loopback that is down.
    interfaces=$(alone sh -c 'tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d " "')
    [ "$interfaces" = lo ] || { echo "there are interfaces: $interfaces"; exit 1; }
    each alone "$here/under_xvfb.sh" 1280x720 ;;
  trace)
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    # The check can fail: a program that asks for such a socket is seen.
    strace -f -qq -e trace=network -o "$log" python3 -c 'import socket; socket.socket(socket.AF_INET)'
    grep -q 'AF_INET' "$log" || { echo "strace sees nothing"; exit 1; }
    strace -f -qq -e trace=network -o "$log" env PGSERVICEFILE=<(printf '[here]\nhost=/tmp\n') \
      "$bin/cutcard-cli" school status --service here >/dev/null 2>&1 || true
    grep -qF '.s.PGSQL' "$log" || { echo "strace does not see a server that is looked for"; exit 1; }
    each traced ;;
  *) echo "no_network.sh namespace|trace FOLDER" >&2; exit 2 ;;
esac
