import {
  type Conversation,
  correctConversation,
  noteConversation,
} from '@trio/contracts/conversations';
import { prepareConversation } from '@trio/contracts/queue';
import type { SortOfStudent } from '@trio/contracts/students';
import { cardKeys } from '@trio/deck/facts.generated';
import { openingQuestions } from '@trio/domain/conversations/opening-question';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import type { Preparation } from '../../api.ts';
import { rememberOrder } from '../../queue-order.ts';
import { PreparationPage } from './preparation-page.tsx';

const server = installStaffServer();
const t = wordsOf('queue');
const change = wordsOf('change');
const id = '01900000-0000-7000-8000-000000000001';
const nextId = '01900000-0000-7000-8000-000000000002';
const at = '2026-11-10T15:00:00.000Z';

const sort = (changes: Partial<SortOfStudent> = {}): SortOfStudent => ({
  id: crypto.randomUUID(),
  created: at,
  updated: at,
  totalTimeSpent: 600_000,
  isQuick: false,
  selected: [
    'coolClimate',
    'tellStories',
    { id: 'own', title: 'Skate park', description: '', imageUrl: '', color: 'green' },
  ],
  extraCards: [],
  reflection: {
    reasons: ['Because of the river.', '', ''],
    shared: 'They all need people.',
    action: '',
    includesFamilyPage: true,
    includesCounsellorPage: true,
  },
  counts: { dislike: 40, like: 10, superlike: 6 },
  liked: { like: cardKeys.slice(0, 12), superlike: ['coolClimate', 'tellStories', 'everydayCare'] },
  ...changes,
});
const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  _id: crypto.randomUUID(),
  heldOn: '2026-10-01',
  author: 'Liam Nguyen',
  isOwn: true,
  agreedStep: 'Visit the nursery.',
  note: 'We talked about plants.',
  created: at,
  changed: null,
  answer: 'I went there.',
  answered: at,
  ...changes,
});
const prepared: Preparation = {
  _id: id,
  firstname: 'Ana',
  lastname: 'Roy',
  classes: ['9B', 'Careers'],
  stage: 'reflected',
  answered: 56,
  deckSize: 56,
  sorts: [
    sort(),
    sort({
      selected: ['tellStories', 'everydayCare', 'coolClimate'],
      liked: { like: [], superlike: ['tellStories'] },
    }),
  ],
  extraCards: [],
  savedCareers: [{ career: 'plumber', saved: at }],
  steps: [
    {
      _id: crypto.randomUUID(),
      sortId: crypto.randomUUID(),
      sentence: 'On Monday, I will call the nursery.',
      plan: null,
      dueOn: '2026-11-10',
      created: at,
      closed: null,
      outcome: null,
      checkIns: [{ outcome: 'not-yet', happened: 'It was closed.', at }],
    },
  ],
  conversations: [conversation(), conversation({ author: 'Zoé Roy', isOwn: false, changed: at })],
  request: {
    _id: crypto.randomUUID(),
    asked: at,
    to: null,
    opened: { by: 'Liam Nguyen', at },
    passedOn: at,
  },
  reasons: [
    { reason: 'asked-to-talk', since: '2026-11-12' },
    { reason: 'step-overdue', since: '2026-11-11' },
  ],
  putOffUntil: '2026-12-01',
  question: { key: 'reason', card: 'coolClimate', quote: 'Because of the river.' },
  today: '2026-11-19',
};
const fresh: Preparation = {
  ...prepared,
  classes: [],
  stage: 'joined',
  answered: 0,
  sorts: [],
  savedCareers: [],
  steps: [],
  conversations: [],
  request: null,
  reasons: [],
  putOffUntil: null,
  question: { key: 'not-begun', card: null, quote: '' },
};

interface Settings {
  readonly language?: 'en' | 'fr';
  readonly kind?: 'counsellor' | 'teacher';
  readonly answer?: Preparation | Refusal | typeof offline | (() => Promise<never>);
}

async function show({ language = 'en', kind = 'counsellor', answer = prepared }: Settings = {}) {
  const asked = server.on(prepareConversation, answer);
  const shown = await server.render(
    <Routes>
      <Route path="/dashboard/queue/:studentId" element={<PreparationPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { at: `/dashboard/queue/${id}`, account: { kind }, language },
  );
  return { ...shown, asked };
}

const part = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading }));

it.each(['en', 'fr'] as const)(
  'shows everything about the student and has no accessibility violations in %s',
  async (language) => {
    const words = wordsOf('queue', language);
    await show({ language });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Roy' })).toBeVisible();
    expect(screen.getByText('9B, Careers')).toBeVisible();
    expect((await part(words('prepare.three'))).getByText('They all need people.')).toBeVisible();
    expect((await part(words('prepare.step'))).getByText('It was closed.')).toBeVisible();
    expect((await part(words('prepare.conversations'))).getAllByText('I went there.')).toHaveLength(
      2,
    );
    expect(await axeViolations()).toEqual([]);
  },
);

it('begins with a question about the student’s own words', async () => {
  await show();
  const question = await part(t('prepare.question'));
  expect(question.getByText('Because of the river.')).toBeVisible();
  expect(question.getByText(t('question.reason', { card: 'Cool a warming planet' }))).toBeVisible();
});

it.each(openingQuestions)('has a question for %s in both languages', async (key) => {
  const card = { title: 'Skate park', description: '', imageUrl: '' };
  await show({ answer: { ...prepared, question: { key, card, quote: '' } }, language: 'fr' });
  const asked = wordsOf('queue', 'fr')(`question.${key}`, { card: 'Skate park' });
  expect(await screen.findByText(asked.replaceAll(/\s+/gu, ' '))).toBeVisible();
});

it('says why now, who saw the request and until when the student is put off', async () => {
  await show();
  const why = await part(t('prepare.reasons'));
  expect(why.getByText(t('reason.asked-to-talk', { date: 'November 12' }))).toBeVisible();
  expect(why.getByText(t('reason.stepDue', { date: 'November 10' }))).toBeVisible();
  expect(why.getByText(/Seen by Liam Nguyen/u)).toBeVisible();
  expect(why.getByText(t('prepare.putOff', { date: 'December 1, 2026' }))).toBeVisible();
});

it('shows what changed since last time as a picture and as a table', async () => {
  const { user } = await show();
  const changed = within(
    await screen.findByRole('complementary', { name: change('change.heading') }),
  );
  await user.click(changed.getByText(change('change.table')));
  const rows = changed.getAllByRole('row').slice(1, 5);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Cool a warming planet', 'number 3', 'number 1', 'kept'],
    ['Tell a story that sticks', 'number 1', 'number 2', 'kept'],
    ['Skate park', '–', 'number 3', 'new'],
    ['Bring care closer to home', 'number 2', '–', 'gone'],
  ]);
});

it('says so where there is nothing', async () => {
  await show({ answer: fresh });
  for (const text of [
    t('prepare.noThree'),
    t('prepare.noStep'),
    t('prepare.noCareers'),
    t('prepare.noConversations'),
    t('prepare.noReasons'),
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(await axeViolations()).toEqual([]);
});

it('tells a teacher which words are not shared', async () => {
  const [step] = prepared.steps;
  if (!step) throw new Error('There is no step.');
  await show({
    kind: 'teacher',
    answer: {
      ...prepared,
      sorts: [sort({ reflection: null, areWordsWithheld: true })],
      steps: [{ ...step, sentence: '', checkIns: [] }],
    },
  });
  expect(await screen.findByText(t('prepare.withheld'))).toBeVisible();
  expect(screen.getByText(t('prepare.stepWithheld'))).toBeVisible();
  expect(screen.getByText(t('prepare.onlyOwn'))).toBeVisible();
});

it('notes a conversation on the same page, once', async () => {
  let attempts = 0;
  const noted = server.on(noteConversation, ({ body }) =>
    (attempts += 1) === 1 ? offline : conversation({ _id: body.id, note: body.note }),
  );
  const { user, asked } = await show();
  await user.type(await screen.findByLabelText(t('noting.note')), 'A good talk.');
  await user.type(screen.getByLabelText(t('noting.step')), 'Call the nursery.');
  await user.click(screen.getByRole('button', { name: t('noting.save') }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('noting.save') }));
  expect(await screen.findByText(t('noting.saved', { name: 'Ana Roy' }))).toBeVisible();
  const [first, second] = noted.map(({ body }) => body);
  expect(first).toEqual({
    id: expect.any(String) as string,
    heldOn: '2026-11-19',
    note: 'A good talk.',
    agreedStep: 'Call the nursery.',
  });
  expect(second).toEqual(first);
  expect(screen.getByLabelText(t('noting.note'))).toHaveValue('');
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('keeps an unsent note for this student', async () => {
  const { user, unmount } = await show();
  await user.type(await screen.findByLabelText(t('noting.note')), 'Half a sen');
  unmount();
  await show();
  expect(await screen.findByLabelText(t('noting.note'))).toHaveValue('Half a sen');
});

it('lets only the author correct a conversation, and shows that it was changed', async () => {
  const corrected = server.on(correctConversation, conversation({ changed: at }));
  const { user } = await show();
  const list = await part(t('prepare.conversations'));
  expect(list.getByText(/Changed on November 10/u)).toBeVisible();
  const buttons = list.getAllByRole('button');
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(t('noting.note'));
  expect(field).toHaveValue('We talked about plants.');
  await user.fill(field, 'We talked about trees.');
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('noting.save') }));
  expect(await screen.findByText(t('noting.corrected'))).toBeVisible();
  expect(corrected.map(({ body }) => body.note)).toEqual(['We talked about trees.']);
});

it('goes to the next student of the list and back to the same list', async () => {
  rememberOrder({ ids: [id, nextId], query: 'reason=new-trio' });
  const { user } = await show();
  const neighbours = within(
    await screen.findByRole('navigation', { name: t('prepare.neighbours') }),
  );
  expect(neighbours.getByText(t('prepare.place', { place: 1, count: 2 }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('prepare.back') })).toHaveAttribute(
    'href',
    '/dashboard/queue?reason=new-trio',
  );
  server.on(prepareConversation, { ...fresh, _id: nextId, firstname: 'Ben' });
  await user.click(neighbours.getByRole('link', { name: t('prepare.next') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ben Roy' })).toBeVisible();
  expect(screen.queryByText('They all need people.')).toBeNull();
});

it.each<readonly [string, Settings['answer'], string]>([
  ['the student is loading', noAnswer, t('prepare.loading')],
  ['the account is gone', new Refusal('request/not-found'), t('prepare.gone')],
  ['there is no connection', offline, t('prepare.failed')],
])('says so when %s', async (_, answer, text) => {
  await show({ ...(answer !== undefined && { answer }) });
  expect((await screen.findAllByText(new RegExp(text, 'u')))[0]).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});
