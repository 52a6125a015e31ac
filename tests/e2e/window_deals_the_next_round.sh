#!/usr/bin/env bash
# Drives the real window under Xvfb: it shows a round, and the Return key deals the next one.
# window_deals_the_next_round.sh PROGRAM
set -euo pipefail
program=$1
work=$(mktemp -d)
export XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work QT_QUICK_BACKEND=software
mkdir -m 700 "$XDG_RUNTIME_DIR"
exec {displayfd}<> <(:)
Xvfb -displayfd "$displayfd" -screen 0 1280x720x24 -nolisten tcp 2>/dev/null &
xvfb=$!
trap 'kill $xvfb 2>/dev/null; rm -rf "$work"' EXIT
read -r -t 20 -u "$displayfd" number
export DISPLAY=:$number

"$program" --deal 5 &
cutcard=$!
window=$(timeout 20 xdotool search --sync --onlyvisible --name 'Cutcard' | head -n 1)
sleep 1
xwd -silent -id "$window" >"$work/before.xwd"
xdotool windowfocus "$window" key --window "$window" Return
sleep 1
xwd -silent -id "$window" >"$work/after.xwd"
kill -0 "$cutcard" || { echo "the program has ended by itself"; exit 1; }
kill "$cutcard"
[ "$(sort -u <(xxd -p "$work/before.xwd" | fold -w 6) | wc -l)" -gt 50 ] || { echo "the window is empty"; exit 1; }
! cmp -s "$work/before.xwd" "$work/after.xwd" || { echo "Return did not deal the next round"; exit 1; }
echo "1 passed, 0 failed"
