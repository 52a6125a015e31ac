#include "app/cli/line_server.h"

#include "app/text/catalogue.h"
#include "engine/json/json_writer.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <vector>

namespace cutcard::cli {
namespace {

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// Cuts a stream into lines and never keeps more than the longest allowed one.
class LineServer {
public:
    LineServer(int out, const ServeLine& serve) : m_out(out), m_serve(serve) {}

    void take(std::string_view chunk) {
        while (!chunk.empty()) {
            const std::size_t end = chunk.find('\n');
            append(chunk.substr(0, end));
            if (end == std::string_view::npos) break;
            finishLine();
            chunk.remove_prefix(end + 1);
        }
        flush();
    }

    Status finish() {
        finishLine();
        flush();
        return m_refused ? Status::Refused : Status::Served;
    }

private:
    void append(std::string_view piece) {
        if (m_tooLong || m_line.size() + piece.size() > kLongestLine) {
            m_tooLong = true;
            m_line.clear();
        } else {
            m_line += piece;
        }
    }

    void finishLine() {
        if (m_tooLong) {
            refuse({RefusalCode::BadJson, "", "line_too_long", {std::to_string(kLongestLine)}});
        } else if (!isBlank(m_line)) {
            const std::size_t before = m_answers.size();
            if (const auto refusal = m_serve(m_line, m_answers)) {
                m_answers.resize(before);
                refuse(*refusal);
            } else {
                m_answers += '\n';
            }
        }
        m_line.clear();
        m_tooLong = false;
        if (m_answers.size() > kLongestLine) flush();
    }

    void refuse(const Refusal& refusal) {
        m_refused = true;
        writeError(m_answers, refusal);
        m_answers += '\n';
    }

    void flush() {
        writeFully(m_out, m_answers);
        m_answers.clear();
    }

    int m_out;
    const ServeLine& m_serve;
    std::string m_line;
    std::string m_answers;
    bool m_tooLong = false;
    bool m_refused = false;
};

}  // namespace

void writeFully(int out, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(out, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) std::_Exit(static_cast<int>(Status::Refused));
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

Status serveLines(int in, int out, const ServeLine& serve) {
    LineServer server(out, serve);
    std::vector<char> chunk(64 * 1024);
    for (;;) {
        const ssize_t count = ::read(in, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return server.finish();
        server.take({chunk.data(), static_cast<std::size_t>(count)});
    }
}

void writeError(std::string& out, const Refusal& refusal) {
    JsonWriter json(out);
    json.beginObject();
    json.key("error");
    json.beginObject();
    json.text("code", refusalCodeName(refusal.code));
    json.text("message", text::refusal(refusal).toStdString());
    json.text("at", refusal.at);
    json.endObject();
    json.endObject();
}

}  // namespace cutcard::cli
