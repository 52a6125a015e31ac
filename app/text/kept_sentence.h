#pragma once

#include <QString>

#include <functional>
#include <utility>

namespace cutcard::text {

/// A sentence that is kept: put into words when it is asked for, in the language of that moment.
class KeptSentence {
public:
    KeptSentence() = default;
    /// What gives the words.
    template <typename Words>
    KeptSentence(Words words) : m_words(std::move(words)) {}

    QString said() const { return m_words ? m_words() : QString(); }
    void clear() { m_words = nullptr; }

private:
    std::function<QString()> m_words;
};

}  // namespace cutcard::text
