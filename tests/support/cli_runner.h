#pragma once

#include "tests/support/data_files.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace cutcard::test {

/// Where the built cutcard-cli is.
QString cliProgram();

/// What one call gave.
struct CliAnswer {
    int status = -1;  ///< −1 where the program did not end by itself.
    QByteArray out;
    QByteArray err;

    /// The output as one object a line; throws where it is anything else.
    std::vector<Json> lines() const;
};

CliAnswer runCli(const QStringList& arguments, const QByteArray& input = {});

/// One object a line, every line ended; throws where the text is anything else.
std::vector<Json> jsonLinesOf(const QByteArray& text);

/// "queens_up A", "four_card progressive B": the table that a line of `rules show` or `odds` is about.
std::string tableName(const Json& line);

}  // namespace cutcard::test
