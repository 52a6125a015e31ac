#pragma once

#include "app/session/drill_session.h"
#include "app/session/history_list.h"
#include "app/session/mastery_board.h"
#include "app/session/review_session.h"
#include "app/session/school.h"
#include "app/session/settings.h"
#include "app/session/training_menu.h"
#include "tests/app/store/store_bench.h"

#include <QTemporaryDir>

namespace cutcard::test {

/// Everything that the screens show, on a real store in a folder that goes away again.
class DemoSchool {
public:
    DemoSchool();

    /// Three people, one of whom has practised for some weeks and stands at the table now.
    void fill();

    QTemporaryDir folder;
    SetClock clock;
    School school;
    Settings settings;
    TrainingMenu menu;
    MasteryBoard board;
    DrillSession drill;
    ReviewSession review;
    HistoryList history;
    std::vector<PractisedRound> rounds;
};

}  // namespace cutcard::test
