import { auditActions, downloadAudit, listAudit, type AuditEntry } from '@trio/contracts/audit';
import { cards } from '@trio/deck/cards';
import { act, screen, within, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer } from '../../../../test/staff-pages.tsx';
import { words } from '../../../../test/words.ts';
import { AuditPage } from './audit-page.tsx';

const server = installStaffServer();
const t = words.en;
const school = { id: crypto.randomUUID(), name: 'École du Parc', isDeleted: false };

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: crypto.randomUUID(),
  at: '2026-10-03T12:00:00.000Z',
  isDayOnly: false,
  action: 'student-disabled',
  actor: { _id: crypto.randomUUID(), role: 'school', name: 'Anne Roy' },
  school,
  subject: { _id: crypto.randomUUID(), name: 'Léa Tremblay' },
  details: {},
  ...changes,
});
const logOf = (entries: AuditEntry[], hasNextPage = false) => ({
  entries,
  hasNextPage,
  hasPrevPage: false,
});

function Address() {
  return <output>{useLocation().search}</output>;
}
const page = (
  <>
    <AuditPage />
    <Address />
  </>
);
type Settings = Parameters<typeof server.render>[1];
const renderLog = (settings: Settings = {}) =>
  server.render(page, { account: { role: 'admin' }, ...settings });
const address = () => document.querySelector('output')?.textContent;

for (const language of ['en', 'fr'] as const) {
  describe(`in ${language}`, () => {
    const say = words[language];

    it('has a sentence for every action', async () => {
      server.on(listAudit, logOf(auditActions.map((action) => entry({ action }))));
      await renderLog({ language });
      const values = { actor: 'Anne Roy', subject: 'Léa Tremblay' };
      await screen.findByText(say(`audit.did.${auditActions[0]}`, values));
      for (const action of auditActions) {
        expect(screen.getByText(say(`audit.did.${action}`, values))).toBeVisible();
      }
    });

    it('lists the settings that changed, from old to new', async () => {
      const details = {
        region: ['canada', 'new-brunswick'],
        isCardExpanded: ['false', 'true'],
        lastDay: ['', '2027-06-30'],
        excludedCards: ['freshWater', 'wealth, gameOn'],
      };
      server.on(listAudit, logOf([entry({ action: 'school-settings-changed', details })]));
      await renderLog({ language });
      const titleOf = (name: string) =>
        cards.find(({ key }) => key === name)?.title[language] ?? '';
      const lines = {
        en: ['Region: Canada → New Brunswick', 'Last day to start a sort: none → June 30, 2027'],
        fr: [
          'Région : Canada → Nouveau-Brunswick',
          'Dernier jour pour commencer un tri : aucun → 30 juin 2027',
        ],
      }[language];
      const items = [
        ...lines,
        say('audit.cardsOut', { cards: `${titleOf('wealth')} · ${titleOf('gameOn')}` }),
        say('audit.cardsBack', { cards: titleOf('freshWater') }),
      ];
      for (const item of items) await waitFor(() => expect(screen.getByText(item)).toBeVisible());
    });

    it('names a card in the language of the reader', async () => {
      const details = { card: 'bees', titles: ['Honey', 'Miel'] };
      server.on(
        listAudit,
        logOf([
          entry({ action: 'card-changed', details }),
          entry({ action: 'card-added', school: null, details: { card: 'wind-power' } }),
        ]),
      );
      await renderLog({ language });
      const card = { en: 'Honey', fr: 'Miel' }[language];
      await waitFor(() => expect(screen.getByText(say('audit.card', { card }))).toBeVisible());
      expect(screen.getByText(say('audit.card', { card: 'wind-power' }))).toBeVisible();
      expect(screen.getByText(say('audit.everySchool'))).toBeVisible();
    });
  });
}

it('shows a loading state, then one list per day', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(listAudit, async () => {
    await answer.promise;
    return logOf([entry(), entry({ at: '2026-10-01T12:00:00.000Z' })]);
  });
  await renderLog();
  await waitFor(() => expect(screen.getByText(t('audit.loading'))).toBeInTheDocument());
  answer.resolve();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'October 3, 2026' })).toBeVisible(),
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'October 3, 2026',
    'October 1, 2026',
  ]);
  expect(screen.queryByText(t('audit.loading'))).toBeNull();
});

it('shows no names of deleted people, except staff', async () => {
  const gone = { _id: crypto.randomUUID(), name: null };
  server.on(
    listAudit,
    logOf([
      entry({ subject: gone, actor: null }),
      entry({
        action: 'class-deleted',
        subject: gone,
        details: { name: 'Science 9' },
      }),
      entry({ action: 'account-disabled', subject: gone }),
    ]),
  );
  await renderLog();
  const subject = t('audit.deletedStudent');
  await waitFor(() =>
    expect(
      screen.getByText(t('audit.did.student-disabled', { actor: t('audit.command'), subject })),
    ).toBeVisible(),
  );
  for (const [action, name] of [
    ['class-deleted', 'Science 9'],
    ['account-disabled', t('audit.deletedPerson')],
  ] as const) {
    const sentence = t(`audit.did.${action}`, { actor: 'Anne Roy', subject: name });
    expect(screen.getByText(sentence)).toBeVisible();
  }
});

it('links to a school, but not to a deleted one', async () => {
  server.on(
    listAudit,
    logOf([
      entry(),
      entry({ school: { id: crypto.randomUUID(), name: 'Old school', isDeleted: true } }),
    ]),
  );
  await renderLog();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: school.name })).toHaveAttribute(
      'href',
      `/dashboard/students/${school.id}`,
    ),
  );
  expect(screen.queryByRole('link', { name: 'Old school' })).toBeNull();
  expect(screen.getByText(t('audit.deletedSchool', { school: 'Old school' }))).toBeVisible();
});

it('shows the number of exported rows', async () => {
  const details = { rows: 5000 };
  server.on(listAudit, logOf([entry({ action: 'schools-exported', school: null, details })]));
  await renderLog();
  await waitFor(() => expect(screen.getByText(t('audit.rows', { count: 5000 }))).toBeVisible());
});

it('keeps the page number in the URL and resets it when the filter changes', async () => {
  const requests = server.on(listAudit, ({ query }) =>
    logOf(
      [
        entry({
          actor: { _id: crypto.randomUUID(), role: 'school', name: `On ${query.get('page')}` },
        }),
      ],
      true,
    ),
  );
  const { user } = await renderLog();
  await screen.findByText(/^On 1 /u);
  await user.click(screen.getByRole('button', { name: t('pager.next') }));
  await screen.findByText(/^On 2 /u);
  expect(address()).toBe('?page=2');
  await user.selectOptions(screen.getByLabelText(t('audit.action')), 'mail-retried');
  await screen.findByText(/^On 1 /u);
  expect(address()).toBe('?action=mail-retried');
  expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toEqual({
    page: '1',
    action: 'mail-retried',
  });
});

it('filters by school, shows its name and can show all schools again', async () => {
  server.on(listAudit, logOf([entry()]));
  const { user } = await renderLog({ at: '/?action=staff-removed' });
  await user.click(
    await screen.findByRole('link', { name: t('audit.onlyOf', { school: school.name }) }),
  );
  await waitFor(() =>
    expect(screen.getByText(t('audit.onlySchool', { school: school.name }))).toBeVisible(),
  );
  expect(address()).toBe(`?action=staff-removed&schoolid=${school.id}`);
  await user.click(screen.getByRole('link', { name: t('audit.allSchools') }));
  await waitFor(() => expect(address()).toBe('?action=staff-removed'));
});

it('filters by person, also by one whose name is gone, and by day', async () => {
  const requests = server.on(listAudit, logOf([entry()]));
  const { user } = await renderLog({ at: '/?action=student-disabled' });
  const link = t('audit.onlyAbout', { person: 'Léa Tremblay' });
  await user.click(await screen.findByRole('link', { name: link }));
  await waitFor(() => expect(address()).toMatch(/^\?action=student-disabled&person=/u));
  await user.click(await screen.findByRole('link', { name: t('audit.everyone') }));
  await waitFor(() => expect(address()).toBe('?action=student-disabled'));
  await user.fill(screen.getByLabelText(t('audit.from')), '2026-10-01');
  await user.fill(screen.getByLabelText(t('audit.to')), '2026-10-03');
  await waitFor(() =>
    expect(address()).toBe('?action=student-disabled&from=2026-10-01&to=2026-10-03'),
  );
  // From the reader's midnight to the midnight after the last day.
  await waitFor(() =>
    expect(requests.at(-1)?.query.get('to')).toBe(new Date(2026, 9, 4).toISOString()),
  );
  expect(requests.at(-1)?.query.get('from')).toBe(new Date(2026, 9, 1).toISOString());
});

it('takes a file with the filters of the list', async () => {
  server.on(listAudit, logOf([entry()]));
  const files = server.on(downloadAudit, 'a,b');
  const { user } = await renderLog({ at: '/?action=logged-in' });
  await user.click(await screen.findByRole('button', { name: words.en('export.csv') }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(Object.fromEntries(files[0]?.query ?? [])).toEqual({ locale: 'en', action: 'logged-in' });
});

it('shows an owner log-ins with their way, and no links to schools', async () => {
  const actor = { _id: crypto.randomUUID(), role: 'student', name: 'Léa Tremblay' } as const;
  const staffLogIn = { method: 'single-sign-on', provider: 'google', device: 'tablet' };
  const failed = { method: 'password', reason: 'unknown-address', network: '203.0.113.0/24' };
  const action = 'log-in-failed' as const;
  server.on(
    listAudit,
    logOf([
      entry({ action: 'logged-in', actor, isDayOnly: true, details: { method: 'password' } }),
      entry({ action: 'logged-in', subject: null, details: staffLogIn }),
      entry({ action, actor: null, subject: null, details: { ...failed, omitted: 7 } }),
    ]),
  );
  await server.render(page);
  await screen.findByText(t('audit.dayOnly'));
  for (const text of [
    t('audit.leadOfSchool'),
    t('audit.did.logged-in', { actor: 'Léa Tremblay' }),
    t('audit.provider', { provider: 'google' }),
    t('audit.device.tablet'),
    t('audit.did.log-in-failed', { actor: t('audit.unknownAddress') }),
    t('audit.reason.unknown-address'),
    t('audit.network', { network: '203.0.113.0/24' }),
    t('audit.omitted', { count: 7 }),
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('link', { name: school.name })).toBeNull();
});

it('shows that a filter matches nothing and can clear it', async () => {
  server.on(listAudit, ({ query }) => logOf(query.has('action') ? [] : [entry()]));
  const { user } = await renderLog({ at: '/?action=mail-retried' });
  await waitFor(() => expect(screen.getByText(t('audit.emptyFiltered'))).toBeVisible());
  await user.click(screen.getByRole('link', { name: t('audit.showAll') }));
  await waitFor(() => expect(screen.getByText(/^Anne Roy /u)).toBeVisible());
});

it('links from an empty page to the first page', async () => {
  server.on(listAudit, ({ query }) => logOf(query.get('page') === '9' ? [] : [entry()]));
  const { user } = await renderLog({ at: '/?page=9' });
  await waitFor(() => expect(screen.getByText(t('audit.pageEmpty'))).toBeVisible());
  await user.click(screen.getByRole('link', { name: t('audit.toFirst') }));
  await waitFor(() => expect(screen.getByText(/^Anne Roy /u)).toBeVisible());
});

it('shows that the log is empty', async () => {
  server.on(listAudit, logOf([]));
  await renderLog();
  await waitFor(() => expect(screen.getByText(t('audit.empty'))).toBeVisible());
});

it('shows the error and reloads on request', async () => {
  server.on(listAudit, offline);
  const { user } = await renderLog();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('audit.failed')} ${t('error.offline')}`,
    ),
  );
  server.on(listAudit, logOf([entry()]));
  await user.click(screen.getByRole('button', { name: t('panel.retry') }));
  await waitFor(() => expect(screen.getByText(/^Anne Roy /u)).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ignores a late answer to an earlier filter', async () => {
  const late = Promise.withResolvers<void>();
  server.on(listAudit, async ({ query }) => {
    if (query.has('action')) return logOf([entry({ action: 'mail-retried' })]);
    await late.promise;
    return logOf([entry()]);
  });
  const { user } = await renderLog();
  await user.selectOptions(await screen.findByLabelText(t('audit.action')), 'mail-retried');
  const sentence = t('audit.did.mail-retried', { actor: 'Anne Roy' });
  await screen.findByText(sentence);
  late.resolve();
  await act(() => server.settled());
  const rows = within(screen.getByRole('list', { name: 'October 3, 2026' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(1);
  expect(rows.getByText(sentence)).toBeVisible();
});

it('loads by itself after an outage', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.on(listAudit, new Refusal('server/unavailable', { retryAfter: 1 }));
  await renderLog();
  await screen.findByText(new RegExp(t('status.troublePart'), 'u'));
  server.on(listAudit, logOf([entry()]));
  await act(async () => void vi.advanceTimersByTime(10_000));
  await waitFor(() => expect(screen.getByText(/^Anne Roy /u)).toBeVisible());
  vi.useRealTimers();
});

it.each([
  ['loading', noAnswer, t('audit.loading')],
  ['an empty log', logOf([]), t('audit.empty')],
  ['an error', offline, t('panel.retry')],
  ['a full log', logOf([entry()], true), school.name],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listAudit, answer);
  await renderLog();
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});
