import type { SchoolSettings, SchoolSettingsForm, SettingWarning } from '@trio/contracts/schools';
import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';

export function hasChanges(draft: SchoolSettingsForm, saved: SchoolSettingsForm): boolean {
  const plain = ({ excludedCards, ...rest }: SchoolSettingsForm) =>
    JSON.stringify([
      Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      cardKeys.filter((key) => excludedCards.includes(key)),
    ]);
  return plain(draft) !== plain(saved);
}

/** Valid settings with a surprising effect. `today` is a UTC date. */
export function warningsIn(
  draft: SchoolSettingsForm,
  school: Pick<SchoolSettings, 'emailDomainWhitelist' | 'emailDomainBlacklist'>,
  today: string,
): ReadonlySet<SettingWarning> {
  const found: [SettingWarning, boolean][] = [
    ['freemium-without-consumer', draft.isFreemiumGroup && !draft.isConsumerGroup],
    [
      'nobody-allowed',
      draft.isEmailDomainWhitelistEnabled && school.emailDomainWhitelist.length === 0,
    ],
    [
      'nobody-denied',
      draft.isEmailDomainBlacklistEnabled && school.emailDomainBlacklist.length === 0,
    ],
    ['expired', Boolean(draft.lastDay) && (draft.lastDay ?? '') < today],
  ];
  return new Set(found.filter(([, isSo]) => isSo).map(([warning]) => warning));
}

export const includedCount = ({
  excludedCards,
}: Pick<SchoolSettingsForm, 'excludedCards'>): number =>
  cardKeys.filter((key) => !excludedCards.includes(key)).length;

export function problemIn(
  draft: SchoolSettingsForm,
): 'school/day-invalid' | 'school/too-few-cards' | null {
  if (draft.lastDay !== null && !/^\d{4}-\d{2}-\d{2}$/u.test(draft.lastDay)) {
    return 'school/day-invalid';
  }
  return includedCount(draft) < limits.cardsToPick ? 'school/too-few-cards' : null;
}

export const withCards = (
  excluded: readonly string[],
  keys: readonly string[],
  isIn: boolean,
): string[] => {
  const others = excluded.filter((key) => !keys.includes(key));
  return isIn ? others : [...others, ...keys];
};
