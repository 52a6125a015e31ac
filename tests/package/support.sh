# shellcheck shell=bash
# Sourced by the tests of the packages: checks that are counted, and a clean Debian 12 root to install into.

checks_passed=0
checks_failed=0
logs=$(mktemp -d)

# check NAME COMMAND…: one line for each; the output is shown where it fails.
check() {
  local name=$1
  shift
  if "$@" >"$logs/out" 2>&1; then
    checks_passed=$((checks_passed + 1))
    echo "passed: $name"
  else
    checks_failed=$((checks_failed + 1))
    echo "FAILED: $name"
    tail -30 "$logs/out" | sed 's/^/    /'
  fi
}

# refused NAME COMMAND…: it must fail.
refused() {
  local name=$1
  shift
  check "$name" not "$@"
}
not() { ! "$@"; }

# without PATTERN COMMAND…: it succeeds, and says nothing like that. A tool that fails has not found nothing.
without() {
  local pattern=$1 words
  shift
  words=$("$@" 2>&1) || { echo "$words"; return 1; }
  ! grep -iE -- "$pattern" <<<"$words"
}

summary() {
  rm -rf "$logs"
  echo "$checks_passed passed, $checks_failed failed"
  [ "$checks_failed" -eq 0 ] && [ "$checks_passed" -gt 0 ]
}

# In a mount namespace of its own, so that nothing stays mounted, and as root, who alone can change a root.
alone() {
  [ -z "${CUTCARD_ALONE:-}" ] || return 0
  export CUTCARD_ALONE=1
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -E)
  exec "${as_root[@]}" unshare --mount --propagation private "$@"
}

roots=${CUTCARD_ROOTS:-build/package-root}
root=$roots/root

# A clean Debian 12 in $root. It is fetched once and unpacked for every run; so are the packages that are installed into it.
clean_root() {
  mkdir -p "$roots/archives/partial"
  if [ ! -f "$roots/bookworm.tar" ]; then
    rm -rf "$roots/new"
    debootstrap --variant=minbase bookworm "$roots/new" >"$roots/debootstrap.log" || return 1
    tar -C "$roots/new" -cf "$roots/bookworm.part" . && mv "$roots/bookworm.part" "$roots/bookworm.tar"
    rm -rf "$roots/new"
  fi
  rm -rf "$root"
  mkdir -p "$root"
  tar -C "$root" -xf "$roots/bookworm.tar"
  # As this machine gets Debian's packages.
  for list in sources.list sources.list.d/debian.sources; do
    [ ! -f "/etc/apt/$list" ] || { rm -f "$root/etc/apt/sources.list"; cp "/etc/apt/$list" "$root/etc/apt/$list"; }
  done
  apt-config dump | grep -E '^Acquire::(http|https)::Proxy' >"$root/etc/apt/apt.conf.d/00proxy" || true
  cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod 755 "$root/usr/sbin/policy-rc.d"
  mount --bind "$roots/archives" "$root/var/cache/apt/archives"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mkdir -p "$root/tmp/.X11-unix" "$root/packages" "$root/stores"
  inside apt-get update -qq
  inside useradd --create-home trainee
}

inside() {
  chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive "$@"
}

as_trainee() {
  chroot --userspec=trainee "$root" /usr/bin/env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME=/home/trainee \
    DISPLAY="${DISPLAY:-}" QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software "$@"
}

# install_into NAME…: packages and what they depend on, and nothing that is only recommended.
install_into() {
  inside apt-get install -y -qq --no-install-recommends "$@"
}

# Files of the root, but what apt and the kernel keep there.
listing() {
  (cd "$root" && find . -xdev \( -path ./var/cache -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./tmp \
    -o -path ./packages -o -path ./stores -o -path ./home -o -path ./dev -o -path ./proc -o -path ./run \) -prune -o -print) | sort
}
