import type { BrowserContext, Page } from '@playwright/test';
import type { ResultRecord } from '../packages/contracts/src/results.ts';
import { expect } from './fixtures.ts';

async function readSaved(context: BrowserContext): Promise<ResultRecord> {
  const token = await context.request.post('/api/identity/token');
  const { token: bearer } = (await token.json()) as { token: string };
  const answer = await context.request.get('/api/results', {
    headers: { authorization: `Bearer ${bearer}` },
  });
  return (await answer.json()) as ResultRecord;
}

export async function savedAnswers(context: BrowserContext): Promise<(string | null)[]> {
  const { cards } = await readSaved(context);
  return cards.map(({ result }) => result).filter((result) => result !== null);
}

export const expectSaved = (context: BrowserContext, answers: readonly string[]) =>
  expect.poll(() => savedAnswers(context)).toEqual(answers);

export const storedRecords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('trio');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('sorts').objectStore('sorts').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );

/** The number of answers of each student whose sort is on the device. */
export const answersOnDevice = (page: Page, which: 'sort' | 'acked' = 'sort') =>
  page.evaluate(
    (part) =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('trio');
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('sorts').objectStore('sorts').getAll();
          asked.addEventListener('success', () => {
            opening.result.close();
            type Copy = { answers: object } | null;
            const records = asked.result as { kept: Record<typeof part, Copy> | null }[];
            resolve(records.map(({ kept }) => Object.keys(kept?.[part]?.answers ?? {}).length));
          });
        });
      }),
    which,
  );
