import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLanguage } from '../language/language.ts';
import { chooseVoice } from './choose-voice.ts';
import { browserSpeech, type SpeechPort } from './speech-port.ts';

export const SpeechContext = createContext<SpeechPort>(browserSpeech);

interface ReadAloud {
  /** False: the device has no voice of its own in this language. */
  readonly isOffered: boolean;
  readonly isReading: boolean;
  readonly toggle: () => void;
}

/** Reading stops with the component, with other texts and with the page. */
export function useReadAloud(texts: readonly string[]): ReadAloud {
  const speech = use(SpeechContext);
  const language = useLanguage();
  const voice = chooseVoice(useSyncExternalStore(speech.subscribe, speech.voices), language);
  const [isReading, setIsReading] = useState(false);
  // Ends of an earlier reading arrive late and must not stop the current one.
  const current = useRef<symbol | null>(null);

  const stop = useCallback(() => {
    if (current.current === null) return;
    current.current = null;
    speech.stop();
    setIsReading(false);
  }, [speech]);

  const content = texts.join('\n');
  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop, content, language]);

  const toggle = () => {
    if (current.current !== null) return stop();
    if (voice === null) return;
    const reading = Symbol('reading');
    current.current = reading;
    setIsReading(true);
    speech.speak(texts, voice, () => {
      if (current.current !== reading) return;
      current.current = null;
      setIsReading(false);
    });
  };
  return { isOffered: voice !== null, isReading, toggle };
}
