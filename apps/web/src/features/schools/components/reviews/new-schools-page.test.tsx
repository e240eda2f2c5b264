import {
  acceptSchool,
  getNewSchool,
  listNewSchools,
  refuseSchool,
  undoRefusal,
  type SchoolReview,
} from '@trio/contracts/school-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline, Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import { NewSchoolsPage } from './new-schools-page.tsx';

const server = installStaffServer();
const t = wordsOf('reviews');

const school: SchoolReview = {
  id: '01900000-0000-7000-8000-0000000000b1',
  schoolname: 'École des Pins',
  city: 'Moncton',
  state: 'NB',
  country: 'can',
  created: '2026-11-01T12:00:00.000Z',
  verified: '2026-11-02T12:00:00.000Z',
  firstname: 'Léa',
  lastname: 'Roy',
  email: 'lea@pins.example',
  studentCount: 0,
  standing: 'pending',
  decided: null,
  refusal: null,
};
const approved: SchoolReview = {
  ...school,
  standing: 'approved',
  decided: { by: 'Marc Gagné', at: '2026-11-03T12:00:00.000Z' },
};
const refused: SchoolReview = {
  ...school,
  standing: 'refused',
  decided: { by: 'Marc Gagné', at: '2026-11-03T12:00:00.000Z' },
  refusal: { reason: 'duplicate', text: 'See Marc.', deletion: '2026-11-17T12:00:00.000Z' },
};
const name = school.schoolname;
const show = (query = '') =>
  server.render(<NewSchoolsPage />, {
    at: `/dashboard/new-schools${query}`,
    account: { role: 'admin' },
  });
const button = (label: string) => screen.findByRole('button', { name: label });
const approveOne = t('reviews.approveOne', { name });

it('lists new and refused schools with their count and facts', async () => {
  server.on(listNewSchools, { total: 1, schools: [school], refused: [refused] });
  await show();
  const section = within(
    await screen.findByRole('region', { name: t('reviews.count', { count: 1 }) }),
  );
  expect(section.getByText('pins.example')).toBeVisible();
  expect(section.getByText(/^Moncton, NB/u)).toBeVisible();
  expect(screen.getByRole('region', { name: t('reviews.refused') })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('approves with one click, and says so', async () => {
  server.on(listNewSchools, { total: 1, schools: [school], refused: [] });
  const sent = server.on(acceptSchool, { isNew: true, school: approved });
  const { user } = await show();
  const approve = await button(approveOne);
  server.on(listNewSchools, { total: 0, schools: [], refused: [] });
  await user.click(approve);
  await waitFor(() =>
    expect(screen.getByText(t('reviews.doneApproved', { name })).parentElement).toHaveFocus(),
  );
  await waitFor(() => expect(screen.getByText(t('reviews.none'))).toBeVisible());
  expect(sent).toHaveLength(1);
});

it('opened from an email, changes nothing until the button is pressed', async () => {
  server.on(getNewSchool, school);
  const sent = server.on(acceptSchool, { isNew: true, school: approved });
  const { user } = await show(`?id=${school.id}`);
  const approve = await button(approveOne);
  expect(sent).toEqual([]);
  await user.click(approve);
  await waitFor(() => expect(screen.getByText(t('reviews.doneApproved', { name }))).toBeVisible());
  expect(screen.queryByRole('button', { name: approveOne })).toBeNull();
});

it('says who was faster, and when', async () => {
  server.on(getNewSchool, school);
  server.on(acceptSchool, { isNew: false, school: refused });
  const { user } = await show(`?id=${school.id}`);
  await user.click(await button(approveOne));
  const before = /on Nov .*, Marc Gagné had already refused/u;
  await waitFor(() => expect(screen.getByText(before).parentElement).toHaveFocus());
  expect(screen.getByText(/^Refused on .* by Marc Gagné/u)).toBeVisible();
});

it('refuses with a reason and a sentence, and leaves the form', async () => {
  server.on(getNewSchool, school);
  const sent = server.on(refuseSchool, { isNew: true, school: refused });
  const { user } = await show(`?id=${school.id}&act=refuse`);
  await user.click(await screen.findByRole('radio', { name: t('reviews.reason.duplicate') }));
  await user.fill(screen.getByLabelText(t('reviews.text')), 'See Marc.');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('reviews.refuseYes') }));
  await waitFor(() => expect(screen.getByText(t('reviews.doneRefused', { name }))).toBeVisible());
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'duplicate', text: 'See Marc.' }]);
  expect(screen.queryByRole('button', { name: t('reviews.refuseYes') })).toBeNull();
});

it('undoes a refusal', async () => {
  server.on(getNewSchool, refused);
  const sent = server.on(undoRefusal, { isNew: true, school });
  const { user } = await show(`?id=${school.id}`);
  await user.click(await button(t('reviews.undoOne', { name })));
  await waitFor(() => expect(screen.getByText(t('reviews.doneUndone', { name }))).toBeVisible());
  expect(sent).toHaveLength(1);
});

it('shows a failed act beside its button', async () => {
  server.on(getNewSchool, school);
  server.on(acceptSchool, offline);
  const { user } = await show(`?id=${school.id}`);
  await user.click(await button(approveOne));
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
});

it('says that a school no longer exists', async () => {
  server.on(getNewSchool, new Refusal('school/not-found'));
  await show(`?id=${school.id}`);
  await waitFor(() => expect(screen.getByText(t('reviews.gone'))).toBeVisible());
});
