import {
  acknowledgeWarnings,
  getKeeping,
  type Keeping,
  keepStudents,
  listDueStudents,
  listSchoolKeeping,
  setKeeping,
} from '@trio/contracts/keeping';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { KeepingNotice } from './keeping-notice.tsx';
import { KeepingPage } from './keeping-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const quiet: Keeping = {
  months: 24,
  confirmed: null,
  starts: '2026-12-31',
  due: 0,
  nextDeletion: null,
  lastRun: null,
  asOf: '2026-10-01T12:00:00.000Z',
  warnings: [],
  receipts: [],
};
const warned: Keeping = {
  ...quiet,
  confirmed: '2026-01-01T12:00:00.000Z',
  due: 1,
  nextDeletion: '2026-11-02',
  warnings: [{ made: '2026-10-01T03:00:00.000Z', students: 1, known: null, knownBy: null }],
};
const id = '01900000-0000-7000-8000-000000000001';
const alma = {
  _id: id,
  firstname: 'Alma',
  lastname: 'Roy',
  lastHere: '2024-11-01',
  deletion: '2026-11-02',
};
const listOf = (students: (typeof alma)[]) => ({
  students,
  total: students.length,
  hasNextPage: false,
  asOf: quiet.asOf,
});
const show = () => renderAs(server, accountOf('school'), <KeepingPage />);

it('asks to confirm the period, and sends the chosen one', async () => {
  server.on(getKeeping, quiet);
  const sent = server.on(setKeeping, { ...quiet, months: 36, confirmed: quiet.asOf });
  const { user } = await show();
  expect(
    await screen.findByText(t('keeping.period.unconfirmed', { day: 'December 31, 2026' })),
  ).toBeVisible();
  expect(screen.getByText(t('keeping.due.none'))).toBeVisible();
  await user.selectOptions(screen.getByLabelText(t('keeping.period.label')), '36');
  await user.click(screen.getByRole('button', { name: t('keeping.period.save') }));
  expect(await screen.findByText(t('keeping.period.saved'))).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ months: 36 }]);
  expect(screen.getByRole('button', { name: t('keeping.period.confirm') })).toBeVisible();
});

it('shows the list, and acknowledges the list that was read', async () => {
  server.on(getKeeping, warned);
  server.on(listDueStudents, listOf([alma]));
  const known = { known: quiet.asOf, knownBy: 'page' as const };
  const seen = server.on(acknowledgeWarnings, {
    ...warned,
    warnings: warned.warnings.map((one) => ({ ...one, ...known })),
  });
  const { user } = await show();
  const list = await screen.findByRole('list', { name: t('keeping.list') });
  expect(within(list).getByText('Alma Roy')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('keeping.seen') }));
  const notice = await screen.findByText(t('keeping.seen.done'));
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
  expect(seen.map(({ body }) => body)).toEqual([{ asOf: warned.asOf }]);
  expect(screen.queryByRole('button', { name: t('keeping.seen') })).toBeNull();
});

it('keeps a student for another year, and says so', async () => {
  server.on(getKeeping, warned);
  server.on(listDueStudents, listOf([alma]));
  const kept = server.on(keepStudents, { done: [id], unchanged: [] });
  const { user } = await show();
  await user.click(
    await screen.findByRole('button', { name: t('keeping.keepWho', { name: 'Alma Roy' }) }),
  );
  expect(await screen.findByText(t('keeping.kept', { name: 'Alma Roy' }))).toBeVisible();
  expect(kept.map(({ body }) => body)).toEqual([{ students: [id] }]);
});

it('shows an error, and keeps the period that was chosen', async () => {
  server.on(getKeeping, quiet);
  server.on(setKeeping, offline);
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: t('keeping.period.confirm') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error.offline'));
});

it('tells administrators which schools were not reached, and when a job last ended', async () => {
  server.on(listSchoolKeeping, {
    schools: [
      {
        id,
        name: 'École du Lac',
        months: 24,
        confirmed: null,
        starts: '2026-12-31',
        due: 3,
        nextDeletion: '2027-01-02',
        unreached: '2026-10-01T12:00:00.000Z',
        receipts: [],
      },
    ],
    hasNextPage: false,
    unreached: 1,
    lastRun: '2026-10-01T03:00:00.000Z',
    jobs: [{ job: 'usage-cleanup', lastRun: '2026-10-01T03:00:00.000Z' }],
  });
  await renderAs(server, accountOf('admin'), <KeepingPage />);
  expect(await screen.findByText(t('keeping.schools.unreached', { count: 1 }))).toBeVisible();
  expect(screen.getByText('École du Lac')).toBeVisible();
  expect(screen.getByText(/by a daily task \(last done on/u)).toBeVisible();
});

it('brings an owner to the list from the first page, until the list was read', async () => {
  server.on(getKeeping, warned);
  await renderAs(server, accountOf('school'), <KeepingNotice />);
  expect(
    await screen.findByText(t('keeping.notice.due', { count: 1, day: 'November 2, 2026' })),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: t('keeping.notice.toList') })).toHaveAttribute(
    'href',
    '/dashboard/keeping',
  );
});
