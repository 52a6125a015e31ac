#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/store/store_options.h"
#include "app/store/store_types.h"

#include <vector>

namespace cutcard::cli {

/// `--store`, or this person's; opened for reading.
store::StoreOptions storeArgument(const Arguments& arguments);

/// The keys of the store, this machine's, and those named by `--key`.
store::StoreResult<std::vector<store::RegisteredKey>> believedKeys(const Arguments& arguments);

/// Writes {"error":{"message"}}.
Status refuse(const store::StoreRefusal& refusal);

}  // namespace cutcard::cli
