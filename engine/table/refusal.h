#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cutcard {

/// Why an input was not served. The codes are part of the public format.
enum class RefusalCode {
    BadJson,
    BadFormat,
    UnknownRules,
    UnknownSelection,
    BadCard,
    DuplicateCard,
    CardCount,
    BadAmount,
    BadSeat,
    DuplicateSeat,
    WagerNotOffered,
    WagerMissing,
    SuperBonusNotEqual,
    BadPlay,
    BadProgressiveWager,
    DecisionMissing,
    EventChanged,
    EventMissing,
    EventAdded,
    EventOrder,
    CutOff,
    UnknownVersion,
    OtherRules
};
inline constexpr int kRefusalCodeCount = 23;

std::string_view refusalCodeName(RefusalCode code);

/// A refusal names its place (a JSON path) and, below the public code, the exact reason with its parameters, from
/// which the application makes a sentence.
struct Refusal {
    RefusalCode code = RefusalCode::BadFormat;
    std::string at;
    std::string_view reason;
    std::vector<std::string> params;
};

/// A value, or why there is none.
template <typename T, typename Why = Refusal>
class Result {
public:
    Result(T value) : m_state(std::move(value)) {}
    Result(Why refusal) : m_state(std::move(refusal)) {}

    explicit operator bool() const { return m_state.index() == 0; }
    T& operator*() { return *std::get_if<0>(&m_state); }
    const T& operator*() const { return *std::get_if<0>(&m_state); }
    T* operator->() { return std::get_if<0>(&m_state); }
    const T* operator->() const { return std::get_if<0>(&m_state); }
    Why& refusal() { return *std::get_if<1>(&m_state); }
    const Why& refusal() const { return *std::get_if<1>(&m_state); }

private:
    std::variant<T, Why> m_state;
};

}  // namespace cutcard
