#!/usr/bin/env bash
# session_files.sh ROOT: what only the session can close, looked up in the files that are installed in ROOT.
set -uo pipefail
cd "$(dirname "$0")/../.."
source tests/package/support.sh
root=$1
units=$root/usr/lib/systemd/system
server=$root/usr/share/cutcard-kiosk/xorg.conf.d/90-cutcard-kiosk.conf

has() { grep -qxF -- "$2" "$units/$1.service" || { cat "$units/$1.service"; return 1; }; }
option_is_on() { grep -qE "^ *Option \"$1\" \"true\"" "$server"; }

verified() {
  local words
  words=$(chroot "$root" systemd-analyze verify /usr/lib/systemd/system/cutcard-kiosk.service \
    /usr/lib/systemd/system/cutcard-kiosk-x11.service /usr/lib/systemd/system/cutcard-kiosk-guard.service 2>&1) || { echo "$words"; return 1; }
  # Of other people's units and of what is only suggested it may complain.
  ! echo "$words" | grep cutcard || return 1
}
check "systemd-analyze verify is content" verified

for session in cutcard-kiosk cutcard-kiosk-x11; do
  check "$session has its own user" has $session User=cutcard-kiosk
  check "$session has a session of PAM" has $session PAMName=cutcard-kiosk
  check "$session takes the console's terminal" has $session TTYPath=/dev/tty1
  check "$session and the console's login exclude each other" grep -qE '^Conflicts=.*getty@tty1.service' "$units/$session.service"
  check "$session is started again on failure" has $session Restart=on-failure
  check "$session is started again when it is ended by a signal" grep -qE '^RestartForceExitStatus=.*SIGTERM' "$units/$session.service"
  check "$session gives the console back to who leaves in order" has $session ExecStopPost=+/usr/libexec/cutcard-kiosk/login-again
  check "$session has no internet" has $session IPAddressDeny=any
  check "$session has no internet sockets" has $session 'RestrictAddressFamilies=AF_UNIX AF_NETLINK'
  check "$session has the guard of the keys" has $session Requires=cutcard-kiosk-guard.service
  check "$session starts the kiosk" grep -qE '^ExecStart=.*/usr/bin/cutcard --kiosk' "$units/$session.service"
  refused "$session is not enabled by being installed" sh -c "find '$root/etc/systemd' -name '$session.service' | grep ."
done
sessions_exclude_each_other() {
  grep -qE '^Conflicts=.*cutcard-kiosk-x11.service' "$units/cutcard-kiosk.service" &&
    grep -qE '^Conflicts=.*cutcard-kiosk.service' "$units/cutcard-kiosk-x11.service"
}
check "the two sessions exclude each other" sessions_exclude_each_other

script=$root/usr/libexec/cutcard-kiosk/session
check "the Wayland session is Cage's" grep -qE '^ *orphans_end cage .*-- ' "$script"
cage_switches() { sed -n 's/^ *orphans_end cage \(.*\) -- .*/\1/p' "$script" | grep -qE -- '-[a-z]*s'; }
refused "VT switch: Cage is not allowed to" cage_switches
check "VT switch: the X server does not" option_is_on DontVTSwitch
check "zap: the X server does not" option_is_on DontZap
check "zap: no key of the keyboard's map does" grep -q 'srvrkeys:none' "$server"
check "the X server's options are not those of other servers" test ! -e "$root/etc/X11/xorg.conf.d/90-cutcard-kiosk.conf"
check "the X server takes no client from outside" grep -q -- '-nolisten tcp -nolisten local' "$script"
check "the X server wants a cookie" grep -q -- '-auth "$XAUTHORITY"' "$script"
check "the power key, sleep keys and the lid are held" grep -q 'handle-power-key:handle-suspend-key:handle-hibernate-key:handle-lid-switch' "$units/cutcard-kiosk-guard.service"
check "SysRq: switched off before the session" has cutcard-kiosk-guard 'ExecStartPre=/usr/libexec/cutcard-kiosk/sysrq off'
check "SysRq: put back after it" has cutcard-kiosk-guard 'ExecStopPost=/usr/libexec/cutcard-kiosk/sysrq restore'
check "SysRq: the guard goes with the session" has cutcard-kiosk-guard StopWhenUnneeded=yes

# The script itself, with a file in the kernel's place.
sysrq() { RUNTIME_DIRECTORY=$logs sh -c 'sed "s#/proc/sys/kernel/sysrq#$1/kernel#" "$2" >"$1/script"; sh "$1/script" "$3"' sh "$logs" "$root/usr/libexec/cutcard-kiosk/sysrq" "$1"; }
value_is() { [ "$(cat "$logs/kernel")" = "$1" ]; }
echo 438 >"$logs/kernel"
check "SysRq: off" sysrq off
check "SysRq: it is 0" value_is 0
check "SysRq: off once more, after a failure" sysrq off
check "SysRq: restored" sysrq restore
check "SysRq: it is what it was" value_is 438
check "SysRq: restored once more changes nothing" sysrq restore
check "SysRq: it is still what it was" value_is 438

nobody_can_log_in() {
  chroot "$root" getent passwd cutcard-kiosk | grep -q ':/var/lib/cutcard-kiosk:/usr/sbin/nologin$' &&
    grep -qE '^cutcard-kiosk:!' "$root/etc/shadow"
}
check "nobody can log in as the kiosk's user" nobody_can_log_in
check "its folder is its own" sh -c "chroot '$root' stat -c '%U %a' /var/lib/cutcard-kiosk | grep -qx 'cutcard-kiosk 700'"
check "the service of PAM lets nobody in with a password" grep -qE '^auth +required +pam_deny.so' "$root/etc/pam.d/cutcard-kiosk"
summary
