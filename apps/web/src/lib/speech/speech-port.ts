import type { Voice } from './choose-voice.ts';

export interface SpeechPort {
  /** The same array until the voices change. */
  readonly voices: () => readonly Voice[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the texts one after the other. `onEnd` runs after the last text, or after an error. */
  readonly speak: (texts: readonly string[], voice: Voice, onEnd: () => void) => void;
  readonly stop: () => void;
}

const none: readonly never[] = [];

const silence: SpeechPort = {
  voices: () => none,
  subscribe: () => () => {},
  speak: (_texts, _voice, onEnd) => onEnd(),
  stop: () => {},
};

export const browserSpeech: SpeechPort =
  'speechSynthesis' in globalThis ? createBrowserSpeech(speechSynthesis) : silence;

function createBrowserSpeech(synthesis: SpeechSynthesis): SpeechPort {
  let known = synthesis.getVoices();
  const listeners = new Set<() => void>();
  // Chromium drops an utterance that nothing refers to, and its `end` never comes.
  let utterances: SpeechSynthesisUtterance[] = [];
  // Safari 15 has no `addEventListener` here, and its voices are there from the start.
  synthesis.addEventListener?.('voiceschanged', () => {
    known = synthesis.getVoices();
    for (const listener of listeners) listener();
  });
  return {
    voices: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak: (texts, voice, onEnd) => {
      synthesis.cancel();
      utterances = texts.map((text) => {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = known.find((each) => each === voice) ?? null;
        utterance.lang = voice.lang;
        utterance.addEventListener('error', onEnd);
        return utterance;
      });
      utterances.at(-1)?.addEventListener('end', onEnd);
      for (const utterance of utterances) synthesis.speak(utterance);
    },
    stop: () => synthesis.cancel(),
  };
}
