import type { Voice } from '../src/lib/speech/choose-voice.ts';
import type { SpeechPort } from '../src/lib/speech/speech-port.ts';

export const localVoice = (lang: string): Voice => ({ lang, localService: true, default: false });

/** Reads until the test ends the reading or the page stops it. */
export function createFakeSpeech(voices: readonly Voice[]) {
  let known = voices;
  let reading: { readonly texts: readonly string[]; readonly onEnd: () => void } | null = null;
  const listeners = new Set<() => void>();
  const port: SpeechPort = {
    voices: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak: (texts, _voice, onEnd) => {
      reading = { texts, onEnd };
    },
    stop: () => {
      const stopped = reading;
      reading = null;
      // As browsers do: a stopped text reports its end too.
      stopped?.onEnd();
    },
  };
  return {
    port,
    texts: () => reading?.texts ?? null,
    finish: () => {
      const finished = reading;
      reading = null;
      finished?.onEnd();
    },
    setVoices: (next: readonly Voice[]) => {
      known = next;
      for (const listener of listeners) listener();
    },
  };
}
