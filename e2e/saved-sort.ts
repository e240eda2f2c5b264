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

interface StoredSort {
  readonly answers: object;
  readonly confirmedAt: number | null;
}
interface StoredRecord {
  readonly kept: { readonly sort: StoredSort; readonly acked: StoredSort | null } | null;
  readonly finished: readonly { readonly sort: StoredSort }[];
}

const readDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<StoredRecord[]>((resolve) => {
        const opening = indexedDB.open('trio');
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('sorts').objectStore('sorts').getAll();
          asked.addEventListener('success', () => {
            opening.result.close();
            resolve(asked.result as StoredRecord[]);
          });
        });
      }),
  );

/** The number of answers of each student whose sort is on the device. */
export async function answersOnDevice(
  page: Page,
  which: 'sort' | 'acked' = 'sort',
): Promise<number[]> {
  const records = await readDevice(page);
  return records.map(({ kept }) => Object.keys(kept?.[which]?.answers ?? {}).length);
}

export async function isConfirmedOnDevice(page: Page): Promise<boolean> {
  const records = await readDevice(page);
  return records
    .flatMap(({ kept, finished }) => [...(kept ? [kept] : []), ...finished])
    .some(({ sort }) => sort.confirmedAt !== null);
}
