import type { Role } from '@trio/domain/roles';
import { expect, it } from 'vitest';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { SearchKey } from '../../platform/tickets/search-keys.ts';
import { scopeOfKey } from './students.policy.ts';

const owner = (role: Role, schoolId: string | null) => ({
  sessionId: 'session',
  userId: 'me',
  role,
  schoolId,
  staffKind: role === 'school' ? ('owner' as const) : null,
  boardId: null,
  openSchools: 'all' as const,
  signedInAt: new Date(),
});
const key = (scope: SearchKey['scope']): SearchKey => ({ sessionId: 'session', scope });
const ours = key(oneSchool('ours'));
const all = key({ kind: 'all-schools' });

it('searches the school for which the key was issued', () => {
  expect(scopeOfKey(owner('school', 'ours'), ours)).toEqual(oneSchool('ours'));
  expect(scopeOfKey(owner('admin', null), ours)).toEqual(oneSchool('ours'));
  expect(scopeOfKey(owner('admin', null), all)).toMatchObject({ kind: 'all-schools' });
});

it.each([
  ['a session that has ended', null, ours],
  ['staff who moved to another school', owner('school', 'theirs'), ours],
  ['staff for all schools', owner('school', 'ours'), all],
  ['a student', owner('student', 'ours'), ours],
])('refuses a key of %s', (_, caller, held) => {
  expect(() => scopeOfKey(caller, held)).toThrow('search/key-invalid');
});
