import { loadDeck } from '@trio/deck/deck';
import { describe, expect, it } from 'vitest';
import type { ExportedStudent } from './students-export-details.repository.ts';
import { createStudentsCsv } from './students-csv.mapper.ts';
import type { ExportedSchool, OpenExport } from './students-export.repository.ts';

const minute = 60_000;
const hour = 60 * minute;

const lea: ExportedStudent = {
  firstname: 'Léa',
  lastname: 'Roy',
  email: 'lea@school.test',
  username: null,
  schoolname: 'cedar',
  timeSpent: String(2 * hour + 5 * minute),
  lastSort: String(Date.UTC(2026, 9, 1, 12) / hour),
  sorts: '2',
  challenge1: ':wealth',
  challenge2: null,
  challenge3: '=My own card',
  account: 'f',
  categories: 'green',
  joined: String(Date.UTC(2026, 8, 1, 12) / hour),
  stage: 'sorting',
  answered: '33',
  deckSize: '56',
  lastActivity: String(Date.UTC(2026, 9, 3, 12) / hour),
  classes: '9A; 9B',
  savedCareers: 'plumber bartender',
  areWordsShared: 'f',
  reason1: 'It matters',
  reason2: null,
  reason3: '',
  shared: 'People',
  action: 'Ask a nurse',
};
const schools = new Map<string, ExportedSchool>([['cedar', { name: 'Cedar', region: 'canada' }]]);

interface File {
  readonly language?: 'en' | 'fr';
  readonly hasSchoolColumn?: boolean;
  readonly readsAll?: boolean;
  readonly cards?: OpenExport['cards'];
  readonly of?: OpenExport['schools'];
}

async function read(
  row: Partial<ExportedStudent> = {},
  {
    language = 'en',
    hasSchoolColumn = true,
    readsAll = true,
    cards = new Map(),
    of = schools,
  }: File = {},
): Promise<Record<string, unknown>> {
  const columns = await createStudentsCsv(
    language,
    { schools: of, cards },
    { hasSchoolColumn, mayReadWords: ({ areWordsShared }) => readsAll || areWordsShared },
  );
  return Object.fromEntries(
    columns.map(({ heading, value }) => [heading, value({ ...lea, ...row })]),
  );
}

it('has a column for each property, in order and in the language of the file', async () => {
  const titleOf = async (language: 'en' | 'fr') =>
    (await loadDeck(language)).find(({ key }) => key === 'wealth')?.title;
  expect(Object.entries(await read())).toEqual([
    ['First name', 'Léa'],
    ['Last name', 'Roy'],
    ['Email', 'lea@school.test'],
    ['School', 'Cedar'],
    ['Total time spent', '2 hours 5 minutes'],
    ['Last sort date', 'October 1, 2026'],
    ['Sorts', 2],
    ['Top challenge 1', await titleOf('en')],
    ['Top challenge 2', ''],
    ['Top challenge 3', 'My own card'],
    ['Account', 'Enabled'],
    ['Username', ''],
    ['Total time (minutes)', 125],
    ['Progress', 'Sorting'],
    ['Cards answered', 33],
    ['Cards in all', 56],
    ['Last activity', 'October 3, 2026'],
    ['Joined on', 'September 1, 2026'],
    ['Classes', '9A; 9B'],
    ['Categories', 'Economics; Environment'],
    ['Saved careers', 'Plumber; Restaurant server'],
    ['Why challenge 1', 'It matters'],
    ['Why challenge 2', ''],
    ['Why challenge 3', ''],
    ['What the three share', 'People'],
    ['In the next 30 days', 'Ask a nurse'],
  ]);
  expect(Object.entries(await read({}, { language: 'fr' }))).toEqual([
    ['Prénom', 'Léa'],
    ['Nom', 'Roy'],
    ['Courriel', 'lea@school.test'],
    ['École', 'Cedar'],
    ['Temps actif', '2 heures 5 minutes'],
    ['Date du dernier tri', '1 octobre 2026'],
    ['Tris', 2],
    ['Défi 1', await titleOf('fr')],
    ['Défi 2', ''],
    ['Défi 3', 'My own card'],
    ['Compte', 'Actif'],
    ['Nom d’utilisateur', ''],
    ['Temps actif (minutes)', 125],
    ['Progression', 'Tri en cours'],
    ['Cartes avec réponse', 33],
    ['Cartes en tout', 56],
    ['Dernière activité', '3 octobre 2026'],
    ['Inscription le', '1 septembre 2026'],
    ['Classes', '9A; 9B'],
    ['Catégories', 'Économie; Environnement'],
    ['Métiers gardés', 'Plombière ou plombier; Serveuse ou serveur de restaurant'],
    ['Pourquoi le défi 1', 'It matters'],
    ['Pourquoi le défi 2', ''],
    ['Pourquoi le défi 3', ''],
    ['Ce que ses trois défis ont en commun', 'People'],
    ['Dans les 30 prochains jours', 'Ask a nurse'],
  ]);
});

it('has the school’s name only in a file of several schools', async () => {
  const { School: _, ...withoutSchool } = await read();
  expect(await read({}, { hasSchoolColumn: false })).toEqual(withoutSchool);
});

it('leaves the name of an unknown school empty, and dates its sorts in UTC', async () => {
  const lastSort = String(Date.UTC(2026, 9, 1) / hour);
  const row = await read({ lastSort }, { of: new Map() });
  expect([row['School'], row['Last sort date']]).toEqual(['', 'October 1, 2026']);
});

it('shows whether the account is disabled', async () => {
  expect(await read({ account: 't' })).toMatchObject({ Account: 'Disabled' });
  expect(await read({ account: 't' }, { language: 'fr' })).toMatchObject({ Compte: 'Désactivé' });
});

describe('the time spent', () => {
  it.each([
    [0, ''],
    [1, 'less than a minute'],
    [minute - 1, 'less than a minute'],
    [minute, '1 minute'],
    [2 * minute - 1, '1 minute'],
    [hour - 1, '59 minutes'],
    [hour, '1 hour'],
    [hour + minute, '1 hour 1 minute'],
    [26 * hour, '26 hours'],
  ])('of %i ms is %j', async (ms, text) => {
    expect(await read({ timeSpent: String(ms) })).toMatchObject({ 'Total time spent': text });
  });
});

describe('the day of the last sort', () => {
  it('is empty before the first sort', async () => {
    expect(await read({ lastSort: null })).toMatchObject({ 'Last sort date': '' });
  });

  it('is the day in the school’s region', async () => {
    const inRegion = (region: ExportedSchool['region'], at: number) =>
      read(
        { lastSort: String(at / hour) },
        { of: new Map([['cedar', { name: 'Cedar', region }]]) },
      );
    const evening = Date.UTC(2026, 9, 1, 3);
    expect(await inRegion('new-brunswick', evening)).toMatchObject({
      'Last sort date': 'October 1, 2026',
    });
    expect(await inRegion('canada', evening)).toMatchObject({
      'Last sort date': 'September 30, 2026',
    });
  });

  it('is correct for each row when schools and hours alternate', async () => {
    const of = new Map<string, ExportedSchool>([
      ['here', { name: 'Here', region: 'other' }],
      ['there', { name: 'There', region: 'canada' }],
    ]);
    const columns = await createStudentsCsv(
      'en',
      { schools: of, cards: new Map() },
      { hasSchoolColumn: true, mayReadWords: () => true },
    );
    const day = columns.find(({ heading }) => heading === 'Last sort date');
    const dayOf = (schoolname: string, date: number) =>
      day?.value({ ...lea, schoolname, lastSort: String(Date.UTC(2026, 9, date) / hour) });
    const file = [
      [dayOf('here', 1), 'October 1, 2026'],
      [dayOf('there', 1), 'September 30, 2026'],
      [dayOf('here', 2), 'October 2, 2026'],
      [dayOf('here', 1), 'October 1, 2026'],
      [dayOf('there', 2), 'October 1, 2026'],
    ];
    for (const [found, wanted] of file) expect(found).toBe(wanted);
  });
});

it('leaves progress and activity empty before the first sort', async () => {
  const row = await read({ stage: 'not-joined', answered: '0', deckSize: '0', lastActivity: null });
  expect(row).toMatchObject({
    Progress: 'Not joined yet',
    'Cards answered': '',
    'Cards in all': '',
    'Last activity': '',
  });
});

it('leaves words empty that the reader may not read', async () => {
  const none = await read({}, { readsAll: false });
  expect([none['Why challenge 1'], none['What the three share']]).toEqual(['', '']);
  expect(none['In the next 30 days']).toBe('');
  const shared = await read({ areWordsShared: 't' }, { readsAll: false });
  expect(shared).toMatchObject({ 'Why challenge 1': 'It matters' });
});

describe('a challenge', () => {
  const card = (title: string) => ({ title, color: 'pink' });
  const cards: OpenExport['cards'] = new Map([
    ['cedar', new Map([['bees', card('Bees of Cedar')]])],
    ['elm', new Map([['trees', card('Trees of Elm')]])],
    [
      null,
      new Map([
        ['bees', card('Bees of all')],
        ['rivers', card('Rivers of all')],
      ]),
    ],
  ]);

  it('of the school’s own cards has its category', async () => {
    const row = await read({ challenge1: null, challenge2: ':bees', categories: '' }, { cards });
    expect(row).toMatchObject({ Categories: 'Society' });
  });

  it.each([
    [':bees', 'Bees of Cedar'],
    [':rivers', 'Rivers of all'],
    [':trees', 'trees'],
    ['=bees', 'bees'],
  ])('%s has the title %s', async (challenge2, title) => {
    expect(await read({ challenge2 }, { cards })).toMatchObject({ 'Top challenge 2': title });
  });
});
