import { describe, expect, it } from 'vitest';
import { generateUsername, usernameParts } from './generate-username.ts';
import { isUsername, normaliseLogin, normaliseUsername } from './username.ts';

const languages = ['en', 'fr'];

/** Fragments that would be rude or cruel on a projector, in either language. */
const rude =
  /ass(?!ic)|anal|anus|arse|bitch|bite|boob|butt(?!erfly)|caca|cock|con(?!dor)|cul(?!ous)|cum|dick|dumb|fag|fat(?!ig)|fuck|gay|gros|homo|idiot|kill|lesb|merde|moche|nazi|nig|nul|pede|penis|piss|poop|porn|pute|putain|rape|sexe?|shit|slut|tit(?:s|$)|ugly|vagin|whore/u;

describe.each(languages)('usernames in %s', (language) => {
  const [before = [], after = []] = usernameParts(language);

  it('have at least ten million combinations', () => {
    expect(before.length * after.length * 900).toBeGreaterThanOrEqual(10_000_000);
  });

  it('consist of two short words in a–z and a number', () => {
    for (const word of [...before, ...after]) expect(word).toMatch(/^[a-z]{3,12}$/u);
    expect(generateUsername(language, () => 0)).toMatch(/^[a-z]+-[a-z]+-\d{3}$/u);
  });

  it('contain no rude fragment', () => {
    for (const word of [...before, ...after]) expect(word).not.toMatch(rude);
  });

  it('repeat no word, and stay different without hyphens', () => {
    const pairs = before.flatMap((word) => after.map((other) => word + other));
    expect(new Set(pairs).size).toBe(before.length * after.length);
  });

  it('reach the first and the last word and number', () => {
    expect(generateUsername(language, () => 0)).toBe(`${before[0]}-${after[0]}-100`);
    expect(generateUsername(language, (max) => max - 1)).toBe(
      `${before.at(-1)}-${after.at(-1)}-999`,
    );
  });

  it('are the same for every way to type them', () => {
    const random = (max: number) => Math.floor(Math.random() * max);
    for (let n = 0; n < 200; n += 1) {
      const username = generateUsername(language, random);
      const plain = normaliseUsername(username);
      expect(plain).toMatch(/^[a-z]+\d{3}$/u);
      for (const typed of [
        username.toUpperCase(),
        ` ${username} `,
        username.replaceAll('-', ' '),
        username.replaceAll('-', ''),
        username.replaceAll('-', '\u2011'),
        username.replaceAll('e', 'é'),
      ]) {
        expect(normaliseUsername(typed)).toBe(plain);
      }
    }
  });
});

it('takes a text without @ for a username', () => {
  expect(isUsername('brave-otter-271')).toBe(true);
  expect(isUsername('sam@school.test')).toBe(false);
  expect(normaliseLogin('Brave Otter 271')).toBe('braveotter271');
  expect(normaliseLogin(' Sam@School.TEST ')).toBe('sam@school.test');
});
