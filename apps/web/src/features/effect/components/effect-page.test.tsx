import type { Answer } from '@trio/contracts/endpoint';
import { getEffectResults } from '@trio/contracts/effect';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { EffectPage } from './effect-page.tsx';

const server = installStaffServer();
const t = wordsOf('effect');

type Results = Answer<typeof getEffectResults>;
const changes = [
  { before: 2.4, after: 3.3, change: 0.9, low: 0.6, high: 1.2 },
  { before: 3, after: 2.5, change: -0.5, low: -0.9, high: -0.1 },
  { before: 2, after: 2.1, change: 0.1, low: -0.2, high: 0.4 },
];
const school = { period: 'after', class: null, pairs: 24, changes } as const;
const results: Results = {
  isOn: true,
  month: '2026-11-01',
  figures: [
    { ...school, changes },
    {
      ...school,
      changes,
      pairs: 12,
      class: { _id: '01900000-0000-7000-8000-0000000000c1', name: '9B' },
    },
  ],
};

async function show(
  answer: Results | typeof offline,
  { kind = 'owner', language = 'en' }: Settings = {},
) {
  const asked = server.on(getEffectResults, answer);
  const page = await server.render(
    <Routes>
      <Route path="/dashboard/effect" element={<EffectPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: '/dashboard/effect', account: { kind }, language },
  );
  return { ...page, asked };
}
interface Settings {
  readonly kind?: 'owner' | 'counsellor' | 'teacher';
  readonly language?: 'en' | 'fr';
}

it('says that it is off, with the way to the settings for an owner', async () => {
  const off = { isOn: false, month: null, figures: [] };
  await show(off);
  expect(await screen.findByText(t('effectResults.off'))).toBeVisible();
  const link = screen.getByRole('link', { name: t('effectResults.settings') });
  expect(link).toHaveAttribute('href', '/dashboard/account');
});

it('has no way to the settings for a counsellor', async () => {
  await show({ isOn: false, month: null, figures: [] }, { kind: 'counsellor' });
  expect(await screen.findByText(t('effectResults.off'))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('effectResults.settings') })).toBeNull();
});

it.each([null, '2026-11-01'])('says when figures come, with the month %s', async (month) => {
  await show({ isOn: true, month, figures: [] });
  expect(await screen.findByText(t('effectResults.none'))).toBeVisible();
});

it('says each change of each group in words, as a picture and as a table', async () => {
  await show(results);
  const groups = await screen.findAllByRole('article');
  const names = groups.map((group) => within(group).getByRole('heading').textContent);
  const period = t('effectResults.period.after');
  expect(names).toEqual([`${t('effectResults.group.school')} · ${period}`, `9B · ${period}`]);
  expect(screen.getByText(t('effectResults.month', { month: 'November 2026' }))).toBeVisible();
  const first = within(groups[0] as HTMLElement);
  expect(first.getByText(t('effectResults.pairs', { pairs: 24 }))).toBeVisible();
  const sentence = (direction: 'up' | 'down' | 'unclear', statement: Statement, means: Means) =>
    t(`effectResults.sentence.${direction}`, {
      statement: t(`effect.statement.${statement}`),
      ...means,
    });
  for (const text of [
    sentence('up', 'problems', { before: '2.4', after: '3.3' }),
    sentence('down', 'step', { before: '3.0', after: '2.5' }),
    sentence('unclear', 'person', { before: '2.0', after: '2.1' }),
  ]) {
    expect(first.getByText(text)).toBeVisible();
  }
  const picture = t('effectResults.picture', { before: '2.4', after: '3.3' });
  expect(first.getByRole('img', { name: picture })).toBeVisible();
  first.getByText(t('effectResults.table')).click();
  const [, row] = first.getAllByRole('row');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2.4', '3.3', '+0.9', '+0.6 to +1.2']);
  expect(screen.getByText(t('effectResults.read.own'))).toBeVisible();
  expect(screen.getByText(t('effectResults.read.causes'))).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
type Statement = 'problems' | 'step' | 'person';
type Means = { readonly before: string; readonly after: string };

it('writes French numbers in French', async () => {
  await show(results, { language: 'fr' });
  const fr = wordsOf('effect', 'fr');
  const [picture] = await screen.findAllByRole('img', {
    name: fr('effectResults.picture', { before: '2,4', after: '3,3' }),
  });
  expect(picture).toBeVisible();
});

it('offers to try again after a failure', async () => {
  await show(offline);
  expect((await screen.findByRole('alert')).textContent).toContain(t('effectResults.failed'));
});

it('leads a teacher away without asking for the figures', async () => {
  const { asked } = await show(results, { kind: 'teacher' });
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(asked).toEqual([]);
});
