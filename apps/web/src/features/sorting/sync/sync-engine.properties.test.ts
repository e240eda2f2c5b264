import { answerOf, type Answer } from '@trio/domain/sorting/sort';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answer,
  beginSort,
  createServer,
  deck,
  heal,
  openBrowser,
  undo,
} from '../../../../test/sync-harness.ts';
import { createMemoryStore } from './device-store.ts';

type Step =
  | { readonly kind: 'answer'; readonly card: string; readonly value: Answer | null }
  | { readonly kind: 'lost' | 'answer-lost' | 'ok' | 'timers' | 'reload' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      card: fc.constantFrom(...deck),
      value: fc.constantFrom<Answer | null>('dislike', 'like', 'superlike', null),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('lost', 'answer-lost', 'ok', 'timers', 'reload'),
    }),
  },
);

it('converges to the last answer of each card after any failures', async () => {
  const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), step), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const server = createServer();
      const shared = createMemoryStore();
      // Two tabs of one browser, and another device.
      const first = await beginSort(server, shared);
      const browsers = [first, openBrowser(server, shared), openBrowser(server)];
      for (const browser of browsers.slice(1)) {
        await browser.reload();
        await heal(browser);
      }
      const expected = new Map<string, Answer | null>();
      for (const [index, { kind, ...given }] of steps) {
        const browser = browsers[index];
        if (!browser) continue;
        if (kind === 'answer') {
          const { card, value } = given as { card: string; value: Answer | null };
          const before = browser.state();
          browser.act(value === null ? undo(card) : answer(card, value));
          const after = browser.state();
          if (after !== before && after.status === 'ready') expected.set(card, value);
        } else if (kind === 'timers') await browser.fireTimers();
        else if (kind === 'reload') await browser.reload();
        else await browser.answer(kind);
      }
      for (const browser of browsers) await heal(browser);
      for (const browser of browsers) {
        await browser.reload();
        await heal(browser);
        const answers = deck.map((card) => [card, answerOf(browser.current(), card)]);
        expect(answers).toEqual(deck.map((card) => [card, expected.get(card) ?? null]));
        expect(browser.mostInFlight()).toBeLessThanOrEqual(1);
      }
      expect(server.open()).toMatchObject({ answers: first.current().answers });
    }),
    { numRuns: 150 },
  );
});
