#pragma once

#include "app/store/store_types.h"

namespace cutcard::store {

class Clock {
public:
    virtual ~Clock() = default;
    virtual Milliseconds now() const = 0;
};

/// The machine's.
const Clock& systemClock();

}  // namespace cutcard::store
