#pragma once

#include <QProcess>

namespace cutcard::test {

/// Whether this machine lets a process mount something that only it sees. Without that a full or a read-only disk
/// cannot be made; the same refusals are tested with injected errors then.
inline bool mayMount() {
    return QProcess::execute(
               QStringLiteral("unshare"),
               {QStringLiteral("-Ur"), QStringLiteral("--mount"), QStringLiteral("mount"), QStringLiteral("-t"),
                QStringLiteral("tmpfs"), QStringLiteral("none"), QStringLiteral("/mnt")}) == 0;
}

}  // namespace cutcard::test
