# cutcard_precompile(TARGET [HEADERS…]): the headers that nearly every file of a target reads are compiled once. They are
# most of what a build from nothing takes.
function(cutcard_precompile target)
  target_precompile_headers(${target} PRIVATE <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set>
    <span> <string> <string_view> <variant> <vector> ${ARGN})
endfunction()
