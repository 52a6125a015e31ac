#pragma once

#include "app/store/store.h"

#include <QVariantList>

namespace cutcard {

/// Those whose passphrase can be asked for, by name: [{"id","title","jurisdiction"}, …], as a list of choices wants it.
QVariantList supervisorsOf(store::Store& store);

}  // namespace cutcard
