#!/usr/bin/env bash
# under_xvfb.sh SIZE PROGRAM [ARGUMENTS…]: runs a program on a display of its own, with a window manager, from an empty
# profile. SIZE is that of the screen, 1280x720 for example. CUTCARD_RENDERER: "software", or "opengl" for Mesa's llvmpipe.
set -euo pipefail
size=$1
shift
work=$(mktemp -d)
export HOME=$work XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache
mkdir -m 700 "$XDG_RUNTIME_DIR"
export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8
case ${CUTCARD_RENDERER:-software} in
  software) export QT_QUICK_BACKEND=software ;;
  opengl) export QSG_RHI_BACKEND=opengl; unset QT_QUICK_BACKEND ;;
esac
exec {displayfd}<> <(:)
# -r: on a busy machine a key that is pressed once would seem to be held down. -noreset: a client that looks before the
# window manager is there would be the last one when it goes, and take along the manager that is just coming.
Xvfb -r -noreset -displayfd "$displayfd" -screen 0 "${size}x24" -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
trap 'kill $xvfb 2>/dev/null; wait 2>/dev/null; rm -rf "$work"' EXIT
read -r -t 30 -u "$displayfd" number
export DISPLAY=:$number
openbox >/dev/null 2>&1 &
manager=$!
# A window that comes before its manager is never made the active one.
for _ in $(seq 600); do
  xdotool get_desktop >/dev/null 2>&1 && break
  kill -0 $manager 2>/dev/null || { openbox >/dev/null 2>&1 & manager=$!; }
  sleep 0.05
done
xdotool get_desktop >/dev/null 2>&1 || { echo "no window manager came up on display :$number" >&2; exit 1; }
"$@"
