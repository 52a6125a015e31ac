#!/usr/bin/env bash
# The Wayland session without a screen and not as root: Cage shows the program, and ends as the program does.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/package/support.sh
source scripts/packages.sh
need "${run_packages[@]}" "${package_test_packages[@]}"

work=$(mktemp -d)
session=
trap 'kill $session 2>/dev/null || true; rm -rf "$work"' EXIT
mkdir -m 700 "$work/run"
mkdir -p "$work/home" "$work/bin"
cp build/dev/bin/cutcard build/dev/bin/dialog_bench "$work/bin/"
# As installed, but for the place.
sed "s#/usr/libexec/cutcard-kiosk/session#$work/bin/session#" packaging/kiosk/session >"$work/bin/session"
chmod 755 "$work/bin/session"
chmod 755 "$work"
nobody=()
if [ "$(id -u)" -eq 0 ]; then
  # Xwayland makes the folder of its sockets where it is not there, and then it would be nobody's.
  mkdir -p -m 1777 /tmp/.X11-unix
  chown -R nobody "$work"
  nobody=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
fi

# Two outputs: where a window fits the only one, Cage passes its buffer on undrawn, and a picture of the screen is black.
as_nobody() {
  "${nobody[@]}" env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME="$work/home" XDG_RUNTIME_DIR="$work/run" \
    WLR_BACKENDS=headless WLR_HEADLESS_OUTPUTS=2 WLR_RENDERER=pixman QT_QPA_PLATFORM=wayland QT_QUICK_BACKEND=software "$@"
}
in_cage() { as_nobody "$work/bin/session" wayland "$@"; }

screenshot() { as_nobody WAYLAND_DISPLAY="$(find "$work/run" -name 'wayland-?' -type s -printf '%f' -quit)" grim -t "$1" -; }
# The number of colours on the screen; 0 where there is none.
colours() {
  screenshot ppm | python3 -c '
import sys
head = sys.stdin.buffer.read().split(b"\n", 3)
data = head[3] if len(head) == 4 else b""
print(len({data[i:i + 3] for i in range(0, len(data) - 2, 3)}))'
}
# A screen of the program has letters, panels and cards on it; an empty one has a colour or two.
shows_the_program() {
  for _ in $(seq 60); do
    [ "$(colours 2>/dev/null)" -gt 200 ] && return 0
    sleep 0.5
  done
  echo "$(colours) colours"
  return 1
}
ended_with() {
  local status=0
  for _ in $(seq 100); do
    kill -0 "$session" 2>/dev/null || break
    sleep 0.1
  done
  wait "$session" || status=$?
  [ "$status" -eq "$1" ] || { echo "ended with $status"; return 1; }
}
# Of what this script has started.
program_id() { ps -o pid= --ppid "$1" | while read -r child; do [ "$(cat "/proc/$child/comm")" = "${2:-cutcard}" ] && echo "$child"; program_id "$child" "${2:-cutcard}"; done; }

in_cage "$work/bin/cutcard" --kiosk --store "$work/home/store" >"$work/home/log" 2>&1 &
session=$!
check "Cage shows the kiosk over two outputs, without a screen and not as root" shows_the_program
# To look at.
sleep 2
screenshot png >build/package-session.png || true
not_root() { [ "$(id -u)" -ne 0 ] || [ "$(stat -c %U "/proc/$(program_id "$session" | head -1)")" = nobody ]; }
check "the program is not root's" not_root
kill_the_program() { kill -KILL "$(program_id "$session" | head -1)"; }
check "the program is killed" kill_the_program
check "then the session has failed, so that systemd starts it again" ended_with 137
in_cage sh -c 'exit 0' >/dev/null 2>&1 &
session=$!
check "who leaves in order ends the session in order" ended_with 0
in_cage sh -c 'exit 3' >/dev/null 2>&1 &
session=$!
check "a program that fails ends it with a failure" ended_with 3
in_cage sh -c 'kill -KILL $PPID; sleep 60' >/dev/null 2>&1 &
session=$!
check "so does whoever takes the session from the program" ended_with 1
[ "$checks_failed" -eq 0 ] || tail -20 "$work/home/log"

## The X11 session, with an X server in the place of the one that wants a screen.

printf '#!/bin/sh\nprintf "%%s\\n" "$*" >"%s"\ndisplay=$1\nexec Xvfb "$display" -noreset -nolisten tcp -nolisten local -auth "$XAUTHORITY"\n' \
  "$work/home/told" >"$work/bin/Xorg"
chmod 755 "$work/bin/Xorg"
sed "s#/usr/lib/xorg/Xorg#$work/bin/Xorg#" "$work/bin/session" >"$work/bin/x11"
chmod 755 "$work/bin/x11"
sed -i "s#$work/bin/session#$work/bin/x11#" "$work/bin/x11"
in_x11() { as_nobody XDG_VTNR=7 "$work/bin/x11" x11 "$@"; }
x11_ends() {
  local status=0
  in_x11 sh -c "$2" || status=$?
  [ "$status" -eq "$1" ] || { echo "ended with $status"; return 1; }
}
check "X11: who leaves in order ends the session in order" x11_ends 0 'exit 0'
check "X11: a program that fails ends it with a failure" x11_ends 3 'exit 3'
check "X11: the program may use the server" x11_ends 0 'xdotool getdisplaygeometry'
check "X11: nobody else may" x11_ends 1 'XAUTHORITY=/dev/null xdotool getdisplaygeometry'
check "X11: whoever takes the server from the program ends it with a failure" x11_ends 1 'kill -KILL "$(ps -C Xvfb -o pid=,args= | sed -n "s/ *\([0-9]*\) .*:77 .*/\1/p")"; sleep 60'
check "X11: the server is told its terminal, its cookie and its settings" \
  grep -qE '^:77 vt7 -keeptty -noreset -nolisten tcp -nolisten local -auth [^ ]+ -configdir /usr/share/cutcard-kiosk/xorg.conf.d' "$work/home/told"
nothing_runs_on() { ! ps -C Xvfb -o args= | grep ':77 '; }
check "X11: nothing of it runs on" nothing_runs_on

## The keyboard that the machine is set to, with a file in Cage's place that says what it is told.

mkdir "$work/stub"
printf '#!/bin/sh\nenv | grep ^XKB_ | sort\n' >"$work/stub/cage"
chmod 755 "$work/stub/cage"
sed "s#/etc/default/keyboard#$work/keyboard#" packaging/kiosk/session >"$work/keyed"
told_to_cage() {
  local said
  said=$(env -i PATH="$work/stub:/usr/bin:/bin" XDG_RUNTIME_DIR="$work" "${given[@]}" sh "$work/keyed" wayland true)
  [ "$said" = "$1" ] || { echo "told: $said"; return 1; }
}
given=()
check "without a word about the keyboard Cage is told nothing" told_to_cage ''
printf 'XKBMODEL="pc105"\nXKBLAYOUT="fr"\nXKBVARIANT="oss"\nXKBOPTIONS=""\nBACKSPACE="guess"\n' >"$work/keyboard"
check "Cage is told the layout that the machine is set to" told_to_cage 'XKB_DEFAULT_LAYOUT=fr
XKB_DEFAULT_MODEL=pc105
XKB_DEFAULT_VARIANT=oss'
given=(XKB_DEFAULT_LAYOUT=de)
check "a layout for the session alone goes before it" told_to_cage XKB_DEFAULT_LAYOUT=de
given=()
echo 'XKBLAYOUT="fr' >"$work/keyboard"
check "a file that is broken keeps no session from beginning" told_to_cage ''

## A dialog comes up with its keyboard, and all of it is on the screen: Cage moves no window afterwards.

# Bands of the picture that are as a row of keys is.
rows_of_keys() {
  screenshot ppm | python3 -c '
import sys
head = sys.stdin.buffer.read().split(b"\n", 3)
width, data = int(head[1].split()[0]), head[3]
rows, was = 0, False
for start in range(0, len(data), 3 * width):
    now = data[start:start + 3 * width].count(bytes.fromhex("1e2630")) > 400
    rows, was = rows + (now and not was), now
print(rows)'
}
shows_the_keyboard() {
  for _ in $(seq 60); do
    [ "$(rows_of_keys 2>/dev/null)" = 5 ] && sleep 3 && [ "$(rows_of_keys)" = 5 ] && return 0
    sleep 0.5
  done
  echo "$(rows_of_keys) rows of keys"
  return 1
}
for look in '100 1' '100 9' '200 1' '200 9'; do
  read -r percent fields <<<"$look"
  printf '[General]\ntextSize=%s\n' "$percent" >"$work/home/bench.ini"
  in_cage "$work/bin/dialog_bench" "$work/home/bench.ini" "$fields" >"$work/home/log" 2>&1 &
  session=$!
  check "a dialog with $fields line(s) at $percent % has all of its keyboard on the screen" shows_the_keyboard
  [ "$fields" != 9 ] || screenshot png >"build/package-dialog-$percent.png" || true
  kill "$(program_id "$session" dialog_bench | head -1)" || true
  ended_with 143 || true
done

## The server of the X11 session, with a screen that is none.

cat >"$work/no-screen.conf" <<'END'
Section "Device"
  Identifier "none"
  Driver "dummy"
EndSection
END
# As the session's script calls it.
mapfile -t flags < <(sed -n '/Xorg "$display"/,/|| true/p' packaging/kiosk/session | grep -oE -- '-(noreset|nolisten (tcp|local))')
XAUTHORITY=$work/cookie xauth -q add :78 . "$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" 2>/dev/null
server_is_up() {
  for _ in $(seq 100); do
    XAUTHORITY=$work/cookie xdotool getdisplaygeometry && return 0
    sleep 0.1
  done
  cat "$work/server.log"
  return 1
}
takes() { grep -qE "Option \"$1\" \"true\"" "$work/server.log"; }
stranger() { XAUTHORITY=/dev/null xdotool getdisplaygeometry; }
export DISPLAY=:78
# shellcheck disable=SC2068
/usr/lib/xorg/Xorg :78 vt7 -sharevts -novtswitch ${flags[@]} -auth "$work/cookie" -config "$work/no-screen.conf" \
  -configdir "$PWD/packaging/kiosk" -logfile "$work/server.log" >/dev/null 2>&1 &
server=$!
trap 'kill $session $server 2>/dev/null || true; rm -rf "$work"' EXIT
check "an X server starts with the session's settings" server_is_up
check "it lets nobody switch terminals" takes DontVTSwitch
check "it lets nobody end it by keys" takes DontZap
refused "it takes no client without the cookie" stranger
kill "$server"
wait "$server" 2>/dev/null || true
summary
