#pragma once

#include "app/text/comment.h"

namespace cutcard::text {

/// The right thing at the right time, done wrong: which kind, ruling, hand, outcome or amount. `comment` explains the
/// step already.
void aboutWrongValue(const Game& game, const Settlement& settlement, const Grader& grader, const Act& act,
                     const Verdict& verdict, Comment& comment);

}  // namespace cutcard::text
