#pragma once

#include <QString>

#include <string>

namespace cutcard::supervisor {

/// Where a field is, for a person: "at seat 3", "in the dealer's hand".
QString placeOfField(const std::string& field);

}  // namespace cutcard::supervisor
