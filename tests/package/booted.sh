#!/usr/bin/env bash
# The installed session under a systemd of its own (in a container, so without a terminal and a screen): it comes up as its
# user, nothing ends it for good but leaving it or an administrator, and then nothing of it is left; nor is when it is purged
# while it runs.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/package/support.sh
alone "$0" "$@"
source scripts/packages.sh
need "${package_packages[@]}" "${package_test_packages[@]}"
debs=${CUTCARD_DEBS:-build/package}
if [ -z "${CUTCARD_DEBS:-}" ]; then
  scripts/package 0.0.9
  scripts/package
fi
version=$(sed -n 's/^project(cutcard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

check "a clean Debian 12 is there" clean_root
cp "$debs"/cutcard_"$version"-*.deb "$debs"/cutcard-kiosk_"$version"-*.deb "$debs"/*_0.0.9-*.deb "$root/packages/"
check "the session is installed" inside sh -c 'apt-get install -y -qq --no-install-recommends dbus systemd-sysv /packages/*_0.0.9-*.deb'
rm -f "$root/usr/sbin/policy-rc.d"

# There is no terminal in a container and no screen; the rest of the unit is as it is.
without_terminal() {
  printf '[Unit]\nConditionPathExists=\n[Service]\nTTYPath=\nStandardInput=null\nTTYReset=no\nTTYVHangup=no\nTTYVTDisallocate=no\n'
}
mkdir -p "$root"/etc/systemd/system/{cutcard-kiosk.service.d,getty@tty1.service.d,multi-user.target.wants}
{ without_terminal; echo 'Environment=WLR_BACKENDS=headless WLR_RENDERER=pixman QT_QUICK_BACKEND=software'; } \
  >"$root/etc/systemd/system/cutcard-kiosk.service.d/container.conf"
{ without_terminal; printf 'ExecStart=\nExecStart=/usr/bin/sleep infinity\n'; } >"$root/etc/systemd/system/getty@tty1.service.d/container.conf"
cat >"$root/etc/systemd/system/probe.service" <<'END'
[Service]
Type=oneshot
StandardOutput=append:/probe.log
StandardError=append:/probe.log
ExecStart=/bin/sh /probe.sh
ExecStopPost=systemctl --no-block poweroff
END
ln -s ../probe.service "$root/etc/systemd/system/multi-user.target.wants/probe.service"
echo "version=$version" >"$root/probe.sh"
cat >>"$root/probe.sh" <<'END'
named() { for each in /proc/[0-9]*; do [ "$(cat "$each/comm" 2>/dev/null)" = "$1" ] && echo "${each#/proc/}"; done; }
count() { named "$1" | wc -l; }
session() { systemctl show -p MainPID --value cutcard-kiosk; }
# told NAME: one program, in one Cage, and the service says that it runs.
told() {
  for _ in $(seq 60); do
    now=$(named cutcard)
    [ -n "$now" ] && [ "$now" != "$before" ] && [ "$(count cutcard)/$(count cage)" = 1/1 ] && break
    sleep 0.5
  done
  sleep 2
  echo "$1: $(systemctl is-active cutcard-kiosk) $(count cutcard)/$(count cage)"
  before=$(named cutcard)
}
before=
systemctl start cutcard-kiosk
told started
stat -c 'owner: %U' "/proc/$before"
sed -n 's/^CapBnd:\t/rights: /p; s/^NoNewPrivs:\t/no new rights: /p; s/^Seccomp:\t/filter: /p' "/proc/$before/status"
dpkg -i /packages/cutcard_"$version"-*.deb /packages/cutcard-kiosk_"$version"-*.deb >/upgrade.log 2>&1
echo "upgrade ends with $?"
sleep 2
echo "upgraded: $(dpkg-query -W -f '${Version}' cutcard-kiosk), $(systemctl is-active cutcard-kiosk), the same program: $([ "$(named cutcard)" = "$before" ] && echo yes)"
systemd-inhibit --list --no-pager --no-legend | sed -n 's/.*\(handle-power-key\).*/held: \1/p'
kill -KILL "$before"; told 'program killed'
kill -TERM "$before"; told 'program ended'
kill -KILL "$(named cage)"; told 'Cage killed'
kill -TERM "$(session)"; told 'session ended'
kill -KILL "$(session)"; told 'session killed'
echo "login meanwhile: $(systemctl is-active getty@tty1)"
systemctl stop cutcard-kiosk
sleep 3
echo "stopped: $(systemctl is-active cutcard-kiosk) $(count cutcard)/$(count cage), guard $(systemctl is-active cutcard-kiosk-guard)"
printf '[Service]\nExecStart=\nExecStart=/usr/libexec/cutcard-kiosk/session wayland /usr/bin/sleep 3\n' >/etc/systemd/system/cutcard-kiosk.service.d/leaving.conf
systemctl daemon-reload
systemctl start cutcard-kiosk
sleep 10
echo "left: $(systemctl is-active cutcard-kiosk), login $(systemctl is-active getty@tty1)"
# instead COMMAND: what the session shows from now on; nothing: the program.
instead() {
  drop=/etc/systemd/system/cutcard-kiosk.service.d/leaving.conf
  rm -f "$drop"
  if [ -n "$1" ]; then printf '[Service]\nRestartSec=60\nExecStart=\nExecStart=%s\n' "$1" >"$drop"; fi
  systemctl daemon-reload
}
instead '/usr/libexec/cutcard-kiosk/session wayland /usr/bin/sh -c "sleep 3; exit 2"'
systemctl start cutcard-kiosk
sleep 10
echo "wrong call: $(systemctl is-active cutcard-kiosk), login $(systemctl is-active getty@tty1)"
instead /usr/bin/false
systemctl start cutcard-kiosk
sleep 3
echo "waits: $(systemctl is-active cutcard-kiosk), login $(systemctl is-active getty@tty1)"
export DEBIAN_FRONTEND=noninteractive
apt-get remove -y -qq cutcard-kiosk >/purge.log 2>&1
sleep 1
echo "removed while it waits: login $(systemctl is-active getty@tty1)"
dpkg -i /packages/cutcard-kiosk_"$version"-*.deb >>/purge.log 2>&1
instead ''
systemctl start cutcard-kiosk
told 'installed again'
id=$(id -u cutcard-kiosk)
echo "its manager: $(systemctl is-active "user@$id")"
apt-get purge -y -qq cutcard-kiosk >>/purge.log 2>&1
echo "purge ends with $?"
echo "purged: user $(getent passwd cutcard-kiosk || echo gone), group $(getent group cutcard-kiosk || echo gone)"
echo "purged: $(count cutcard)/$(count cage), manager $(systemctl is-active "user@$id")"
END
boot() { timeout 420 systemd-nspawn -q --register=no --keep-unit --private-network -D "$root" -b >"$logs/boot" 2>&1; test -s "$root/probe.log"; }
umount "$root/proc" "$root/var/cache/apt/archives" && umount -R "$root/dev"
check "it boots" boot
says() { grep -qx "$1" "$root/probe.log" || { cat "$root/purge.log" "$root/probe.log"; return 1; }; }
check "the session comes up" says 'started: active 1/1'
check "as its own user" says 'owner: cutcard-kiosk'
check "without any right of root's" says 'rights: 0000000000000000'
check "without a way to get one" says 'no new rights: 1'
check "with a filter of system calls" says 'filter: 2'
check "the session is upgraded while it runs" says 'upgrade ends with 0'
check "it goes on with the same program" says "upgraded: $version-1, active, the same program: yes"
check "the power key is held" says 'held: handle-power-key'
for way in 'program killed' 'program ended' 'Cage killed' 'session ended' 'session killed'; do
  check "$way: it is there again, once" says "$way: active 1/1"
done
check "the login of the console does not come in between" says 'login meanwhile: inactive'
check "an administrator stops it, and nothing of it is left" says 'stopped: inactive 0/0, guard inactive'
check "who leaves gets the login of the console" says 'left: inactive, login active'
check "so does a wrong call, which would be wrong again" says 'wrong call: failed, login active'
check "a session waits to be started again" says 'waits: activating, login inactive'
check "it gives the login back when it is removed meanwhile" says 'removed while it waits: login active'
check "it is installed again, and comes up" says 'installed again: active 1/1'
check "with a manager for its user" says 'its manager: active'
check "it is purged while it runs" says 'purge ends with 0'
check "then its user is gone" says 'purged: user gone, group gone'
check "and all that ran for it" says 'purged: 0/0, manager inactive'
check "its store is root's" sh -c "stat -c %U '$root/var/lib/cutcard-kiosk' | grep -qx root"
summary
