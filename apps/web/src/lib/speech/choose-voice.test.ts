import { describe, expect, it } from 'vitest';
import { chooseVoice, type Voice } from './choose-voice.ts';

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('the voice that reads aloud', () => {
  it('is of the page’s language', () => {
    const english = voice('en-GB');
    const french = voice('fr-FR');
    expect(chooseVoice([english, french], 'fr')).toBe(french);
    expect(chooseVoice([english, french], 'en')).toBe(english);
    expect(chooseVoice([voice('frr-DE')], 'fr')).toBeNull();
  });

  it('is never one that sends the text to a third party', () => {
    expect(chooseVoice([voice('en-CA', { localService: false })], 'en')).toBeNull();
  });

  it('is Canadian if possible, else the device’s default, else the first', () => {
    const [first, standard, canadian] = [
      voice('fr-FR'),
      voice('fr-BE', { default: true }),
      voice('fr_CA'),
    ];
    expect(chooseVoice([first, standard, canadian], 'fr')).toBe(canadian);
    expect(chooseVoice([first, standard], 'fr')).toBe(standard);
    expect(chooseVoice([first], 'fr')).toBe(first);
  });

  it('is none if the device has none', () => {
    expect(chooseVoice([], 'en')).toBeNull();
  });
});
