import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { createFakeProfiles } from '../../../test/profile-student.ts';
import { finishedSort, newSort } from '../../../test/sorting-student.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { insertSavedCareer } from '../../data/saved-careers.repository.ts';
import { countConfirmation, insertSort } from '../../data/sorts.repository.ts';
import { createProfileFilesService } from './profile-files.service.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function createFiles() {
  const { profiles, made } = createFakeProfiles();
  const { make } = createProfileFilesService({
    db: database.db,
    profiles,
    findPicture: () => Promise.resolve(null),
    findCardPicture: () => Promise.resolve(null),
    publicOrigin: 'http://trio.test',
  });
  return { make, made };
}

it('has the saved careers, newest first, in the profile of the latest sort only', async () => {
  const { db } = database;
  const { schoolId } = await createSchool(db);
  const { id: studentId } = await createStudent(db, schoolId);
  const { id: otherId } = await createStudent(db, schoolId);
  const owner = { schoolId, studentId };
  const { make, made } = createFiles();
  const sorts = [0, 3].map((from) => finishedSort(cardKeys.slice(from, from + 3)));
  for (const [day, sort] of sorts.entries()) {
    const at = new Date(Date.UTC(2026, 9, 1 + day, 15));
    await insertSort(db, owner, { sort, createdAt: at, extraCards: [] });
    await countConfirmation(db, owner, sort, at);
  }
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await insertSavedCareer(db, { ...owner, career: 'actuary', at: at(1) });
  await insertSavedCareer(db, { ...owner, career: 'plumber', at: at(3) });
  await insertSavedCareer(db, { schoolId, studentId: otherId, career: 'poet', at: at(4) });

  for (const { id: sortId } of sorts) {
    await make({ ...owner, sortId, language: 'en' }, { hasWords: true });
  }
  expect(made.map(({ savedCareers }) => savedCareers)).toEqual([[], ['plumber', 'actuary']]);
});

it('uses the named sort and the sort before it, not a later one', async () => {
  const { db } = database;
  const { schoolId } = await createSchool(db);
  const { id: studentId } = await createStudent(db, schoolId);
  const owner = { schoolId, studentId };
  const { make, made } = createFiles();
  const sorts = [0, 3, 6, 9].map((from) => finishedSort(cardKeys.slice(from, from + 3)));
  for (const [day, sort] of sorts.entries()) {
    const at = new Date(Date.UTC(2026, 9, 1 + day, 15));
    await insertSort(db, owner, { sort, createdAt: at, extraCards: [] });
    await countConfirmation(db, owner, sort, at);
  }
  await insertSort(db, owner, { sort: newSort(), createdAt: new Date(), extraCards: [] });

  for (const { id: sortId } of sorts) {
    await make({ ...owner, sortId, language: 'en' }, { hasWords: true });
  }
  const days = made.map(({ sortedOn, previous, sortAttempts }) => [
    sortedOn,
    previous?.sortedOn,
    sortAttempts,
  ]);
  expect(days).toEqual([
    ['2026-10-01', undefined, 1],
    ['2026-10-02', '2026-10-01', 2],
    ['2026-10-03', '2026-10-02', 3],
    ['2026-10-04', '2026-10-03', 4],
  ]);
});
