#include "tests/support/generated_school.h"

#include <cstdio>
#include <cstdlib>

// make_school FOLDER [TRAINEES ATTEMPTS]: a school in an empty folder, to look at and to measure.
int main(int count, char** words) {
    if (count != 2 && count != 4) {
        std::fprintf(stderr, "Usage: make_school FOLDER [TRAINEES ATTEMPTS]\n");
        return 2;
    }
    cutcard::test::SchoolSize size;
    if (count == 4) {
        size.trainees = std::max(1, std::atoi(words[2]));
        size.attempts = std::max(1, std::atoi(words[3]));
        size.groups = std::min(size.groups, size.trainees);
    }
    const auto made = cutcard::test::makeSchool(words[1], size,
                                                [](int attempts) { std::fprintf(stderr, "%d attempts\n", attempts); });
    std::printf("%zu trainees, %d attempts, %lld events. Supervisor: Sam Supervisor, passphrase: %s\n",
                made.trainees.size(), made.attempts, static_cast<long long>(made.events),
                cutcard::test::kSchoolPassphrase);
    return 0;
}
