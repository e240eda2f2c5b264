import { getUsage, type UsageSummary } from '@trio/contracts/usage';
import { screen, within, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { UsagePage } from './usage-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const admin = accountOf('admin');
const t = words.en;

const nothing: UsageSummary = {
  days: [],
  totals: {
    signIns: { student: 0, school: 0 },
    started: 0,
    abandoned: 0,
    completedFirst: 0,
    completedAgain: 0,
    pageViews: 0,
  },
  languages: { en: 0, fr: 0 },
  abandons: [],
  cards: [],
  looks: [],
  openedCareers: [],
};
const some: UsageSummary = {
  ...nothing,
  totals: { ...nothing.totals, pageViews: 4, abandoned: 2 },
  languages: { en: 4, fr: 0 },
  abandons: [{ step: null, count: 2 }],
};

for (const language of ['en', 'fr'] as const) {
  it(`shows that nothing was counted and offers a longer period in ${language}`, async () => {
    const say = words[language];
    const requests = server.on(getUsage, nothing);
    const { user } = await renderAs(server, admin, <UsagePage />, { at: '/?days=7', language });
    await waitFor(() => expect(screen.getByText(say('usage.nothing'))).toBeVisible());
    await user.click(screen.getByRole('link', { name: say('usage.longer') }));
    await waitFor(() =>
      expect(requests.map(({ query }) => query.get('days'))).toEqual(['7', '365']),
    );
    expect(screen.getByRole('link', { name: say('usage.days', { count: 365 }) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect.poll(() => screen.queryByRole('link', { name: say('usage.longer') })).toBeNull();
  });
}

it('shows a dash instead of a division by zero', async () => {
  server.on(getUsage, some);
  const { user } = await renderAs(server, admin, <UsagePage />);
  const sorts = within(
    await screen.findByRole('region', { name: t('usage.sorts.heading'), busy: false }),
  );
  await user.click(await sorts.findByText(t('usage.numbers')));
  const row = within(sorts.getByRole('row', { name: new RegExp(t('usage.sorts.abandoned'), 'u') }));
  expect(row.getAllByRole('cell').at(-1)).toHaveTextContent('-');
  expect(screen.getByText(t('usage.cards.none'))).toBeVisible();
  expect(screen.getByText(t('usage.time.none'))).toBeVisible();
});

it('requests 30 days for an invalid query string', async () => {
  const requests = server.on(getUsage, some);
  await renderAs(server, admin, <UsagePage />, { at: '/?days=8' });
  await screen.findByText(t('usage.cards.none'));
  expect(requests.map(({ query }) => query.get('days'))).toEqual(['30']);
});

it('shows the previous figures until the new ones are loaded', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(getUsage, async ({ query }) => {
    if (query.get('days') !== '7') return nothing;
    await answer.promise;
    return some;
  });
  const { user } = await renderAs(server, admin, <UsagePage />, { at: '/?days=365' });
  await screen.findByText(t('usage.nothing'));
  await user.click(screen.getByRole('link', { name: t('usage.days', { count: 7 }) }));
  await waitFor(() => expect(screen.getByText(t('usage.nothing'))).toBeVisible());
  // The data is still that of the longest window, so no longer one is offered.
  expect(screen.queryByRole('link', { name: t('usage.longer') })).toBeNull();
  answer.resolve();
  await waitFor(() => expect(screen.getByText(t('usage.cards.none'))).toBeVisible());
});

it('shows that the figures did not load and reloads them on request', async () => {
  server.on(getUsage, new Refusal('server/unavailable'));
  const { user } = await renderAs(server, admin, <UsagePage />);
  await waitFor(() => expect(screen.getByText(new RegExp(t('usage.failed'), 'u'))).toBeVisible());
  expect(screen.queryByRole('region', { name: t('usage.sorts.heading') })).toBeNull();
  server.on(getUsage, some);
  await user.click(screen.getByRole('button', { name: t('status.tryNow') }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: t('usage.sorts.heading') })).toBeVisible(),
  );
  expect(screen.queryByText(new RegExp(t('usage.failed'), 'u'))).toBeNull();
});

it.each([
  ['loading', noAnswer, t('panel.loading')],
  ['no visit', nothing, t('usage.nothing')],
  ['an error', new Refusal('server/error'), t('panel.retry')],
  ['figures', some, t('usage.cards.none')],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(getUsage, answer);
  await renderAs(server, admin, <UsagePage />);
  await screen.findAllByText(text);
  expect(await axeViolations()).toEqual([]);
});
