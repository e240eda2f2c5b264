import { describe, expect, it } from 'vitest';
import { pathExplorerLink } from './path-explorer.ts';

const read = (link: string): unknown =>
  JSON.parse(Buffer.from(new URL(link).searchParams.get('ctx') ?? '', 'base64url').toString());

describe('the link to the path explorer', () => {
  it('carries the e-mail and the first challenge’s title in ctx, as base64url JSON', () => {
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
    'spells %j as others read it',
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

  it('keeps what the address says already', () => {
    const context = { userEmail: 'x', selectedChallengeTitle: 'y' };
    const link = pathExplorerLink('https://paths.example/?lang=fr#top', context);
    expect(link).toMatch(/^https:\/\/paths\.example\/\?lang=fr&ctx=[\w-]+#top$/u);
  });
});
