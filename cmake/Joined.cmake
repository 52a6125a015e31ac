option(CUTCARD_JOINED "Compile several files of a library at once: a build from nothing takes half the time" ON)

# cutcard_joined(TARGET [FILES…]): the compiler reads ten files of a target as one. FILES stay alone: they have names in
# them that another file has for something else.
function(cutcard_joined target)
  if(CUTCARD_JOINED)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 10)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()
