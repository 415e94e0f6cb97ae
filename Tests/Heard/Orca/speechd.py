"""In place of speech-dispatcher's module: what Orca says is written to the file $SAID, a line each."""

import html
import os
import re


class PunctuationMode:
    ALL, MOST, SOME, NONE = "all", "most", "some", "none"


class CallbackType:
    INDEX_MARK, BEGIN, END, CANCEL, PAUSE, RESUME = (
        "index_marks", "begin", "end", "cancel", "pause", "resume")


class Priority:
    IMPORTANT, TEXT, MESSAGE, NOTIFICATION, PROGRESS = (
        "important", "text", "message", "notification", "progress")


class DataMode:
    TEXT, SSML = "text", "ssml"


class Scope:
    SELF, ALL = "self", "all"


class SSIPError(Exception):
    pass


class SSIPCommandError(SSIPError):
    pass


class SSIPCommunicationError(Exception):
    pass


class SSIPClient:
    def __init__(self, *arguments, **options):
        pass

    @staticmethod
    def _write(words):
        words = html.unescape(re.sub(r"<[^>]*>", "", words)).strip()
        if words:
            with open(os.environ["SAID"], "a", encoding="utf-8") as file:
                file.write(words + "\n")

    def speak(self, text, callback=None, event_types=None):
        self._write(text)
        if callback:
            callback(CallbackType.END)

    def char(self, char):
        self._write(char)

    def key(self, key):
        self._write(key)

    def list_output_modules(self):
        return ()

    def list_synthesis_voices(self, *arguments):
        return ()

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self):
        return "en"

    def __getattr__(self, name):
        return lambda *arguments, **options: None
