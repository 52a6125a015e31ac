#!/usr/bin/env bash
# Builds the packages and installs them into a clean Debian 12: a round and an exam are finished there, an older version is
# upgraded with its older database, everything is removed and purged.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/package/support.sh
alone "$0" "$@"
source scripts/packages.sh
need "${test_packages[@]}" "${package_packages[@]}" "${package_test_packages[@]}"

# CUTCARD_DEBS: packages that are there already.
debs=${CUTCARD_DEBS:-build/package}
if [ -z "${CUTCARD_DEBS:-}" ]; then
  scripts/package 0.0.9
  scripts/package
fi
version=$(sed -n 's/^project(cutcard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
deb=$(ls "$debs"/cutcard_"$version"-*.deb)
kiosk=$(ls "$debs"/cutcard-kiosk_"$version"-*.deb)
older=$(ls "$debs"/cutcard_0.0.9-*.deb)
older_kiosk=$(ls "$debs"/cutcard-kiosk_0.0.9-*.deb)

## The packages by themselves.

lintian_has_no_errors() {
  # The addresses of a house that builds for itself are no business of Debian's archive.
  lintian --allow-root --fail-on error --suppress-tags bogus-mail-host,initial-upload-closes-no-bugs --no-tag-display-limit "$@"
}
check "lintian finds no error in cutcard" lintian_has_no_errors "$deb"
check "lintian finds no error in cutcard-kiosk" lintian_has_no_errors "$kiosk"
unpacked=$(mktemp -d)
dpkg-deb -x "$deb" "$unpacked"
dpkg-deb -x "$kiosk" "$unpacked"
check "the desktop file is valid" desktop-file-validate "$unpacked/usr/share/applications/org.cutcard.Cutcard.desktop"
check "the metainfo is valid" appstreamcli validate --no-net "$unpacked/usr/share/metainfo/org.cutcard.Cutcard.metainfo.xml"
check "the metainfo has a content rating" grep -q 'money-gambling' "$unpacked/usr/share/metainfo/org.cutcard.Cutcard.metainfo.xml"
pages_are_clean() {
  for page in "$unpacked"/usr/share/man/man1/*.1.gz; do
    local words
    words=$(zcat "$page" | groff -man -Tutf8 -ww -b 2>&1 >/dev/null) || { echo "$page: $words"; return 1; }
    [ -z "$words" ] || { echo "$page: $words"; return 1; }
  done
}
check "the manual pages are set without a warning" pages_are_clean
check "the programs are stripped" without 'not stripped|cannot open' file -L "$unpacked/usr/bin/cutcard" "$unpacked/usr/bin/cutcard-cli"
rm -rf "$unpacked"

## A clean machine.

check "a clean Debian 12 is there" clean_root
cp "$debs"/*.deb "$root/packages/"
listing >"$logs/before"
packages_of() { inside dpkg-query -W -f '${Package}\n' | sort; }
packages_of >"$logs/packages-before"
check "cutcard is installed with everything it needs" install_into "/packages/$(basename "$older")"
check "no library is missing" without 'not found' inside ldd /usr/bin/cutcard /usr/bin/cutcard-cli
check "the command line works" inside cutcard-cli rules list

## With a display.

bench=$logs/bench
mkdir -p "$bench"
check "the keys of a round and an exam are written down" tests/e2e/under_xvfb.sh 1920x1200 build/dev/bin/package_bench "$bench"
cp -r "$bench/exam-store" "$bench/old-store" "$root/stores/"
inside chown -R trainee /stores

exec {displayfd}<> <(:)
Xvfb -r -noreset -ac -displayfd "$displayfd" -screen 0 1920x1200x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
manager=
program=
trap 'ended; kill $manager $xvfb 2>/dev/null || true; wait 2>/dev/null || true' EXIT
read -r -t 30 -u "$displayfd" number
export DISPLAY=:$number
openbox >/dev/null 2>&1 &
manager=$!
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"

# started STORE OPTIONS…: the installed program, until its window is active.
started() {
  local store=$1
  shift
  as_trainee cutcard --store "$store" --speed 0 "$@" >"$logs/program" 2>&1 &
  program=$!
  for _ in $(seq 300); do
    xdotool search --onlyvisible --name '^Cutcard$' windowactivate 2>/dev/null && break
    sleep 0.2
  done
  xdotool search --onlyvisible --name '^Cutcard$' >/dev/null || { cat "$logs/program"; return 1; }
  # The store is opened behind the window.
  sleep 3
}
# The program's own processes: those that have the clean Debian for a root.
running() {
  local each
  for each in /proc/[0-9]*; do
    [ "$(readlink "$each/root" 2>/dev/null)" = "$(realpath "$root")" ] && [ "$(cat "$each/comm")" = cutcard ] && echo "${each#/proc/}"
  done
  return 0
}
ended() {
  local each
  for each in $(running); do kill "$each"; done
  wait "$program" 2>/dev/null || true
}
press() { xdotool key --clearmodifiers --delay 150 "$@"; }
press_all() { xargs -n 40 xdotool key --clearmodifiers --delay "${CUTCARD_KEY_DELAY:-150}" <"$1"; }
asked() { sqlite3 -readonly "file:$root$1/cutcard.db?mode=ro" "$2"; }
# equals WANTED COMMAND…, with some patience: what was pressed last is stored in its own time.
equals() {
  local wanted=$1 found=
  shift
  for _ in $(seq 50); do
    found=$("$@" 2>&1)
    [ "$found" = "$wanted" ] && return 0
    sleep 0.2
  done
  echo "wanted $wanted, found $found"
  return 1
}

a_round() {
  started /home/trainee/store --deal 7 || return 1
  xdotool type --delay 60 'Rosa Round'
  press Return
  sleep 2
  press Return
  sleep 3
  press_all "$bench/round.keys"
  equals 1 asked /home/trainee/store "SELECT count(*) FROM events WHERE kind = 'practice.finished'"
}
check "a round is finished in the installed program" a_round
check "its window says nothing about missing parts" without 'module|plugin|font|is not installed|cannot' cat "$logs/program"
ended
check "every answer of it is in the store" sh -c "chroot '$root' cutcard-cli rebuild --store /home/trainee/store | grep -q '\"trainees\":1'"

an_exam() {
  started /stores/exam-store || return 1
  xdotool type --delay 60 'correct horse battery'
  press Return
  sleep 3
  press_all "$bench/exam.keys"
  equals 1 asked /stores/exam-store "SELECT count(*) FROM events WHERE kind = 'attempt.sealed'"
}
check "an exam is finished in the installed program" an_exam
ended
check "it is passed" equals 1 asked /stores/exam-store "SELECT passed FROM attempts"
exam_is_believed() {
  printf 'correct horse battery\n' | inside cutcard-cli exchange out /stores/exam.jsonl --supervisor 'Sam Supervisor' --what all --store /stores/exam-store
  inside cutcard-cli exchange show /stores/exam.jsonl --store /stores/exam-store
}
check "its seal is believed" exam_is_believed

## An upgrade.

schema() { asked /stores/old-store "SELECT value FROM facts WHERE name = 'schema'"; }
people() { asked /stores/old-store "SELECT group_concat(name) FROM (SELECT name FROM names ORDER BY name)"; }
events() { asked /stores/old-store "SELECT count(*) FROM events WHERE kind LIKE 'attempt.%'"; }
newest=$(asked /stores/exam-store "SELECT value FROM facts WHERE name = 'schema'")
names=$(people)
kept=$(events)
check "the older store is one schema older" equals $((newest - 1)) schema
check "version 0.0.9 is upgraded" install_into "/packages/$(basename "$deb")"
check "the new version is installed" equals "$version-1" inside dpkg-query -W -f '${Version}' cutcard
check "the program says so" equals "cutcard $version" inside cutcard --version
check "the upgraded program starts with the older store" started /stores/old-store
check "the store has the newest schema" equals "$newest" schema
check "its people are there" equals "$names" people
check "its events are there" equals "$kept" events
check "there is a backup of before" sh -c "ls '$root'/stores/old-store/backups/*.db"
ended
check "the older store is whole" inside cutcard-cli rebuild --store /stores/old-store

## The session's package.

check "cutcard-kiosk 0.0.9 is installed with everything it needs" install_into "/packages/$(basename "$older_kiosk")"
inside sh -c 'echo "# the house has its own options" >>/etc/default/cutcard-kiosk'
check "it is upgraded" install_into "/packages/$(basename "$kiosk")"
check "what the house has set stays" grep -q '^# the house has' "$root/etc/default/cutcard-kiosk"
tests/package/session_files.sh "$root" >"$logs/session" 2>&1 || true
sed -n '/^passed:\|^FAILED:\|^    /p' "$logs/session"
checks_passed=$((checks_passed + $(grep -c '^passed:' "$logs/session" || true)))
checks_failed=$((checks_failed + $(grep -c '^FAILED:' "$logs/session" || true)))
# What ends before its last line has not looked at everything.
check "its files were looked through to the end" sh -c "tail -30 '$logs/session' && tail -1 '$logs/session' | grep -qE '^[0-9]+ passed, [0-9]+ failed\$'"

## Removing.

user_is_there() { inside getent passwd cutcard-kiosk; }
inside systemctl enable cutcard-kiosk.service >/dev/null 2>&1
# A backup alone is somebody's exams too.
record=/var/lib/cutcard-kiosk/.local/share/cutcard/backups/monday.db
inside sh -c "mkdir -p '${record%/*}' && touch '$record'"
check "cutcard-kiosk is installed over itself" install_into --reinstall "/packages/$(basename "$kiosk")"
check "what is in the store belongs to its user" equals cutcard-kiosk inside stat -c %U "$record"
check "cutcard-kiosk is removed" inside apt-get remove -y -qq cutcard-kiosk
check "no unit of it is left, nor enabled" without . find "$root"/usr/lib/systemd/ "$root"/etc/systemd/ -name 'cutcard*'
check "no rule of it is left for sticks" without . find "$root"/usr/lib/udev/ "$root"/etc/udev/ -name '*cutcard*'
check "its results are left" test -f "$root$record"
check "its user is left" user_is_there
inside mkdir -p /run/media/cutcard-kiosk
check "cutcard-kiosk is purged" inside apt-get purge -y -qq cutcard-kiosk
refused "its user is gone" user_is_there
check "so is the place of its sticks" test ! -e "$root/run/media/cutcard-kiosk"
check "its results are left, and belong to root" equals root inside stat -c %U "$record"
check "it is installed again" install_into "/packages/$(basename "$kiosk")"
check "its user has the results again" equals cutcard-kiosk inside stat -c %U "$record"
rm -rf "$root/var/lib/cutcard-kiosk/.local"
check "without results it is purged" inside apt-get purge -y -qq cutcard-kiosk
check "and the purge takes everything" test ! -e "$root/var/lib/cutcard-kiosk"
check "cutcard is purged" inside apt-get purge -y -qq cutcard
check "so are the packages that came with them" inside apt-get autoremove --purge -y -qq
packages_of >"$logs/packages-after"
only_added() { comm -13 "$logs/before" "$logs/after"; }
listing >"$logs/after"
check "the packages of the root are those of before" diff "$logs/packages-before" "$logs/packages-after"
check "nothing of Cutcard is left in the root" without cutcard only_added
echo "Left by other packages: $(only_added | wc -l) files"
check "a trainee's results are left" test -f "$root/home/trainee/store/cutcard.db"
summary
