#pragma once

#include "app/store/store_refusal.h"
#include "engine/training/mastery.h"
#include "engine/training/schedule.h"

#include <functional>
#include <vector>

namespace cutcard {

/// Stores an answer; what it says decides whether the screen goes on.
using KeepAnswer = std::function<store::StoreResult<store::Done>(const PracticeEvent& answer)>;

/// All answers of the trainee, in their order.
using LoadAnswers = std::function<store::StoreResult<std::vector<PracticeEvent>>()>;

/// The schedule of this school: targets by skill, and a day that begins at four in the morning here, when nobody deals
/// practice rounds any more.
const ScheduleOptions& scheduleOptions();

/// How long a skill may take.
std::int64_t targetOf(std::string_view skill);

}  // namespace cutcard
