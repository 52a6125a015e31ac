#pragma once

#include "app/store/store_types.h"

#include <QString>

namespace cutcard::supervisor {

/// Local time, as the person's country writes it.
QString dateOf(store::Milliseconds at);
QString timeOf(store::Milliseconds at);

QString roleWord(store::Role role);
QString standingWord(store::Standing standing);
/// The name, or that there is none any more.
QString nameOf(const store::Person& person);

/// What kind of event it is, in words; the kind itself where nobody named it.
QString kindWords(const std::string& kind);

}  // namespace cutcard::supervisor
