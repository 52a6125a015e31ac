#include "app/supervisor/lock_down.h"

namespace cutcard::supervisor {
namespace {

bool locked = false;

}  // namespace

void setLockedDown(bool isLocked) {
    locked = isLocked;
}

bool isLockedDown() {
    return locked;
}

}  // namespace cutcard::supervisor
