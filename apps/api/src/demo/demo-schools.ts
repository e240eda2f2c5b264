import type { Region } from '../platform/database/schema.generated.ts';

export interface DemoSchool {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly code: string;
  readonly domain: string;
  readonly region: Region;
  readonly students: number;
  readonly flags?: {
    readonly isConsumerGroup?: true;
    readonly isFreemiumGroup?: true;
    readonly isPathExplorerEnabled?: true;
  };
  readonly isExpired?: true;
}

/** Everybody in the demo signs in with this. */
export const demoPassword = 'three-cards';
export const demoAdminEmail = 'admin@trio.example';

const id = (n: number): string => `01900000-0000-7000-8000-00000000000${n}`;

/** One school of each kind the product knows, under names that belong to nobody. */
export const demoSchools: readonly DemoSchool[] = [
  {
    id: id(1),
    kind: 'ordinary school',
    name: 'Cedar Ridge Secondary School',
    code: 'Cedar 4827',
    domain: 'cedar-ridge.example',
    region: 'canada',
    students: 60,
  },
  {
    id: id(2),
    kind: 'New Brunswick school',
    name: 'École de la Baie-aux-Hérons',
    code: 'Héron 3164',
    domain: 'baie-aux-herons.example',
    region: 'new-brunswick',
    students: 8,
  },
  {
    id: id(3),
    kind: 'consumer group',
    name: 'Trio at Home',
    code: 'Home 2593',
    domain: 'home.example',
    region: 'usa',
    students: 5,
    flags: { isConsumerGroup: true },
  },
  {
    id: id(4),
    kind: 'freemium group',
    name: 'Trio Open Table',
    code: 'Table 7041',
    domain: 'open-table.example',
    region: 'other',
    students: 5,
    flags: { isConsumerGroup: true, isFreemiumGroup: true },
  },
  {
    id: id(5),
    kind: 'path-explorer school',
    name: 'Lakeshore Collegiate',
    code: 'Lake 5518',
    domain: 'lakeshore.example',
    region: 'canada',
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
    students: 4,
    isExpired: true,
  },
];

export const demoStudentEmail = (school: DemoSchool): string => `student@${school.domain}`;
export const demoStaffEmail = (school: DemoSchool): string => `school@${school.domain}`;
