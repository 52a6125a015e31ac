#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <stdexcept>

namespace cutcard {

/// The place of a step in house order, from 0.
using StepId = std::uint16_t;

/// A list of steps without memory of its own: hundreds are made for every round. The room is that of every wager of
/// seven seats.
class StepIds {
public:
    StepIds() = default;
    StepIds(std::initializer_list<StepId> ids) : StepIds(std::span<const StepId>(ids.begin(), ids.size())) {}
    explicit StepIds(std::span<const StepId> ids) { append(ids); }
    StepIds(const StepIds& other) : StepIds(std::span<const StepId>(other)) {}
    StepIds& operator=(const StepIds& other) {
        m_size = other.m_size;
        std::copy(other.begin(), other.end(), m_ids.begin());
        return *this;
    }

    void push_back(StepId id) {
        if (m_size == m_ids.size()) throw std::length_error("more steps than a table can have");
        m_ids[m_size++] = id;
    }
    void append(std::span<const StepId> ids) {
        for (StepId id : ids) push_back(id);
    }
    void removeAll(std::span<const StepId> ids) {
        const auto last = std::remove_if(m_ids.begin(), m_ids.begin() + m_size, [ids](StepId id) {
            return std::find(ids.begin(), ids.end(), id) != ids.end();
        });
        m_size = static_cast<std::uint32_t>(last - m_ids.begin());
    }

    bool empty() const { return m_size == 0; }
    const StepId* begin() const { return m_ids.data(); }
    const StepId* end() const { return m_ids.data() + m_size; }

private:
    std::uint32_t m_size = 0;
    std::array<StepId, 96> m_ids;
};

}  // namespace cutcard
