import { listClasses } from '@trio/contracts/classes';
import { noteConversation } from '@trio/contracts/conversations';
import { listQueue, putOff, type QueuedStudent } from '@trio/contracts/queue';
import { queueReasons } from '@trio/domain/conversations/reasons';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { setShortcuts } from '../../../lib/shortcuts.ts';
import type { Queue } from '../api.ts';
import { readOrder } from '../queue-order.ts';
import { QueuePage } from './queue-page.tsx';

const server = installStaffServer();
const t = wordsOf('queue');
const error = wordsOf('errors');
const today = '2026-11-19';
const classId = '01900000-0000-7000-8000-0000000000c1';

const idOf = (place: number) => `01900000-0000-7000-8000-${String(place).padStart(12, '0')}`;
let made = 0;
const student = (firstname: string, changes: Partial<QueuedStudent> = {}): QueuedStudent => ({
  _id: idOf((made += 1)),
  firstname,
  lastname: 'Roy',
  classes: ['9B'],
  stage: 'picked',
  reasons: [{ reason: 'new-trio', since: '2026-11-02' }],
  isSeenLately: false,
  seenOn: null,
  putOffUntil: null,
  request: null,
  ...changes,
});
const request = {
  _id: idOf(900),
  asked: '2026-11-12T15:00:00.000Z',
  to: null,
  opened: null,
  passedOn: null,
};
const ana = student('Ana', {
  request,
  reasons: [
    { reason: 'asked-to-talk', since: '2026-11-12' },
    { reason: 'step-overdue', since: '2026-11-11' },
  ],
  stepDueOn: '2026-11-10',
});
const ben = student('Benoît', {
  stage: 'sorting',
  answered: 33,
  reasons: [{ reason: 'not-saved', since: '2026-11-17' }],
});
const cleo = student('Cleo');
const dan = student('Dan', { isSeenLately: true, seenOn: '2026-11-05' });
const eva = student('Eva', { putOffUntil: '2026-12-01' });
const queue: Queue = { students: [ana, ben, cleo, dan, eva], today, isCut: false };

interface Settings {
  readonly at?: string;
  readonly language?: 'en' | 'fr';
  readonly answer?: Queue | Refusal | typeof offline | (() => Promise<never>);
}

async function show({ at = '', language = 'en', answer = queue }: Settings = {}) {
  const asked = server.on(listQueue, answer);
  server.on(listClasses, {
    classes: [
      {
        _id: classId,
        name: '9B',
        schoolYear: 2026,
        termEndsOn: '2027-01-31',
        state: 'open',
        joiningEndsAt: null,
        allowsJoiningWithoutEmail: true,
        joinCode: 'Panda 48275',
        studentCount: 4,
        teachers: [],
      },
    ],
  });
  const shown = await server.render(
    <Routes>
      <Route path="/dashboard/queue" element={<QueuePage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { at: `/dashboard/queue${at}`, account: { kind: 'counsellor' }, language },
  );
  return { ...shown, asked };
}

const link = (name: string) => screen.findByRole('link', { name });
const links = () => screen.getAllByRole('link').filter((each) => each.checkVisibility());
const names = () => links().map(({ textContent }) => textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => setShortcuts(true));

it.each(['en', 'fr'] as const)(
  'lists whom to talk with, in words, and has no accessibility violations in %s',
  async (language) => {
    const words = wordsOf('queue', language);
    await show({ language });
    expect(await link('Ana Roy')).toHaveAttribute('href', `/dashboard/queue/${ana._id}`);
    expect(screen.getByText(words('queue.count', { count: 3 }))).toBeVisible();
    const dateOf = (day: string) =>
      new Date(day).toLocaleDateString(`${language}-CA`, {
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      });
    expect(
      screen.getByText(words('reason.asked-to-talk', { date: dateOf('2026-11-12') })),
    ).toBeVisible();
    expect(screen.getByText(words('reason.stepDue', { date: dateOf('2026-11-10') }))).toBeVisible();
    expect(screen.getByText(words('reason.notSavedAt', { count: 9, card: 33 }))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  },
);

it('puts students who were seen at the end, and students who were put off apart', async () => {
  const { user } = await show();
  await link('Ana Roy');
  expect(names()).toEqual(['Ana Roy', 'Benoît Roy', 'Cleo Roy', 'Dan Roy']);
  expect(screen.getByText(t('queue.seenLately', { count: 1, days: 28 }))).toBeVisible();
  await user.click(screen.getByText(t('queue.putOff', { count: 1 })));
  expect(await link('Eva Roy')).toBeVisible();
});

it('filters by reason with counts, and by name', async () => {
  const { user } = await show();
  const reason = await screen.findByLabelText(t('queueFilter.reason'));
  expect(
    within(reason)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    t('queueFilter.all', { count: 4 }),
    `${t('reason.name.asked-to-talk')} (1)`,
    `${t('reason.name.step-overdue')} (1)`,
    `${t('reason.name.not-saved')} (1)`,
    `${t('reason.name.new-trio')} (2)`,
  ]);
  await user.selectOptions(reason, 'new-trio');
  await waitFor(() => expect(names()).toEqual(['Cleo Roy', 'Dan Roy']));
  expect(location.search).toBe('?reason=new-trio');
  await user.fill(screen.getByLabelText(t('queueFilter.name')), 'zoe');
  expect(await screen.findByText(t('queue.noneFiltered'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('queueFilter.clear') }));
  await waitFor(() => expect(names()).toHaveLength(4));
});

it('asks for the class that is chosen', async () => {
  const { user, asked } = await show();
  await user.selectOptions(await screen.findByLabelText(t('queueFilter.class')), '9B');
  await waitFor(() =>
    expect(asked.map(({ query }) => query.get('classid'))).toEqual(['', classId]),
  );
});

describe('by keyboard', () => {
  it('moves, opens the preparation and remembers the order', async () => {
    const { user } = await show();
    const first = await link('Ana Roy');
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('jj');
    expect(await link('Cleo Roy')).toHaveFocus();
    await user.keyboard('k');
    expect(await link('Benoît Roy')).toHaveFocus();
    await user.keyboard('{End}');
    expect(await link('Dan Roy')).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}{ArrowDown}o');
    expect(await screen.findByText('another page')).toBeVisible();
    expect(location.pathname).toBe(`/dashboard/queue/${ben._id}`);
    expect(readOrder().ids).toEqual([ana, ben, cleo, dan].map(({ _id }) => _id));
  });

  it('has one row in the tab order', async () => {
    await show();
    await link('Ana Roy');
    const tabbable = links().filter(({ tabIndex }) => tabIndex === 0);
    expect(tabbable.map(({ textContent }) => textContent)).toEqual(['Ana Roy']);
  });

  it('goes to the filter, types letters there and comes back to the list', async () => {
    const { user } = await show();
    await link('Ana Roy');
    await user.keyboard('/');
    const field = screen.getByLabelText(t('queueFilter.name'));
    expect(field).toHaveFocus();
    await user.keyboard('dp');
    expect(field).toHaveValue('dp');
    await user.clear(field);
    await user.type(field, 'cle{Enter}');
    await waitFor(async () => expect(await link('Cleo Roy')).toHaveFocus());
  });

  it('shows the keys and switches letters off; arrows still work', async () => {
    const { user } = await show();
    await link('Ana Roy');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: t('keys.heading') }));
    expect(await axeViolations()).toEqual([]);
    await user.click(dialog.getByLabelText(t('keys.letters')));
    await user.keyboard('{Escape}');
    await closed();
    (await link('Ana Roy')).focus();
    await user.keyboard('jd{ArrowDown}');
    expect(await link('Benoît Roy')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('notes a conversation and moves on to the next student', async () => {
    const noted = server.on(noteConversation, ({ body }) => ({
      ...body,
      _id: body.id,
      author: 'Liam Nguyen',
      isOwn: true,
      created: '2026-11-19T15:00:00.000Z',
      changed: null,
      answer: '',
      answered: null,
    }));
    const { user, asked } = await show();
    (await link('Ana Roy')).focus();
    await user.keyboard('d');
    const heading = t('noting.heading', { name: 'Ana Roy' });
    const dialog = within(await screen.findByRole('dialog', { name: heading }));
    await waitFor(() => expect(dialog.getByLabelText(t('noting.note'))).toHaveFocus());
    expect(dialog.getByText(t('noting.warning'))).toBeVisible();
    expect(dialog.getByText(t('noting.readers'))).toBeVisible();
    expect(dialog.getByLabelText(t('noting.date'))).toHaveValue(today);
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog.findByText(error('conversation/empty'))).toBeVisible();
    await user.keyboard('We talked.{Control>}{Enter}{/Control}');
    await closed();
    expect(noted.map(({ params, body }) => [params.id, body])).toEqual([
      [
        ana._id,
        { id: expect.any(String) as string, heldOn: today, agreedStep: '', note: 'We talked.' },
      ],
    ]);
    expect(screen.getByText(t('noting.saved', { name: 'Ana Roy' }))).toBeVisible();
    expect(await link('Benoît Roy')).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('puts a student off until a preset, and undoes it', async () => {
    const put = server.on(putOff, undefined);
    const { user } = await show();
    (await link('Benoît Roy')).focus();
    await user.keyboard('p');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await axeViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: new RegExp(t('putOff.week'), 'u') }));
    await closed();
    expect(await link('Cleo Roy')).toHaveFocus();
    const done = t('putOff.done', { name: 'Benoît Roy', date: 'Thursday, November 26' });
    expect(screen.getByText(done)).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('putOff.undo') }));
    expect(await screen.findByText(t('putOff.undone', { name: 'Benoît Roy' }))).toBeVisible();
    expect(put.map(({ params, body }) => [params.id, body.until])).toEqual([
      [ben._id, '2026-11-26'],
      [ben._id, null],
    ]);
  });
});

it.each([
  ['the next student', ['Benoît Roy', 'Cleo Roy'], 'Cleo Roy'],
  ['the message, if no student is left', ['Benoît Roy'], null],
] as const)(
  'moves the focus to %s though the new list comes before the dialog has closed',
  async (_, waiting, expected) => {
    const all = waiting.map((name) => student(name.replace(' Roy', '')));
    const { user } = await show({ answer: { ...queue, students: all } });
    (await link('Benoît Roy')).focus();
    await user.keyboard('p');
    const dialog = within(await screen.findByRole('dialog'));
    server.on(putOff, undefined);
    server.on(listQueue, { ...queue, students: all.slice(1) });
    // The dialog’s own transition would end too early to show the fault.
    document.querySelector('dialog')?.style.setProperty('transition-duration', '3s');
    await user.click(dialog.getByRole('button', { name: new RegExp(t('putOff.week'), 'u') }));
    await waitFor(() => expect(screen.queryByText('Benoît Roy')).toBeNull());
    await closed();
    const next =
      expected === null
        ? screen.getAllByRole('status').find((each) => each.textContent !== '')
        : await link(expected);
    expect(next).toHaveFocus();
  },
);

it('puts a student off until a date, but not until a past one', async () => {
  const put = server.on(putOff, undefined);
  const { user } = await show();
  await user.click(
    await screen.findByRole('button', { name: t('queue.putOffOf', { name: 'Ana Roy' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.fill(dialog.getByLabelText(t('putOff.date')), '2026-11-01');
  await user.click(dialog.getByRole('button', { name: t('putOff.save') }));
  expect(await dialog.findByText(error('queue/day-invalid'))).toBeVisible();
  await user.fill(dialog.getByLabelText(t('putOff.date')), '2026-12-15');
  await user.click(dialog.getByRole('button', { name: t('putOff.save') }));
  await closed();
  expect(put.map(({ body }) => body.until)).toEqual(['2026-12-15']);
});

it('keeps the dialog open with the reason if putting off fails', async () => {
  server.on(putOff, offline);
  const { user } = await show();
  (await link('Ana Roy')).focus();
  await user.keyboard('p');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: new RegExp(t('putOff.month'), 'u') }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    `${t('putOff.failed', { name: 'Ana Roy' })} ${error('error.offline')}`,
  );
});

it('brings a student back', async () => {
  const put = server.on(putOff, undefined);
  const { user } = await show();
  await user.click(await screen.findByText(t('queue.putOff', { count: 1 })));
  await user.click(
    screen.getByRole('button', { name: t('queue.bringBackOf', { name: 'Eva Roy' }) }),
  );
  expect(await screen.findByText(t('putOff.back', { name: 'Eva Roy' }))).toBeVisible();
  expect(put.map(({ body }) => body.until)).toEqual([null]);
});

it.each<readonly [string, string, Settings['answer'], string]>([
  ['no one needs a talk', '', { ...queue, students: [] }, t('queue.none')],
  [
    'no one of the class does',
    `?class=${classId}`,
    { ...queue, students: [] },
    t('queue.noneOfClass'),
  ],
  ['the list is cut', '', { ...queue, isCut: true }, t('queue.isCut', { count: 2000 })],
  ['the class is not theirs', '', new Refusal('class/not-found'), error('class/not-found')],
  ['the list is loading', '', noAnswer, t('queue.loading')],
])('says so when %s', async (_, at, answer, text) => {
  await show({ at, ...(answer !== undefined && { answer }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

it('shows why it did not load, and reloads on request', async () => {
  const { user } = await show({ answer: offline });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${t('queue.failed')} ${error('error.offline')}`);
  server.on(listQueue, queue);
  await user.click(screen.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  expect(await link('Ana Roy')).toBeVisible();
});

describe('with 400 students', () => {
  const many = Array.from({ length: 400 }, (_, at) =>
    student(`Student ${at}`, {
      reasons: [{ reason: queueReasons[at % 7] ?? 'not-saved', since: '2026-11-10' }],
    }),
  );

  it('has all of them on one page, in one line each on a desktop', async () => {
    await page.viewport(1440, 900);
    await show({ answer: { ...queue, students: many } });
    await link('Student 0 Roy');
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('a') !== null);
    expect(rows).toHaveLength(400);
    expect(rows[0]?.getBoundingClientRect().height).toBeLessThan(50);
    await page.viewport(1280, 720);
  });

  it('renders only two rows again when the focus moves', async () => {
    const { user } = await show({ answer: { ...queue, students: many } });
    (await link('Student 0 Roy')).focus();
    const changed = new Set<Node>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target);
    });
    watch.observe(document.body, { subtree: true, attributes: true, childList: true });
    await user.keyboard('j');
    expect(await link('Student 1 Roy')).toHaveFocus();
    await waitFor(() => expect(changed.size).toBeGreaterThan(0));
    watch.disconnect();
    const rows = [...changed].flatMap((each) => (each as Element).closest('li') ?? []);
    expect(new Set(rows).size).toBe(2);
  });
});
