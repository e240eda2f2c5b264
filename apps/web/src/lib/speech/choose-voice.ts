import type { Language } from '@trio/i18n/languages';

export interface Voice {
  readonly lang: string;
  /** False: the browser sends the text to a third party. */
  readonly localService: boolean;
  readonly default: boolean;
}

/** Only voices of the device itself: a student's reading must not leave it. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | null {
  const usable = voices.filter(
    ({ lang, localService }) => localService && tagOf(lang).split('-')[0] === language,
  );
  return (
    usable.find(({ lang }) => tagOf(lang) === `${language}-ca`) ??
    usable.find((voice) => voice.default) ??
    usable[0] ??
    null
  );
}

/** Android writes `fr_CA`. */
const tagOf = (lang: string): string => lang.replaceAll('_', '-').toLowerCase();
