import { cards } from '@trio/deck/cards';
import { listSavedCareers, updateSavedCareers } from '@trio/contracts/saved-careers';
import type { ConfirmedResult } from '@trio/contracts/results';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { sortState } from '../../../lib/current-sort.ts';
import { CareerPage } from './career-page.tsx';
import { Explore } from './explore.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const confirmed: ConfirmedResult = {
  id: '01900000-0000-7000-8000-000000000001',
  created: '2026-10-01T12:00:00.000Z',
  updated: '2026-10-01T12:00:00.000Z',
  selected: ['calmMinds', 'cleanPower', 'gameOn'],
  extraCards: [],
  reflection: null,
  emailSent: false,
  profileSent: false,
};

function haveThree(selected: ConfirmedResult['selected'] | null): void {
  sortState.set({
    status: 'ready',
    sort: null,
    extraCards: [],
    confirmed: selected && { ...confirmed, selected },
    previous: null,
    sortAttempts: 1,
    saving: 'saved',
  });
}

beforeEach(() => {
  haveThree(confirmed.selected);
  server.on(listSavedCareers, { careers: [] });
});

const pages = (
  <Routes>
    <Route path="/dashboard/explore" element={<Explore />} />
    <Route path="/dashboard/explore/:career" element={<CareerPage />} />
  </Routes>
);

const show = (at = '/dashboard/explore', changes = {}, language: 'en' | 'fr' = 'en') =>
  renderAs(server, accountOf('student', { country: 'can', ...changes }), pages, { at, language });

const first = () => screen.getByRole('region', { name: t('careers.first') });
const all = () => screen.getByRole('region', { name: t('careers.all') });
const titles = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('explore', () => {
  it('starts with seven careers, at least two of each of the three', async () => {
    await show();
    await screen.findByRole('region', { name: t('careers.first') });
    const shown = titles(first());
    expect(shown).toHaveLength(7);
    for (const key of ['calmMinds', 'cleanPower', 'gameOn']) {
      const careers = cards.find((card) => card.key === key)?.careers ?? [];
      const own = careers.filter(({ title }) => shown.includes(title.en));
      expect(own.length, key).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(['en', 'fr'] as const)('has no axe violations in %s', async (language) => {
    await show('/dashboard/explore', {}, language);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows all careers without a three, and how to get one', async () => {
    haveThree(null);
    await show();
    expect(screen.getByText(t('careers.sortFirst'))).toBeVisible();
    expect(screen.queryByRole('region', { name: t('careers.first') })).toBeNull();
    expect(within(all()).getByText(t('careers.count', { count: 620 }))).toBeVisible();
  });

  it('explains what to do for an own card and for a card without careers', async () => {
    haveThree([
      'entrepreneurship',
      'gameOn',
      { title: 'Winter sports', description: '', imageUrl: '' },
    ]);
    await show();
    const own = screen.getByRole('region', { name: t('careers.find', { title: 'Winter sports' }) });
    expect(within(own).getByText(t('careers.find.custom'))).toBeVisible();
    expect(screen.getByText(t('careers.find.builtIn'))).toBeVisible();
  });

  it('searches in both languages and forgives mistakes', async () => {
    const { user } = await show();
    await user.fill(screen.getByRole('searchbox'), 'plomier');
    await waitFor(() => expect(titles(all())).toContain('Plumber'));
    await user.fill(screen.getByRole('searchbox'), 'qqqqqq');
    await waitFor(() => expect(screen.getByText(t('careers.noneHint'))).toBeVisible());
    await user.click(screen.getByRole('button', { name: t('careers.clear') }));
    await waitFor(() => expect(screen.getByText(t('careers.count', { count: 620 }))).toBeVisible());
  });

  it('leads from the top to the search and to the saved careers', async () => {
    // The gas fitter became the plumber.
    server.on(listSavedCareers, () => ({
      careers: ['plumber', 'gas-fitter'].map((career) => ({
        career,
        saved: '2026-10-02T12:00:00.000Z',
      })),
    }));
    const { user } = await show();
    const heading = within(all()).getByRole('heading', { level: 2 });
    await user.click(screen.getByRole('button', { name: t('careers.toSearch') }));
    expect(heading).toHaveFocus();
    await user.click(
      await screen.findByRole('button', { name: t('careers.toSaved', { count: 1 }) }),
    );
    expect(heading).toHaveFocus();
    await waitFor(() => expect(titles(all())).toEqual(['Plumber']));
  });

  it('filters by training, theme, outlook and pay, and by the three', async () => {
    const { user } = await show();
    const choose = (label: string, value: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), value);
    await user.click(screen.getByRole('checkbox', { name: t('careers.onlyMine') }));
    const mine = cards
      .filter(({ key }) => ['calmMinds', 'cleanPower', 'gameOn'].includes(key))
      .flatMap(({ careers }) => careers).length;
    await waitFor(() =>
      expect(within(all()).getByText(t('careers.count', { count: mine }))).toBeVisible(),
    );
    await choose(t('filter.category'), 'blue');
    await choose(t('filter.training'), 'university');
    await choose(t('filter.outlook'), 'strong-shortage');
    await choose(t('filter.pay'), 'top');
    await waitFor(() => expect(titles(all())).toContain('Psychologist'));
    expect(titles(all()).length).toBeLessThan(mine);
  });

  it('compares up to three careers side by side', async () => {
    const { user } = await show();
    const boxes = within(first()).getAllByRole('checkbox');
    for (const box of boxes.slice(0, 3)) await user.click(box);
    expect(screen.getByText(t('compare.bar', { count: 3 }))).toBeVisible();
    expect(screen.getByText(t('compare.most'))).toBeVisible();
    await user.click(boxes[3] as HTMLElement);
    expect(boxes[3]).not.toBeChecked();
    expect(screen.getByText(t('compare.full'))).toBeInTheDocument();
    boxes[2]?.focus();
    await user.tab();
    expect(document.activeElement).toHaveTextContent(t('compare.show'));
    await user.keyboard('{Enter}');
    const table = await screen.findByRole('table', { name: t('compare.heading') });
    expect(within(table).getAllByRole('link')).toHaveLength(3);
    expect(within(table).getByRole('rowheader', { name: t('career.pay') })).toBeVisible();
  });
});

describe('saving a career', () => {
  const title = 'Plumber';
  const saveButton = () => within(all()).getByRole('button', { name: t('keep.name', { title }) });
  const removeButton = () =>
    within(all()).getByRole('button', { name: t('keep.remove', { title }) });

  it('sends it, shows it among the saved ones, and removes it again', async () => {
    const sent = server.on(updateSavedCareers, ({ body }) => ({
      careers: body.changes
        .filter(({ isSaved }) => isSaved)
        .map(({ career }) => ({ career, saved: '2026-10-02T12:00:00.000Z' })),
    }));
    const { user } = await show('/dashboard/explore?q=plumber');
    await user.click(await waitFor(saveButton));
    // Speech control uses the visible text, so the name begins with it.
    expect(removeButton()).toHaveTextContent(t('keep.done'));
    expect(t('keep.remove', { title })).toMatch(new RegExp(`^${t('keep.done')}`, 'u'));
    expect(screen.getByText(t('keep.saved', { title }))).toBeInTheDocument();
    await act(() => server.settled());
    expect(sent[0]?.body.changes).toMatchObject([{ career: 'plumber', isSaved: true }]);
    await user.click(removeButton());
    expect(saveButton()).toHaveTextContent(t('keep.do'));
    await act(() => server.settled());
    expect(sent[1]?.body.changes).toMatchObject([{ career: 'plumber', isSaved: false }]);
  });

  it('keeps it on the device without a network, and sends it when the network is back', async () => {
    server.on(updateSavedCareers, offline);
    const { user } = await show('/dashboard/explore?q=plumber');
    await user.click(await waitFor(saveButton));
    await waitFor(() => expect(screen.getByText(t('keep.waiting'))).toBeVisible());
    expect(removeButton()).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain('plumber');
    const sent = server.on(updateSavedCareers, {
      careers: [{ career: 'plumber', saved: '2026-10-02T12:00:00.000Z' }],
    });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(t('keep.waiting'))).toBeNull());
    expect(sent.length).toBeGreaterThan(0);
  });

  it('shows a saved career that was removed from the list as its successor', async () => {
    server.on(listSavedCareers, {
      careers: [{ career: 'gas-fitter', saved: '2026-10-02T12:00:00.000Z' }],
    });
    await show('/dashboard/explore?saved=1');
    await waitFor(() => expect(titles(all())).toEqual(['Plumber']));
  });
});

describe('a career’s page', () => {
  const at = (key: string) => `/dashboard/explore/${key}`;
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

  it.each(['en', 'fr'] as const)('has no axe violations in %s', async (language) => {
    await show(at('carpenter'), { province: 'NB' }, language);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows pay and outlook of Canada, and of the student’s province', async () => {
    await show(at('registered-nurse'), { province: 'ON' });
    expect(heading('Registered nurse')).toBeVisible();
    expect(screen.getByText(t('outlook.strong-shortage'))).toBeVisible();
    expect(screen.getByText('$43.27')).toBeVisible();
    expect(screen.getByText(t('pay.province', { province: 'Ontario' }))).toBeVisible();
    expect(screen.getByText(t('source.wages'))).toBeVisible();
    expect(screen.queryByText(t('career.payUsa'))).toBeNull();
  });

  it('shows figures of the United States to its schools', async () => {
    await show(at('registered-nurse'), { country: 'usa' });
    expect(screen.getByText(t('career.payUsa'))).toBeVisible();
    expect(screen.queryByText(t('career.payCanada'))).toBeNull();
    const link = screen.getByRole('link', {
      name: `${t('outside.onet')} ${t('footer.newTab')}`,
    });
    expect(link).toHaveAttribute('href', 'https://www.onetonline.org/link/summary/29-1141.00');
  });

  it('says what is not known, and never shows the floor of the statistics', async () => {
    await show(at('musician'));
    const text = document.body.textContent ?? '';
    expect(text).toContain(t('career.unknown'));
    expect(text).toContain('$74,500');
    expect(text).not.toMatch(/32,867/u);
  });

  it('shows yearly pay as yearly', async () => {
    await show(at('family-doctor'));
    expect(screen.getByText('$232,227')).toBeVisible();
    expect(screen.getByText(t('pay.year'))).toBeVisible();
  });

  it('leads from a removed career to its nearest relative, and says so', async () => {
    await show(at('gas-fitter'));
    expect(heading('Plumber')).toBeVisible();
    expect(screen.getByText(t('career.removed'))).toBeVisible();
  });

  it('explains that a career does not exist', async () => {
    await show(at('no-such-career'));
    expect(heading(t('career.notFound'))).toBeVisible();
  });

  it('announces the next career by its own heading when a related one is opened', async () => {
    const { user } = await show(at('registered-nurse'));
    await user.click(screen.getByRole('link', { name: 'Pharmacist' }));
    await waitFor(() => expect(heading('Pharmacist')).toBeVisible());
  });
});
