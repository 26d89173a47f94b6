"""Solves boards with `loyd engine`, all at once: python3 client.py "8 6 7/2 5 4/3 0 1" ...

The variable LOYD names the program, if it is not `loyd`. docs/engine.md describes the messages.
"""
import itertools
import json
import os
import subprocess
import sys


class Engine:
    def __init__(self):
        command = [os.environ.get("LOYD", "loyd"), "engine"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")
        self.ids = itertools.count(1)
        self.ended = {}  # by id: answers and failures that nobody has waited for yet
        self.limits = self.read()["data"]

    def read(self):
        line = self.process.stdout.readline()
        return json.loads(line) if line else sys.exit("the engine has ended")

    def send(self, command, **fields):
        message = {"id": next(self.ids), "command": command, **fields}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        return message["id"]

    def wait(self, id):
        while id not in self.ended:
            message = self.read()
            if message["event"] in ("answer", "failure"):
                self.ended[message["id"]] = message["data"]
        return self.ended.pop(id)


engine = Engine()
requests = [(board, engine.send("solve", board=board)) for board in sys.argv[1:]]
for board, id in requests:
    data = engine.wait(id)
    error = data.get("error")
    print(f"{board}: {error['message'] if error else str(data['length']) + ' ' + data['moves']}")
engine.wait(engine.send("quit"))
