# cmake -DOUT=file.cpp -DCOMMON=common.json -DRULES="a.json;b.json" -P EmbedRules.cmake
# Makes the rule files into one C++ source, so that they are part of the program.
set(code "#include \"engine/rules/embedded_rules.h\"\n\n#include <array>\n\nnamespace cutcard {\n\n")
string(APPEND code "std::span<const std::string_view> embeddedRuleSets() {\n")
list(LENGTH RULES count)
string(APPEND code "    static constexpr std::array<std::string_view, ${count}> texts = {\n")
foreach(file IN LISTS RULES)
  file(READ ${file} text)
  string(APPEND code "R\"json(${text})json\",\n")
endforeach()
string(APPEND code "    };\n    return texts;\n}\n\n")
file(READ ${COMMON} text)
string(APPEND code "std::string_view embeddedCommonTables() {\n    return R\"json(${text})json\";\n}\n\n}  // namespace cutcard\n")
file(WRITE ${OUT} "${code}")
