#pragma once

#include "app/session/exam/exam_clock.h"
#include "app/store/exam_store.h"

#include <string>
#include <vector>

namespace cutcard::test {

/// Time that goes when it is told to.
class SetSteadyClock final : public SteadyClock {
public:
    std::int64_t now() const override { return time; }
    std::int64_t time = 5'000'000;
};

/// One attempt in memory: the lines as they came, and a refusal where one is wanted.
class FakeExamStore final : public store::ExamStore {
public:
    using Done = store::Done;
    using Session = store::StoreSession;
    template <typename T>
    using R = store::StoreResult<T>;

    std::string text;  ///< The file so far.
    int calls = 0;     ///< Of keepLines that were served.
    std::vector<std::int64_t> beats;
    std::vector<std::int64_t> jumps;
    bool refuses = false;

    R<Done> keepLines(const Session&, const store::Id&, std::span<const std::string> lines) override {
        if (refuses) return full();
        ++calls;
        for (const std::string& line : lines) text += line + '\n';
        return Done{};
    }
    R<Done> beat(const Session&, const store::Id&, std::int64_t examTime) override {
        if (refuses) return full();
        beats.push_back(examTime);
        return Done{};
    }
    R<Done> noteClockJump(const Session&, const store::Id&, std::int64_t, std::int64_t jumpedBy) override {
        jumps.push_back(jumpedBy);
        return Done{};
    }
    R<std::string> seal(const Session&, const store::Id&) override {
        if (refuses) return full();
        return std::string("CODE");
    }

    R<std::vector<store::RunningAttempt>> runningAttempts() override { return unused(); }
    R<Done> startAttempt(const Session&, const store::AttemptStart&) override { return unused(); }
    R<std::string> transcript(const Session&, const store::Id&) override { return unused(); }
    R<store::AttemptRow> attempt(const Session&, const store::Id&) override { return unused(); }
    R<std::vector<store::AttemptRow>> attempts(const Session&, const store::AttemptQuery&) override { return unused(); }
    R<int> countAttempts(const Session&, const store::AttemptQuery&) override { return unused(); }
    R<store::Regrading> regrade(const Session&, const store::Id&, const std::string&) override { return unused(); }
    R<std::vector<store::Regrading>> regradings(const Session&, const store::Id&) override { return unused(); }
    R<std::vector<store::ItemFigures>> itemAnalysis(const Session&, const store::AttemptQuery&,
                                                    store::AnalysisBy) override {
        return unused();
    }
    R<std::vector<store::TrendPoint>> trend(const Session&, const store::AttemptQuery&, store::TrendStep) override {
        return unused();
    }
    R<std::vector<store::SubjectShare>> shareBySubject(const Session&, const store::AttemptQuery&, store::AnalysisBy,
                                                       const std::string&) override {
        return unused();
    }
    R<store::ImportVerdict> importAttempt(const Session&, const store::ImportedAttempt&) override { return unused(); }
    R<Done> importPerson(const Session&, const store::Id&, const std::string&) override { return unused(); }
    R<Done> importDefinition(const Session&, const store::Definition&) override { return unused(); }
    R<store::Signature> signExchange(const Session&, const Digest&) override { return unused(); }

private:
    static store::StoreRefusal full() { return {store::StoreFault::DiskFull, {}}; }
    static store::StoreRefusal unused() { return {store::StoreFault::Unexpected, {"not part of a run"}}; }
};

}  // namespace cutcard::test
