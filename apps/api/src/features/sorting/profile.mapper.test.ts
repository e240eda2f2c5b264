import type { ExtraCard } from '@trio/contracts/cards';
import { emptyReflection } from '@trio/contracts/reflection';
import { loadDeck } from '@trio/deck/deck';
import { answerCard } from '@trio/domain/sorting/passes';
import { startSort, type Sort } from '@trio/domain/sorting/sort';
import { toSelected } from '@trio/contracts/results-wire';
import { expect, it } from 'vitest';
import type { SavedSort } from '../../data/sorts.mapper.ts';
import { cardPicturesOf, picturesOf, toProfileData, type ProfileSource } from './profile.mapper.ts';

const imageId = '01900000-0000-7000-8000-0000000fff0a';
const began = Date.UTC(2026, 10, 15, 9);
const decks = { en: await loadDeck('en'), fr: await loadDeck('fr') };

const words = (title: string) => ({
  title,
  imageUrl: '/robots.svg',
  content: `About ${title}`,
  bulletHeading: 'Careers',
  bulletDescription: '',
  jobLinks: [{ title: 'Welder', url: 'https://work.example/welder' }],
});
const robots: ExtraCard = {
  _id: 'x',
  name: 'robots',
  color: 'green',
  en: words('Robots'),
  fr: words('Les robots'),
};
const boats = {
  title: 'Bateaux',
  description: 'Réparer des bateaux.',
  imageUrl: `/api/cards/images/${imageId}`,
  color: 'red',
} as const;

function confirmedSort(): Sort {
  const empty = startSort('a', ['freshWater', 'robots', 'gameOn'], began);
  const water = answerCard(empty, 'freshWater', 'superlike', began + 5000);
  return {
    ...answerCard(water, 'robots', 'like', began + 9000),
    ownCards: { mine: { value: boats, at: began }, gone: { value: null, at: began } },
    ideas: { freshWater: { value: ['Lake keeper'], at: began } },
    ranks: { value: ['mine', 'robots', 'freshWater'], at: began },
    time: { tablet: 60_000, phone: 30_000 },
    confirmedAt: began + 90_000,
  };
}

const saved = (overrides: Partial<SavedSort> = {}): SavedSort => {
  const sort = overrides.sort ?? confirmedSort();
  return {
    sort,
    revision: 1,
    createdAt: new Date(began),
    confirmedAt: new Date(began + 90_000),
    extraCards: [robots],
    selected: toSelected(sort),
    reflection: null,
    areWordsShared: false,
    emailedAt: null,
    profileSentAt: null,
    ...overrides,
  };
};

const student = {
  firstName: 'Zoé',
  lastName: 'Roy',
  email: 'zoe@school.test',
  schoolName: 'Harbour View',
  region: 'canada',
  isConsumerGroup: false,
} as const;

const source = (overrides: Partial<ProfileSource> = {}): ProfileSource => ({
  language: 'en',
  student,
  sortAttempts: 2,
  sort: saved(),
  hasWords: true,
  previous: null,
  steps: [],
  savedCareers: [],
  deck: decks[overrides.language ?? 'en'],
  pictures: new Map(),
  publicOrigin: 'http://trio.test',
  ...overrides,
});

const picture = { bytes: new Uint8Array([1]), format: 'jpg' } as const;

it('has the three cards in rank order: own, extra and built-in', () => {
  const pictures = new Map([[imageId, picture]]);
  const { challenges } = toProfileData(source({ pictures, language: 'fr' }));
  expect(challenges).toEqual([
    { kind: 'own', ...without(boats, 'imageUrl'), picture, ideas: [] },
    {
      kind: 'extra',
      name: 'robots',
      color: 'green',
      ...without(robots.fr, 'imageUrl'),
      picture: null,
      ideas: [],
    },
    { kind: 'deck', name: 'freshWater', ideas: ['Lake keeper'] },
  ]);
});

function without<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = from;
  return rest;
}

it('has the outcomes of this sort’s steps only where the profile has the words', () => {
  const sort = saved({ reflection: { ...emptyReflection, action: 'I will ask.' } });
  const step = {
    _id: crypto.randomUUID(),
    sortId: sort.sort.id,
    sentence: 'I will ask.',
    plan: null,
    dueOn: null,
    created: '2026-11-01T15:00:00.000Z',
    closed: null,
    outcome: null,
    checkIns: [{ outcome: 'not-yet', happened: 'Ill.', at: '2026-11-03T15:00:00.000Z' }],
  } as const;
  const ended = { sentence: 'I will read.', closed: '2026-11-02T01:00:00.000Z' } as const;
  const steps = [
    { ...step, checkIns: [...step.checkIns] },
    { ...step, ...ended, outcome: 'changed' as const, checkIns: [] },
    { ...step, ...ended, sortId: crypto.randomUUID(), checkIns: [] },
  ];
  expect(toProfileData(source({ sort, steps })).earlierSteps).toEqual([
    { outcome: 'not-yet', on: '2026-11-03', sentence: '', happened: 'Ill.' },
    { outcome: 'changed', on: '2026-11-01', sentence: 'I will read.', happened: '' },
  ]);
  const open = [{ ...step, checkIns: [] }];
  expect(toProfileData(source({ sort, steps: open })).earlierSteps).toEqual([]);
  expect(toProfileData(source({ sort, steps, hasWords: false })).earlierSteps).toEqual([]);
});

it('has the day of the student’s plan only where the profile has the words', () => {
  const plan = { when: '', will: 'ask', withWhom: '', dueOn: '2026-11-20' };
  const sort = saved({ reflection: { ...emptyReflection, action: 'I will ask.', plan } });
  expect(toProfileData(source({ sort })).reflection.dueOn).toBe('2026-11-20');
  expect(toProfileData(source({ sort, hasWords: false })).reflection.dueOn).toBeUndefined();
});

it('leaves out a missing picture', () => {
  expect(picturesOf(saved())).toEqual([imageId]);
  expect(toProfileData(source()).challenges[0]).toMatchObject({ kind: 'own', picture: null });
});

it('shows the picture of a card that the school added, in its language', () => {
  const [english, french] = ['b', 'c'].map((end) => `${imageId.slice(0, -1)}${end}`) as [
    string,
    string,
  ];
  const robotsShown: ExtraCard = {
    ...robots,
    en: { ...robots.en, imageUrl: `/api/cards/pictures/${english}` },
    fr: { ...robots.fr, imageUrl: `/api/cards/pictures/${french}` },
  };
  const sort = saved({ extraCards: [robotsShown] });
  expect(cardPicturesOf(sort, 'fr')).toEqual([french]);
  const { challenges } = toProfileData(
    source({ language: 'fr', sort, pictures: new Map([[french, picture]]) }),
  );
  expect(challenges[1]).toMatchObject({ kind: 'extra', picture });
  expect(cardPicturesOf({ ...sort, selected: ['freshWater'] }, 'fr')).toEqual([]);
});

it('lists the answered cards in deck order, own cards last, in the document’s language', () => {
  expect(toProfileData(source({ language: 'fr' })).sorted).toEqual([
    {
      title: titleOf('fr', 'freshWater'),
      color: colorOf('freshWater'),
      answer: 'superlike',
      isPicked: true,
    },
    { title: 'Les robots', color: 'green', answer: 'like', isPicked: true },
    { title: 'Bateaux', color: 'red', answer: 'superlike', isPicked: true },
  ]);
});

it('marks the three among the answered cards', () => {
  const sort = saved({ selected: ['freshWater', 'gone', 'lost'] });
  expect(toProfileData(source({ sort })).sorted.map(({ isPicked }) => isPicked)).toEqual([
    true,
    false,
    false,
  ]);
});

it('counts the three as liked although another device withdrew an answer', () => {
  const sort = confirmedSort();
  const answers = { ...sort.answers, freshWater: { value: null, at: began + 80_000 } };
  const { sorted } = toProfileData(source({ sort: saved({ sort: { ...sort, answers } }) }));
  expect(sorted.map(({ answer }) => answer)).toEqual(['like', 'like', 'superlike']);
});

const cardOf = (language: 'en' | 'fr', key: string) =>
  decks[language].find((card) => card.key === key);
const titleOf = (language: 'en' | 'fr', key: string) => cardOf(language, key)?.title;
const colorOf = (key: string) => cardOf('en', key)?.color;

it('has the titles of the previous sort in the document’s language', () => {
  const previous = saved({
    confirmedAt: new Date('2025-10-01T15:00:00Z'),
    selected: ['gameOn', 'robots', { ...boats, title: 'Voiliers' }],
  });
  expect(toProfileData(source({ previous, language: 'fr' })).previous).toEqual({
    sortedOn: '2025-10-01',
    titles: [titleOf('fr', 'gameOn'), 'Les robots', 'Voiliers'],
  });
  expect(toProfileData(source()).previous).toBeNull();
});

it('has the student’s reflection and chosen pages', () => {
  const reflection = {
    reasons: ['a', 'b', 'c'] as [string, string, string],
    shared: 'd',
    action: 'e',
    includesFamilyPage: false,
    includesCounsellorPage: true,
  };
  const { includesFamilyPage, includesCounsellorPage, ...written } = reflection;
  const sort = saved({ reflection });
  expect(toProfileData(source({ sort }))).toMatchObject({
    reflection: written,
    includesFamilyPage,
    includesCounsellorPage,
  });
  const nothing = {
    reflection: { reasons: ['', '', ''], shared: '', action: '' },
    includesFamilyPage: true,
    includesCounsellorPage: true,
  };
  expect(toProfileData(source())).toMatchObject(nothing);
  const group = { ...student, isConsumerGroup: true };
  expect(toProfileData(source({ sort, student: group }))).toMatchObject(nothing);
});

it('keeps the chosen pages where the words are left out', () => {
  const reflection = {
    reasons: ['Because', 'Why not', 'My aunt'] as [string, string, string],
    shared: 'Water',
    action: 'Ask',
    includesFamilyPage: false,
    includesCounsellorPage: true,
  };
  const data = toProfileData(source({ sort: saved({ reflection }), hasWords: false }));
  expect(data).toMatchObject({
    reflection: { reasons: ['', '', ''], shared: '', action: '' },
    includesFamilyPage: false,
    includesCounsellorPage: true,
  });
});

it('counts the time of all devices and the number of sorts', () => {
  expect(toProfileData(source())).toMatchObject({
    timeSpentMs: 90_000,
    sortAttempts: 2,
    isQuickSort: false,
    schoolName: 'Harbour View',
    origin: 'http://trio.test',
  });
  expect(toProfileData(source({ student: { ...student, schoolName: ' ' } })).schoolName).toBeNull();
});

it('uses the date in the student’s time zone', () => {
  const evening = saved({ confirmedAt: new Date('2026-11-16T01:30:00Z') });
  const day = (region: 'canada' | 'new-brunswick' | 'usa' | 'other') =>
    toProfileData(source({ sort: evening, student: { ...student, region } })).sortedOn;
  expect(['canada', 'new-brunswick', 'usa', 'other'].map((each) => day(each as 'usa'))).toEqual([
    '2026-11-15',
    '2026-11-15',
    '2026-11-15',
    '2026-11-16',
  ]);
});

it('has three cards even if some no longer exist', () => {
  const sort = saved({ selected: ['robots', 'goneSince', 'freshWater'], extraCards: [] });
  expect(toProfileData(source({ sort })).challenges.map((each) => each.kind)).toEqual([
    'own',
    'own',
    'deck',
  ]);
});
