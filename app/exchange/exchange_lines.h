#pragma once

#include "app/exchange/exchange_types.h"
#include "engine/json/json_writer.h"

#include <functional>
#include <string>

namespace cutcard::exchange {

/// Gathers the lines of a `cutcard-exchange/1`. Each holds its number, and the hash of the chain up to there, so that a
/// change can be told to the line: {"n":2,"entry":{…},"hash":…}. The last one has the hash of all and the signature.
class ExchangeLines {
public:
    ExchangeLines(Cargo cargo, store::Milliseconds writtenAt);

    void add(const store::ImportedAttempt& attempt, const store::Id& id);
    void add(const store::Person& person);
    void add(const store::Group& group);
    void add(const store::Definition& definition);

    /// Of all lines so far.
    Digest digest() const { return sha256(m_text); }
    /// The whole file. Nothing can be added any more.
    std::string signedBy(const store::Signature& signature);

private:
    void addEntry(const std::function<void(JsonWriter&)>& members);

    std::string m_text;
    Digest m_head{};
    int m_lines = 0;
};

/// The next hash of a file's chain.
Digest nextHash(const Digest& before, int line, std::string_view entry);

}  // namespace cutcard::exchange
