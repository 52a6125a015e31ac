#include "engine/rules/rule_set.h"

#include <algorithm>
#include <stdexcept>

namespace cutcard {
namespace {

template <typename List>
auto named(const List& list, std::string_view name) -> decltype(list.data()) {
    const auto found = std::find_if(list.begin(), list.end(), [name](const auto& item) { return item.name == name; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

const MeteredTable* ProgressiveKind::table(std::string_view letter) const {
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [letter](const MeteredTable& metered) { return metered.table.letter == letter; });
    return found == tables.end() ? nullptr : &*found;
}

const Branch& RuleSet::branch(std::string_view skill) const {
    const auto found = branches->find(skill);
    if (found == branches->end()) throw std::logic_error(id + " does not cite " + std::string(skill));
    return found->second;
}

const HouseOption* RuleSet::option(std::string_view name) const {
    return named(options, name);
}

const ProgressiveKind* RuleSet::progressive(std::string_view kind) const {
    return named(progressives, kind);
}

bool RuleSet::hasTrait(std::string_view name) const {
    return std::find(traits.begin(), traits.end(), name) != traits.end();
}

int RuleSet::fact(std::string_view name) const {
    const Fact* fact = named(facts, name);
    if (fact == nullptr) throw std::logic_error(id + " does not state " + std::string(name));
    return fact->value;
}

}  // namespace cutcard
