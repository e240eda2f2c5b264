import { cardKeys } from '@trio/deck/facts.generated';
import { generateAccessCode, normaliseAccessCode } from '@trio/domain/access-code';
import { regionOf } from '../features/accounts/accounts.mapper.ts';
import type { Chance } from './chance.ts';
import { emailName, nameIn, type Name } from './names.ts';
import { day, type Calendar } from './school-calendar.ts';
import { schoolName, schoolPlace } from './school-names.ts';

type Language = 'en' | 'fr';

export type AddressStyle = 'full-name' | 'initial' | 'number';

export interface PlannedStaff extends Name {
  readonly staffId: string;
  readonly email: string;
  readonly createdAt: Date;
}

export interface PlannedSchool {
  readonly row: ReturnType<typeof rowOf>;
  readonly language: Language;
  readonly students: number;
  readonly domain: string;
  readonly addresses: AddressStyle;
  /** Students sign up and sort between these moments. */
  readonly from: number;
  readonly to: number;
  readonly deck: readonly string[];
  readonly staff: readonly PlannedStaff[];
}

export function planSchools(
  sizes: readonly number[],
  calendar: Calendar,
  chance: Chance,
): PlannedSchool[] {
  const codes = new Set<string>();
  return sizes.map((students, place) => {
    const createdAt = calendar.signUp();
    const language: Language = chance.happens(0.42) ? 'fr' : 'en';
    const name = schoolName(language, chance);
    // Schools verify within hours or never. Without verification no student can join.
    const isVerified = students > 0 || chance.happens(0.4);
    const from = createdAt + day;
    const expiresAt = expiryOf(from, calendar, chance);
    const excluded = chance.happens(0.04) ? [chance.pick(cardKeys), chance.pick(cardKeys)] : [];
    const excludedCards = [...new Set<string>(excluded)];
    const domain = `${emailName(name).slice(0, 24)}-${place + 1}.example`;
    const row = rowOf(
      { createdAt, language, name, isVerified, expiresAt, excludedCards, domain },
      freeCode(codes, chance),
      chance,
    );
    return {
      row,
      language,
      students,
      domain,
      addresses: chance.pick(['full-name', 'full-name', 'initial', 'number']),
      from,
      to: Math.min(expiresAt ?? calendar.end, calendar.end),
      deck: cardKeys.filter((card) => !excludedCards.includes(card)),
      staff: staffOf(createdAt, language, domain, chance),
    };
  });
}

function expiryOf(from: number, calendar: Calendar, chance: Chance): number | null {
  if (chance.happens(0.12)) return calendar.end + (1 + chance.below(500)) * day;
  const age = Math.floor((calendar.end - from) / day);
  return age > 120 && chance.happens(0.05) ? from + (90 + chance.below(age - 100)) * day : null;
}

interface Known {
  readonly createdAt: number;
  readonly language: Language;
  readonly name: string;
  readonly isVerified: boolean;
  readonly expiresAt: number | null;
  readonly excludedCards: readonly string[];
  readonly domain: string;
}

function rowOf(school: Known, accessCode: string, chance: Chance) {
  const { createdAt, language, name, isVerified, expiresAt, excludedCards, domain } = school;
  const place = schoolPlace(language, chance);
  const isNewBrunswick = /brunswick/iu.test(place.state);
  const isConsumerGroup = chance.happens(0.02);
  const isAllowListOn = chance.happens(0.1);
  return {
    schoolId: chance.id(createdAt),
    name,
    accessCode,
    region: isNewBrunswick ? ('new-brunswick' as const) : regionOf(place.country),
    ...place,
    isConsumerGroup,
    isFreemiumGroup: isConsumerGroup && chance.happens(0.3),
    isPathExplorerEnabled: chance.happens(0.1),
    isCardExpanded: chance.happens(0.1),
    excludedCards,
    allowedEmailDomains: isAllowListOn ? [domain] : [],
    isAllowListOn,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    verifiedAt: isVerified ? new Date(createdAt + Math.round(chance.next() * 0.9 * day)) : null,
    deletionRequestedAt: null,
    createdAt: new Date(createdAt),
  };
}

function freeCode(codes: Set<string>, chance: Chance): string {
  for (;;) {
    const code = generateAccessCode((max) => chance.below(max));
    const compared = normaliseAccessCode(code);
    if (codes.has(compared)) continue;
    codes.add(compared);
    return code;
  }
}

function staffOf(
  createdAt: number,
  language: Language,
  domain: string,
  chance: Chance,
): PlannedStaff[] {
  const person = (at: number, mailbox: string): PlannedStaff => ({
    ...nameIn(language, chance),
    staffId: chance.id(at),
    email: `${mailbox}@${domain}`,
    createdAt: new Date(at),
  });
  const contact = person(createdAt, language === 'fr' ? 'direction' : 'office');
  if (!chance.happens(0.35)) return [contact];
  const later = createdAt + Math.round(chance.next() * 6 * day);
  return [contact, person(later, language === 'fr' ? 'orientation' : 'guidance')];
}
