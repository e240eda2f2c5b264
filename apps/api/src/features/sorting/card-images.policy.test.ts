import type { Role } from '@trio/domain/roles';
import { expect, it } from 'vitest';
import { imageKey, isOwnFileName, refuseClassmates } from './card-images.policy.ts';

it.each<[boolean, Role, string]>([
  [true, 'student', 'student'],
  [true, 'school', 'teacher'],
  [true, 'admin', 'admin'],
  [false, 'student', 'classmate'],
])('visibility of a picture is %s for the role %s and the user id %s', (may, role, userId) => {
  const read = () => refuseClassmates({ role, userId }, { studentId: 'student' });
  if (may) read();
  else expect(read).toThrow('request/not-found');
});

it.each([
  [true, 'id1'],
  [true, 'id-12'],
  [true, 'id_1700000000000'],
  [false, 'id'],
  [false, 'id--1'],
  [false, 'id1.png'],
  [false, 'other1'],
  [false, 'xid1'],
  [false, `id${'1'.repeat(21)}`],
])('returns %s for the file name %s', (may, name) => {
  expect(isOwnFileName(name, 'id')).toBe(may);
});

it('stores a picture in the folder of its school', () => {
  expect(imageKey({ schoolId: 'cedar', imageId: '1' })).toBe('card-images/cedar/1.jpg');
});
