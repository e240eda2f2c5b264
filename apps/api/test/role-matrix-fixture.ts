import type { Access } from '@trio/contracts/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { newId } from '../src/platform/ids.ts';
import {
  createAdmin,
  createBoard,
  createBoardMember,
  createClass,
  createSchool,
  createStaff,
} from './factories.ts';
import { createSortingStudent, finishedSort } from './sorting-student.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';
import { goodPng } from './test-pictures.ts';

export const callers = [
  'teacherOfClass',
  'teacherOfOtherClass',
  'teacherWithoutClass',
  'counsellor',
  'owner',
  'ownerOfOtherSchool',
  'studentOfClass',
  'boardMember',
  'admin',
] as const;
export type Who = (typeof callers)[number];

/** A student whose name, address, words, card and picture no other person has. */
async function createRecognisable(trio: TestApp, schoolId: string, firstName: string) {
  const lastName = 'Undisclosed';
  const student = await createSortingStudent(trio, { schoolId });
  const email = `${firstName.toLowerCase()}-${newId()}@undisclosed.test`;
  await trio.db
    .updateTable('students')
    .set({ firstName, lastName, email })
    .where('studentId', '=', student.id)
    .execute();
  await trio.db.updateTable('identityUsers').set({ email }).where('id', '=', student.id).execute();
  const sort = finishedSort();
  await student.confirm(sort);
  const words = [`${firstName} wrote this`, '', ''];
  await student.put(sort.id, { reflection: { reasons: words, shared: '', action: words[0] } });
  const query = { fileName: `${student.id}1`, fileExtension: 'png' };
  const { uploadUrl, downloadUrl } = (
    await trio.call('GET', '/cards/upload', {
      headers: { authorization: student.authorization },
      query,
    })
  ).json<{ data: { uploadUrl: string; downloadUrl: string } }>().data;
  await trio.call('PUT', uploadUrl.replace(`${trio.origin}/api`, ''), {
    payload: await goodPng(),
    headers: { 'content-type': 'image/png' },
  });
  const imageId = downloadUrl.split('/').at(-1) ?? '';
  return {
    id: student.id,
    email,
    firstName,
    lastName,
    imageId,
    secrets: [firstName, email, student.id],
  };
}
type Recognisable = Awaited<ReturnType<typeof createRecognisable>>;

/** Two schools; one has two classes, with a student in each and one in none. */
export async function createMatrix(trio: TestApp) {
  const { boardId } = await createBoard(trio.db);
  const { schoolId } = await createSchool(trio.db, { name: 'Our School', boardId });
  const { schoolId: otherSchoolId } = await createSchool(trio.db, { name: 'Other School' });
  const student = await createRecognisable(trio, schoolId, 'Ninouchka');
  const ofOtherClass = await createRecognisable(trio, schoolId, 'Omarion');
  const withoutClass = await createRecognisable(trio, schoolId, 'Paulinette');
  const ofOtherSchool = await createRecognisable(trio, otherSchoolId, 'Quinnlyn');
  const staff = async (school: string, staffKind: 'owner' | 'counsellor' | 'teacher') =>
    createStaff(trio.db, school, { staffKind });
  const people = {
    teacherOfClass: await staff(schoolId, 'teacher'),
    teacherOfOtherClass: await staff(schoolId, 'teacher'),
    teacherWithoutClass: await staff(schoolId, 'teacher'),
    counsellor: await staff(schoolId, 'counsellor'),
    owner: await staff(schoolId, 'owner'),
    ownerOfOtherSchool: await staff(otherSchoolId, 'owner'),
    studentOfClass: student,
    boardMember: await createBoardMember(trio.db, boardId),
    admin: await createAdmin(trio.db),
  };
  const { classId } = await createClass(trio.db, schoolId, {
    teachers: [people.teacherOfClass.id],
    students: [student.id],
  });
  await createClass(trio.db, schoolId, {
    name: '10C',
    teachers: [people.teacherOfOtherClass.id],
    students: [ofOtherClass.id],
  });
  // An archived class shows its students to no teacher.
  await createClass(trio.db, schoolId, {
    state: 'archived',
    teachers: [people.teacherWithoutClass.id],
    students: [student.id, ofOtherClass.id, withoutClass.id],
  });
  await createClass(trio.db, otherSchoolId, { students: [ofOtherSchool.id] });
  const pictureId = newId();
  const bytes = await goodPng();
  await trio.db
    .insertInto('schoolCardPictures')
    .values({ schoolId, pictureId, contentType: 'image/png', bytes, createdAt: new Date() })
    .execute();

  const clients = new Map<Who, Awaited<ReturnType<typeof createTestClient>>>();
  for (const who of callers) clients.set(who, await createTestClient(trio, people[who].email));
  const call = (
    who: Who,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { access, ...request }: Pick<InjectOptions, 'query' | 'payload'> & { access?: Access } = {},
  ): Promise<LightMyRequestResponse> => {
    const { authorization = '', cookie = '' } = clients.get(who) ?? {};
    const headers = access === 'cookie' ? { cookie } : { authorization };
    return trio.call(method, path, { headers, ...request });
  };

  const ours = [student, ofOtherClass, withoutClass];
  const seenBy: Readonly<Record<Who, readonly Recognisable[]>> = {
    teacherOfClass: [student],
    teacherOfOtherClass: [ofOtherClass],
    teacherWithoutClass: [],
    counsellor: ours,
    owner: ours,
    ownerOfOtherSchool: [ofOtherSchool],
    studentOfClass: [student],
    boardMember: [],
    admin: [...ours, ofOtherSchool],
  };
  const hiddenFrom = (who: Who): readonly string[] =>
    [...ours, ofOtherSchool]
      .filter((each) => !seenBy[who].includes(each))
      .flatMap(({ secrets }) => secrets);
  const headersOf = (who: Who) => {
    const { authorization = '', cookie = '' } = clients.get(who) ?? {};
    return { authorization, cookie };
  };
  return {
    trio,
    schoolId,
    classId,
    student,
    people,
    pictureId,
    call,
    headersOf,
    seenBy,
    hiddenFrom,
  };
}
export type Matrix = Awaited<ReturnType<typeof createMatrix>>;
