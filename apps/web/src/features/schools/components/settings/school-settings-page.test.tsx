import {
  approveSchool,
  deleteSchool,
  getSchoolSettings,
  updateSchoolSettings,
  verifySchool,
  type SchoolSettings,
} from '@trio/contracts/schools';
import { pages } from '@trio/contracts/pages';
import { cardKeys } from '@trio/deck/facts.generated';
import { cardColors } from '@trio/domain/sorting/sort';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import { deletedSchoolIn } from '../../overview-state.ts';
import { SchoolSettingsPage } from './school-settings-page.tsx';

const server = installStaffServer();
const t = wordsOf('schools');
const error = wordsOf('errors');
const id = '01900000-0000-7000-8000-000000000001';
const otherId = '01900000-0000-7000-8000-000000000002';
const name = 'Cedar Ridge';

const school: SchoolSettings = {
  id,
  schoolname: name,
  code: 'CEDAR1',
  address: '1 Main Street',
  city: 'Moncton',
  state: 'NB',
  country: 'ca',
  postalzip: 'E1A 1A1',
  phone: '',
  created: '2026-09-01T12:00:00.000Z',
  studentCount: 0,
  staff: [
    { _id: otherId, firstname: 'Zoé', lastname: 'Roy', email: 'zoe@example.org', isInvited: true },
  ],
  emailDomainWhitelist: [],
  emailDomainBlacklist: ['spam.example'],
  verified: '2026-09-02T12:00:00.000Z',
  approved: null,
  needsApproval: false,
  waitsFor: null,
  expiry: null,
  deletionRequested: null,
  settings: {
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
  },
  warnings: [],
};

function Overview() {
  return <p>{`overview ${deletedSchoolIn(useLocation().state) ?? ''}`}</p>;
}
const routes = (
  <>
    <Link to={`/dashboard/schools/${otherId}`}>another school</Link>
    <Routes>
      <Route
        path="/dashboard/schools/:schoolId"
        element={<SchoolSettingsPage extraCards={(of) => <p>{`cards of ${of}`}</p>} />}
      />
      <Route path={pages.students.path} element={<Overview />} />
    </Routes>
  </>
);
const render = (language: 'en' | 'fr' = 'en') =>
  server.render(routes, {
    at: `/dashboard/schools/${id}`,
    account: { role: 'admin' },
    language,
  });
async function show(changes: Partial<SchoolSettings> = {}) {
  server.on(getSchoolSettings, { ...school, ...changes });
  const { user } = await render();
  await screen.findByRole('heading', { level: 1, name });
  return user;
}
const part = (heading: string) => within(screen.getByRole('region', { name: heading }));
const save = () => screen.getByRole('button', { name: t('save.save') });

beforeEach(() => page.viewport(1440, 900));

it('shows the school, its staff and its cards', async () => {
  await show({ studentCount: 3 });
  const who = part(t('who.heading'));
  expect(who.getByText('CEDAR1')).toBeVisible();
  expect(who.getByText(t('who.unknown'))).toBeVisible();
  expect(who.getByText('Zoé Roy')).toBeVisible();
  expect(part(t('extra.heading')).getByText(`cards of ${id}`)).toBeVisible();
  expect(screen.getByRole('link', { name: t('settings.students', { count: 3 }) })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(t('table.settingsOf', { name })));
});

it('shows that a school does not exist and links to the overview', async () => {
  server.on(getSchoolSettings, new Refusal('school/not-found'));
  const { user } = await render();
  await waitFor(() => expect(screen.getByText(t('settings.gone'))).toBeVisible());
  await user.click(screen.getByRole('link', { name: t('settings.back') }));
  await waitFor(() => expect(screen.getByText(/^overview/u)).toBeVisible());
});

it('shows why a school did not load and reloads it on request', async () => {
  server.on(getSchoolSettings, offline);
  const { user } = await render();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('settings.failed')} ${error('error.offline')}`,
    ),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('settings.title'));
  server.on(getSchoolSettings, school);
  await user.click(screen.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
});

it('shows no data of the previous school while another one loads', async () => {
  const loaded = Promise.withResolvers<void>();
  const user = await show();
  server.on(getSchoolSettings, async () => {
    await loaded.promise;
    return { ...school, id: otherId, schoolname: 'École Sainte-Anne' };
  });
  await user.click(screen.getByRole('link', { name: 'another school' }));
  await waitFor(() => expect(screen.queryByText('CEDAR1')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('settings.title'));
  loaded.resolve();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: /Sainte-Anne/u })).toBeVisible(),
  );
});

it('saves all settings in one request and confirms it', async () => {
  const saved = server.on(updateSchoolSettings, ({ body }) => ({ ...school, settings: body }));
  const user = await show();
  await user.click(screen.getByLabelText(t('flags.expanded')));
  await waitFor(() => expect(screen.getByText(t('save.unsaved'))).toBeVisible());
  await user.click(save());
  await waitFor(() => expect(screen.getByText(t('save.saved'))).toBeVisible());
  expect(screen.queryByText(t('save.unsaved'))).toBeNull();
  expect(saved.map(({ params, body }) => [params.id, body])).toEqual([
    [id, { ...school.settings, isCardExpanded: true }],
  ]);
});

it('discards unsaved changes', async () => {
  const user = await show();
  const expanded = screen.getByLabelText(t('flags.expanded'));
  await user.click(expanded);
  await user.click(screen.getByRole('button', { name: t('save.undo') }));
  await waitFor(() => expect(expanded).not.toBeChecked());
  expect(screen.queryByText(t('save.unsaved'))).toBeNull();
});

it('shows why settings were refused and keeps them on the page', async () => {
  server.on(updateSchoolSettings, new Refusal('server/error'));
  const user = await show();
  await user.click(screen.getByLabelText(t('flags.expanded')));
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(error('server/error'));
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText(t('flags.expanded'))).toBeChecked();
});

it('asks before a link discards unsaved changes', async () => {
  const user = await show();
  await user.click(screen.getByLabelText(t('flags.expanded')));
  await user.click(screen.getByRole('link', { name: t('settings.back') }));
  const question = await screen.findByRole('dialog', { name: t('unsaved.heading') });
  await user.click(within(question).getByRole('button', { name: t('unsaved.no') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(t('flags.expanded'))).toBeChecked();
  await user.click(screen.getByRole('link', { name: t('settings.back') }));
  await user.click(await screen.findByRole('button', { name: t('unsaved.yes') }));
  await waitFor(() => expect(screen.getByText(/^overview/u)).toBeVisible());
});

it('shows beside the deck that it needs at least three cards', async () => {
  const saved = server.on(updateSchoolSettings, school);
  const user = await show();
  for (const color of cardColors) {
    const category = wordsOf('deck')(`category.${color}`);
    await user.click(screen.getByRole('button', { name: t('deck.noneOf', { category }) }));
  }
  expect(screen.getByText(t('deck.count', { kept: 0, total: cardKeys.length }))).toBeVisible();
  await user.click(save());
  const alert = await part(t('deck.heading')).findByRole('alert');
  expect(alert).toHaveTextContent(error('school/too-few-cards'));
  expect(alert).toHaveFocus();
  expect(saved).toHaveLength(0);
});

it('finds a card by title, and does not save on Enter', async () => {
  const saved = server.on(updateSchoolSettings, school);
  const user = await show();
  const deck = part(t('deck.heading'));
  const title = deck.getAllByRole('checkbox')[0]?.closest('label')?.textContent ?? '';
  await user.fill(deck.getByLabelText(t('deck.search')), title.toUpperCase());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(deck.getAllByRole('checkbox')).toHaveLength(1));
  expect(deck.getByRole('checkbox', { name: title })).toBeChecked();
  await user.fill(deck.getByLabelText(t('deck.search')), 'no such card');
  await waitFor(() => expect(deck.getByText(t('deck.noneFound'))).toBeVisible());
  expect(saved).toHaveLength(0);
});

it('shows an error at the last day if it is empty', async () => {
  const user = await show();
  await user.click(screen.getByRole('radio', { name: t('expiry.day') }));
  await user.click(save());
  await waitFor(() => expect(screen.getByText(error('school/day-invalid'))).toBeVisible());
  expect(screen.getByLabelText(t('expiry.lastDay'))).toHaveFocus();
});

it('warns of a last day in the past, and remembers it while another option is selected', async () => {
  const user = await show();
  await user.click(screen.getByRole('radio', { name: t('expiry.day') }));
  await user.fill(screen.getByLabelText(t('expiry.lastDay')), '2020-06-30');
  await waitFor(() => expect(screen.getByText(t('warning.expired'))).toBeVisible());
  await user.click(screen.getByRole('radio', { name: t('expiry.never') }));
  await waitFor(() => expect(screen.queryByLabelText(t('expiry.lastDay'))).toBeNull());
  await user.click(screen.getByRole('radio', { name: t('expiry.day') }));
  await waitFor(() => expect(screen.getByLabelText(t('expiry.lastDay'))).toHaveValue('2020-06-30'));
});

it('warns of settings without effect', async () => {
  const user = await show();
  await user.click(screen.getByLabelText(t('flags.freemium')));
  await waitFor(() =>
    expect(screen.getByText(t('warning.freemium-without-consumer'))).toBeVisible(),
  );
  await user.click(screen.getByLabelText(t('flags.consumer')));
  await waitFor(() =>
    expect(screen.queryByText(t('warning.freemium-without-consumer'))).toBeNull(),
  );
  await user.click(screen.getByLabelText(t('emailDomains.allow')));
  await waitFor(() => expect(screen.getByText(t('warning.nobody-allowed'))).toBeVisible());
  await user.click(screen.getByLabelText(t('emailDomains.deny')));
  await waitFor(() => expect(screen.queryByText(t('warning.nobody-denied'))).toBeNull());
});

it('shows the expired badge after saving', async () => {
  server.on(updateSchoolSettings, ({ body }) => ({
    ...school,
    settings: body,
    expiry: '2020-07-01T00:00:00.000Z',
  }));
  const user = await show();
  expect(screen.queryByText(t('badge.expired'))).toBeNull();
  await user.click(screen.getByLabelText(t('flags.expanded')));
  await user.click(save());
  await waitFor(() => expect(screen.getByText(t('badge.expired'))).toBeVisible());
});

it.each([
  ['verify', { verified: null, waitsFor: 'verification' }, verifySchool],
  ['approve', { needsApproval: true, waitsFor: 'approval' }, approveSchool],
] as const)(
  'lets an administrator %s a school after a confirmation',
  async (step, state, endpoint) => {
    const opened = { ...school, verified: school.created, approved: school.created };
    const requests = server.on(endpoint, opened);
    const user = await show(state);
    const open = part(t('open.heading'));
    expect(open.getByText(t('open.no'))).toBeVisible();
    await user.click(open.getByRole('button', { name: t(`open.${step}`) }));
    const heading = t(`open.${step}Heading`, { name });
    const question = within(await screen.findByRole('dialog', { name: heading }));
    await user.click(question.getByRole('button', { name: t(`open.${step}Yes`) }));
    const notice = await open.findByText(
      t(step === 'verify' ? 'open.verifiedNow' : 'open.approvedNow'),
    );
    await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
    await waitFor(() => expect(open.getByText(t('open.yes'))).toBeVisible());
    expect(requests.map(({ params }) => params.id)).toEqual([id]);
  },
);

it('deletes the school and passes its name to the overview', async () => {
  server.on(deleteSchool, undefined);
  const user = await show({ deletionRequested: '2026-10-01T12:00:00.000Z' });
  const danger = part(t('danger.heading'));
  expect(danger.getByText(/October 1, 2026/u)).toBeVisible();
  await user.click(danger.getByRole('button', { name: t('deleteSchool.yes') }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: t('deleteSchool.yes') }));
  await waitFor(() => expect(screen.getByText(`overview ${name}`)).toBeVisible());
});

it('shows its texts in French', async () => {
  const fr = wordsOf('schools', 'fr');
  server.on(getSchoolSettings, school);
  await render('fr');
  await waitFor(() => expect(screen.getByRole('button', { name: fr('save.save') })).toBeVisible());
  expect(screen.getByRole('region', { name: fr('deck.heading') })).toBeVisible();
});

it.each([
  ['loading', noAnswer, t('settings.title')],
  ['an unknown school', new Refusal('school/not-found'), t('settings.gone')],
  ['an error', offline, wordsOf('shell')('panel.retry')],
  ['a school', school, t('danger.heading')],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(getSchoolSettings, answer);
  await render();
  await screen.findAllByText(text);
  expect(await axeViolations()).toEqual([]);
});

it('offers to refuse a school that no one has decided about', async () => {
  await show();
  expect(await screen.findByRole('link', { name: t('open.refuse') })).toHaveAttribute(
    'href',
    `/dashboard/new-schools?id=${school.id}&act=refuse`,
  );
});

it('shows a refused school with a link to the decision, and no way to approve it here', async () => {
  await show({ waitsFor: 'refused' });
  await waitFor(() => expect(screen.getByText(t('open.refused'))).toBeVisible());
  expect(screen.getByRole('link', { name: t('open.review') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('open.approve') })).toBeNull();
});
