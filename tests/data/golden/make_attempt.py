#!/usr/bin/env python3
"""Writes attempt_generator_0.jsonl: an attempt as an older program would have left it.

Everything in it is written by hand, the procedures too, and hashed with Python's own library, so that the replay of
the program is compared with something that the program has not made.

The score, by hand:
  item 1, five steps: reveal, hand, (Ante paid 15 instead of 10), Super Bonus, clear   4 of 5
  item 2, five steps: all right; Play before Ante, which its order permits             5 of 5
  item 3, answer 1, right                                                              1 of 1
  item 4, answer 1 instead of 0                                                        0 of 1
  settlement 9 of 10 at weight 70, theory 1 of 2 at weight 30: 63 + 15 = 78.00 %, pass mark 80: failed
"""
import hashlib
import json
import pathlib

RULES = "pa-657a-crazy4"


def text(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def round_of(ante):
    return {"format": "cutcard-round/1", "rules": RULES,
            "seats": [{"seat": 1, "cards": ["As", "Ad", "7h", "7c", "2d"],
                       "wagers": {"ante": ante, "super_bonus": ante}, "decision": {"play": ante}}],
            "dealer": {"cards": ["Kd", "Qd", "9c", "5s", "3h"]}}


def step(number, after, skill, **act):
    return {"id": f"s{number}", **act, "after": [f"s{n}" for n in after], "cite": "657a.11(c)", "ruling": None,
            "skill": skill}


HAND = {"action": "set_hand", "seat": 1, "category": "two_pair", "cards": ["As", "Ad", "7h", "7c"]}


def steps_of(third, fourth):
    return [step(1, [], "old.reveal", action="reveal_dealer"), step(2, [1], "old.hand", **HAND),
            step(3, [2], "old.ante", **third), step(4, [2], "old.other", **fourth),
            step(5, [3, 4], "old.clear", action="clear_table")]


def settle(wager, outcome, amount):
    return {"action": "settle", "seat": 1, "wager": wager, "outcome": outcome, "amount": amount}


def question(topic, right, wrong_rules):
    options = [{"code": f"option_{i}", "params": [], "wrong_rule": rule} for i, rule in enumerate(wrong_rules)]
    return {"format": "cutcard-drill/1", "kind": "theory", "rules": RULES, "skill": topic, "cite": "657a.1",
            "ruling": None, "prompt": {}, "options": options, "right": right}


EXAM = {"format": "cutcard-exam/1", "title": "Crazy 4 Poker, first level", "rules": RULES,
        "sections": [{"kind": "settlement", "count": 2, "weight": 70}, {"kind": "theory", "count": 2, "weight": 30}],
        "pass_mark": 80,
        "critical": [{"kind": "overpayment_above", "amount": "100.00"}, {"kind": "missed_irregularity"}],
        "seed": 7, "strict_house_order": False, "show_after": "score"}

FIRST = steps_of(settle("ante", "pay", "10.00"), settle("super_bonus", "return", "10.00"))
SECOND = steps_of(settle("ante", "pay", "25.00"), settle("play", "pay", "25.00"))

HEADER = {"format": "cutcard-transcript/1", "exam": EXAM,
          "exam_sha256": hashlib.sha256(text(EXAM).encode()).hexdigest(),
          "rules": {"id": RULES, "sha256": hashlib.sha256(b"the rules of long ago").hexdigest()},
          "program": "0.0.1", "generator": 0, "seed": 7,
          "attempt": "11111111-2222-4333-8444-555555555555", "trainee": "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
          "accommodations": {"time_percent": 125, "extra_seconds": 0, "large_text": False},
          "items": [{"section": 1, "mode": "exam", "from": "last_decision", "round": round_of("10"), "steps": FIRST},
                    {"section": 1, "mode": "exam", "from": "last_decision", "round": round_of("25"), "steps": SECOND},
                    {"section": 2, "question": question("old.topic", 1, ["older_rule", None, "newer_rule"])},
                    {"section": 2, "question": question("old.other_topic", 0, [None, "older_rule"])}]}


def started(at, item):
    return {"at": at, "kind": "item_started", "item": item}


def action(at, item, act):
    return {"at": at, "kind": "action", "item": item, "act": act}


def answer(at, item, option):
    return {"at": at, "kind": "answer", "item": item, "option": option}


REVEAL = {"action": "reveal_dealer"}
CLEAR = {"action": "clear_table"}

EVENTS = [started(0, 1), action(2000, 1, REVEAL), action(5000, 1, HAND),
          action(9000, 1, settle("ante", "pay", "15.00")), action(11000, 1, settle("super_bonus", "return", "10.00")),
          action(14000, 1, CLEAR),
          started(15000, 2), action(17000, 2, REVEAL), action(20000, 2, HAND),
          {"at": 21000, "kind": "interrupted"},
          {"at": 21000, "kind": "resumed", "downtime": 60000, "supervisor": "99999999-8888-4777-8666-555555555555"},
          action(23000, 2, settle("play", "pay", "25.00")), action(26000, 2, settle("ante", "pay", "25.00")),
          action(28000, 2, CLEAR),
          started(30000, 3), answer(36000, 3, 1), started(37000, 4), answer(41000, 4, 1),
          {"at": 42000, "kind": "finished"}]


def main():
    header = text(HEADER).encode()
    head = hashlib.sha256(header).digest()
    lines = [b'{"header":' + header + b',"hash":"' + head.hex().encode() + b'"}']
    for number, event in enumerate(EVENTS, 1):
        body = text({"n": number, **event}).encode()
        head = hashlib.sha256(head + body).digest()
        lines.append(b'{"event":' + body + b',"hash":"' + head.hex().encode() + b'"}')
    lines.append(text({"head": head.hex(), "signature": None, "key": None}).encode())
    path = pathlib.Path(__file__).with_name("attempt_generator_0.jsonl")
    path.write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main()
