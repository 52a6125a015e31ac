# Sourced by the other scripts. The Debian packages the project needs, and how a missing one is installed.

build_packages=(cmake ninja-build g++ libboost-dev nlohmann-json3-dev libsodium-dev pkg-config qt6-base-dev
  qt6-base-private-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev qt6-multimedia-dev qt6-charts-dev qt6-tools-dev qt6-l10n-tools
  qt6-translations-l10n libsqlite3-dev libpq-dev libgl-dev libxcb1-dev libbenchmark-dev python3)
run_packages=(libpq5 qt6-qpa-plugins qt6-wayland qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts
  qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-models
  qml6-module-qtqml-workerscript fonts-dejavu-core fonts-inter fonts-noto-cjk)
test_packages=(postgresql-15 xvfb xauth xdotool openbox libxcb-xtest0-dev libgl1-mesa-dri poppler-utils strace)
bench_packages=(kpat dbus-daemon)
lint_packages=(clang-format-14 clang-tidy-14)
fuzz_packages=(clang-14 libclang-rt-14-dev)

package_packages=(dpkg-dev librsvg2-bin)
# What the tests of the packages need, beside test_packages.
package_test_packages=(debootstrap lintian desktop-file-utils appstream cage xwayland grim
  xserver-xorg-core xserver-xorg-video-dummy xinit file groff systemd
  systemd-container sqlite3)

need() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "Installing: ${missing[*]}"
  # A server that is installed for tests has no database of its own and does not run by itself: they start theirs.
  if [[ " ${missing[*]} " == *" postgresql-15 "* ]]; then
    "${as_root[@]}" mkdir -p /etc/postgresql-common/createcluster.d
    echo 'create_main_cluster = false' |
      "${as_root[@]}" tee /etc/postgresql-common/createcluster.d/cutcard-tests.conf >/dev/null
  fi
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
