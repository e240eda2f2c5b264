import type { Role } from '@trio/domain/roles';
import { expect, it } from 'vitest';
import { isOwnFileName, mayRead } from './card-images.policy.ts';

const owner = { schoolId: 'school', studentId: 'student' };
const caller = (role: Role, schoolId: string | null, userId: string) => ({
  role,
  schoolId,
  userId,
  sessionId: '',
  signedInAt: new Date(0),
});

it.each<[boolean, Role, string | null, string]>([
  [true, 'student', 'school', 'student'],
  [true, 'school', 'school', 'teacher'],
  [true, 'admin', null, 'admin'],
  [false, 'student', 'school', 'classmate'],
  [false, 'student', 'other', 'student'],
  [false, 'school', 'other', 'teacher'],
  [false, 'school', null, 'teacher'],
])('%s: a picture is shown to a %s of %s who is %s', (may, role, schoolId, userId) => {
  expect(mayRead(caller(role, schoolId, userId), owner)).toBe(may);
});

it.each([
  [true, 'id1'],
  [true, 'id-12'],
  [true, 'id_1700000000000'],
  [false, 'id'],
  [false, 'id--1'],
  [false, 'id1.png'],
  [false, 'xid1'],
  [false, `id${'1'.repeat(21)}`],
])('%s: a file of id may be called %s', (may, name) => {
  expect(isOwnFileName(name, 'id')).toBe(may);
});
