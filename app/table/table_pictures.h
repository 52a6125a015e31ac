#pragma once

class QQmlEngine;

namespace cutcard {

/// Gives an engine the pictures of cards, chips and felt.
void addTablePictures(QQmlEngine& engine);

}  // namespace cutcard
