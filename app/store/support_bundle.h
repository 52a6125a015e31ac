#pragma once

#include "app/store/store_options.h"

#include <string>

namespace cutcard::store {

/// What somebody needs who looks for a fault from afar, as text: versions, figures, the verdict of the checks, the log.
/// No names, no events, no identifiers of people, no paths. It is made of a damaged store too.
std::string supportBundle(const StoreOptions& options, const std::string& program);

}  // namespace cutcard::store
