# Read by CPack: what cutcard-kiosk needs, the program of its own version first. Cage does not start without Xwayland.
set(CPACK_DEBIAN_CUTCARD-KIOSK_PACKAGE_DEPENDS
  "cutcard (>= ${CPACK_PACKAGE_VERSION}), systemd, udev, libpam-systemd, mount, cage, xwayland")
