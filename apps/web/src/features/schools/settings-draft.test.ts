import type { SchoolSettingsForm } from '@trio/contracts/schools';
import { cardKeys } from '@trio/deck/facts.generated';
import { expect, it } from 'vitest';
import { hasChanges, includedCount, problemIn, warningsIn, withCards } from './settings-draft.ts';

const plain: SchoolSettingsForm = {
  region: 'canada',
  isConsumerGroup: false,
  isFreemiumGroup: false,
  isPathExplorerEnabled: false,
  isCardExpanded: false,
  isCardOrderFixed: false,
  excludedCards: [],
  lastDay: null,
  isEmailDomainWhitelistEnabled: false,
  isEmailDomainBlacklistEnabled: false,
};
const lists = { emailDomainWhitelist: [], emailDomainBlacklist: [] };

it('ignores the order of excluded cards', () => {
  const some = { ...plain, excludedCards: ['wealth', 'coolClimate'] };
  expect(hasChanges({ ...plain, excludedCards: ['coolClimate', 'wealth'] }, some)).toBe(false);
  expect(hasChanges({ ...plain, region: 'usa' }, plain)).toBe(true);
  expect(hasChanges(some, plain)).toBe(true);
});

it('warns of settings that have no effect or contradict each other', () => {
  const draft = {
    ...plain,
    isFreemiumGroup: true,
    isEmailDomainWhitelistEnabled: true,
    isEmailDomainBlacklistEnabled: true,
    lastDay: '2026-06-30',
  };
  expect([...warningsIn(draft, lists, '2026-07-01')]).toEqual([
    'freemium-without-consumer',
    'nobody-allowed',
    'nobody-denied',
    'expired',
  ]);
  const full = { emailDomainWhitelist: ['x.ca'], emailDomainBlacklist: ['y.ca'] };
  const sound = { ...draft, isConsumerGroup: true };
  expect([...warningsIn(sound, full, '2026-06-30')]).toEqual([]);
});

it('refuses fewer than three cards and an empty last day', () => {
  const three = withCards([], cardKeys.slice(3), false);
  expect(includedCount({ excludedCards: three })).toBe(3);
  expect(problemIn({ ...plain, excludedCards: three })).toBeNull();
  expect(problemIn({ ...plain, excludedCards: withCards(three, [cardKeys[0]], false) })).toBe(
    'school/too-few-cards',
  );
  expect(withCards(three, cardKeys, true)).toEqual([]);
  expect(problemIn({ ...plain, lastDay: '' })).toBe('school/day-invalid');
});
