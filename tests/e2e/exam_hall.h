#pragma once

#include "tests/support/window_driver.h"

#include "engine/record/transcript.h"

namespace cutcard {

/// A supervisor and a trainee in the window's store, and an exam that has the screen.
struct ExamHall {
    static constexpr auto kPassphrase = "correct horse battery";

    explicit ExamHall(WindowDriver& driver);

    void begin(const ExamDefinition& exam, const Accommodations& given = {});
    /// The exam has the whole screen; to look at it in another size it is made a window, for good.
    void showAt(const QSize& size);
    ExamController& exam() { return *driver.program().exam(); }
    QString state() { return exam().state(); }

    WindowDriver& driver;
    store::Id supervisor;
    std::string recoveryCode;
    store::Id trainee;
};

/// Two questions, a settlement and a round in which something goes wrong.
ExamDefinition hallExam();

}  // namespace cutcard
