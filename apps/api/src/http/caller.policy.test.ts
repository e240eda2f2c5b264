import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { expect, it } from 'vitest';
import {
  adminScopeOf,
  adminStudentScopeOf,
  counsellorScopeOf,
  figureScopeOf,
  mayNameStudentsOf,
  mayReadWords,
  ownerScopeOf,
  readerScopeOf,
  refuseAllBut,
  refuseAllButAdmins,
  refuseClosedSchool,
  schoolIdOf,
  schoolScopeOf,
  scopeOf,
  staffSchoolIdOf,
  studentKeyOf,
  studentNotFound,
  studentScopeOf,
} from './caller.policy.ts';

const caller = (role: Role, schoolId: string | null) => ({
  role,
  schoolId,
  staffKind: role === 'school' ? ('owner' as const) : null,
  boardId: null,
  openSchools: 'all' as const,
  userId: 'me',
});
const admin = caller('admin', null);
const staff = caller('school', 'ours');
const student = caller('student', 'ours');
const all = expect.objectContaining({ kind: 'all-schools' });
const ours = { kind: 'school', schoolId: 'ours' };

it.each([caller('student', null), caller('school', null), caller('admin', 'ours')])(
  'always refuses a $role whose school is $schoolId',
  (invalid) => {
    const policies = [
      () => refuseAllBut(['student', 'school', 'admin'], invalid),
      () => refuseAllButAdmins(invalid),
      () => schoolIdOf(invalid),
      () => studentKeyOf(invalid),
      () => adminScopeOf(invalid),
      () => schoolScopeOf(invalid),
      () => studentScopeOf(invalid),
      () => counsellorScopeOf(invalid),
      () => ownerScopeOf(invalid),
      () => readerScopeOf(invalid),
      () => scopeOf(invalid),
    ];
    for (const policy of policies) expect(policy).toThrow('request/forbidden');
  },
);

it('gives all schools only to an administrator who names no school', () => {
  expect(adminScopeOf(admin)).toEqual(all);
  expect(schoolScopeOf(admin)).toEqual(all);
  expect(scopeOf(admin)).toEqual(all);
  expect(schoolScopeOf(staff)).toEqual(ours);
  expect(scopeOf(staff)).toEqual(ours);
  expect(scopeOf(student)).toEqual(ours);
  expect(() => adminScopeOf(staff)).toThrow('request/forbidden');
  expect(() => schoolScopeOf(student)).toThrow('request/forbidden');
});

it('allows an administrator to name a school, and hides other schools from staff', () => {
  expect(adminScopeOf(admin, 'theirs')).toEqual({ kind: 'school', schoolId: 'theirs' });
  expect(schoolScopeOf(staff, 'ours')).toEqual(ours);
  expect(() => schoolScopeOf(staff, 'theirs')).toThrow('school/not-found');
});

it('returns the key of a student’s own rows, and refuses other roles', () => {
  expect(studentKeyOf(student)).toEqual({ schoolId: 'ours', studentId: 'me' });
  expect(() => studentKeyOf(staff)).toThrow('request/forbidden');
  expect(() => schoolIdOf(student, ['school'])).toThrow('request/forbidden');
});

it('refuses every role that is not allowed', () => {
  for (const each of [admin, staff, student]) {
    expect(() => refuseAllBut([], each)).toThrow('request/forbidden');
    expect(() => refuseAllBut([each.role], each)).not.toThrow();
  }
  expect(() => refuseAllButAdmins(admin)).not.toThrow();
  expect(() => refuseAllButAdmins(staff)).toThrow('request/forbidden');
  expect(() => schoolIdOf(admin)).toThrow('request/forbidden');
  expect([schoolIdOf(student), schoolIdOf(staff)]).toEqual(['ours', 'ours']);
});

const ofKind = (staffKind: StaffKind | null) => ({ ...staff, staffKind });
const ownClasses = { kind: 'classes', schoolId: 'ours', teacherId: 'me' };

it('shows a teacher, and staff without a kind, only the students of their own classes', () => {
  for (const scope of [studentScopeOf, readerScopeOf]) {
    expect(scope(ofKind('owner'))).toEqual(ours);
    expect(scope(ofKind('counsellor'))).toEqual(ours);
    expect(scope(ofKind('teacher'))).toEqual(ownClasses);
    expect(scope(ofKind(null))).toEqual(ownClasses);
    expect(scope(admin)).toEqual(all);
  }
  expect(readerScopeOf(student)).toEqual(ours);
  expect(() => studentScopeOf(ofKind('teacher'), 'theirs')).toThrow('school/not-found');
});

it('allows each act to the kinds of staff that may do it', () => {
  const kinds: (StaffKind | null)[] = ['owner', 'counsellor', 'teacher', null];
  const allowed = (policy: (who: ReturnType<typeof ofKind>) => unknown) =>
    kinds.filter((kind) => {
      try {
        return policy(ofKind(kind)) !== undefined;
      } catch {
        return false;
      }
    });
  expect(allowed(ownerScopeOf)).toEqual(['owner']);
  expect(allowed(counsellorScopeOf)).toEqual(['owner', 'counsellor']);
  expect(allowed((who) => staffSchoolIdOf(who))).toEqual(['owner', 'counsellor', 'teacher']);
  expect(allowed((who) => staffSchoolIdOf(who, ['teacher']))).toEqual(['teacher']);
  expect(ownerScopeOf(admin)).toEqual(all);
  expect(counsellorScopeOf(admin)).toEqual(all);
});

it('shows an administrator students of open schools only', () => {
  const helper = { ...admin, boardId: null, openSchools: ['ours'] };
  const open = { kind: 'open-schools', schoolIds: ['ours'], of: all };
  const policies = [studentScopeOf, readerScopeOf, counsellorScopeOf, ownerScopeOf];
  for (const scope of [...policies, adminStudentScopeOf]) expect(scope(helper)).toEqual(open);
  expect(studentScopeOf(helper, 'ours')).toEqual(ours);
  const theirs = { kind: 'school', schoolId: 'theirs' } as const;
  const closed = studentScopeOf(helper, 'theirs');
  expect(closed).toEqual({ kind: 'open-schools', schoolIds: [], of: theirs });
  // Figures name no student.
  expect(figureScopeOf(helper)).toEqual(all);
  expect(figureScopeOf(helper, 'theirs')).toEqual(theirs);
  expect(() => adminStudentScopeOf(staff)).toThrow('request/forbidden');
});

it('answers that access is not granted, whether the student exists or not', () => {
  const helper = { ...admin, boardId: null, openSchools: ['ours'] };
  expect(studentNotFound(studentScopeOf(helper))).toMatchObject({ code: 'support/not-granted' });
  for (const scope of [studentScopeOf(helper, 'ours'), studentScopeOf(admin)]) {
    expect(studentNotFound(scope)).toMatchObject({ code: 'request/not-found' });
    expect(() => refuseClosedSchool(scope)).not.toThrow();
  }
  expect(() => refuseClosedSchool(studentScopeOf(helper, 'theirs'))).toThrow('support/not-granted');
  expect(() => refuseClosedSchool(studentScopeOf(helper))).not.toThrow();
});

it('names students beside other data only of open schools', () => {
  const helper = { ...admin, boardId: null, openSchools: ['ours'] };
  expect(mayNameStudentsOf(helper, 'ours')).toBe(true);
  expect(mayNameStudentsOf(helper, 'theirs')).toBe(false);
  expect(mayNameStudentsOf(helper, null)).toBe(true);
  expect(mayNameStudentsOf(admin, 'theirs')).toBe(true);
  expect(mayNameStudentsOf({ ...staff, openSchools: [] }, 'ours')).toBe(true);
});

it('lets a teacher read words only while they are shared, and everyone else always', () => {
  const readers = [student, admin, staff, { ...staff, staffKind: 'counsellor' as const }];
  const teachers = [
    { ...staff, staffKind: 'teacher' as const },
    { ...staff, staffKind: null },
  ];
  for (const areWordsShared of [false, true]) {
    for (const reader of readers) expect(mayReadWords(reader, { areWordsShared })).toBe(true);
    for (const teacher of teachers) {
      expect(mayReadWords(teacher, { areWordsShared })).toBe(areWordsShared);
    }
  }
});
