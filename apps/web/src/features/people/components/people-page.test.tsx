import {
  correctStaffEmail,
  disablePerson,
  getPerson,
  resendToPerson,
  searchPeople,
  sendPersonReset,
  unlockPerson,
  withdrawStaffEmail,
  type FoundPerson,
  type PersonRecord,
} from '@trio/contracts/people';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { renderPage, installFakeServer } from '../../../../test/render-page.tsx';
import { wordsOf } from '../../../../test/staff-pages.tsx';
import { PeoplePage } from './people-page.tsx';

const server = installFakeServer();
const t = wordsOf('people');
const error = wordsOf('errors');

const id = '01900000-0000-7000-8000-0000000000a1';
const school = { _id: '01900000-0000-7000-8000-0000000000b1', name: 'École du Parc' };
const row: FoundPerson = {
  _id: id,
  kind: 'student',
  school,
  login: 'z••••@s••••.ca',
  states: ['unconfirmed', 'locked'],
  isHidden: false,
};
const person: PersonRecord = {
  _id: id,
  kind: 'student',
  role: 'student',
  school,
  firstname: 'Zoé',
  lastname: 'Côté',
  email: 'zoe@school.ca',
  username: null,
  states: ['unconfirmed'],
  created: '2026-09-01T12:00:00.000Z',
  lastLogIn: '2026-11-02T12:00:00.000Z',
  classes: 2,
  isSingleSignOn: false,
  isSelf: false,
  pendingEmail: null,
  lockedUntil: null,
  links: [
    {
      purpose: 'confirm',
      sent: '2026-11-01T12:00:00.000Z',
      expires: '2026-11-08T12:00:00.000Z',
      mail: 'dead',
    },
  ],
  resend: 'confirmation',
  deletionRequested: null,
};
const member: PersonRecord = {
  ...person,
  kind: 'teacher',
  role: 'school',
  states: [],
  links: [],
  resend: null,
};

interface Settings {
  readonly at?: string;
  readonly access?: 'open' | 'granted';
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = ({ at, access = 'open' }: Settings = {}) =>
  renderPage(
    server,
    <>
      <PeoplePage access={access} renderHelp={({ student }) => <p>Help {student.email}</p>} />
      <Address />
    </>,
    at === undefined ? {} : { at },
  );
const field = () => screen.findByRole('searchbox', { name: t('people.label') });
const submit = () => screen.getByRole('button', { name: t('people.search') });

async function openPerson(record: PersonRecord) {
  const asked = server.on(getPerson, record);
  const { user } = await open({ at: `/?id=${id}` });
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText(record.email)).toBeInTheDocument());
  const press = (label: string) => user.click(dialog.getByRole('button', { name: label }));
  return { user, dialog, press, asked };
}

it('searches, announces how many were found, and shows no name', async () => {
  const sent = server.on(searchPeople, { people: [row], hasMore: false });
  const { user } = await open();
  expect(await field()).toHaveFocus();
  await user.fill(await field(), 'zoe@');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(t('people.found', { count: 1 })),
  );
  expect(sent.map(({ body }) => body)).toEqual([{ q: 'zoe@' }]);
  expect(screen.getByText(row.login)).toBeVisible();
  expect(screen.getByText(t('people.state.locked'))).toBeVisible();
  expect(screen.getByRole('link', { name: school.name })).toHaveAttribute(
    'href',
    `/dashboard/students/${school._id}`,
  );
  // An address would be in the browser's history.
  expect(screen.getByTestId('address').textContent).toBe('/');
  expect(await axeViolations()).toEqual([]);
});

it('asks for more characters before it sends anything', async () => {
  const sent = server.on(searchPeople, { people: [], hasMore: false });
  const { user } = await open();
  await user.fill(await field(), ' z o ');
  await user.click(submit());
  expect(await field()).toHaveAccessibleDescription(
    expect.stringContaining(error('search/too-short')) as string,
  );
  expect(sent).toEqual([]);
});

it('says that there are more, that there is no one, and that the network is away', async () => {
  server.on(searchPeople, { people: [row], hasMore: true });
  const { user } = await open();
  await user.fill(await field(), 'zoe');
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByText(t('people.more', { count: 20 }), { exact: false })).toBeVisible(),
  );
  server.on(searchPeople, { people: [], hasMore: false });
  await user.click(submit());
  await waitFor(() => expect(screen.getByText(t('people.none'))).toBeVisible());
  server.on(searchPeople, offline);
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
});

it('explains the whole address where schools must allow the team to look', async () => {
  server.on(searchPeople, { people: [], hasMore: false });
  const { user } = await open({ access: 'granted' });
  expect(await field()).toHaveAccessibleDescription(t('people.hintWhole', { count: 3 }));
  await user.fill(await field(), 'zoe');
  await user.click(submit());
  await waitFor(() => expect(screen.getByText(t('people.noneWhole'))).toBeVisible());
});

it('opens a person with one click, and puts only the id into the address', async () => {
  server.on(searchPeople, { people: [row], hasMore: false });
  const asked = server.on(getPerson, person);
  const { user } = await open();
  await user.fill(await field(), 'zoe@school.ca');
  await user.click(submit());
  const kind = t('people.kind.student');
  await user.click(
    await screen.findByRole('button', { name: t('people.openOne', { login: row.login, kind }) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Zoé Côté' }));
  expect(dialog.getByText('zoe@school.ca')).toBeVisible();
  expect(dialog.getByText(t('people.mail.dead'))).toBeVisible();
  expect(dialog.getByRole('link', { name: t('people.studentPage') })).toHaveAttribute(
    'href',
    `/dashboard/students/${school._id}?student=${id}`,
  );
  expect(asked.map(({ params }) => params.id)).toEqual([id]);
  expect(await axeViolations()).toEqual([]);
});

it('sends links and unlocks, and says what was done', async () => {
  const [reset, again, unlocked] = [
    server.on(sendPersonReset, undefined),
    server.on(resendToPerson, undefined),
    server.on(unlockPerson, undefined),
  ];
  const { dialog, press } = await openPerson(person);
  await press(t('people.reset'));
  await waitFor(() => expect(dialog.getByText(t('people.resetDone'))).toBeVisible());
  await press(t('people.resend.confirmation'));
  await waitFor(() => expect(dialog.getByText(t('people.resendDone'))).toBeVisible());
  await press(t('people.unlock'));
  await waitFor(() => expect(dialog.getByText(t('people.unlockDone'))).toBeVisible());
  for (const sent of [reset, again, unlocked]) {
    expect(sent.map(({ params }) => params.id)).toEqual([id]);
  }
});

it('shows why an act was refused', async () => {
  server.on(sendPersonReset, new Refusal('request/rate-limited'));
  const { dialog, press } = await openPerson(person);
  await press(t('people.reset'));
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
});

it('asks before an account is disabled, and then offers to enable it', async () => {
  const sent = server.on(disablePerson, undefined);
  const { user, press } = await openPerson(person);
  await press(t('people.disable'));
  const question = within(await screen.findByRole('dialog', { name: t('people.disableHeading') }));
  expect(sent).toEqual([]);
  server.on(getPerson, { ...person, states: ['disabled'] });
  await user.click(question.getByRole('button', { name: t('people.disableConfirm') }));
  await user.click(await screen.findByRole('button', { name: t('people.enable') }));
  await waitFor(() => expect(screen.getByText(t('people.enabledDone'))).toBeVisible());
  expect(sent.map(({ body }) => body)).toEqual([{ disable: true }, { disable: false }]);
});

it('never offers to disable the own account', async () => {
  const { dialog } = await openPerson({ ...member, kind: 'admin', role: 'admin', isSelf: true });
  expect(dialog.queryByRole('button', { name: t('people.disable') })).toBeNull();
  expect(dialog.queryByRole('button', { name: t('people.correct') })).toBeNull();
});

it('opens the help of staff for a student', async () => {
  const { press } = await openPerson(person);
  await press(t('people.password'));
  await waitFor(() => expect(screen.getByText('Help zoe@school.ca')).toBeInTheDocument());
});

it('corrects the email of staff, shows a refusal at the field, and withdraws it', async () => {
  server.on(correctStaffEmail, new Refusal('auth/email-already-exists'));
  const { user, press, dialog } = await openPerson(member);
  await press(t('people.correct'));
  const input = await screen.findByLabelText(t('people.newEmail'));
  await user.fill(input, 'zoe@new.ca');
  await user.click(screen.getByRole('button', { name: t('people.correctSend') }));
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(error('auth/email-already-exists')),
  );
  const sent = server.on(correctStaffEmail, { pendingEmail: 'zoe@new.ca' });
  server.on(getPerson, { ...member, pendingEmail: 'zoe@new.ca' });
  await user.click(screen.getByRole('button', { name: t('people.correctSend') }));
  await waitFor(() =>
    expect(dialog.getByText(t('people.correctDone', { email: 'zoe@new.ca' }))).toBeVisible(),
  );
  expect(sent.at(-1)?.body).toEqual({ email: 'zoe@new.ca' });
  const withdrawn = server.on(withdrawStaffEmail, undefined);
  server.on(getPerson, member);
  await dialog.findByRole('button', { name: t('people.withdraw') });
  await press(t('people.withdraw'));
  await waitFor(() => expect(dialog.getByText(t('people.withdrawDone'))).toBeVisible());
  expect(withdrawn).toHaveLength(1);
});

it('helps a hidden student without showing anything about the account', async () => {
  server.on(getPerson, new Refusal('support/not-granted'));
  const sent = server.on(sendPersonReset, undefined);
  const { user } = await open({ at: `/?id=${id}`, access: 'granted' });
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText(t('people.hidden.text'))).toBeVisible());
  expect(dialog.queryByRole('button', { name: t('people.disable') })).toBeNull();
  await user.click(dialog.getByRole('button', { name: t('people.reset') }));
  await waitFor(() => expect(dialog.getByText(t('people.hiddenResetDone'))).toBeVisible());
  expect(sent).toHaveLength(1);
  expect(await axeViolations()).toEqual([]);
});

it('says that a person does not exist, and leaves the id with the dialog', async () => {
  server.on(getPerson, new Refusal('request/not-found'));
  const { user } = await open({ at: `/?id=${id}` });
  await waitFor(() => expect(screen.getByText(t('people.gone'))).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
});
