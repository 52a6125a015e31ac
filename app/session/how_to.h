#pragma once

#include "engine/procedure/step.h"

#include <QString>

namespace cutcard {

class KeyTable;

/// How a step of this kind is done here, by hand and by key; nothing about what is right.
QString howTo(const Step& step, const KeyTable& keys);

}  // namespace cutcard
