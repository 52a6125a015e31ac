# cutcard_sql_texts(HEADER NAMESPACE "migrations" "queries"): has a header made of SQL files in this folder's "generated".
function(cutcard_sql_texts header namespace migrations queries)
  set(made ${CMAKE_CURRENT_BINARY_DIR}/generated/${header})
  list(TRANSFORM migrations PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/sql/)
  list(TRANSFORM queries PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/sql/)
  add_custom_command(
    OUTPUT ${made}
    COMMAND ${CMAKE_COMMAND} -DOUT=${made} -DNAMESPACE=${namespace} "-DMIGRATIONS=${migrations}" "-DQUERIES=${queries}"
            -P ${PROJECT_SOURCE_DIR}/cmake/EmbedSql.cmake
    DEPENDS ${migrations} ${queries} ${PROJECT_SOURCE_DIR}/cmake/EmbedSql.cmake
    VERBATIM
  )
endfunction()
