import { demoPerson } from './demo-people.ts';
import type { DemoClass } from './demo-classes.ts';
import type { Country, Language, Region } from '../platform/database/schema.generated.ts';

export interface DemoSchool {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly code: string;
  readonly domain: string;
  readonly region: Region;
  readonly language: Language;
  readonly place: {
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly country: Country;
    readonly postalCode: string;
    readonly phone: string;
  };
  readonly students: number;
  readonly flags?: {
    readonly isConsumerGroup?: true;
    readonly isFreemiumGroup?: true;
    readonly isPathExplorerEnabled?: true;
    readonly isEffectOn?: true;
  };
  readonly isExpired?: true;
  /** A school with classes also has a counsellor and a teacher. */
  readonly classes?: readonly DemoClass[];
  /** It confirmed this period, and some students are on a list. */
  readonly keepsOneYear?: true;
  /** By the number of the student, who then has no email address. */
  readonly usernames?: Readonly<Record<number, string>>;
}

export const demoPassword = 'three-cards';
export const demoAdminEmail = 'admin@trio.example';

export const demoBoard = {
  boardId: '01900000-0000-7000-8000-000000000900',
  name: 'Two Rivers School Board',
} as const;
export const demoBoardEmail = 'board@two-rivers.example';

const id = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const demoSchools: readonly DemoSchool[] = [
  {
    id: id(1),
    kind: 'ordinary school',
    name: 'Cedar Ridge Secondary School',
    code: 'Cedar 4827',
    domain: 'cedar-ridge.example',
    region: 'canada',
    language: 'en',
    place: {
      address: '12 Cedar Ridge Road',
      city: 'Peterborough',
      state: 'Ontario',
      country: 'can',
      postalCode: 'K9J 0A1',
      phone: '705-555-0112',
    },
    students: 60,
    keepsOneYear: true,
    classes: [
      {
        id: id(11),
        name: 'Career Studies 10',
        joinCode: 'Caribou 23456',
        state: 'open',
        teacher: 'teacher',
        has: (n) => n <= 20,
      },
      {
        id: id(12),
        name: 'Leadership 11',
        joinCode: 'Piano 65432',
        state: 'closed',
        teacher: 'counsellor',
        has: (n) => n === 1 || (n > 20 && n < 45),
      },
    ],
    usernames: { 8: 'brave-otter-273', 12: 'curious-heron-648' },
  },
  {
    id: id(2),
    kind: 'New Brunswick school',
    name: 'École de la Baie-aux-Hérons',
    code: 'Héron 3164',
    domain: 'baie-aux-herons.example',
    region: 'new-brunswick',
    language: 'fr',
    place: {
      address: '48, chemin de la Baie',
      city: 'Caraquet',
      state: 'Nouveau-Brunswick',
      country: 'can',
      postalCode: 'E1W 0A2',
      phone: '506-555-0148',
    },
    students: 28,
    keepsOneYear: true,
    flags: { isEffectOn: true },
    classes: [
      {
        id: id(21),
        name: 'Formation personnelle et sociale, 10e année',
        joinCode: 'Igloo 34567',
        state: 'open',
        teacher: 'teacher',
        has: (n) => n <= 20,
      },
      {
        id: id(22),
        name: 'Leadership, 11e année',
        joinCode: 'Tango 76543',
        state: 'closed',
        teacher: 'counsellor',
        has: (n) => n === 1 || n > 20,
      },
    ],
    usernames: { 8: 'loutre-brave-273', 12: 'hirondelle-agile-648' },
  },
  {
    id: id(3),
    kind: 'consumer group',
    name: 'Trio at Home',
    code: 'Home 2593',
    domain: 'home.example',
    region: 'usa',
    language: 'en',
    place: {
      address: '7 Kitchen Table Lane',
      city: 'Burlington',
      state: 'Vermont',
      country: 'usa',
      postalCode: '05401',
      phone: '802-555-0107',
    },
    students: 6,
    flags: { isConsumerGroup: true },
  },
  {
    id: id(4),
    kind: 'freemium group',
    name: 'Trio Open Table',
    code: 'Table 7041',
    domain: 'open-table.example',
    region: 'other',
    language: 'en',
    place: {
      address: '1 Open Table Square',
      city: 'Leeds',
      state: 'Yorkshire',
      country: 'other',
      postalCode: 'LS1 0AA',
      phone: '+44 113 496 0101',
    },
    students: 6,
    flags: { isConsumerGroup: true, isFreemiumGroup: true },
  },
  {
    id: id(5),
    kind: 'path-explorer school',
    name: 'Lakeshore Collegiate',
    code: 'Lake 5518',
    domain: 'lakeshore.example',
    region: 'canada',
    language: 'en',
    place: {
      address: '300 Lakeshore Drive',
      city: 'Thunder Bay',
      state: 'Ontario',
      country: 'can',
      postalCode: 'P7B 0B3',
      phone: '807-555-0130',
    },
    students: 6,
    flags: { isPathExplorerEnabled: true },
  },
  {
    id: id(6),
    kind: 'expired school',
    name: 'Old Mill High School',
    code: 'Mill 9302',
    domain: 'old-mill.example',
    region: 'usa',
    language: 'en',
    place: {
      address: '9 Old Mill Street',
      city: 'Lowell',
      state: 'Massachusetts',
      country: 'usa',
      postalCode: '01850',
      phone: '978-555-0109',
    },
    students: 4,
    isExpired: true,
  },
];

export const demoStudentEmail = (school: DemoSchool): string => `student@${school.domain}`;
export const demoStaffEmail = (school: DemoSchool): string => `school@${school.domain}`;
export const demoCounsellorEmail = (school: DemoSchool): string => `counsellor@${school.domain}`;
export const demoTeacherEmail = (school: DemoSchool): string => `teacher@${school.domain}`;

const firstPerson = (school: DemoSchool): number => Number(school.id.at(-1)) * 13;

export const demoStaff = (school: DemoSchool) => demoPerson(firstPerson(school));
export const demoCounsellor = (school: DemoSchool) => demoPerson(firstPerson(school) - 1);
export const demoTeacher = (school: DemoSchool) => demoPerson(firstPerson(school) - 2);
export const demoStudent = (school: DemoSchool, n: number) =>
  demoPerson(firstPerson(school) + 1 + n);
export const demoEmail = (school: DemoSchool, n: number): string =>
  `${demoStudent(school, n).emailName}@${school.domain}`;
