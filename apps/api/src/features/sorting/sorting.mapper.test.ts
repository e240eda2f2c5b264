import { addIdea } from '@trio/domain/sorting/ideas';
import { answerCard } from '@trio/domain/sorting/passes';
import { countTime, startSort } from '@trio/domain/sorting/sort';
import { describe, expect, it } from 'vitest';
import { toExportedSort, toResultRecord } from './sorting.mapper.ts';
import type { SavedSort } from '../../data/sorts.mapper.ts';

const day = (date: number) => Date.UTC(2026, 9, date);
const iso = (date: number) => new Date(day(date)).toISOString();

const answered = answerCard(
  startSort('sort', ['wealth', 'bees'], day(1)),
  'wealth',
  'like',
  day(2),
);
const withIdea = addIdea(countTime(answered, 'phone', 700), 'wealth', 'Banker', day(3));
if (withIdea === 'full') throw new Error('no room');

const words = {
  title: 'Bees',
  imageUrl: '',
  content: '',
  bulletHeading: '',
  bulletDescription: '',
  jobLinks: [],
};
const bees = { _id: 'card', name: 'bees', color: 'green' as const, en: words, fr: words };
const open: SavedSort = {
  sort: withIdea,
  revision: 4,
  createdAt: new Date(day(1)),
  confirmedAt: null,
  extraCards: [bees],
  selected: [],
  reflection: null,
  areWordsShared: false,
  emailedAt: null,
  profileSentAt: null,
};
const reflection = {
  reasons: ['Money', '', ''] as [string, string, string],
  shared: '',
  action: '',
  includesFamilyPage: true,
  includesCounsellorPage: false,
};
const confirmed = (id: string, more: Partial<SavedSort> = {}): SavedSort => ({
  ...open,
  sort: { ...withIdea, id, confirmedAt: day(4) },
  confirmedAt: new Date(day(4)),
  selected: ['wealth', 'bees'],
  ...more,
});

describe('the record of a student', () => {
  it('is empty before the first sort', () => {
    expect(toResultRecord({ sorts: [], sortAttempts: 0 })).toEqual({
      id: null,
      created: null,
      startTime: null,
      selected: [],
      cards: [],
      extraCards: [],
      totalTimeSpent: 0,
      time: {},
      pass: null,
      rankedAt: null,
      removedCards: [],
      confirmedAt: null,
      revision: 0,
      sortAttempts: 0,
      confirmed: null,
      previous: null,
    });
  });

  it('has the sort in progress with its cards and revision', () => {
    expect(toResultRecord({ sorts: [open], sortAttempts: 2 })).toMatchObject({
      id: 'sort',
      created: iso(1),
      startTime: day(1),
      selected: [],
      cards: [{ name: 'wealth', result: 'like' }, { name: 'bees' }],
      extraCards: [bees],
      totalTimeSpent: 700,
      revision: 4,
      sortAttempts: 2,
      confirmed: null,
      previous: null,
    });
  });

  it('has the last two confirmed sorts', () => {
    const latest = confirmed('latest', { emailedAt: new Date(day(5)) });
    const earlier = confirmed('earlier', { profileSentAt: new Date(day(5)), reflection });
    const sorts = [open, latest, earlier, confirmed('first')];
    const record = toResultRecord({ sorts, sortAttempts: 3 });
    const alike = {
      created: iso(1),
      updated: iso(4),
      selected: ['wealth', 'bees'],
      extraCards: [bees],
      areWordsShared: false,
      ownCards: [],
      ideas: { wealth: ['Banker'] },
    };
    expect([record.id, record.confirmed, record.previous]).toEqual([
      'sort',
      { ...alike, id: 'latest', reflection: null, emailSent: true, profileSent: false },
      { ...alike, id: 'earlier', reflection, emailSent: false, profileSent: true },
    ]);
  });

  it('has the given sort instead of the one in progress', () => {
    const sorts = [open, confirmed('latest')];
    const record = toResultRecord({ sorts, sortAttempts: 1 }, sorts[1]);
    expect([record.id, record.selected]).toEqual(['latest', ['wealth', 'bees']]);
  });
});

describe('a sort in the student’s data file', () => {
  it('has dates instead of stamps', () => {
    expect(toExportedSort(open)).toEqual({
      id: 'sort',
      created: iso(1),
      started: iso(1),
      confirmed: null,
      selected: [],
      cards: [
        {
          name: 'wealth',
          result: 'like',
          ideas: ['Banker'],
          answered: iso(2),
          ideasAdded: iso(3),
        },
        { name: 'bees', result: null },
      ],
      extraCards: ['bees'],
      pass: 'first',
      totalTimeSpent: 700,
      timeByDevice: { phone: 700 },
      reflection: null,
      areWordsShared: false,
      profileMailed: null,
      profileSent: null,
    });
  });

  it('has the selection, the reflection and the email dates after confirmation', () => {
    const dates = { emailedAt: new Date(day(6)), profileSentAt: new Date(day(7)) };
    expect(toExportedSort(confirmed('latest', { ...dates, reflection }))).toMatchObject({
      confirmed: iso(4),
      selected: ['wealth', 'bees'],
      reflection,
      profileMailed: iso(6),
      profileSent: iso(7),
    });
  });
});
