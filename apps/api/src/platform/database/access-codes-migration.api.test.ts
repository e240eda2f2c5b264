import { readFile } from 'node:fs/promises';
import { normaliseAccessCode } from '@trio/domain/access-code';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../ids.ts';

let trio: TestApp;
let migration: string;
beforeAll(async () => {
  trio = await createTestApp();
  const file = new URL('../../../migrations/0010_access_codes.sql', import.meta.url);
  migration = await readFile(file, 'utf8');
});
beforeEach(() => trio.db.deleteFrom('schools').execute());
afterAll(() => trio.close());

const storedBefore = (code: string) =>
  code.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');

async function insertSchools(codes: readonly string[]): Promise<void> {
  const schools = codes.map((accessCode, n) => ({
    schoolId: newId(),
    name: `School ${n}`,
    accessCode,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
  }));
  await trio.db.insertInto('schools').values(schools).execute();
  const rows = schools.map(({ schoolId, accessCode }) => ({
    schoolId,
    code: storedBefore(accessCode),
  }));
  await trio.db.insertInto('accessCodes').values(rows).execute();
}

const run = () =>
  trio.db.transaction().execute((connection) => sql.raw(migration).execute(connection));

const codesAfter = () =>
  trio.db
    .selectFrom('schools')
    .innerJoin('accessCodes', 'accessCodes.schoolId', 'schools.schoolId')
    .select(['accessCode', 'code'])
    .orderBy('createdAt')
    .execute();

it('converts stored codes to their normalised form', async () => {
  await insertSchools(['Panda 4821', 'École-NB', '----', 'q7z']);
  await run();
  expect(await codesAfter()).toEqual([
    { accessCode: 'Panda 4821', code: 'panda4821' },
    { accessCode: 'École-NB', code: 'ecolenb' },
    { accessCode: '----', code: '----' },
    { accessCode: 'q7z', code: 'q7z' },
  ]);
});

it('adds a number to the code of a newer school if two codes become the same', async () => {
  await insertSchools(['Ecole NB', 'École-NB', 'ecolenb', 'ECOLE N B 2']);
  await run();
  expect(await codesAfter()).toEqual([
    { accessCode: 'Ecole NB', code: 'ecolenb' },
    { accessCode: 'École-NB 3', code: 'ecolenb3' },
    { accessCode: 'ecolenb 4', code: 'ecolenb4' },
    { accessCode: 'ECOLE N B 2', code: 'ecolenb2' },
  ]);
});

it('normalises any text as the domain does', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0xa1, max: 0x17f }),
    fc.integer({ min: 0x3_00, max: 0x3_ce }),
    fc.constantFrom(0x20_10, 0x20_13, 0x22_12, 0x20_19, 0xac_00, 0x4e_00, 0xff_21, 0x15_3, 0x1e_bf),
  );
  const text = fc.string({
    unit: letter.map((point) => String.fromCodePoint(point)),
    minLength: 1,
  });
  const codes = fc
    .sample(text, { numRuns: 500, seed: 7 })
    .filter((code) => storedBefore(code) !== '');
  const unique = [...new Map(codes.map((code) => [normaliseAccessCode(code), code])).values()];
  await insertSchools(unique);
  await run();
  const after = await codesAfter();
  expect(after.map(({ code }) => code)).toEqual(unique.map(normaliseAccessCode));
});
