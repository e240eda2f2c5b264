import type { Role } from '@trio/domain/roles';
import { expect, it } from 'vitest';
import { writerKeyOf } from './support.policy.ts';

const caller = (role: Role, schoolId: string | null) => ({
  sessionId: 'session',
  userId: 'me',
  role,
  schoolId,
  staffKind: role === 'school' ? ('owner' as const) : null,
  boardId: null,
  openSchools: 'all' as const,
  signedInAt: new Date(),
});

it.each([
  ['student', 'ours'],
  ['school', 'ours'],
  ['admin', null],
] as const)('lets a %s write in their own name', (role, schoolId) => {
  expect(writerKeyOf(caller(role, schoolId))).toEqual({ role, userId: 'me', schoolId });
});

it.each([
  ['student', null],
  ['school', null],
  ['admin', 'ours'],
] as const)('refuses a %s whose school is %s', (role, schoolId) => {
  expect(() => writerKeyOf(caller(role, schoolId))).toThrow('request/forbidden');
});
