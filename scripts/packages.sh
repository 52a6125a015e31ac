# Sourced by the other scripts. The Debian packages the project needs, and how a missing one is installed.

build_packages=(cmake ninja-build g++ libboost-dev nlohmann-json3-dev libsodium-dev pkg-config qt6-base-dev qt6-declarative-dev
  qt6-declarative-dev-tools qt6-svg-dev qt6-multimedia-dev qt6-charts-dev libsqlite3-dev libgl-dev libbenchmark-dev python3)
run_packages=(qt6-qpa-plugins qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts
  qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-models
  qml6-module-qtqml-workerscript fonts-dejavu-core fonts-inter)
test_packages=(xvfb xauth xdotool openbox libgl1-mesa-dri poppler-utils)
bench_packages=(kpat dbus-daemon)
lint_packages=(clang-format-14 clang-tidy-14)
fuzz_packages=(clang-14 libclang-rt-14-dev)

need() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "Installing: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
