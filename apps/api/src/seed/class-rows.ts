import { normaliseAccessCode } from '@trio/domain/access-code';
import { generateJoinCode } from '@trio/domain/classes/join-code';
import { classStateAt, joiningEndsAfter, type ClassState } from '@trio/domain/classes/joining';
import { schoolYearOf, termEndIn } from '@trio/domain/classes/school-year';
import { chanceFrom } from './chance.ts';
import { nameIn } from './names.ts';
import type { PlannedSchool, PlannedStaff } from './plan-schools.ts';
import { hour } from './school-calendar.ts';

const classSize = 30;
const studentsPerTeacher = 90;

export interface ClassRow {
  readonly schoolId: string;
  readonly classId: string;
  readonly name: string;
  readonly schoolYear: number;
  readonly termEndsOn: string;
  readonly state: ClassState;
  readonly joiningEndsAt: Date;
  readonly allowsJoiningWithoutEmail: boolean;
  readonly joinCode: string;
  readonly createdAt: Date;
}

interface Joining {
  readonly classId: string;
  /** Set for the first student of a class. */
  readonly begun: { readonly row: ClassRow; readonly teacher: PlannedStaff } | null;
}

export interface SeedClasses {
  teachersOf(school: PlannedSchool): readonly PlannedStaff[];
  /** Students sign up by class, so the next ones of a school fill its latest class. */
  join(school: PlannedSchool, at: number): Joining | null;
}

const teacherCount = ({ students, row }: PlannedSchool): number =>
  row.isConsumerGroup ? 0 : Math.ceil(students / studentsPerTeacher);

export const teacherEmails = (school: PlannedSchool): string[] =>
  Array.from(
    { length: teacherCount(school) },
    (_, place) =>
      `${school.language === 'fr' ? 'enseignement' : 'teacher'}${place + 1}@${school.domain}`,
  );

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Draws random numbers of its own, so that the other rows stay the same for a seed. */
export function createSeedClasses(seed: number, now: Date): SeedClasses {
  const chance = chanceFrom(seed + 1);
  const codes = new Set<string>();
  const thisYear = schoolYearOf(dayOf(now.getTime()));
  const teachers = new Map<PlannedSchool, readonly PlannedStaff[]>();
  const latest = new Map<
    PlannedSchool,
    { readonly row: ClassRow; readonly number: number; students: number }
  >();

  const teachersOf = (school: PlannedSchool): readonly PlannedStaff[] => {
    const known = teachers.get(school);
    if (known) return known;
    const planned = teacherEmails(school).map((email) => ({
      ...nameIn(school.language, chance),
      staffId: chance.id(school.from),
      email,
      createdAt: new Date(school.from),
    }));
    teachers.set(school, planned);
    return planned;
  };

  function freeCode(): string {
    for (;;) {
      const code = generateJoinCode((max) => chance.below(max));
      const compared = normaliseAccessCode(code);
      if (codes.has(compared)) continue;
      codes.add(compared);
      return code;
    }
  }

  function newClass({ row: school, language }: PlannedSchool, number: number, at: number) {
    const today = dayOf(at);
    const schoolYear = schoolYearOf(today);
    const createdAt = new Date(at - hour);
    const joiningEndsAt = joiningEndsAfter(createdAt);
    const state = schoolYear < thisYear ? 'archived' : 'open';
    return {
      schoolId: school.schoolId,
      classId: chance.id(createdAt.getTime()),
      name: `${language === 'fr' ? 'Orientation' : 'Careers'} ${9 + (number % 3)}-${number}`,
      schoolYear,
      termEndsOn: termEndIn(schoolYear, today),
      state: classStateAt({ state, joiningEndsAt }, now),
      joiningEndsAt,
      allowsJoiningWithoutEmail: !school.isAllowListOn,
      joinCode: freeCode(),
      createdAt,
    };
  }

  return {
    teachersOf,
    join: (school, at) => {
      const open = latest.get(school);
      if (open && open.students < classSize && open.row.schoolYear === schoolYearOf(dayOf(at))) {
        open.students += 1;
        return { classId: open.row.classId, begun: null };
      }
      const number = (open?.number ?? 0) + 1;
      const all = teachersOf(school);
      const teacher = all[number % all.length];
      if (!teacher) return null;
      const row = newClass(school, number, at);
      latest.set(school, { row, number, students: 1 });
      return { classId: row.classId, begun: { row, teacher } };
    },
  };
}
