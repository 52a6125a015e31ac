#pragma once

#include "engine/cards/random_source.h"

#include <utility>
#include <vector>

namespace cutcard {

/// Puts a list into an order, each equally likely.
template <typename T>
void shuffle(std::vector<T>& list, RandomSource& random) {
    for (std::size_t left = list.size(); left > 1; --left) std::swap(list[left - 1], list[random.below(left)]);
}

/// One of a list that is not empty.
template <typename T>
const T& anyOf(const std::vector<T>& list, RandomSource& random) {
    return list[random.below(list.size())];
}

}  // namespace cutcard
