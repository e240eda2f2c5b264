import type {
  ListedSchool,
  SchoolSettings as WireSchool,
  SchoolSettingsForm,
  SettingWarning,
} from '@trio/contracts/schools';
import { waitsFor } from '@trio/domain/waits-for';
import type { NewAuditEntry } from '../../data/audit.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import type { ListedStaffMember } from '../../data/staff.repository.ts';
import { endOfDay, lastDayOf, contradictionsIn, type SchoolSettings } from './schools.rules.ts';
import type { ListedOverview, SchoolOverview } from './school-list.repository.ts';

export const toListedSchool = (school: ListedOverview, needsApproval: boolean): ListedSchool => ({
  id: school.schoolId,
  schoolname: school.name,
  firstname: school.contactFirstName ?? '',
  lastname: school.contactLastName ?? '',
  email: school.contactEmail ?? '',
  created: school.createdAt.toISOString(),
  studentCount: school.studentCount,
  ...toState(school, needsApproval),
});

const toState = (school: ListedOverview, needsApproval: boolean) => ({
  waitsFor: waitsFor(school, needsApproval),
  expiry: school.expiresAt?.toISOString() ?? null,
  deletionRequested: school.deletionRequestedAt?.toISOString() ?? null,
});

export const toWireSchool = (
  school: SchoolOverview,
  staff: readonly ListedStaffMember[],
  { needsApproval, now }: { readonly needsApproval: boolean; readonly now: Date },
): WireSchool => ({
  id: school.schoolId,
  schoolname: school.name,
  code: school.accessCode,
  address: school.address,
  city: school.city,
  state: school.state,
  country: school.country,
  postalzip: school.postalCode,
  phone: school.phone,
  created: school.createdAt.toISOString(),
  studentCount: school.studentCount,
  staff: staff.map(({ staffId, firstName, lastName, email, invitedAt }) => ({
    _id: staffId,
    firstname: firstName,
    lastname: lastName,
    email,
    isInvited: invitedAt !== null,
  })),
  emailDomainWhitelist: school.allowedEmailDomains,
  emailDomainBlacklist: school.deniedEmailDomains,
  verified: school.verifiedAt?.toISOString() ?? null,
  approved: school.approvedAt?.toISOString() ?? null,
  needsApproval,
  ...toState(school, needsApproval),
  settings: toForm(school),
  warnings: warningsOf(school, now),
});

const toForm = (school: SchoolSettings): SchoolSettingsForm => ({
  region: school.region,
  isConsumerGroup: school.isConsumerGroup,
  isFreemiumGroup: school.isFreemiumGroup,
  isPathExplorerEnabled: school.isPathExplorerEnabled,
  isCardExpanded: school.isCardExpanded,
  isCardOrderFixed: school.isCardOrderFixed,
  excludedCards: [...school.excludedCards],
  lastDay: lastDayOf(school.expiresAt),
  isEmailDomainWhitelistEnabled: school.isAllowListOn,
  isEmailDomainBlacklistEnabled: school.isDenyListOn,
});

export function fromForm(form: SchoolSettingsForm): SchoolSettings {
  const { isEmailDomainWhitelistEnabled, isEmailDomainBlacklistEnabled, lastDay, ...rest } = form;
  return {
    ...rest,
    // The contract accepts only a valid date.
    expiresAt: lastDay === null ? null : endOfDay(lastDay),
    isAllowListOn: isEmailDomainWhitelistEnabled,
    isDenyListOn: isEmailDomainBlacklistEnabled,
  };
}

const warningsOf = (school: School, now: Date): SettingWarning[] => [
  ...contradictionsIn(school),
  ...(school.expiresAt !== null && school.expiresAt <= now ? (['expired'] as const) : []),
];

const wordOf = (value: SchoolSettingsForm[keyof SchoolSettingsForm]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

export function changesBetween(
  before: SchoolSettings,
  after: SchoolSettings,
): NonNullable<NewAuditEntry['details']> {
  const [was, is] = [toForm(before), toForm(after)];
  return Object.fromEntries(
    (Object.keys(is) as (keyof SchoolSettingsForm)[]).flatMap((name) => {
      const pair = [wordOf(was[name]), wordOf(is[name])];
      return pair[0] === pair[1] ? [] : [[name, pair]];
    }),
  );
}
