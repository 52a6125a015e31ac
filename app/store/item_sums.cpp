#include "app/store/item_sums.h"

#include "engine/training/exam.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace cutcard::store {

void ItemSums::add(const ItemKey& key, std::int64_t section, std::int64_t points, std::int64_t of,
                   std::int64_t restPoints, std::int64_t restOf) {
    if (of <= 0) return;
    SumsOfItem one;
    const double own = static_cast<double>(points) / static_cast<double>(of);
    one.section = section;
    one.attempts = 1;
    one.shares = own;
    if (restOf > 0) {
        const double rest = static_cast<double>(restPoints) / static_cast<double>(restOf);
        one.compared = 1;
        one.own = own;
        one.rest = rest;
        one.ownOwn = own * own;
        one.restRest = rest * rest;
        one.ownRest = own * rest;
    }
    add(key, one);
}

void ItemSums::add(const ItemKey& key, const SumsOfItem& sums) {
    Sums& all = m_sums[key];
    all.section = sums.section;
    all.attempts += sums.attempts;
    all.shares += sums.shares;
    all.compared += sums.compared;
    all.own += sums.own;
    all.rest += sums.rest;
    all.ownOwn += sums.ownOwn;
    all.restRest += sums.restRest;
    all.ownRest += sums.ownRest;
}

void ItemSums::addErrors(const ItemKey& key, const std::string& reason, int count) {
    const auto found = m_sums.find(key);
    if (found != m_sums.end()) found->second.reasons[reason] += count;
}

std::optional<double> ItemSums::correlation(const SumsOfItem& sums) {
    // Less than that is rounding: every attempt earned the same.
    constexpr double kNoSpread = 1e-9;
    const auto count = static_cast<double>(sums.compared);
    const double own = count * sums.ownOwn - sums.own * sums.own;
    const double rest = count * sums.restRest - sums.rest * sums.rest;
    if (own < kNoSpread * count || rest < kNoSpread * count) return std::nullopt;
    return std::clamp((count * sums.ownRest - sums.own * sums.rest) / std::sqrt(own * rest), -1.0, 1.0);
}

std::vector<ItemFigures> ItemSums::figures(const std::vector<ItemName>& names) const {
    std::unordered_map<std::int64_t, const ItemName*> named;
    for (const ItemName& name : names) named[name.number] = &name;
    std::vector<std::tuple<std::string, std::string, std::int64_t, const Sums*>> ordered;
    for (const auto& [key, sums] : m_sums) {
        const auto name = named.find(key.first);
        const bool isAlone = m_by == AnalysisBy::Item && sums.attempts < 2;
        if (name == named.end() || isAlone) continue;
        ordered.emplace_back(name->second->rules, name->second->name, key.item, &sums);
    }
    std::sort(ordered.begin(), ordered.end());
    std::vector<ItemFigures> all;
    for (const auto& [rules, name, item, sums] : ordered) {
        ItemFigures figures;
        figures.key = m_by == AnalysisBy::Item ? name + ' ' + std::to_string(item) : name;
        figures.rules = rules;
        if (m_by == AnalysisBy::Item) figures.section = sectionKindName(static_cast<SectionKind>(sums->section));
        figures.attempts = static_cast<int>(sums->attempts);
        figures.facility = sums->shares / static_cast<double>(sums->attempts);
        figures.discrimination = correlation(*sums);
        figures.reasons = sums->reasons;
        all.push_back(std::move(figures));
    }
    return all;
}

}  // namespace cutcard::store
