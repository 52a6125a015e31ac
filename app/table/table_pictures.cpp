#include "app/table/table_pictures.h"

#include "app/table/card_images.h"
#include "app/table/chip_images.h"
#include "app/table/felt_images.h"

#include <QQmlEngine>

namespace cutcard {

void addTablePictures(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("cards"), new CardImages);
    engine.addImageProvider(QStringLiteral("chips"), new ChipImages);
    engine.addImageProvider(QStringLiteral("felt"), new FeltImages);
}

}  // namespace cutcard
