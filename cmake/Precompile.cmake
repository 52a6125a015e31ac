# cutcard_precompile(TARGET [HEADERS…]): the headers that nearly every file of a target reads are compiled once. They are
# most of what a build from nothing takes.
function(cutcard_precompile target)
  target_precompile_headers(${target} PRIVATE <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set>
    <span> <string> <string_view> <variant> <vector> ${ARGN})
endfunction()

# cutcard_reaches(RESULT WANTED TARGETS…): whether one of the targets links the wanted one, however far away.
function(cutcard_reaches result wanted)
  set(open ${ARGN})
  set(seen "")
  set(${result} FALSE PARENT_SCOPE)
  while(open)
    list(POP_FRONT open target)
    if(target STREQUAL wanted)
      set(${result} TRUE PARENT_SCOPE)
      return()
    endif()
    if(TARGET ${target} AND NOT target IN_LIST seen)
      list(APPEND seen ${target})
      get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
      if(links)
        list(APPEND open ${links})
      endif()
    endif()
  endwhile()
endfunction()
