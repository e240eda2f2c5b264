import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeTitleIn, pathExplorerLink } from './path-explorer.ts';

const read = (link: string): unknown =>
  JSON.parse(Buffer.from(new URL(link).searchParams.get('ctx') ?? '', 'base64url').toString());

describe('the link to the path explorer', () => {
  it('carries the email and the first challenge’s title in ctx, as base64url JSON', () => {
    const link = pathExplorerLink('https://paths.example/start', {
      userEmail: 'nour@cedar-ridge.example',
      selectedChallengeTitle: 'Clean water, every day',
    });
    expect(link).toMatch(/^https:\/\/paths\.example\/start\?ctx=[\w-]+$/u);
    expect(read(link)).toEqual({
      userEmail: 'nour@cedar-ridge.example',
      selectedChallengeTitle: 'Clean water, every day',
    });
  });

  it.each(['', 'a', 'De l’eau potable, chaque jour', '🎸 “>>>???”', '漢字', 'lone \ud800'])(
    'encodes %j compatibly with other decoders',
    (selectedChallengeTitle) => {
      const link = pathExplorerLink('https://paths.example', {
        userEmail: 'x',
        selectedChallengeTitle,
      });
      expect(read(link)).toEqual({
        userEmail: 'x',
        selectedChallengeTitle,
      });
      expect(link).not.toMatch(/[+/=]$/u);
    },
  );

  it('keeps the query of the configured address', () => {
    const context = { userEmail: 'x', selectedChallengeTitle: 'y' };
    const link = pathExplorerLink('https://paths.example/?lang=fr#top', context);
    expect(link).toMatch(/^https:\/\/paths\.example\/\?lang=fr&ctx=[\w-]+#top$/u);
  });
});

describe('the challenge in ctx', () => {
  const ctxOf = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');

  it('is the title that was put into the link, for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (selectedChallengeTitle) => {
        const link = pathExplorerLink('https://paths.example', {
          userEmail: 'x',
          selectedChallengeTitle,
        });
        const ctx = new URL(link).searchParams.get('ctx');
        expect(challengeTitleIn(ctx)).toBe(selectedChallengeTitle);
      }),
    );
  });

  it('is read beside an email, and also from plain base64 with padding', () => {
    const context = {
      userEmail: 'nour@cedar-ridge.example',
      selectedChallengeTitle: 'Ça va? ÿÿ>>',
    };
    expect(challengeTitleIn(ctxOf(context))).toBe('Ça va? ÿÿ>>');
    const plain = Buffer.from(JSON.stringify(context)).toString('base64');
    expect(plain).toMatch(/[+/=]/u);
    expect(challengeTitleIn(plain)).toBe('Ça va? ÿÿ>>');
  });

  it.each([
    null,
    '',
    '!',
    'A',
    'not base64 at all',
    'x'.repeat(5000),
    ctxOf(null),
    ctxOf('a title'),
    ctxOf([1]),
    ctxOf({}),
    ctxOf({ selectedChallengeTitle: 7 }),
    ctxOf({ selectedChallengeTitle: { toString: 'x' } }),
    Buffer.from([0xff, 0xfe]).toString('base64url'),
    Buffer.from('{"selectedChallengeTitle":"x"').toString('base64url'),
  ])('is undefined for %j', (ctx) => {
    expect(challengeTitleIn(ctx)).toBeNull();
  });

  it('is a text or undefined for any ctx, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (ctx) => {
        expect(['string', 'object']).toContain(typeof challengeTitleIn(ctx));
      }),
    );
  });
});
