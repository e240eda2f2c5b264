import type { AccountRecord } from '@trio/contracts/accounts';
import { waitsFor } from '@trio/domain/waits-for';
import type { ProvinceCode } from '@trio/domain/province-codes';
import { provinceOf } from '@trio/domain/provinces';
import { zoneOfSchool } from '@trio/domain/time/school-zone';
import type { Country } from '@trio/domain/countries';
import { noticeFlags } from '@trio/domain/student-notices';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Region } from '../../platform/database/schema.generated.ts';
import type { BoardSettings } from '../../data/board-members.repository.ts';
import type { Person } from '../../data/people.repository.ts';
import type { School } from '../../data/schools.repository.ts';

export function toAccountRecord(
  caller: Caller,
  person: Person,
  school: School | null,
  needsApproval: boolean,
  board: BoardSettings | null,
): Omit<AccountRecord, 'hasPassword' | 'passwordGiven'> {
  return {
    _id: caller.userId,
    role: caller.role,
    ...(caller.staffKind && { kind: caller.staffKind }),
    firstname: person.firstName,
    lastname: person.lastName,
    email: person.email,
    ...(caller.role === 'admin' && { language: person.language }),
    ...(person.username !== null && { username: person.username }),
    ...(person.pendingEmail !== null && { pendingEmail: person.pendingEmail }),
    ...(school && { schoolname: school.name }),
    ...(board !== null && {
      board: board.name,
      [caller.role === 'board' ? 'isSecondFactorRequired' : 'isSecondFactorRequiredByBoard']:
        board.secondFactorFrom !== null,
    }),
    isConsumerGroup: school?.isConsumerGroup ?? false,
    isFreemiumGroup: school?.isFreemiumGroup ?? false,
    isPathExplorerEnabled: school?.isPathExplorerEnabled ?? false,
    isCardExpanded: school?.isCardExpanded ?? false,
    isCardOrderFixed: school?.isCardOrderFixed ?? false,
    isNbSchool: school?.region === 'new-brunswick',
    expiry: school?.expiresAt?.toISOString() ?? null,
    excludedCards: school?.excludedCards ?? [],
    ...(person.hasCompletedConsumerEndSurvey !== null && {
      hasCompletedConsumerEndSurvey: person.hasCompletedConsumerEndSurvey,
    }),
    ...(person.sortAttempts !== null && { results: person.sortAttempts > 0 }),
    ...(school &&
      person.isEmailUnconfirmed && {
        emailConfirmation: isConfirmationDue(person, school) ? 'required' : 'asked',
      }),
    ...Object.fromEntries(noticeFlags.filter((flag) => person[flag]).map((flag) => [flag, true])),
    deletionRequested: deletionRequestedAt(caller, person, school)?.toISOString() ?? null,
    ...(caller.role === 'student' && school && toPlaceFields(school)),
    ...(caller.role === 'school' && school && toSchoolFields(school, needsApproval)),
    ...(caller.staffKind === 'owner' && school && toZoneFields(school)),
    ...(caller.staffKind === 'owner' &&
      school && {
        isEffectOn: school.isEffectOn,
        isSecondFactorRequired: school.secondFactorFrom !== null,
      }),
  };
}

/** The same rule as `refuseUnconfirmed` in the sorting feature. */
const isConfirmationDue = ({ sortAttempts }: Person, school: School): boolean =>
  school.requiresConfirmedEmail && school.isAllowListOn && sortAttempts === 0;

const toPlaceFields = (school: School): Pick<AccountRecord, 'country' | 'province'> => {
  const province = provinceOfSchool(school);
  return { country: countryOf(school), ...(province && { province }) };
};

function provinceOfSchool({ region, state }: School): ProvinceCode | null {
  if (region === 'new-brunswick') return 'NB';
  return region === 'canada' ? provinceOf(state) : null;
}

/**
 * Career links follow the school's region, which an administrator can set apart from its country.
 */
const countryOf = ({ region }: School) =>
  region === 'usa' ? 'usa' : region === 'other' ? 'other' : 'can';

const deletionRequestedAt = (caller: Caller, person: Person, school: School | null): Date | null =>
  (caller.role === 'school' ? school?.deletionRequestedAt : person.deletionRequestedAt) ?? null;

export const toZoneFields = (school: School) => ({
  timeZone: school.timeZone,
  timeZoneDefault: zoneOfSchool({ ...school, timeZone: null }),
});

const toSchoolFields = (school: School, needsApproval: boolean) => ({
  ...toAddressFields(school),
  ...toCodeFields(school),
  isEmailDomainWhitelistEnabled: school.isAllowListOn,
  isEmailDomainBlacklistEnabled: school.isDenyListOn,
  waitsFor: waitsOf(school, needsApproval),
});

/** No one of a refused school is logged in. */
function waitsOf(school: School, needsApproval: boolean): AccountRecord['waitsFor'] {
  const waits = waitsFor(school, needsApproval);
  return waits === 'refused' ? 'approval' : waits;
}

export const toCodeFields = (school: School) => ({
  code: school.accessCode,
  emailDomainWhitelist: school.allowedEmailDomains,
  emailDomainBlacklist: school.deniedEmailDomains,
  isEmailConfirmationRequired: school.requiresConfirmedEmail,
});

export const toAddressFields = (school: Address) => ({
  schoolname: school.name,
  address: school.address,
  city: school.city,
  state: school.state,
  country: school.country,
  postalzip: school.postalCode,
  phone: school.phone,
});

type Address = Pick<
  School,
  'name' | 'address' | 'city' | 'state' | 'country' | 'postalCode' | 'phone'
>;

/** An administrator sets New Brunswick by hand. */
const regions: Readonly<Record<Country, Region>> = { can: 'canada', usa: 'usa', other: 'other' };

export const regionOf = (country: Country): Region => regions[country];

export const changedFields = <T extends object>(
  before: { readonly [K in keyof T]?: unknown },
  after: T,
): string[] =>
  (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => String(before[name] ?? '') !== String(after[name] ?? ''),
  );
