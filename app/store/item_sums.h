#pragma once

#include "app/store/exam_types.h"

#include <unordered_map>

namespace cutcard::store {

/// A form and the number of an item in it; or a skill, and nothing.
struct ItemKey {
    std::int64_t first = 0;
    std::int64_t item = 0;

    bool operator==(const ItemKey&) const = default;
};

/// What the store calls a form or a skill.
struct ItemName {
    std::int64_t number = 0;
    std::string name;
    std::string rules;
};

/// What many attempts earned in one item.
struct SumsOfItem {
    std::int64_t section = 0;
    std::int64_t attempts = 0;
    double shares = 0;
    // Of those attempts that had something else as well.
    std::int64_t compared = 0;
    double own = 0;
    double rest = 0;
    double ownOwn = 0;
    double restRest = 0;
    double ownRest = 0;
};

/// Facility and discrimination of many items, in one pass over what each attempt earned.
class ItemSums {
public:
    explicit ItemSums(AnalysisBy by) : m_by(by) {}

    void add(const ItemKey& key, std::int64_t section, std::int64_t points, std::int64_t of, std::int64_t restPoints,
             std::int64_t restOf);
    void add(const ItemKey& key, const SumsOfItem& sums);
    /// Of what was added before only.
    void addErrors(const ItemKey& key, const std::string& reason, int count);

    /// In the order of their names. Items of a form that only one attempt had are left out: there is nothing to
    /// compare.
    std::vector<ItemFigures> figures(const std::vector<ItemName>& names) const;

private:
    struct Hash {
        std::size_t operator()(const ItemKey& key) const {
            return std::hash<std::int64_t>()(key.first * 8192 + key.item);
        }
    };
    struct Sums : SumsOfItem {
        std::map<std::string, int> reasons;
    };

    static std::optional<double> correlation(const SumsOfItem& sums);

    AnalysisBy m_by;
    std::unordered_map<ItemKey, Sums, Hash> m_sums;
};

}  // namespace cutcard::store
