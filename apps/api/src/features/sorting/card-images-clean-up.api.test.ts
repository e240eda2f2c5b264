import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { goodPng } from '../../../test/test-pictures.ts';
import { transactOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createFolderStorage } from '../../platform/storage/folder-storage.ts';
import { StorageUnavailable, type Storage } from '../../platform/storage/storage.ts';
import { insertUnwantedImage } from './card-images.repository.ts';
import { deleteUnwantedFiles, forgetUnusedImages } from './card-images.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const day = 24 * 60 * 60_000;

const deps = (storage: Storage = createFolderStorage(trio.uploads)) => ({
  db: trio.db,
  transact: transactOn(trio.db),
  storage,
  clock: trio.clock,
});
const deleteFiles = () =>
  deleteUnwantedFiles(deps(), (error) => {
    throw error;
  });

interface Student {
  readonly id: string;
  readonly email: string;
  readonly schoolId: string;
}

async function someStudent(): Promise<Student> {
  const { schoolId } = await createSchool(trio.db);
  return { schoolId, ...(await createStudent(trio.db, schoolId)) };
}

async function upload(student: Student, count = 1): Promise<string[]> {
  const { authorization } = await trio.signIn(student.email);
  const png = await goodPng();
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const path = `/cards/upload?fileName=${student.id}${number}&fileExtension=png`;
    const { data } = (await trio.call('GET', path, { headers: { authorization } })).json<{
      data: { uploadUrl: string; downloadUrl: string };
    }>();
    const sent = await trio.app.inject({
      method: 'PUT',
      url: data.uploadUrl,
      payload: png,
      headers: { 'content-type': 'image/png' },
    });
    expect(sent.statusCode).toBe(204);
    ids.push(data.downloadUrl.split('/').at(-1) ?? '');
  }
  return ids;
}

const filesOf = async ({ schoolId }: Student) =>
  (await readdir(join(trio.uploads, 'card-images', schoolId))).map((name) =>
    name.replace(/\.jpg$/u, ''),
  );

async function insertSort(
  { schoolId, id }: Student,
  { state = {}, selected }: { state?: unknown; selected?: unknown },
): Promise<void> {
  const isConfirmed = selected !== undefined;
  await trio.db
    .insertInto('sorts')
    .values({
      schoolId,
      studentId: id,
      sortId: newId(),
      createdAt: trio.clock.now(),
      confirmedAt: isConfirmed ? trio.clock.now() : null,
      startedMs: 0,
      deck: ['water'],
      answers: '.',
      answeredMs: [0],
      state: JSON.stringify(state),
      selected: isConfirmed ? JSON.stringify(selected) : null,
    })
    .execute();
}

const ownCard = (imageId: string) => ({
  title: 'Mine',
  description: '',
  color: 'purple',
  imageUrl: `/api/cards/images/${imageId}`,
});

describe('files of pictures', () => {
  it('are deleted with their student', async () => {
    const student = await someStudent();
    const classmate = {
      schoolId: student.schoolId,
      ...(await createStudent(trio.db, student.schoolId)),
    };
    await upload(student, 2);
    const [kept] = await upload(classmate);
    const staff = await createStaff(trio.db, student.schoolId);
    const { authorization } = await trio.signIn(staff.email);
    const headers = { authorization };
    expect((await trio.call('DELETE', `/users/${student.id}`, { headers })).statusCode).toBe(204);
    await deleteFiles();
    expect(await filesOf(student)).toEqual([kept]);
    expect(await trio.db.selectFrom('unwantedImages').selectAll().execute()).toEqual([]);
  });

  it('are deleted with their school, in several batches', async () => {
    const student = await someStudent();
    await upload(student, 25);
    await trio.db.deleteFrom('schools').where('schoolId', '=', student.schoolId).execute();
    await deleteFiles();
    expect(await filesOf(student)).toEqual([]);
  });

  it('are deleted after an hour if no row was written', async () => {
    const student = await someStudent();
    const [shown] = await upload(student);
    const imageId = newId();
    const { schoolId } = student;
    const due = new Date(trio.clock.now().getTime() + 60 * 60_000);
    await insertUnwantedImage(trio.db, { schoolId, imageId }, due);
    await writeFile(join(trio.uploads, 'card-images', schoolId, `${imageId}.jpg`), 'left');
    await deleteFiles();
    expect(await filesOf(student)).toHaveLength(2);
    trio.clock.advance(60 * 60_000);
    await deleteFiles();
    expect(await filesOf(student)).toEqual([shown]);
  });

  it('stay if a row exists', async () => {
    const student = await someStudent();
    const [imageId = ''] = await upload(student);
    await insertUnwantedImage(trio.db, { schoolId: student.schoolId, imageId }, trio.clock.now());
    await deleteFiles();
    expect(await filesOf(student)).toEqual([imageId]);
    expect(await trio.db.selectFrom('unwantedImages').selectAll().execute()).toEqual([]);
  });

  it('stay queued for deletion while the storage fails', async () => {
    const student = await someStudent();
    await upload(student);
    await trio.db.deleteFrom('students').where('studentId', '=', student.id).execute();
    const broken: Storage = {
      ...createFolderStorage(trio.uploads),
      delete: () => Promise.reject(new StorageUnavailable('delete', { code: 'EIO' })),
    };
    const errors: string[] = [];
    await deleteUnwantedFiles(deps(broken), ({ message }) => errors.push(message));
    expect(errors).toEqual(['storage: delete failed (EIO)']);
    expect(await filesOf(student)).toHaveLength(1);
    await deleteFiles();
    expect(await filesOf(student)).toEqual([]);
  });
});

describe('pictures that no sort shows', () => {
  it('are deleted after a week unless a sort shows them', async () => {
    const student = await someStudent();
    const [inProgress = '', confirmed = '', unused = ''] = await upload(student, 3);
    await insertSort(student, {
      state: { ownCards: { a: { value: ownCard(inProgress), at: 1 }, b: { value: null, at: 2 } } },
    });
    await insertSort(student, { selected: ['water', 'food', { id: 'c', ...ownCard(confirmed) }] });
    trio.clock.advance(7 * day - 1);
    await forgetUnusedImages(deps());
    await deleteFiles();
    expect(await filesOf(student)).toEqual([inProgress, confirmed, unused]);
    trio.clock.advance(2);
    await forgetUnusedImages(deps());
    await deleteFiles();
    expect(await filesOf(student)).toEqual([inProgress, confirmed]);
  });

  it('stay readable while an earlier sort shows them, also if a later sort removes the card', async () => {
    const student = await createSortingStudent(trio);
    const [picked = '', liked = ''] = await upload(student, 2);
    const sort = finishedSort();
    const cards = [picked, liked].map((imageId, place) => ({
      ...ownCard(imageId),
      id: `own-${place}`,
      result: 'superlike',
      at: sort.startedAt + 1,
    }));
    const { selected = [], ...body } = startBody(sort);
    const [first, second] = selected;
    const three = [first, second, { id: 'own-0', ...ownCard(picked) }];
    const ranked = body.cards.map((card) => (card.rank === 3 ? { ...card, rank: null } : card));
    const done = await student.post({
      ...body,
      cards: [...ranked, { ...cards[0], rank: 3 }, cards[1]],
      selected: three,
    });
    expect(done.json()).toMatchObject({ confirmed: { selected: three } });
    trio.clock.advance(day);
    const again = newSort();
    await student.post({ ...startBody(again), cards: [...startBody(again).cards, ...cards] });
    await student.put(again.id, {
      removedCards: cards.map(({ id }) => ({ id, at: again.startedAt + 5000 })),
    });
    trio.clock.advance(30 * day);
    await forgetUnusedImages(deps());
    await deleteFiles();
    const { cookie } = await trio.signIn(student.email);
    for (const imageId of [picked, liked]) {
      const { statusCode } = await trio.call('GET', `/cards/images/${imageId}`, {
        headers: { cookie },
      });
      expect(statusCode).toBe(200);
    }
  });

  it('are deleted, oldest first, above thirty', async () => {
    const student = await someStudent();
    const [oldest = '', second = ''] = await upload(student, 30);
    await insertSort(student, { state: { ownCards: { a: { value: ownCard(oldest), at: 1 } } } });
    expect(await filesOf(student)).toHaveLength(30);
    await upload(student, 2);
    await deleteFiles();
    const left = await filesOf(student);
    expect(left).toHaveLength(31);
    expect(left).toContain(oldest);
    expect(left).not.toContain(second);
  });
});
