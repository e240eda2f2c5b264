import { commentSheets, deckDocuments, lessonPlans, worksheets } from '@trio/contracts/documents';
import { languages } from '@trio/i18n/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeProfiles } from '../../../test/profile-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
let made: string[] = [];
let isFailing = false;

beforeAll(async () => {
  const { profiles } = createFakeProfiles();
  trio = await createTestApp({
    profiles: {
      ...profiles,
      makeDeckDocument: async (language) => {
        if (isFailing) throw new Error('The thread crashed.');
        made.push(language);
        return profiles.makeDeckDocument(language);
      },
    },
  });
});
afterAll(() => trio.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  trio.app.inject({ method: 'GET', url, headers });

it('retries after a failed rendering', async () => {
  isFailing = true;
  const failed = await get(deckDocuments.en);
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['retry-after']).toBe('10');
  isFailing = false;
  expect((await get(deckDocuments.en)).statusCode).toBe(200);
});

it('renders the PDF of the deck once and returns 304 to a browser that has it', async () => {
  made = [];
  const first = await get(deckDocuments.fr);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  });
  expect(first.headers['content-disposition']).toBeUndefined();
  expect(first.body).toBe('%PDF of the deck in fr');
  const again = await get(deckDocuments.fr, { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(made).toEqual(['fr']);
});

it.each([
  ['comment sheet', commentSheets],
  ['lesson', lessonPlans],
  ['worksheet', worksheets],
])('serves the %s in each language at its own address', async (name, addresses) => {
  for (const language of languages) {
    const document = await get(addresses[language]);
    expect(document.statusCode).toBe(200);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.body).toBe(`%PDF of the ${name} in ${language}`);
  }
});
