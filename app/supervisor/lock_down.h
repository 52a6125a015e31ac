#pragma once

namespace cutcard::supervisor {

/// In the kiosk nothing in the console may lead out of the program: files are on sticks, and no printer is asked for.
/// Set once, before the first window.
void setLockedDown(bool isLocked);
bool isLockedDown();

}  // namespace cutcard::supervisor
