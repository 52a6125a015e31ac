#include "app/store/store_types.h"

#include "app/store/attempt_projection.h"
#include "app/store/clock.h"
#include "app/store/store.h"

#include <sodium.h>

#include <array>
#include <chrono>

namespace cutcard::store {
namespace {

constexpr std::size_t kIdLength = 36;

bool isDash(std::size_t place) {
    return place == 8 || place == 13 || place == 18 || place == 23;
}

class SystemClock final : public Clock {
public:
    Milliseconds now() const override {
        using namespace std::chrono;
        return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    }
};

}  // namespace

Id newId() {
    std::array<unsigned char, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    // Version 4, variant 1 of RFC 4122: everything else is random.
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0f) | 0x40);
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3f) | 0x80);
    constexpr std::string_view digits = "0123456789abcdef";
    Id id;
    for (const unsigned char byte : bytes) {
        if (isDash(id.size())) id += '-';
        id += digits[byte >> 4];
        id += digits[byte & 15];
    }
    return id;
}

Id derivedId(std::string_view text) {
    // RFC 9562, version 8.
    const std::string hex = hexOf(sha256(text));
    return hex.substr(0, 8) + '-' + hex.substr(8, 4) + "-8" + hex.substr(12, 3) + "-8" + hex.substr(15, 3) + '-' +
           hex.substr(18, 12);
}

bool isId(std::string_view text) {
    if (text.size() != kIdLength) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isHex = (text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f');
        if (isDash(i) ? text[i] != '-' : !isHex) return false;
    }
    return true;
}

KindNeeds kindNeeds(std::string_view kind) {
    for (const char c : kind) {
        if (c != '.' && c != '_' && (c < 'a' || c > 'z')) return KindNeeds::Nobody;
    }
    if (kind.empty() || kind.back() == '.' || kind.size() > 64) return KindNeeds::Nobody;
    if (isOfAttempts(kind)) return KindNeeds::Store;
    if (kind.starts_with("practice.") || kind.starts_with("attempt.")) return KindNeeds::Trainee;
    if (kind.starts_with("exam.")) return KindNeeds::Supervisor;
    return kind.starts_with("audit.") ? KindNeeds::Store : KindNeeds::Nobody;
}

bool isDefinitionKind(std::string_view kind) {
    return kind == "rules" || kind == "exam" || kind == "form" || kind == "scenario";
}

bool isExamKind(std::string_view kind) {
    return kind.starts_with("attempt.") || kind.starts_with("exam.");
}

const Clock& systemClock() {
    static const SystemClock clock;
    return clock;
}

}  // namespace cutcard::store
