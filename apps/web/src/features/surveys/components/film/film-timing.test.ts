import { catalogues } from '@trio/i18n/catalogues';
import { expect, it } from 'vitest';
import { clockTime, filmScenes, filmSeconds, sceneAt } from './film-timing.ts';

it('lasts between 30 and 45 seconds', () => {
  expect(filmSeconds).toBeGreaterThanOrEqual(30);
  expect(filmSeconds).toBeLessThanOrEqual(45);
});

it('shows each scene from its first moment to the next scene', () => {
  let start = 0;
  for (const [index, { seconds }] of filmScenes.entries()) {
    expect(sceneAt(start)).toEqual({ index, at: 0 });
    expect(sceneAt(start + seconds - 0.5)).toEqual({ index, at: seconds - 0.5 });
    start += seconds;
  }
});

it('stays within the film', () => {
  const last = { index: filmScenes.length - 1, at: filmScenes.at(-1)?.seconds };
  expect(sceneAt(-3)).toEqual({ index: 0, at: 0 });
  expect(sceneAt(filmSeconds)).toEqual(last);
  expect(sceneAt(filmSeconds + 9)).toEqual(last);
});

it.each(['en', 'fr'] as const)('leaves time to read every caption in %s', (language) => {
  const { survey } = catalogues[language];
  for (const { id, seconds } of filmScenes) {
    const captions = Object.entries(survey).filter(
      ([key]) => key === `film.${id}` || key === `film.${id}.sent`,
    );
    expect(captions.length).toBeGreaterThan(0);
    // Subtitles are read at up to 20 characters a second.
    for (const [key, caption] of captions) {
      expect(String(caption).length / seconds, key).toBeLessThan(20);
    }
  }
});

it('formats the time in minutes and seconds', () => {
  expect([0, 7.9, 43, 65].map(clockTime)).toEqual(['0:00', '0:07', '0:43', '1:05']);
});
