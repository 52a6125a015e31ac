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
    /usr/lib/systemd/system/cutcard-kiosk-x11.service /usr/lib/systemd/system/cutcard-kiosk-guard.service /usr/lib/systemd/system/cutcard-kiosk-front.service \
    /usr/lib/systemd/system/cutcard-kiosk-stick@.service 2>&1) || { echo "$words"; return 1; }
  # Of other people's units and of what is only suggested it may complain.
  ! grep cutcard <<<"$words"
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
  # PAM takes the processes out of the unit, and filters of its control group do not go with them.
  check "$session claims no filter that it has not" without IPAddress grep -v '^#' "$units/$session.service"
  check "$session never gives up starting again" has $session StartLimitIntervalSec=0
  check "$session fetches its terminal to the front" has $session Wants=cutcard-kiosk-front.service
  # Each of them resets the terminal before it begins, and so hangs it up under the session.
  check "$session has no command beside its own" without '^ExecStartPost' cat "$units/$session.service"
  check "$session is not started again with a wrong call" has $session RestartPreventExitStatus=2
  check "$session has no internet sockets" has $session 'RestrictAddressFamilies=AF_UNIX AF_NETLINK'
  check "$session has the guard of the keys" has $session Requires=cutcard-kiosk-guard.service
  check "$session starts the kiosk" grep -qE '^ExecStart=.*/usr/bin/cutcard --kiosk' "$units/$session.service"
  check "$session is not enabled by being installed" without . find "$root/etc/systemd" -name "$session.service"
done
sessions_exclude_each_other() {
  grep -qE '^Conflicts=.*cutcard-kiosk-x11.service' "$units/cutcard-kiosk.service" &&
    grep -qE '^Conflicts=.*cutcard-kiosk.service' "$units/cutcard-kiosk-x11.service"
}
check "the two sessions exclude each other" sessions_exclude_each_other

check "the terminal is fetched once the session is there" has cutcard-kiosk-front 'After=cutcard-kiosk.service cutcard-kiosk-x11.service'
check "whatever fetches it ends with the session" has cutcard-kiosk-front StopWhenUnneeded=yes
check "whatever fetches it has no terminal itself" without '^(TTY|StandardInput)' cat "$units/cutcard-kiosk-front.service"
check "it is sound" perl -c "$root/usr/libexec/cutcard-kiosk/to-front"

script=$root/usr/libexec/cutcard-kiosk/session
check "the Wayland session is Cage's" grep -qE '^ *orphans_end cage .*-- ' "$script"
cage_switches() { sed -n 's/^ *orphans_end cage \(.*\) -- .*/\1/p' "$script" | grep -qE -- '-[a-z]*s'; }
refused "VT switch: Cage is not allowed to" cage_switches
check "VT switch: the X server does not" option_is_on DontVTSwitch
check "zap: the X server does not" option_is_on DontZap
check "the machine's options for the keyboard hold in it" without XkbOptions cat "$server"
check "the X server's options are not those of other servers" test ! -e "$root/etc/X11/xorg.conf.d/90-cutcard-kiosk.conf"
check "the X server takes no client from outside" grep -q -- '-nolisten tcp -nolisten local' "$script"
check "the X server wants a cookie" grep -q -- '-auth "$XAUTHORITY"' "$script"
check "the power key, sleep keys, the restart key and the lid are held" grep -q 'handle-power-key:handle-suspend-key:handle-hibernate-key:handle-reboot-key:handle-lid-switch' "$units/cutcard-kiosk-guard.service"
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

## Who gets a login after the session, with a file in the place of systemctl.

stubs=$logs/bin
mkdir "$stubs"
# stub NAME WORDS…: a program that writes down its call and says these words.
stub() {
  local name=$1
  shift
  printf '#!/bin/sh\necho "%s $*" >>"%s/calls"\n%s\n' "$name" "$logs" "$*" >"$stubs/$name"
  chmod 755 "$stubs/$name"
}
called() { cat "$logs/calls"; grep -qxF -- "$1" "$logs/calls"; }
stub systemctl
ended() { rm -f "$logs/calls" && touch "$logs/calls" && PATH=$stubs:$PATH EXIT_CODE=$1 EXIT_STATUS=$2 sh "$root/usr/libexec/cutcard-kiosk/login-again"; }
login='systemctl --no-block start getty@tty1.service'
for status in 0 2; do
  check "exit $status: the script ends in order" ended exited $status
  check "exit $status: the login comes" called "$login"
done
for way in 'exited 1' 'exited 143' 'killed KILL' 'killed 2'; do
  # shellcheck disable=SC2086
  check "$way: the script ends in order" ended $way
  refused "$way: no login comes" called "$login"
done

## Sticks.

rules=$root/usr/lib/udev/rules.d/90-cutcard-kiosk.rules
stick=$root/usr/libexec/cutcard-kiosk/stick
# There is no verification of rules in this udev: every line is a comment, nothing, or a list of keys.
rules_are_sound() { grep -q ENV "$rules" && ! grep -vE '^(#.*)?$|^([A-Z]+(\{[A-Za-z_]+\})?(==|!=|\+=|=)"[^"]*"(, |$))+$' "$rules"; }
check "the rule for sticks has the form of one" rules_are_sound
check "it is for what is plugged in at USB" grep -qxF 'ENV{ID_BUS}!="usb", GOTO="cutcard_kiosk_end"' "$rules"
check "it mounts nothing itself, which udev would undo" without 'RUN(\{[a-z]*\})?\+?=' cat "$rules"
check "it names the unit by the kernel's name, not by the stick's" grep -qF 'ENV{SYSTEMD_WANTS}+="cutcard-kiosk-stick@%k.service"' "$rules"
check "the stick goes with its device" has cutcard-kiosk-stick@ BindsTo=dev-%i.device
check "and with the session" has cutcard-kiosk-stick@ PartOf=cutcard-kiosk-guard.service
check "and comes only in one" has cutcard-kiosk-stick@ ConditionPathIsDirectory=/run/cutcard-kiosk
check "that folder is there as long as the guard is" has cutcard-kiosk-guard RuntimeDirectory=cutcard-kiosk
check "the stick does not keep the guard" without '^(Requires|Requisite|Wants|BindsTo)=.*guard' cat "$units/cutcard-kiosk-stick@.service"
check "sticks that are there already come with the session" has cutcard-kiosk-guard 'ExecStartPost=-/usr/libexec/cutcard-kiosk/stick all'
# As the program looks for them.
check "they are mounted where the console looks for them" sh -c "grep -q '^place=/run/media/' '$stick' && grep -qF '\"/run/media/\"' app/supervisor/stick_dialog.cpp"

# The script itself, with files in the place of what mounts.
mounts() {
  rm -f "$logs/calls"
  sed "s#^place=.*#place=$logs/media#" "$stick" >"$logs/stick"
  stub id 'echo 990'
  stub mount
  stub umount
  # shellcheck disable=SC2016
  stub lsblk 'case "$*" in *PKNAME*) echo sdx ;; *FSTYPE*) echo "$FILE_SYSTEM" ;; *MOUNTPOINTS*) echo; echo "$MOUNTED" ;; esac'
  FILE_SYSTEM=$1 MOUNTED=${2:-} PATH=$stubs:$PATH sh "$logs/stick" mount sdx1
}
safe=nosuid,nodev,noexec,sync
for kind in vfat exfat; do
  check "$kind: the script ends in order" mounts $kind
  check "$kind: it is the kiosk's user's" called "mount -t $kind -o $safe,uid=990,gid=990,umask=077 /dev/sdx1 $logs/media/sdx1"
done
check "ntfs: the script ends in order" mounts ntfs
check "ntfs: it is the kiosk's user's" called "mount -t ntfs3 -o $safe,uid=990,gid=990,umask=077 /dev/sdx1 $logs/media/sdx1"
check "ext4: the script ends in order" mounts ext4
check "ext4: it is as it is" called "mount -t ext4 -o $safe /dev/sdx1 $logs/media/sdx1"
check "a disk of the system: the script ends in order" mounts ext4 /
check "a disk of the system is left alone" without '^mount ' called "lsblk -nlo MOUNTPOINTS /dev/sdx"
check "a second part of a stick: the script ends in order" mounts vfat "$logs/media/sdx2"
check "a second part of a stick is mounted too" called "mount -t vfat -o $safe,uid=990,gid=990,umask=077 /dev/sdx1 $logs/media/sdx1"
unmounts() { PATH=$stubs:$PATH sh "$logs/stick" unmount sdx1; }
check "it is pulled out" unmounts
check "it is unmounted" called "umount $logs/media/sdx1"
check "and its folder is gone" test ! -e "$logs/media/sdx1"

nobody_can_log_in() {
  chroot "$root" getent passwd cutcard-kiosk | grep -q ':/var/lib/cutcard-kiosk:/usr/sbin/nologin$' &&
    grep -qE '^cutcard-kiosk:!' "$root/etc/shadow"
}
check "nobody can log in as the kiosk's user" nobody_can_log_in
check "its folder is its own" sh -c "chroot '$root' stat -c '%U %a' /var/lib/cutcard-kiosk | grep -qx 'cutcard-kiosk 700'"
check "the service of PAM lets nobody in with a password" grep -qE '^auth +required +pam_deny.so' "$root/etc/pam.d/cutcard-kiosk"
summary
